/* eslint-disable svelte/prefer-svelte-reactivity -- maps are replaced as a whole, sets are never shown */
/** A table on this device: one socket, what each of its seats sees, and the commands they give. */
import type { ErrorMessage, Hello, HintMessage, ReasonData, ServerMessage, StateMessage } from '$kit/api';
import type { KeptTable } from '../../mytables/device';
import { liveUrl } from '$kit/network/api';
import { isHere } from '$kit/network/place.svelte';
import { localSocket } from '$kit/network/local';
import { TableSocket, type Command, type SocketOptions } from '$kit/network/socket';
import { newKey, newNonce } from '$kit/network/random';
import { shell } from '$kit/page/shell.svelte';
import { Access } from './access.svelte';
import { withHelp } from './aid';
import { Covered } from './covered.svelte';
import { mergeLog } from './log';
import { Reactions, type Reaction } from './reactions.svelte';
import { keepEnd } from '../../mytables/ending';
import type { TablePort, Touched } from '$games/shared/port';
import type { Connection } from '$kit/network/socket';
import type { Refusal } from '$kit/network/refusal';

/** Refusals that only mean that our picture was old: a fresh one follows. */
const QUIET = new Set(['stale', 'has-nonce']);
/** Commands about a draft: each names the version it was decided on. */
const DRAFTING = new Set(['step', 'undo', 'redo', 'reset', 'commit']);
/** Commands that change nothing at the table: play goes on while they are under way. */
const ASIDE = new Set(['hint', 'react', 'why']);

type Reader = number | null;

export class TableStore implements TablePort {
  readonly id: string;
  readonly #access: Access;
  readonly #covered = new Covered();
  readonly #reactions = new Reactions();
  #socket: TableSocket;
  #states = $state.raw<ReadonlyMap<Reader, StateMessage>>(new Map());
  #shown = $state<Reader>(null);
  #pending = $state.raw<readonly Command[]>([]);
  /** The tokens that the server was shown last, in that order. */
  #greeted: readonly string[] = [];
  #hintKey = '';
  /** By seat: the version that an acknowledged command leads to. */
  #awaited = $state.raw<Readonly<Record<string, number>>>({});
  #quiet = new Set<string>();
  /** Questions that nothing waits for, by key, with who gets the answer. */
  #questions = new Map<string, (reasons: readonly ReasonData[]) => void>();
  #isNamed = new Set<number>();

  connection = $state<Connection>('connecting');
  refusal = $state.raw<Refusal | null>(null);
  /** Why this table cannot be opened here at all. */
  closedBy = $state.raw<Refusal | null>(null);
  retryAt = $state<number | null>(null);
  hint = $state.raw<HintMessage | null>(null);
  hintRefusal = $state.raw<Refusal | null>(null);
  here = $state.raw<readonly boolean[]>([]);
  spectators = $state(0);

  constructor(kept: KeptTable, socket: Partial<Pick<SocketOptions, 'make' | 'random'>> = {}) {
    this.id = kept.id;
    this.#access = new Access(kept);
    this.#covered.begin(this.#access.people);
    this.#socket = new TableSocket({
      url: liveUrl(kept.id),
      hello: () => this.#hello(),
      onmessage: (message) => this.#take(message),
      onconnection: (connection) => (this.connection = connection),
      onrefused: (refusal) => this.#turnAway(refusal),
      onretry: (at) => (this.retryAt = at),
      ...(isHere(kept.id) ? { make: () => localSocket(kept.id) } : {}),
      ...socket,
    });
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
    this.#reactions.stop();
  }

  retry(): void {
    this.#socket.retry();
  }

  /** Goes on without a token that holds nothing any more; the others of this device are as good as before. */
  #turnAway(refusal: Refusal): void {
    const bad = refusal.code === 'bad-token' ? this.#greeted[Number(refusal.arguments['number'])] : undefined;
    if (bad !== undefined && this.#access.drop(bad)) {
      const isFewer = this.#access.people < this.seats.length;
      this.#beginAnew();
      if (isFewer) this.refusal = { ...refusal, code: 'seat-gone' };
      return;
    }
    this.closedBy = refusal;
  }

  #beginAnew(): void {
    this.#states = new Map();
    this.#shown = null;
    this.#awaited = {};
    this.#covered.begin(this.#access.people);
    this.#socket.open();
  }

  get seats(): readonly number[] {
    return [...this.#states.keys()].filter((seat) => seat !== null).sort((a, b) => a - b);
  }

  get isHost(): boolean {
    return this.#access.isHost;
  }

  get invite(): string | null {
    return this.#access.invite;
  }

  get invitation(): string | null {
    return this.#access.link(this.state?.table.listed === true);
  }

  get makeRecovery(): (() => Promise<string>) | undefined {
    return this.#access.recovery(() => this.#shown);
  }

  /** A secret that shows this table to its API. */
  get secrets(): { token: string | null; invite: string | null } {
    return this.#access.secrets;
  }

  get reactions(): readonly Reaction[] {
    return this.#reactions.recent;
  }

  /** Several people share this device, and this one of them is to take it: nothing is shown until `uncover`. */
  get curtain(): number | null {
    return this.#covered.curtain;
  }

  get seat(): Reader {
    return this.#shown;
  }

  set seat(seat: Reader) {
    if (this.#states.has(seat)) this.#shown = seat;
  }

  #seen = $derived.by(() => {
    const state = this.#states.get(this.#shown);
    return state ? withHelp(state, shell.display.help) : null;
  });

  get state(): StateMessage | null {
    return this.#seen;
  }

  get busy(): boolean {
    if (this.#pending.some(({ type }) => !ASIDE.has(type))) return true;
    return Object.entries(this.#awaited).some(
      ([seat, version]) => (this.#states.get(Number(seat))?.version ?? version) < version,
    );
  }

  get isQueued(): boolean {
    return this.#pending.some((command) => command.type === 'commit' || command['commit'] === true);
  }

  /** Whether a seat of this device is to decide something. */
  waits(seat: number): boolean {
    return (this.#states.get(seat)?.position?.draft ?? null) !== null;
  }

  /** Lets the person whose turn it is look. */
  uncover(): void {
    const seat = this.#covered.uncover();
    if (seat !== null) this.seat = seat;
  }

  step(action: number, commit = false): void {
    this.#draft('step', commit ? { action, commit } : { action });
  }

  undo(): void {
    this.#draft('undo');
  }

  redo(): void {
    this.#draft('redo');
  }

  reset(): void {
    this.#draft('reset');
  }

  commit(): void {
    this.#draft('commit');
  }

  resign(): void {
    this.send({ type: 'resign' });
  }

  askHint(): void {
    // An answer about an older position is of no use.
    this.#socket.forget(this.#hintKey);
    this.hint = null;
    this.hintRefusal = null;
    this.#hintKey = this.#draft('hint');
    this.#count();
  }

  askWhy({ kinds, args = {} }: Touched): Promise<readonly ReasonData[]> {
    const { state, connection, busy } = this;
    const seat = this.#shown;
    if (!state || seat === null || busy || connection !== 'live') return Promise.resolve([]);
    const key = newKey();
    return new Promise((resolve) => {
      this.#questions.set(key, resolve);
      this.#socket.send({ type: 'why', key, seat, version: state.version, kinds, args });
    });
  }

  react(reaction: string): void {
    this.send({ type: 'react', reaction });
  }

  rematch(): void {
    this.send({ type: 'rematch' });
  }

  dismiss(): void {
    this.refusal = null;
  }

  send(command: { type: string } & Record<string, unknown>): void {
    const { type, ...more } = command;
    if (DRAFTING.has(type)) {
      this.#draft(type, more);
      return;
    }
    const seat = this.#shown;
    this.#give({ ...(seat === null ? {} : { seat }), ...command });
  }

  /** A command of the host, whatever seat is shown. */
  sendAsHost(command: { type: string } & Record<string, unknown>): void {
    this.#give(command);
  }

  #give(command: { type: string } & Record<string, unknown>): string {
    this.refusal = null;
    const whole: Command = { ...command, key: newKey() };
    this.#socket.send(whole);
    this.#count();
    return whole.key;
  }

  #answer(key: string, reasons: readonly ReasonData[]): boolean {
    this.#questions.get(key)?.(reasons);
    return this.#questions.delete(key);
  }

  #count(): void {
    this.#pending = [...this.#socket.pending.values()];
  }

  /** Returns the key of the command; empty if it was not given. */
  #draft(type: string, more: Record<string, unknown> = {}): string {
    const state = this.state;
    // One thing after the other.
    if (!state || this.#shown === null || this.busy) return '';
    return this.#give({ type, seat: this.#shown, version: state.version, ...more });
  }

  #hello(): Hello {
    this.#greeted = this.#access.shown;
    const tokens = [...this.#greeted];
    const versions: Record<string, number> = {};
    for (const [seat, state] of this.#states) versions[seat === null ? 'spectator' : String(seat)] = state.version;
    return { type: 'hello', tokens: tokens as NonNullable<Hello['tokens']>, invite: this.#access.invite, versions };
  }

  #take(message: ServerMessage): void {
    this.#count();
    switch (message.type) {
      case 'snapshot':
      case 'update':
        this.#see(message);
        break;
      case 'ack':
        if (message.seat !== null && message.key !== this.#hintKey && !this.#questions.has(message.key))
          this.#awaited = { ...this.#awaited, [message.seat]: message.version };
        break;
      case 'error':
        if (message.key !== null && (this.#quiet.delete(message.key) || this.#answer(message.key, []))) break;
        if (!QUIET.has(message.code)) this.#refuse(message);
        break;
      case 'presence':
        this.here = message.here;
        this.spectators = message.spectators;
        break;
      case 'reaction':
        this.#reactions.hear({ seat: message.seat, reaction: message.reaction, at: Date.now() });
        break;
      case 'hint':
        if (message.version === this.#states.get(message.seat)?.version) this.hint = message;
        break;
      case 'why':
        this.#answer(message.key, message.reasons);
        break;
    }
  }

  /** The coach's panel says itself why there is no hint. */
  #refuse({ code, arguments: args, message, key }: ErrorMessage): void {
    const refusal = { code, arguments: args, message };
    if (key !== null && key === this.#hintKey) this.hintRefusal = refusal;
    else this.refusal = refusal;
  }

  #see(message: StateMessage): void {
    void this.#access.renewInvitation(message.table.invitation ?? 0);
    const old = this.#states.get(message.seat);
    const isFirst = this.#states.size === 0;
    const states = new Map(this.#states);
    // Who sits down is a spectator no more.
    if (message.seat !== null) states.delete(null);
    states.set(message.seat, { ...message, log: mergeLog(old, message) });
    this.#states = states;
    // A snapshot is how things stand, whatever was promised before.
    if (message.type === 'snapshot' && message.seat !== null) this.#awaited = { ...this.#awaited, [message.seat]: 0 };
    if (message.version !== old?.version) this.hintRefusal = null;
    if (this.hint && this.hint.seat === message.seat && this.hint.version !== message.version) this.hint = null;
    if (isFirst || !states.has(this.#shown)) this.#shown = message.seat;
    if (message.seat !== null) this.#nameNonce(message.seat, message);
    this.#follow();
    keepEnd(this.id, [...states.values()], { at: Date.now() });
  }

  /** After a rematch a seat is held already, but has not named its part of the shuffle. */
  #nameNonce(seat: number, state: StateMessage): void {
    const mine = state.table.seats[seat];
    if (state.table.status !== 'lobby' || !mine?.taken || mine.ready || this.#isNamed.has(seat)) return;
    this.#isNamed.add(seat);
    const key = newKey();
    this.#quiet.add(key);
    this.#socket.send({ type: 'nonce', seat, nonce: newNonce(), key });
    this.#count();
  }

  #follow(): void {
    const { seats, state } = this;
    if (state)
      this.#covered.follow({
        seats,
        status: state.table.status,
        shown: this.#shown,
        waits: (seat) => this.waits(seat),
      });
  }
}
