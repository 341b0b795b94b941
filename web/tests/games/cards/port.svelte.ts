/** A card table that answers: its state can be changed, and it notes what it is told. */
import type { HintMessage, StateMessage } from '$kit/api';
import type { TablePort } from '$games/shared/port';
import type { Connection } from '$kit/network/socket';
import type { Refusal } from '$kit/network/refusal';

export class AnsweringTable implements TablePort {
  readonly seats = [0];
  readonly isHost = true;
  seat: number | null = 0;
  state = $state.raw<StateMessage | null>(null);
  connection: Connection = 'live';
  isQueued = false;
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<HintMessage | null>(null);
  hintRefusal = $state.raw<Refusal | null>(null);
  readonly here = [true];
  readonly spectators = 0;
  readonly reactions = [];
  readonly told: string[] = [];

  constructor(state: StateMessage) {
    this.state = state;
  }
  /** Shows a changed state, as an update does. */
  show(change: (state: StateMessage) => void): void {
    const next = structuredClone(this.state);
    if (!next) return;
    next.version += 1;
    change(next);
    this.state = next;
    this.busy = false;
  }
  #tell(what: string): void {
    this.told.push(what);
    this.busy = true;
  }
  step(action: number): void {
    this.#tell(`step ${action}`);
  }
  undo(): void {
    this.#tell('undo');
  }
  redo(): void {
    this.#tell('redo');
  }
  reset(): void {
    this.#tell('reset');
  }
  commit(): void {
    this.#tell('commit');
  }
  askHint(): void {
    this.told.push('hint');
  }
  resign(): void {}
  react(): void {}
  rematch(): void {}
  dismiss(): void {}
  send(): void {}
}
