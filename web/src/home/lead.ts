/** What the first screen leads with: the one thing to do next. */
import type { MyGame } from './mine';

export type Lead =
  /** It is the reader's turn somewhere. */
  | { kind: 'continue'; game: MyGame }
  /** The guided first game. */
  | { kind: 'first' }
  | { kind: 'daily' }
  | { kind: 'puzzle' }
  /** All done: a rival. */
  | { kind: 'new' };

export interface Known {
  /** In order: see `inOrder`. */
  games: readonly MyGame[];
  /** Finished games, lessons included. */
  finished: number;
  /** Tables that were ever begun here and are still known. */
  begun: number;
  /** Whether the deal of today has been played to its end, and a puzzle been tried today. */
  isDealDone: boolean;
  isPuzzleDone: boolean;
}

/** Who has finished no game and begun at most one is here for the first time. */
const BEGUN = 2;

export function leadOf({ games, finished, begun, isDealDone, isPuzzleDone }: Known): Lead {
  const [first] = games;
  if (first?.stage === 'turn') return { kind: 'continue', game: first };
  if (finished === 0 && begun < BEGUN) return { kind: 'first' };
  if (!isDealDone) return { kind: 'daily' };
  return isPuzzleDone ? { kind: 'new' } : { kind: 'puzzle' };
}
