/** How the engine does, for screens to show. */
import type { HostError } from './messages';
import type { Trouble } from './shelf';

export type Stage = 'off' | 'loading' | 'starting' | 'ready' | 'failed';

export class EngineStatus {
  stage = $state<Stage>('off');
  /** Bytes that are here. */
  loaded = $state(0);
  problem = $state.raw<HostError | null>(null);
  /** Why games are only in memory, if they are. */
  trouble = $state<Trouble | null>(null);
}
