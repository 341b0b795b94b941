/** What a screen at a table works with; `TableStore` is the real one, tests make their own. */
import type { HintMessage, ReasonData, StateMessage } from '$kit/api';
import type { Refusal } from '$kit/network/refusal';
import type { Connection } from '$kit/network/socket';

/** What a touched thing would be: kinds of actions, and as many of their arguments as are meant. */
export interface Touched {
  kinds: readonly string[];
  args?: Readonly<Record<string, string | number>>;
}

export interface TablePort {
  /** The seats that this device holds; none for a spectator. */
  readonly seats: readonly number[];
  readonly isHost: boolean;
  /** The seat that the screen shows (null: as a spectator sees it). */
  seat: number | null;
  /** The table as that seat sees it; null until the first snapshot is there. */
  readonly state: StateMessage | null;
  readonly connection: Connection;
  /** When the next attempt to connect is made, in milliseconds; null while one is under way. */
  readonly retryAt?: number | null;
  /** A turn was committed and waits for the connection. */
  readonly isQueued?: boolean;
  /** Whether a command is under way: buttons wait, nothing is guessed. */
  readonly busy: boolean;
  /** The last refusal, until it is dismissed. */
  readonly refusal: Refusal | null;
  readonly hint: HintMessage | null;
  /** Why the coach says nothing about this position, if it was asked and cannot. */
  readonly hintRefusal?: Refusal | null;
  readonly here: readonly boolean[];
  readonly spectators: number;
  /** It only shows a position of the past: nothing can be done at it, and nothing is news. */
  readonly isStill?: boolean;
  /** The page has a bar of its own above it, of so many pixels: the table leaves that room, and shows no bar there. */
  readonly above?: number;
  /** What somebody said last, if it is recent. */
  readonly reactions: readonly { seat: number; reaction: string; at: number }[];

  /** Adds a step to the draft; with `commit` the draft becomes public with it. */
  step(action: number, commit?: boolean): void;
  undo(): void;
  redo(): void;
  reset(): void;
  commit(): void;
  resign(): void;
  askHint(): void;
  /** Why something cannot be done now, the most telling reason first; none if nobody knows. */
  askWhy?(touched: Touched): Promise<readonly ReasonData[]>;
  react(reaction: string): void;
  rematch(): void;
  dismiss(): void;
  /** Connects now instead of later. */
  retry?(): void;
  /** Any other command, as in `docs/api.md`, without key, seat and version. */
  send(command: { type: string } & Record<string, unknown>): void;
  /** A command of the host, whatever seat is shown. */
  sendAsHost?(command: { type: string } & Record<string, unknown>): void;
  /** The address that brings others to this table; null where this device knows no invitation. */
  readonly invitation?: string | null;
  /** Makes an address that moves the shown seat to another device, once. */
  makeRecovery?(): Promise<string>;
}
