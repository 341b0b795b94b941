/** What this device keeps: the reader's name, and for each table the tokens that hold its seats. */
import { readEnded, type Ended } from './ended';

export interface KeptTable {
  id: string;
  game: string;
  /** Tokens of seats. */
  tokens: string[];
  host: string | null;
  invite: string | null;
  /** When it was opened last, in milliseconds. */
  at: number;
  isOver: boolean;
  /** How it ended; null while it goes on, or if that is not known yet. */
  ended: Ended | null;
}

const TABLES = 'coatl.tables';
const NAME = 'coatl.name';
const MOST = 120;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Storage that may be missing or refuse, as in private windows: then the page remembers as long as it lives. */
const memory = new Map<string, string>();
const fallback: Store = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
};

function read(key: string, storage?: Store): string | null {
  try {
    return (storage ?? localStorage).getItem(key);
  } catch {
    return fallback.getItem(key);
  }
}

function write(key: string, value: string, storage?: Store): void {
  try {
    (storage ?? localStorage).setItem(key, value);
  } catch {
    fallback.setItem(key, value);
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

function readTable(value: unknown): KeptTable | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept = value as Partial<Record<keyof KeptTable, unknown>>;
  if (!isText(kept.id)) return null;
  return {
    id: kept.id,
    game: isText(kept.game) ? kept.game : 'board',
    tokens: Array.isArray(kept.tokens) ? kept.tokens.filter(isText) : [],
    host: isText(kept.host) ? kept.host : null,
    invite: isText(kept.invite) ? kept.invite : null,
    at: typeof kept.at === 'number' ? kept.at : 0,
    isOver: kept.isOver === true,
    ended: readEnded(kept.ended),
  };
}

/** The tables of this device, the latest first. */
export function listTables(storage?: Store): KeptTable[] {
  let kept: unknown = null;
  try {
    kept = JSON.parse(read(TABLES, storage) ?? '[]');
  } catch {
    // Something else under our key: as if nothing had been kept.
  }
  const found = (Array.isArray(kept) ? kept : []).map(readTable).filter((table) => table !== null);
  return found.sort((a, b) => b.at - a.at);
}

export const findTable = (id: string, storage?: Store): KeptTable | null =>
  listTables(storage).find((table) => table.id === id) ?? null;

/** A table of which nothing is known yet. */
const newTable = (id: string): KeptTable => ({
  id,
  game: 'board',
  tokens: [],
  host: null,
  invite: null,
  at: 0,
  isOver: false,
  ended: null,
});

/** What is kept of a table that is opened here, perhaps for the first time. */
export const openTable = (id: string): KeptTable => findTable(id) ?? newTable(id);

/** Keeps what is told about a table; the rest of it stays as it was. */
export function keepTable(id: string, change: Partial<Omit<KeptTable, 'id'>>, storage?: Store): KeptTable {
  const tables = listTables(storage);
  const old = tables.find((table) => table.id === id);
  const fresh: KeptTable = { ...newTable(id), ...old, ...change };
  const others = tables.filter((table) => table.id !== id);
  // Finished games go first when the list is full; a running one holds a seat.
  const room = [...others].sort((a, b) => Number(a.isOver) - Number(b.isOver) || b.at - a.at).slice(0, MOST - 1);
  write(TABLES, JSON.stringify([fresh, ...room]), storage);
  return fresh;
}

/** Whether a game goes on in which this device holds a seat, or which it hosts. */
export const isRunning = (table: KeptTable): boolean =>
  !table.isOver && (table.tokens.length > 0 || table.host !== null);

/** Forgets one secret of a table, which holds nothing there any more; the others stay good. */
export function dropToken(id: string, token: string, storage?: Store): void {
  const old = findTable(id, storage);
  if (!old) return;
  keepTable(
    id,
    { tokens: old.tokens.filter((each) => each !== token), host: old.host === token ? null : old.host },
    storage,
  );
}

/** Whether this device holds a seat of a table, or is its host. */
export function holdsAnything(id: string, storage?: Store): boolean {
  const kept = findTable(id, storage);
  return kept !== null && (kept.tokens.length > 0 || kept.host !== null);
}

/** Forgets a table, with the tokens of its seats. */
export function forgetTable(id: string, storage?: Store): void {
  write(TABLES, JSON.stringify(listTables(storage).filter((table) => table.id !== id)), storage);
}

export const loadName = (storage?: Store): string => read(NAME, storage) ?? '';
export const saveName = (name: string, storage?: Store): void => write(NAME, name, storage);

/** As the server takes names: one line, without bars, at most thirty letters; empty if nothing is left. */
export function cleanName(text: string): string {
  const plain = text
    .replace(/[\p{C}\p{Zl}\p{Zp}|]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const short = [...plain].slice(0, 30).join('').trim();
  return short === '-' ? '' : short;
}
