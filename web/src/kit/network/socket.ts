/**
 * The socket of one table: it says hello, comes back after every break, and sends again what was not acknowledged,
 * under the same key, so that nothing is carried out twice and nothing is lost.
 */
import type { ErrorMessage, Hello, ServerMessage } from '$kit/api';
import type { WireSocket } from '$kit/engine/messages';
import type { Refusal } from './refusal';

export type Connection = 'connecting' | 'live' | 'lost' | 'closing';

export interface Command {
  type: string;
  key: string;
  [field: string]: unknown;
}

export interface SocketOptions {
  url: string;
  /** Who we are, asked anew at every connection: versions grow. */
  hello: () => Hello;
  onmessage: (message: ServerMessage) => void;
  onconnection: (connection: Connection) => void;
  /** The server will not have us: a token or an invitation is good no more. */
  onrefused: (refusal: Refusal) => void;
  /** When the next attempt is made, in milliseconds; null while one is under way or none is needed. */
  onretry?: (at: number | null) => void;
  make?: (url: string) => WireSocket;
  random?: () => number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const PING_PATIENCE = 8_000;
/** Who comes back to the page waits for an answer and should not wait long. */
const WAKE_PATIENCE = 2_500;
const FATAL = new Set([
  ...['bad-token', 'no-table', 'bad-message', 'newer-release', 'other-rules'],
  // Of a page that is its own server.
  ...['damaged-here', 'internal-here', 'engine-unreached', 'engine-broken'],
]);
const OPEN = 1;

export class TableSocket {
  /** Sent and not answered, in order. */
  readonly pending = new Map<string, Command>();
  #options: SocketOptions;
  #socket: WireSocket | null = null;
  #isGreeted = false;
  #isStopped = false;
  #refusal: ErrorMessage | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #connection: Connection = 'connecting';

  constructor(options: SocketOptions) {
    this.#options = options;
  }

  open(): void {
    this.#isStopped = false;
    globalThis.addEventListener?.('online', this.retry);
    globalThis.document?.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  close(): void {
    this.#isStopped = true;
    globalThis.removeEventListener?.('online', this.retry);
    globalThis.document?.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    this.#drop();
  }

  /** Sends a command now or as soon as there is a connection, until it is answered. */
  send(command: Command): void {
    this.pending.set(command.key, command);
    if (this.#isGreeted) this.#write(command);
  }

  /** Gives up on a command: nobody waits for its answer any more. */
  forget(key: string): void {
    this.pending.delete(key);
  }

  /** Connects now instead of later. */
  retry = (): void => {
    if (this.#isStopped || this.#isGreeted) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  /** A device that slept may not have noticed that its connection is gone. */
  #wake = (): void => {
    if (this.#isStopped || document.visibilityState !== 'visible') return;
    if (!this.#isGreeted) {
      this.retry();
      return;
    }
    this.#write({ type: 'ping' });
    this.#watch(WAKE_PATIENCE);
  };

  #tell(connection: Connection): void {
    if (connection === this.#connection) return;
    this.#connection = connection;
    this.#options.onconnection(connection);
  }

  #write(message: object): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isGreeted = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    try {
      socket.close();
    } catch {
      // It was closed already.
    }
  }

  #connect(): void {
    this.#drop();
    this.#refusal = null;
    this.#options.onretry?.(null);
    let socket: WireSocket;
    try {
      socket = (this.#options.make ?? ((url) => new WebSocket(url) as unknown as WireSocket))(this.#options.url);
    } catch {
      this.#later();
      return;
    }
    this.#socket = socket;
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => this.#write(this.#options.hello());
    socket.onmessage = (event) => this.#receive(event.data);
    socket.onerror = () => undefined;
    socket.onclose = (event) => this.#closed(event.code);
    this.#watch(PING_PATIENCE);
  }

  /** Expects a sign of life within a time; without one the connection counts as lost. */
  #watch(patience: number): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#closed(1006), patience);
  }

  #rest(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      this.#write({ type: 'ping' });
      this.#watch(PING_PATIENCE);
    }, PING_EVERY);
  }

  #receive(data: unknown): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(
        typeof data === 'string' ? data : new TextDecoder().decode(data as ArrayBuffer),
      ) as ServerMessage;
    } catch {
      return;
    }
    this.#rest();
    if (message.type === 'error' && message.key === null && FATAL.has(message.code)) {
      // Said once, when the server closes the connection.
      this.#refusal = message;
      return;
    }
    if (message.type === 'closing') this.#tell('closing');
    if ((message.type === 'snapshot' || message.type === 'update') && !this.#isGreeted) {
      this.#isGreeted = true;
      this.#tries = 0;
      // What is given in answer to this message goes out by itself.
      const waiting = [...this.pending.values()];
      this.#options.onmessage(message);
      this.#tell('live');
      for (const command of waiting) this.#write(command);
      return;
    }
    if (message.type === 'ack' || message.type === 'error') {
      // A server that stops or is too busy has not carried it out, or may have: ask again.
      const why = message.type === 'error' ? message.code : '';
      const command = message.key === null ? undefined : this.pending.get(message.key);
      if (command && (why === 'closing' || why === 'too-many')) {
        if (why === 'too-many')
          setTimeout(() => this.#isGreeted && this.pending.has(command.key) && this.#write(command), 1000);
        return;
      }
      if (message.key !== null) this.pending.delete(message.key);
    }
    this.#options.onmessage(message);
  }

  #closed(code: number): void {
    if (this.#isStopped) return;
    this.#drop();
    clearTimeout(this.#ping);
    if (this.#refusal && code === 1008) {
      const { code: why, message, arguments: args } = this.#refusal;
      this.close();
      this.#tell('lost');
      this.#options.onrefused({ code: why, message, arguments: args });
      return;
    }
    if (this.#connection !== 'closing') this.#tell('lost');
    this.#later();
  }

  #later(): void {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    const spread = 0.75 + 0.5 * (this.#options.random ?? Math.random)();
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait * spread);
    this.#options.onretry?.(Date.now() + wait * spread);
  }
}
