/* eslint-disable svelte/prefer-svelte-reactivity -- maps are replaced as a whole, sets are never shown */
/** A table on this device: one socket, what each of its seats sees, and the commands they give. */
import type { ErrorMessage, Hello, HintMessage, LogData, ReasonData, ServerMessage, StateMessage } from '$kit/api';
import { dropToken, findTable, keepTable, type KeptTable } from '../../mytables/device';
import { fetchInvitation, fetchRecovery, liveUrl, lookAt } from '$kit/network/api';
import { isHere } from '$kit/network/place.svelte';
import { localSocket } from '$kit/network/local';
import { TableSocket, type Command, type SocketOptions } from '$kit/network/socket';
import { newKey, newNonce } from '$kit/network/random';
import { inviteLink, recoveryLink } from '$kit/page/router.svelte';
import { shell } from '$kit/page/shell.svelte';
import { withHelp } from './aid';
import { keepEnd } from '../../mytables/ending';
import type { TablePort, Touched } from '$games/shared/port';
import type { Connection } from '$kit/network/socket';
import type { Refusal } from '$kit/network/refusal';

const RECENT = 6000;
/** Refusals that only mean that our picture was old: a fresh one follows. */
const QUIET = new Set(['stale', 'has-nonce']);
/** Commands about a draft: each names the version it was decided on. */
const DRAFTING = new Set(['step', 'undo', 'redo', 'reset', 'commit']);
/** Commands that change nothing at the table: play goes on while they are under way. */
const ASIDE = new Set(['hint', 'react', 'why']);

type Reader = number | null;
type Reaction = { seat: number; reaction: string; at: number };

export class TableStore implements TablePort {
  readonly id: string;
  #kept: KeptTable;
  #socket: TableSocket;
  #states = $state.raw<ReadonlyMap<Reader, StateMessage>>(new Map());
  #shown = $state<Reader>(null);
  #pending = $state.raw<readonly Command[]>([]);
  /** The tokens that the server was shown last, in that order. */
  #greeted: readonly string[] = [];
  /** Several people share this device, and none of them has said yet who looks. */
  #isCovered: boolean;
  #hintKey = '';
  /** By seat: the version that an acknowledged command leads to. */
  #awaited = $state.raw<Readonly<Record<string, number>>>({});
  #quiet = new Set<string>();
  /** Questions that nothing waits for, by key, with who gets the answer. */
  #questions = new Map<string, (reasons: readonly ReasonData[]) => void>();
  #isNamed = new Set<number>();
  /** The number of the invitation that is kept here: 0 for the first one. */
  #invitation = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  connection = $state<Connection>('connecting');
  refusal = $state.raw<Refusal | null>(null);
  /** Why this table cannot be opened here at all. */
  closedBy = $state.raw<Refusal | null>(null);
  retryAt = $state<number | null>(null);
  hint = $state.raw<HintMessage | null>(null);
  hintRefusal = $state.raw<Refusal | null>(null);
  here = $state.raw<readonly boolean[]>([]);
  spectators = $state(0);
  reactions = $state.raw<readonly Reaction[]>([]);
  /** Several people share this device, and another one of them is to take it: nothing is shown until `uncover`. */
  curtain = $state<number | null>(null);

  constructor(kept: KeptTable, socket: Partial<Pick<SocketOptions, 'make' | 'random'>> = {}) {
    this.id = kept.id;
    this.#kept = $state.raw(kept);
    this.#isCovered = kept.tokens.length > 1;
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
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  retry(): void {
    this.#socket.retry();
  }

  /** Goes on without a token that holds nothing any more; the others of this device are as good as before. */
  #turnAway(refusal: Refusal): void {
    const bad = refusal.code === 'bad-token' ? this.#greeted[Number(refusal.arguments['number'])] : undefined;
    if (bad !== undefined) {
      dropToken(this.id, bad);
      // Another page of this device may have got new ones meanwhile.
      const stored = findTable(this.id);
      const tokens = [...new Set([...this.#kept.tokens, ...(stored?.tokens ?? [])])].filter((token) => token !== bad);
      const host = this.#kept.host === bad ? null : this.#kept.host;
      this.#kept = { ...this.#kept, tokens, host };
      if (tokens.length > 0 || host !== null) {
        const isFewer = tokens.length < this.seats.length;
        this.#beginAnew();
        if (isFewer) this.refusal = { ...refusal, code: 'seat-gone' };
        return;
      }
    }
    this.closedBy = refusal;
  }

  #beginAnew(): void {
    this.#states = new Map();
    this.#shown = null;
    this.#awaited = {};
    this.#isCovered = this.#kept.tokens.length > 1;
    this.curtain = null;
    this.#socket.open();
  }

  get seats(): readonly number[] {
    return [...this.#states.keys()].filter((seat) => seat !== null).sort((a, b) => a - b);
  }

  get isHost(): boolean {
    return this.#kept.host !== null;
  }

  get invite(): string | null {
    return this.#kept.invite;
  }

  get invitation(): string | null {
    const isListed = this.state?.table.listed === true;
    return isListed || this.#kept.invite ? inviteLink(this.id, isListed ? null : this.#kept.invite) : null;
  }

  /** Nobody else can come to a table of this page. */
  get makeRecovery(): (() => Promise<string>) | undefined {
    return isHere(this.id) ? undefined : () => this.#makeRecovery();
  }

  async #makeRecovery(): Promise<string> {
    let token = this.#kept.tokens[0] ?? '';
    // With several seats on this device, the server knows which token holds which.
    if (this.#kept.tokens.length > 1) {
      for (const each of this.#kept.tokens)
        if ((await lookAt(this.id, { token: each })).seat === this.#shown) token = each;
    }
    return recoveryLink(await fetchRecovery(this.id, { token }));
  }

  /** A secret that shows this table to its API. */
  get secrets(): { token: string | null; invite: string | null } {
    return { token: this.#kept.tokens[0] ?? this.#kept.host, invite: this.#kept.invite };
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
    this.#isCovered = false;
    if (this.curtain !== null) this.seat = this.curtain;
    this.curtain = null;
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
    const tokens = [...this.#kept.tokens, ...(this.#kept.host === null ? [] : [this.#kept.host])];
    this.#greeted = tokens;
    const versions: Record<string, number> = {};
    for (const [seat, state] of this.#states) versions[seat === null ? 'spectator' : String(seat)] = state.version;
    return { type: 'hello', tokens: tokens as NonNullable<Hello['tokens']>, invite: this.#kept.invite, versions };
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
        this.#hear({ seat: message.seat, reaction: message.reaction, at: Date.now() });
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

  #hear(reaction: Reaction): void {
    this.reactions = [...this.reactions.filter((old) => old.seat !== reaction.seat), reaction];
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.reactions = this.reactions.filter((old) => old !== reaction);
    }, RECENT);
    this.#timers.add(timer);
  }

  /** Keeps the new invitation, if somebody was sent away: the old one opens nothing any more. */
  async #renewInvitation(number: number): Promise<void> {
    const token = this.secrets.token;
    if (number === this.#invitation || token === null) return;
    this.#invitation = number;
    try {
      const { invite } = await fetchInvitation(this.id, { token });
      this.#kept = { ...this.#kept, invite };
      keepTable(this.id, { invite });
    } catch {
      // The next state tells of it again.
      this.#invitation = 0;
    }
  }

  #see(message: StateMessage): void {
    void this.#renewInvitation(message.table.invitation ?? 0);
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

  /** With several seats on this device, the one shown follows the turn, from behind a curtain. */
  #follow(): void {
    const seats = this.seats;
    const state = this.state;
    if (!state || (seats.length < 2 && !this.#isCovered)) return;
    if (state.table.status !== 'running') {
      this.curtain = null;
      return;
    }
    const waiting = seats.find((seat) => this.waits(seat));
    if (this.#isCovered) {
      this.curtain = waiting ?? seats[0] ?? null;
      return;
    }
    const next = this.#shown !== null && this.waits(this.#shown) ? this.#shown : waiting;
    if (next === undefined || next === this.#shown) {
      if (next === this.#shown && this.curtain !== null && this.curtain !== next) this.curtain = null;
      return;
    }
    this.curtain = next;
  }
}

/** An update's log begins where the last message ended. */
function mergeLog(old: StateMessage | undefined, fresh: StateMessage): LogData[] {
  if (fresh.type === 'snapshot' || !old || fresh.since === 0) return fresh.log;
  if (fresh.since >= old.version) return [...old.log, ...fresh.log];
  const first = fresh.log[0]?.number ?? Infinity;
  return [...old.log.filter((line) => line.number < first), ...fresh.log];
}
