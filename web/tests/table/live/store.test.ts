import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StateMessage } from '$kit/api';
import { findTable, keepTable, type KeptTable } from '../../../src/mytables/device';
import type { WireSocket } from '$kit/engine/messages';
import { withHelp } from '../../../src/table/live/aid';
import { TableStore } from '../../../src/table/live/store.svelte';

class Wire implements WireSocket {
  binaryType = '';
  readyState = 0;
  onopen: WireSocket['onopen'] = null;
  onmessage: WireSocket['onmessage'] = null;
  onclose: WireSocket['onclose'] = null;
  onerror: WireSocket['onerror'] = null;
  sent: Record<string, unknown>[] = [];

  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  close() {
    this.readyState = 3;
  }

  start() {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }

  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
}

interface Given {
  invitation?: number;
  version?: number;
  type?: 'snapshot' | 'update';
  since?: number;
  status?: string;
  ready?: boolean;
  acts?: boolean;
  log?: number[];
}

const state = (seat: number | null, given: Given = {}): StateMessage =>
  ({
    type: given.type ?? 'snapshot',
    seat,
    version: given.version ?? 1,
    since: given.since ?? 0,
    table: {
      id: 'table-one',
      game: 'board',
      status: given.status ?? 'running',
      rematch: null,
      moved: 1_000,
      invitation: given.invitation,
      seats: [0, 1].map((number) => ({
        seat: number,
        kind: 'person',
        name: `P${number}`,
        taken: true,
        ready: given.ready ?? true,
      })),
    },
    position: {
      legal: [],
      acting: [],
      view: { seats: [] },
      result: null,
      draft: given.acts ? { steps: [], redo: 0, ends_turn: false, events: [] } : null,
    },
    log: (given.log ?? []).map((number) => ({ number, event: { name: 'turn', seat: 0, data: {} } })),
  }) as unknown as StateMessage;

const kept = (more: Partial<KeptTable> = {}): KeptTable => ({
  id: 'table-one',
  game: 'board',
  tokens: ['t0'],
  host: null,
  invite: 'i',
  at: 0,
  isOver: false,
  ended: null,
  ...more,
});

function refuse(wire: Wire, code: string, args: Record<string, unknown>) {
  wire.say({ type: 'error', code, message: '', arguments: args, key: null });
  wire.onclose?.({ code: 1008 } as CloseEvent);
}

function open(more: Partial<KeptTable> = {}, isStored = false) {
  if (isStored) keepTable('table-one', kept(more));
  const wires: Wire[] = [];
  const store = new TableStore(kept(more), {
    make: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
    random: () => 0.5,
  });
  store.open();
  const wire = () => wires.at(-1) ?? new Wire();
  wire().start();
  return { store, wire };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('a table on this device', () => {
  it('shows its seat, and keeps the table in mind', () => {
    const { store, wire } = open({ host: 'h' });
    expect(wire().sent[0]).toEqual({ type: 'hello', tokens: ['t0', 'h'], invite: 'i', versions: {} });
    expect(store.state).toBeNull();
    wire().say(state(1, { version: 3 }));
    expect([store.seat, store.seats, store.isHost, store.connection]).toEqual([1, [1], true, 'live']);
    expect(store.state?.version).toBe(3);
    expect(findTable('table-one')?.isOver).toBe(false);
    wire().say(state(1, { version: 4, status: 'over' }));
    expect(findTable('table-one')?.isOver).toBe(true);
    store.close();
  });

  it('asks for the new invitation when somebody was sent away, once', async () => {
    const told = { ok: true, json: () => Promise.resolve({ invite: 'new', number: 1 }) } as Response;
    const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new Error('cut')).mockResolvedValueOnce(told);
    const { store, wire } = open({ tokens: ['t0'] }, true);
    const hear = async (version: number, invitation?: number) => {
      wire().say(state(0, { version, status: 'lobby', invitation }));
      await vi.advanceTimersByTimeAsync(0);
    };
    await hear(2);
    expect(ask).not.toHaveBeenCalled();
    await hear(3, 1);
    expect([ask.mock.calls.length, store.invite]).toEqual([1, 'i']);
    await hear(4, 1);
    expect([ask.mock.calls.length, store.invite]).toEqual([2, 'new']);
    expect(ask.mock.calls[1]?.[0]).toContain('tables/table-one/invitation');
    expect(ask.mock.calls[1]?.[1]?.headers).toEqual({ authorization: 'Bearer t0' });
    expect(findTable('table-one')?.invite).toBe('new');
    await hear(5, 1);
    expect(ask).toHaveBeenCalledTimes(2);
    ask.mockRestore();
    store.close();
  });

  it('keeps when its game ended, however often it is opened afterwards', () => {
    vi.setSystemTime(2_000_000);
    const first = open();
    first.wire().say(state(1, { status: 'over' }));
    first.store.close();
    const ended = findTable('table-one')?.ended;
    expect(ended).toMatchObject({
      at: 1_000_000,
      players: [
        { name: 'P0', isMine: false },
        { name: 'P1', isMine: true },
      ],
    });
    vi.setSystemTime(9_000_000);
    const again = open();
    again.wire().say(state(1, { status: 'over', version: 2 }));
    again.store.close();
    expect(findTable('table-one')).toMatchObject({ at: 9_000_000, ended });
  });

  it('is busy until the state that a command leads to is there', () => {
    const { store, wire } = open();
    wire().say(state(0, { version: 4, acts: true }));
    store.step(65);
    const sent = wire().sent.at(-1);
    expect(sent).toMatchObject({ type: 'step', seat: 0, version: 4, action: 65 });
    expect(store.busy).toBe(true);
    store.undo();
    expect(wire().sent.at(-1)).toBe(sent);
    wire().say({ type: 'ack', key: sent?.['key'], seat: 0, version: 5, repeated: false });
    expect(store.busy).toBe(true);
    wire().say(state(0, { type: 'update', since: 4, version: 5, acts: true }));
    expect(store.busy).toBe(false);
    store.close();
  });

  it('names the version with every command about a draft', () => {
    const { store, wire } = open();
    wire().say(state(0, { version: 7, acts: true }));
    store.send({ type: 'step', action: 3, commit: true });
    expect(wire().sent.at(-1)).toMatchObject({ type: 'step', seat: 0, version: 7, action: 3, commit: true });
    store.send({ type: 'step', action: 4 });
    expect(wire().sent.at(-1)).toMatchObject({ action: 3 });
    store.send({ type: 'rename', name: 'Ana' });
    expect(wire().sent.at(-1)).not.toHaveProperty('version');
  });

  it('the log grows with updates and begins anew with a snapshot', () => {
    const { store, wire } = open();
    wire().say(state(0, { version: 2, log: [1, 2] }));
    wire().say(state(0, { type: 'update', since: 2, version: 3, log: [3] }));
    expect(store.state?.log.map((line) => line.number)).toEqual([1, 2, 3]);
    wire().say(state(0, { type: 'update', since: 2, version: 4, log: [3, 4] }));
    expect(store.state?.log.map((line) => line.number)).toEqual([1, 2, 3, 4]);
    wire().say(state(0, { version: 5, log: [9] }));
    expect(store.state?.log.map((line) => line.number)).toEqual([9]);
    store.close();
  });

  it('tells refusals, but not that its picture was old', () => {
    const { store, wire } = open();
    wire().say(state(0, { acts: true }));
    store.step(1);
    const key = wire().sent.at(-1)?.['key'];
    wire().say({ type: 'error', code: 'illegal', message: 'no', arguments: { action: 1 }, key });
    expect(store.refusal).toMatchObject({ code: 'illegal' });
    expect(store.busy).toBe(false);
    store.dismiss();
    wire().say({ type: 'error', code: 'stale', message: '', arguments: {}, key: null });
    expect(store.refusal).toBeNull();
    store.close();
  });

  it('forgets reactions after a while, and a hint with the next move', () => {
    const { store, wire } = open();
    wire().say(state(0, { version: 1, acts: true }));
    wire().say({ type: 'reaction', seat: 1, reaction: 'hello' });
    wire().say({
      type: 'hint',
      key: 'k',
      seat: 0,
      version: 1,
      level: 'priest',
      points: 20,
      plan: [],
      done: 0,
      others: [],
      reason: null,
      hopes: [],
      fears: [],
    });
    expect([store.reactions.length, store.hint?.version]).toEqual([1, 1]);
    vi.advanceTimersByTime(6000);
    expect(store.reactions).toEqual([]);
    wire().say(state(0, { type: 'update', since: 1, version: 2 }));
    expect(store.hint).toBeNull();
    store.close();
  });

  it('names its part of the shuffle once after a rematch', () => {
    const { store, wire } = open();
    wire().say(state(0, { status: 'lobby', ready: false }));
    wire().say(state(0, { status: 'lobby', ready: false, version: 2 }));
    const named = wire().sent.filter((message) => message['type'] === 'nonce');
    expect(named).toHaveLength(1);
    expect(String(named[0]?.['nonce'])).toMatch(/^[\w-]{22}$/);
    store.close();
  });

  it('asks why something cannot be done, and nothing waits for the answer', async () => {
    const { store, wire } = open();
    expect(await store.askWhy({ kinds: ['take'] })).toEqual([]); // not connected yet
    wire().say(state(0, { version: 3, acts: true }));
    const asked = store.askWhy({ kinds: ['take'], args: { piece: 'head' } });
    const question = wire().sent.at(-1) ?? {};
    expect(question).toMatchObject({ type: 'why', seat: 0, version: 3, kinds: ['take'], args: { piece: 'head' } });
    expect(store.busy).toBe(false);
    const { key } = question;
    wire().say({ type: 'ack', key, seat: 0, version: 3, repeated: false });
    wire().say({
      type: 'why',
      key,
      seat: 0,
      version: 3,
      reasons: [{ code: 'room', arguments: { room: 0 }, message: '' }],
    });
    expect(await asked).toEqual([{ code: 'room', arguments: { room: 0 }, message: '' }]);
    const again = store.askWhy({ kinds: ['take'] });
    wire().say({ type: 'error', code: 'stale', message: '', arguments: { version: 4 }, key: wire().sent.at(-1)?.key });
    expect(await again).toEqual([]);
    expect(store.refusal).toBeNull();
    store.step(5);
    expect(await store.askWhy({ kinds: ['take'] })).toEqual([]); // what it is about may change
  });

  it('says why a table cannot be opened', () => {
    const { store, wire } = open();
    refuse(wire(), 'bad-token', { number: 0 });
    expect(store.closedBy?.code).toBe('bad-token');
    expect(store.refusal).toBeNull();
    store.close();
  });

  it('plays on while the coach thinks', () => {
    const { store, wire } = open();
    wire().say(state(0, { version: 1, acts: true }));
    store.askHint();
    const first = wire().sent.at(-1);
    store.react('hello');
    expect([first?.['type'], store.busy]).toEqual(['hint', false]);
    store.step(3);
    expect([wire().sent.at(-1)?.['type'], store.busy]).toEqual(['step', true]);
    wire().say({ type: 'ack', key: wire().sent.at(-1)?.['key'], seat: 0, version: 2, repeated: false });
    wire().say(state(0, { type: 'update', since: 1, version: 2, acts: true }));
    wire().say({
      type: 'hint',
      key: first?.['key'],
      seat: 0,
      version: 1,
      level: 'priest',
      points: 20,
      plan: [],
      done: 0,
      others: [],
      reason: null,
      hopes: [],
      fears: [],
    });
    expect(store.hint).toBeNull();
    store.close();
  });

  it('keeps the refusal of a hint for the panel that asked', () => {
    const { store, wire } = open();
    wire().say(state(0, { version: 1, acts: true }));
    store.askHint();
    wire().say({ type: 'error', code: 'no-hint', message: '', arguments: {}, key: wire().sent.at(-1)?.['key'] });
    expect([store.hintRefusal?.code, store.refusal]).toEqual(['no-hint', null]);
    store.askHint();
    expect(store.hintRefusal).toBeNull();
    wire().say({ type: 'error', code: 'no-hint', message: '', arguments: {}, key: wire().sent.at(-1)?.['key'] });
    wire().say(state(0, { type: 'update', since: 1, version: 2, acts: true }));
    expect(store.hintRefusal).toBeNull();
    store.close();
  });

  it('is not busy for ever where a server has gone back to an older version', () => {
    const { store, wire } = open();
    wire().say(state(0, { version: 8, acts: true }));
    store.step(65);
    wire().say({ type: 'ack', key: wire().sent.at(-1)?.['key'], seat: 0, version: 9, repeated: false });
    wire().onclose?.({ code: 1006 } as CloseEvent);
    store.retry();
    wire().start();
    wire().say(state(0, { version: 3, acts: true }));
    expect(store.busy).toBe(false);
    store.close();
  });

  it('knows that a committed turn waits for the connection', () => {
    const { store, wire } = open();
    wire().say(state(0, { version: 4, acts: true }));
    wire().onclose?.({ code: 1006 } as CloseEvent);
    expect([store.isQueued, store.retryAt === null]).toEqual([false, false]);
    store.commit();
    expect(store.isQueued).toBe(true);
    store.close();
  });
});

describe('a token that holds nothing any more', () => {
  const onlyOne = (seat: number) => state(seat, { version: 5, acts: true });

  it('is dropped alone: the others of this device go on', () => {
    const { store, wire } = open({ tokens: ['t0', 't1'], host: 'h' }, true);
    wire().say(state(0, { acts: true }));
    wire().say(state(1));
    refuse(wire(), 'bad-token', { number: 1 });
    wire().start();
    expect(wire().sent[0]).toMatchObject({ tokens: ['t0', 'h'], versions: {} });
    expect(findTable('table-one')).toMatchObject({ tokens: ['t0'], host: 'h' });
    wire().say(onlyOne(0));
    expect([store.seats, store.seat, store.isHost, store.closedBy]).toEqual([[0], 0, true, null]);
    // Somebody at this device had that seat: they are told.
    expect(store.refusal?.code).toBe('seat-gone');
    expect(store.curtain).toBeNull();
    store.close();
  });

  it('gives way to the one that a recovery link brought to the same device', () => {
    const { store, wire } = open({ tokens: ['old'] }, true);
    wire().say(state(0, { acts: true }));
    keepTable('table-one', { tokens: ['fresh', 'old'] });
    refuse(wire(), 'bad-token', { number: 0 });
    wire().start();
    expect(wire().sent[0]).toMatchObject({ tokens: ['fresh'] });
    wire().say(onlyOne(0));
    expect([store.seat, store.refusal, findTable('table-one')?.tokens]).toEqual([0, null, ['fresh']]);
    store.close();
  });

  it('may be the one of the host', () => {
    const { store, wire } = open({ host: 'h' }, true);
    refuse(wire(), 'bad-token', { number: 1 });
    wire().start();
    expect(wire().sent[0]).toMatchObject({ tokens: ['t0'] });
    expect([store.isHost, findTable('table-one')]).toMatchObject([false, { tokens: ['t0'], host: null }]);
    store.close();
  });

  it('is not blamed for anything else', () => {
    const { store, wire } = open({}, true);
    refuse(wire(), 'other-rules', {});
    expect([store.closedBy?.code, findTable('table-one')?.tokens]).toEqual(['other-rules', ['t0']]);
    store.close();
  });
});

describe('several people at one device', () => {
  it('the seat follows the turn, from behind a curtain', () => {
    const { store, wire } = open({ tokens: ['t0', 't1'] });
    wire().say(state(0, { acts: true }));
    wire().say(state(1, { acts: false }));
    expect([store.seat, store.curtain]).toEqual([0, 0]);
    store.uncover();
    expect([store.seat, store.curtain]).toEqual([0, null]);
    wire().say(state(0, { version: 2, acts: false }));
    wire().say(state(1, { version: 2, acts: true }));
    expect([store.seat, store.curtain]).toEqual([0, 1]);
    store.uncover();
    expect([store.seat, store.curtain]).toEqual([1, null]);
    // While both choose, each finishes in peace.
    wire().say(state(0, { version: 3, acts: true }));
    expect([store.seat, store.curtain]).toEqual([1, null]);
    wire().say(state(1, { version: 3, acts: false }));
    expect(store.curtain).toBe(0);
    wire().say(state(0, { version: 4, status: 'over' }));
    wire().say(state(1, { version: 4, status: 'over' }));
    expect(store.curtain).toBeNull();
    store.close();
  });

  it('a page that is loaded anew begins behind the curtain, whoever looked before', () => {
    const { store, wire } = open({ tokens: ['t0', 't1'] });
    wire().say(state(0, { acts: false }));
    expect([store.curtain, store.waits(0)]).toEqual([0, false]);
    wire().say(state(1, { acts: true }));
    expect([store.curtain, store.waits(1)]).toEqual([1, true]);
    store.uncover();
    expect([store.seat, store.curtain]).toEqual([1, null]);
    store.close();
  });
});

describe('help', () => {
  const given = (help: string) => ({ table: { help }, position: { lens: {} } }) as unknown as StateMessage;

  it('is what the table allows, and no more than the reader wants', () => {
    expect(withHelp(given('match'), 'coach')).toEqual(given('match'));
    expect(withHelp(given('coach'), 'match')).toEqual(given('match'));
    expect(withHelp(given('coach'), 'off')).toEqual({ table: { help: 'off' }, position: { lens: null } });
  });
});
