/** What the page and the worker of the engine say to each other; inside are the host's own messages (`coatl.local`). */
export interface Row {
  kind: string;
  data: unknown;
  seat: number | null;
  key: string | null;
  at: number;
}

export interface Head {
  id: string;
  tokens: Record<string, number>;
  [field: string]: unknown;
}

export interface Write {
  table: string;
  /** How many entries the table has: the next number must be free. */
  after: number;
  rows: Row[];
  head: Head | null;
}

export interface Kept {
  head: Head | null;
  rows: Row[];
}

export interface HostError {
  code: string;
  message: string;
  arguments: Record<string, unknown>;
}

/** What the host says. */
export type FromHost =
  | { type: 'answer'; id: number; data?: unknown; error?: HostError }
  | { type: 'say'; socket: number; data: { type: string; [field: string]: unknown } }
  | { type: 'closed'; socket: number; code: number }
  | { type: 'load'; id: number; table: string }
  | { type: 'store'; id: number; writes: Write[] }
  | { type: 'wake'; table: string; after: number }
  | { type: 'think'; after: number };

/** What the host is told. */
export type ToHost =
  | { type: 'request'; id: number; method: string; path: string; body: unknown; token: string | null }
  | { type: 'open'; socket: number; table: string }
  | { type: 'hear'; socket: number; data: unknown }
  | { type: 'close'; socket: number }
  | { type: 'done'; id: number; value: unknown }
  | { type: 'wake'; table: string }
  | { type: 'think' }
  | { type: 'changed'; table: string };

export interface Start {
  type: 'start';
  /** The address of the folder with the engine's files. */
  folder: string;
  files: readonly { name: string; size: number }[];
  lock: unknown;
}

export type ToWorker = Start | { type: 'take'; message: ToHost };

export type FromWorker =
  /** So many bytes of the engine are here. */
  | { type: 'loaded'; bytes: number }
  /** Everything is here, and Python begins. */
  | { type: 'starting' }
  | { type: 'ready' }
  | { type: 'failed'; code: 'engine-unreached' | 'engine-broken'; message: string }
  /** What follows from a message of the page, or from the time that has passed. */
  | { type: 'took'; messages: FromHost[]; isAnswer: boolean };

/** What a browser's WebSocket has of it; tests bring their own. */
export interface WireSocket {
  binaryType: string;
  readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
  send(data: string): void;
  close(code?: number): void;
}
