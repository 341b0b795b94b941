/** A table with one question on it: steps are asked about anew each time, and nothing is kept anywhere else. */
import type { StateMessage } from '$kit/api';
import type { Connection } from '$kit/network/socket';
import type { TablePort } from '$games/shared/port';

export interface Acting {
  /** Asks for the table after these steps; the last one may say that this is it, if the try is over then. */
  show(steps: readonly number[], isLast?: boolean): void;
  /** This is it. */
  commit(): void;
}

export class PuzzleTable implements TablePort {
  readonly isHost = false;
  readonly connection: Connection = 'live';
  readonly refusal = null;
  readonly hint = null;
  readonly here: readonly boolean[] = [];
  readonly spectators = 0;
  readonly reactions = [];
  state = $state.raw<StateMessage | null>(null);
  busy = $state(false);
  above = $state(1);
  steps: readonly number[] = [];
  #undone: readonly number[] = [];
  readonly #acting: Acting;

  constructor(acting: Acting) {
    this.#acting = acting;
  }

  get seats(): readonly number[] {
    return this.state?.seat === null || !this.state ? [] : [this.state.seat];
  }
  get seat(): number | null {
    return this.state?.seat ?? null;
  }
  set seat(_: number | null) {
    // A puzzle is asked of one seat.
  }
  get undone(): number {
    return this.#undone.length;
  }

  step(action: number, commit = false): void {
    if (this.busy) return;
    this.#undone = [];
    this.#take([...this.steps, action], commit);
  }
  undo(): void {
    const last = this.steps.at(-1);
    if (this.busy || last === undefined) return;
    this.#undone = [...this.#undone, last];
    this.#take(this.steps.slice(0, -1));
  }
  redo(): void {
    const last = this.#undone.at(-1);
    if (this.busy || last === undefined) return;
    this.#undone = this.#undone.slice(0, -1);
    this.#take([...this.steps, last]);
  }
  reset(): void {
    if (this.busy || !this.steps.length) return;
    this.#undone = [...this.#undone, ...[...this.steps].reverse()];
    this.#take([]);
  }
  /** Another question, or the same one from the beginning. */
  clear(): void {
    this.#undone = [];
    this.steps = [];
  }
  commit(): void {
    if (this.steps.length) this.#acting.commit();
  }
  resign(): void {}
  askHint(): void {}
  react(): void {}
  rematch(): void {}
  dismiss(): void {}
  send(): void {}

  #take(steps: readonly number[], isLast = false): void {
    this.steps = steps;
    this.#acting.show(steps, isLast);
  }
}
