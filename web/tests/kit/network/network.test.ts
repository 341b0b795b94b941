import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hello, ServerMessage, StateMessage } from '$kit/api';
import { Refused, apiUrl, asRefusal, createTable, liveUrl } from '$kit/network/api';
import type { WireSocket } from '$kit/engine/messages';
import { TableSocket } from '$kit/network/socket';
import type { Connection } from '$kit/network/socket';
import type { Refusal } from '$kit/network/refusal';

class FakeSocket implements WireSocket {
  static made: FakeSocket[] = [];
  binaryType = '';
  readyState = 0;
  onopen: WireSocket['onopen'] = null;
  onmessage: WireSocket['onmessage'] = null;
  onclose: WireSocket['onclose'] = null;
  onerror: WireSocket['onerror'] = null;
  sent: Record<string, unknown>[] = [];
  isClosed = false;

  constructor() {
    FakeSocket.made.push(this);
  }

  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  close() {
    this.isClosed = true;
    this.readyState = 3;
  }

  open() {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }

  say(message: object) {
    const data = new TextEncoder().encode(JSON.stringify(message));
    this.onmessage?.({ data: data.buffer } as unknown as MessageEvent);
  }

  break(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

const snapshot = { type: 'snapshot', seat: 0, version: 1, since: 0, log: [] } as unknown as StateMessage;
const last = () => {
  const socket = FakeSocket.made.at(-1);
  if (!socket) throw new Error('no socket');
  return socket;
};

function make() {
  const heard: ServerMessage[] = [];
  const connections: Connection[] = [];
  const refusals: Refusal[] = [];
  const retries: (number | null)[] = [];
  let version = 1;
  const socket = new TableSocket({
    url: 'ws://x/live',
    hello: (): Hello => ({ type: 'hello', tokens: ['t'], versions: { 0: version++ } }),
    onmessage: (message) => heard.push(message),
    onconnection: (connection) => connections.push(connection),
    onrefused: (refusal) => refusals.push(refusal),
    onretry: (at) => retries.push(at),
    make: () => new FakeSocket(),
    random: () => 0.5,
  });
  socket.open();
  return { socket, heard, connections, refusals, retries };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the socket of a table', () => {
  it('says hello, then hears', () => {
    const { socket, heard, connections } = make();
    last().open();
    expect(last().sent).toEqual([{ type: 'hello', tokens: ['t'], versions: { 0: 1 } }]);
    last().say(snapshot);
    expect(connections).toEqual(['live']);
    expect(heard).toHaveLength(1);
    socket.close();
    expect(last().isClosed).toBe(true);
  });

  it('sends a command again under the same key after a break, until it is answered', () => {
    const { socket, connections } = make();
    last().open();
    last().say(snapshot);
    socket.send({ type: 'undo', key: 'k1', seat: 0, version: 1 });
    expect(last().sent.at(-1)).toMatchObject({ type: 'undo', key: 'k1' });
    last().break();
    expect(connections.at(-1)).toBe('lost');
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(2);
    last().open();
    // Not before the server knows who we are.
    expect(last().sent).toEqual([{ type: 'hello', tokens: ['t'], versions: { 0: 2 } }]);
    last().say({ ...snapshot, type: 'update' });
    expect(last().sent.at(-1)).toEqual({ type: 'undo', key: 'k1', seat: 0, version: 1 });
    last().say({ type: 'ack', key: 'k1', seat: 0, version: 2, repeated: true });
    expect(socket.pending.size).toBe(0);
    last().break();
    vi.advanceTimersByTime(400);
    last().open();
    last().say(snapshot);
    expect(last().sent).toHaveLength(1);
    socket.close();
  });

  it('waits longer after every failure, and starts anew once it worked', () => {
    const { socket } = make();
    const waits: number[] = [];
    for (let i = 0; i < 7; i++) {
      last().break();
      const count = FakeSocket.made.length;
      let waited = 0;
      while (FakeSocket.made.length === count) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 10000, 10000]);
    last().open();
    last().say(snapshot);
    last().break();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(9);
    socket.close();
  });

  it('keeps what a stopping server refuses, and says that it restarts', () => {
    const { socket, connections, heard } = make();
    last().open();
    last().say(snapshot);
    socket.send({ type: 'commit', key: 'c', seat: 0, version: 1 });
    last().say({ type: 'closing' });
    last().say({ type: 'error', code: 'closing', message: '', arguments: {}, key: 'c' });
    last().break(1012);
    expect(connections.at(-1)).toBe('closing');
    expect(heard.map((message) => message.type)).toEqual(['snapshot', 'closing']);
    vi.advanceTimersByTime(400);
    last().open();
    last().say(snapshot);
    expect(last().sent.at(-1)).toMatchObject({ key: 'c' });
    expect(connections.at(-1)).toBe('live');
    socket.close();
  });

  it('asks for a sign of life, and gives up on a dead connection', () => {
    const { socket, connections } = make();
    last().open();
    last().say(snapshot);
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    last().say({ type: 'pong' });
    vi.advanceTimersByTime(20_000);
    vi.advanceTimersByTime(8_000);
    expect(connections.at(-1)).toBe('lost');
    socket.close();
  });

  it('looks at once whether it still lives when the page is seen again', () => {
    const { socket, connections } = make();
    last().open();
    last().say(snapshot);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(3_000);
    expect(connections.at(-1)).toBe('lost');
    const { length } = FakeSocket.made;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.made).toHaveLength(length + 1);
    socket.close();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.made).toHaveLength(length + 1);
  });

  it('says when it tries again, and tries at once when asked', () => {
    const { socket, retries } = make();
    expect(retries).toEqual([null]);
    last().break();
    expect(retries).toEqual([null, Date.now() + 400]);
    socket.retry();
    expect(FakeSocket.made).toHaveLength(2);
    expect(retries.at(-1)).toBeNull();
    socket.close();
  });

  it('does not ask again for what nobody waits for', () => {
    const { socket } = make();
    last().open();
    last().say(snapshot);
    socket.send({ type: 'hint', key: 'h', seat: 0, version: 1 });
    socket.forget('h');
    last().break();
    vi.advanceTimersByTime(400);
    last().open();
    last().say(snapshot);
    expect(last().sent).toHaveLength(1);
    socket.close();
  });

  it('does not come back where it is not wanted', () => {
    const { refusals, heard } = make();
    last().open();
    last().say({ type: 'error', code: 'no-table', message: 'no', arguments: {}, key: null });
    last().break(1008);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(refusals).toEqual([{ code: 'no-table', message: 'no', arguments: {} }]);
    // Said once is enough.
    expect(heard).toEqual([]);
  });
});

describe('the HTTP API', () => {
  it('lies beside the page, under any path', () => {
    expect(apiUrl('tables', 'https://a.example/coatl/#/t/x')).toBe('https://a.example/coatl/api/tables');
    expect(liveUrl('abc', 'https://a.example/')).toBe('wss://a.example/api/tables/abc/live');
    expect(liveUrl('abc', 'http://a.example:8080/x/')).toBe('ws://a.example:8080/x/api/tables/abc/live');
  });

  it('throws refusals with code and arguments', async () => {
    const refuse = () =>
      Promise.resolve(
        new Response(JSON.stringify({ code: 'taken', message: 'm', arguments: { seat: 1 } }), { status: 409 }),
      );
    vi.stubGlobal('fetch', vi.fn(refuse));
    const error = await createTable({ seats: [{}] }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Refused);
    expect(asRefusal(error)).toEqual({ code: 'taken', message: 'm', arguments: { seat: 1 } });
  });

  it('says when the server cannot be reached, or only a proxy answers', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('down'))),
    );
    expect(asRefusal(await createTable({ seats: [{}] }).catch((e: unknown) => e)).code).toBe('no-connection');
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(new Response('<html>', { status: 502 }))),
    );
    expect(asRefusal(await createTable({ seats: [{}] }).catch((e: unknown) => e)).code).toBe('no-connection');
    expect(asRefusal('x').code).toBe('unknown');
  });
});
