/** A table that only shows: a position of the past. Nothing can be done at it. */
import type { StateMessage } from '$kit/api';
import type { TablePort } from '$games/shared/port';
import type { Connection } from '$kit/network/socket';

export class StillTable implements TablePort {
  readonly isStill = true;
  readonly seats: readonly number[] = [];
  readonly isHost = false;
  readonly connection: Connection = 'live';
  readonly busy = false;
  readonly refusal = null;
  readonly hint = null;
  readonly here: readonly boolean[] = [];
  readonly spectators = 0;
  readonly reactions = [];
  state = $state.raw<StateMessage | null>(null);

  get seat(): number | null {
    return this.state?.seat ?? null;
  }
  set seat(_: number | null) {
    // Whose eyes it is seen through is chosen outside.
  }

  step(): void {}
  undo(): void {}
  redo(): void {}
  reset(): void {}
  commit(): void {}
  resign(): void {}
  askHint(): void {}
  react(): void {}
  rematch(): void {}
  dismiss(): void {}
  send(): void {}
}
