/** A table that keeps what it is told. */
import type { HintMessage, StateMessage } from '$kit/api';
import type { TablePort } from '$games/shared/port';
import type { Connection } from '$kit/network/socket';
import type { Refusal } from '$kit/network/refusal';
import fixtures from './states.json';

export const STATES = fixtures.states as unknown as Record<keyof typeof fixtures.states, StateMessage>;
export const HINT = fixtures.hint as unknown as HintMessage;
export const NAMES = Object.keys(fixtures.states) as (keyof typeof fixtures.states)[];

export class TestPort implements TablePort {
  readonly seats = [0];
  isHost = false;
  seat: number | null = 0;
  state = $state.raw<StateMessage | null>(null);
  connection = $state<Connection>('live');
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<HintMessage | null>(null);
  hintRefusal = $state.raw<Refusal | null>(null);
  retryAt = $state<number | null>(null);
  isQueued = $state(false);
  here: boolean[] = [];
  spectators = 0;
  reactions = $state.raw<TablePort['reactions']>([]);
  readonly sent: Record<string, unknown>[] = [];

  constructor(state: StateMessage) {
    this.state = state;
  }
  send(command: { type: string } & Record<string, unknown>): void {
    this.sent.push(command);
  }
  sendAsHost(command: { type: string } & Record<string, unknown>): void {
    this.sent.push({ ...command, host: true });
  }
  step(action: number, commit = false): void {
    this.send(commit ? { type: 'step', action, commit } : { type: 'step', action });
  }
  undo(): void {
    this.send({ type: 'undo' });
  }
  redo(): void {
    this.send({ type: 'redo' });
  }
  reset(): void {
    this.send({ type: 'reset' });
  }
  commit(): void {
    this.send({ type: 'commit' });
  }
  resign(): void {
    this.send({ type: 'resign' });
  }
  askHint(): void {
    this.send({ type: 'hint' });
  }
  react(reaction: string): void {
    this.send({ type: 'react', reaction });
  }
  rematch(): void {
    this.send({ type: 'rematch' });
  }
  retry(): void {
    this.send({ type: 'retry' });
  }
  dismiss(): void {
    this.refusal = null;
  }
}
