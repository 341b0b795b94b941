/**
 * The engine of a page without a server: a worker with Python in it that hosts tables, and the storage beside it.
 *
 * A worker that thinks cannot be interrupted: one that is silent too long is ended, and a new one reads the tables again
 * from their entries. Sockets then break and come back, as with a server, so nothing is lost.
 */
import { files, folder, lock } from 'virtual:coatl-engine';
import type { FromHost, FromWorker, HostError, ToHost, ToWorker, WireSocket } from './messages';
import { Shelf } from './shelf';
import { EngineStatus } from './status.svelte';

/** Bytes that are fetched, once. */
export const ENGINE_BYTES = files.reduce((sum, { size }) => sum + size, 0);
/** Longer than any bot thinks, also on a slow phone. */
const SILENCE = 60_000;
const PULSE = 3000;
const OPEN = 1;
const CLOSED = 3;

export class HostRefused extends Error {
  constructor(readonly error: HostError) {
    super(error.message);
  }
}

type Question = { resolve: (data: unknown) => void; reject: (error: Error) => void };

export class Engine {
  readonly status = new EngineStatus();
  #worker: Worker | null = null;
  #make: () => Worker;
  #shelf: Shelf;
  #number = 0;
  #waiting: ToHost[] = [];
  #questions = new Map<number, Question>();
  #sockets = new Map<number, { socket: WireSocket; table: string }>();
  /** Messages that the worker has not taken yet. */
  #untaken = 0;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #others: BroadcastChannel | null = null;

  constructor(make: () => Worker = makeWorker, shelf?: Shelf) {
    this.#make = make;
    this.#shelf = shelf ?? new Shelf((trouble) => (this.status.trouble = trouble));
  }

  /** Begins to get ready; does nothing if that is under way. */
  warm(): void {
    if (this.#worker) return;
    this.status.stage = 'loading';
    this.status.loaded = 0;
    this.status.problem = null;
    this.#untaken = 0;
    const worker = this.#make();
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#worker === worker && this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault?.();
      if (this.#worker === worker) this.#fail({ code: 'engine-broken', message: event.message ?? '', arguments: {} });
    };
    this.#tell({ type: 'start', folder: new URL(`${folder}/`, document.baseURI).href, files, lock });
    this.#listen();
    // Screens that wait for their table learn that somebody is there.
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => {
      if (this.status.stage === 'ready' || this.status.stage === 'failed') clearInterval(this.#pulse);
      else for (const number of this.#sockets.keys()) this.#say(number, { type: 'pong' });
    }, PULSE);
  }

  /** Other pages of this device may play at the same tables. */
  #listen(): void {
    if (this.#others || !('BroadcastChannel' in globalThis)) return;
    this.#others = new BroadcastChannel('coatl.tables');
    this.#others.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.status.stage === 'ready') this.#give({ type: 'changed', table: data });
    };
  }

  /** Ends the worker and begins anew; tables are read again from their entries. */
  restart(): void {
    this.#end();
    this.warm();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    clearTimeout(this.#watch);
    for (const { reject } of this.#questions.values())
      reject(new HostRefused({ code: 'engine-restarted', message: '', arguments: {} }));
    this.#questions.clear();
    this.#waiting = [];
    const sockets = [...this.#sockets.values()];
    this.#sockets.clear();
    for (const { socket } of sockets) close(socket, 1006);
  }

  #fail(problem: HostError): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.status.stage = 'failed';
    this.status.problem = problem;
    clearTimeout(this.#watch);
    for (const { reject } of this.#questions.values()) reject(new HostRefused(problem));
    this.#questions.clear();
    this.#waiting = [];
    const sockets = [...this.#sockets.values()];
    this.#sockets.clear();
    for (const { socket } of sockets) {
      socket.onmessage?.(
        new MessageEvent('message', { data: JSON.stringify({ type: 'error', ...problem, key: null }) }),
      );
      close(socket, 1008);
    }
  }

  #tell(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #give(message: ToHost): void {
    if (this.status.stage !== 'ready') {
      this.#waiting.push(message);
      this.warm();
      return;
    }
    this.#tell({ type: 'take', message });
    if (this.#untaken++ === 0) this.#expect();
  }

  #expect(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.restart(), SILENCE);
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case 'loaded':
        this.status.loaded = message.bytes;
        break;
      case 'starting':
        this.status.stage = 'starting';
        break;
      case 'ready': {
        this.status.stage = 'ready';
        const waiting = this.#waiting;
        this.#waiting = [];
        for (const each of waiting) this.#give(each);
        break;
      }
      case 'failed':
        this.#fail({ code: message.code, message: message.message, arguments: {} });
        break;
      case 'took':
        if (message.isAnswer) this.#untaken--;
        if (this.#untaken === 0) clearTimeout(this.#watch);
        else this.#expect();
        for (const each of message.messages) this.#carryOut(each);
        break;
    }
  }

  #carryOut(message: FromHost): void {
    switch (message.type) {
      case 'answer': {
        const question = this.#questions.get(message.id);
        this.#questions.delete(message.id);
        if (message.error) question?.reject(new HostRefused(message.error));
        else question?.resolve(message.data);
        break;
      }
      case 'say':
        this.#say(message.socket, message.data);
        break;
      case 'closed': {
        const found = this.#sockets.get(message.socket);
        this.#sockets.delete(message.socket);
        if (found) close(found.socket, message.code);
        break;
      }
      case 'load':
        void this.#effect(message.id, () => this.#shelf.load(message.table), null);
        break;
      case 'store':
        void this.#effect(message.id, () => this.#store(message), false);
        break;
    }
  }

  async #store({ writes }: FromHost & { type: 'store' }): Promise<boolean> {
    const isStored = await this.#shelf.store(writes);
    if (isStored) for (const { table } of writes) this.#others?.postMessage(table);
    return isStored;
  }

  /** Does what the host waits for; a worker that was ended meanwhile waits no more. */
  async #effect(id: number, work: () => Promise<unknown>, otherwise: unknown): Promise<void> {
    const worker = this.#worker;
    let value: unknown = otherwise;
    try {
      value = await work();
    } catch (error) {
      console.error(error);
    }
    if (this.#worker === worker) this.#give({ type: 'done', id, value });
  }

  #say(number: number, data: { type: string; [field: string]: unknown }): void {
    const found = this.#sockets.get(number);
    if (!found) return;
    if (data.type === 'snapshot' || data.type === 'update')
      void this.#shelf.glance(found.table, data['seat'] as number | null, { ...data, log: [] });
    found.socket.onmessage?.(new MessageEvent('message', { data: JSON.stringify(data) }));
  }

  /** Asks something by method and path, as a server is asked by HTTP. */
  ask(method: string, path: string, body: unknown, token: string | null): Promise<unknown> {
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#questions.set(id, { resolve, reject });
      this.#give({ type: 'request', id, method, path, body: body ?? null, token });
    });
  }

  /** What the holder of a token saw last of a table, without waiting for Python; null if that is not known. */
  seen(table: string, token: string): Promise<unknown> {
    return this.#shelf.seen(table, token);
  }

  async forget(table: string): Promise<void> {
    await this.#shelf.remove(table);
  }

  /** A socket to a table of this device. */
  socket(table: string): WireSocket {
    const number = ++this.#number;
    const socket: WireSocket = {
      binaryType: 'arraybuffer',
      readyState: 0,
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: (data) => {
        const said = JSON.parse(data) as { type: string };
        // The worker may be thinking; that it is there is watched here.
        if (said.type === 'ping') queueMicrotask(() => this.#say(number, { type: 'pong' }));
        else this.#give({ type: 'hear', socket: number, data: said });
      },
      close: () => {
        if (this.#sockets.delete(number) && this.status.stage === 'ready')
          this.#give({ type: 'close', socket: number });
        socket.readyState = CLOSED;
      },
    };
    this.#sockets.set(number, { socket, table });
    this.#give({ type: 'open', socket: number, table });
    queueMicrotask(() => {
      if (!this.#sockets.has(number)) return;
      socket.readyState = OPEN;
      socket.onopen?.(new Event('open'));
    });
    return socket;
  }
}

function close(socket: WireSocket, code: number): void {
  socket.readyState = CLOSED;
  socket.onclose?.(new CloseEvent('close', { code }));
}

function makeWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

export const engine = new Engine();
