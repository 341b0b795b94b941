/**
 * Where the tables of this device lie: IndexedDB, an entry a row, and beside it what the page holds in memory if the
 * browser will not keep it. Entries are stored before they count, for a number that must be free, as on a server.
 */
import type { Head, Kept, Row, Write } from './messages';

/** Why games are only in memory: the browser keeps nothing for us, or has no room. */
export type Trouble = 'forbidden' | 'full';

const NAME = 'coatl';
const VERSION = 1;
const HEADS = 'heads';
const ENTRIES = 'entries';
/** What a reader saw last of a table, so that lists of games need no engine. */
const GLANCES = 'glances';

class Taken extends Error {}

const whole = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage'));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('storage'));
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const database = request.result;
    database.createObjectStore(HEADS, { keyPath: 'id' });
    database.createObjectStore(ENTRIES);
    database.createObjectStore(GLANCES);
  };
  return asked(request);
}

export class Shelf {
  /** What could not be stored, by table. */
  #memory = new Map<string, { head: Head | null; rows: Map<number, Row> }>();
  #glances = new Map<string, unknown>();
  #database: Promise<IDBDatabase | null> | null = null;
  #open: () => Promise<IDBDatabase>;
  #ontrouble: (trouble: Trouble | null) => void;

  constructor(ontrouble: (trouble: Trouble | null) => void, open: () => Promise<IDBDatabase> = openDatabase) {
    this.#ontrouble = ontrouble;
    this.#open = open;
  }

  #base(): Promise<IDBDatabase | null> {
    this.#database ??= (async () => {
      try {
        const database = await this.#open();
        // Another page of ours brings a newer form: it may, and this one reads it again when it is needed.
        database.onversionchange = () => {
          database.close();
          this.#database = null;
        };
        return database;
      } catch {
        this.#ontrouble('forbidden');
        return null;
      }
    })();
    return this.#database;
  }

  /** All of a table, or null if there is none. */
  async load(table: string): Promise<Kept | null> {
    const database = await this.#base();
    let head: Head | null = null;
    let rows: Row[] = [];
    if (database) {
      const transaction = database.transaction([HEADS, ENTRIES]);
      const [found, kept] = await Promise.all([
        asked(transaction.objectStore(HEADS).get(table) as IDBRequest<Head | undefined>),
        asked(transaction.objectStore(ENTRIES).getAll(whole(table)) as IDBRequest<Row[]>),
      ]);
      head = found ?? null;
      rows = kept;
    }
    const more = this.#memory.get(table);
    if (more) {
      head = more.head ?? head;
      rows = [...rows, ...[...more.rows].sort(([a], [b]) => a - b).map(([, row]) => row)];
    }
    return head === null && rows.length === 0 ? null : { head, rows };
  }

  /** Stores all or nothing; false if a number was taken already. What the browser refuses is held in memory. */
  async store(writes: readonly Write[]): Promise<boolean> {
    const waiting = writes.map((write) => this.#withMemory(write));
    const database = await this.#base();
    if (database) {
      try {
        await this.#write(database, waiting);
        for (const { table } of waiting) this.#memory.delete(table);
        if (this.#memory.size === 0) this.#ontrouble(null);
        return true;
      } catch (error) {
        if (error instanceof Taken || (error instanceof DOMException && error.name === 'ConstraintError')) return false;
        this.#ontrouble('full');
      }
    }
    for (const write of writes) this.#hold(write);
    return true;
  }

  /** What of a table is in memory goes along with what is new. */
  #withMemory(write: Write): Write {
    const held = this.#memory.get(write.table);
    if (!held) return write;
    const rows = [...held.rows].sort(([a], [b]) => a - b);
    const after = rows[0] ? rows[0][0] - 1 : write.after;
    return { ...write, after, rows: [...rows.map(([, row]) => row), ...write.rows], head: write.head ?? held.head };
  }

  #hold({ table, after, rows, head }: Write): void {
    const held = this.#memory.get(table) ?? { head: null, rows: new Map<number, Row>() };
    rows.forEach((row, i) => held.rows.set(after + i + 1, row));
    this.#memory.set(table, { head: head ?? held.head, rows: held.rows });
  }

  async #write(database: IDBDatabase, writes: readonly Write[]): Promise<void> {
    const transaction = database.transaction([HEADS, ENTRIES], 'readwrite', { durability: 'strict' });
    const done = finished(transaction);
    done.catch(() => undefined);
    const entries = transaction.objectStore(ENTRIES);
    try {
      for (const { table, after, rows, head } of writes) {
        const count = await asked(entries.count(whole(table)));
        if (count !== after) throw new Taken();
        rows.forEach((row, i) => entries.add(row, [table, after + i + 1]));
        if (head) transaction.objectStore(HEADS).put(head);
      }
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // It has ended by itself.
      }
      throw error;
    }
    await done;
  }

  /** Keeps what a reader saw last; nothing depends on it. */
  async glance(table: string, seat: number | null, state: unknown): Promise<void> {
    const key = `${table}/${seat ?? ''}`;
    this.#glances.set(key, state);
    try {
      const database = await this.#base();
      await asked(database?.transaction(GLANCES, 'readwrite').objectStore(GLANCES).put(state, key) as IDBRequest);
    } catch {
      // The list of games asks the engine then.
    }
  }

  /** What the holder of a token saw last of a table; null if that is not known. */
  async seen(table: string, token: string): Promise<unknown> {
    try {
      const database = await this.#base();
      const head =
        this.#memory.get(table)?.head ??
        (database && (await asked(database.transaction(HEADS).objectStore(HEADS).get(table) as IDBRequest<Head>)));
      const held = head?.tokens[token];
      if (held === undefined) return null;
      const key = `${table}/${held < 0 ? '' : held}`;
      return (
        this.#glances.get(key) ??
        (database ? await asked(database.transaction(GLANCES).objectStore(GLANCES).get(key)) : null) ??
        null
      );
    } catch {
      return null;
    }
  }

  /** Forgets a table for good, and the review of its game (`coatl.local.reviews` names it). */
  async remove(table: string): Promise<void> {
    const names = [table, `${table}/review`];
    for (const name of names) this.#memory.delete(name);
    const database = await this.#base();
    if (!database) return;
    const transaction = database.transaction([HEADS, ENTRIES, GLANCES], 'readwrite');
    for (const name of names) {
      transaction.objectStore(HEADS).delete(name);
      transaction.objectStore(ENTRIES).delete(whole(name));
    }
    transaction.objectStore(GLANCES).delete(IDBKeyRange.bound(`${table}/`, `${table}/~`));
    await finished(transaction);
  }
}
