/** How the games of this device ended, one entry a game: kept longer than the tables themselves, and moved between devices. */
import type { CompetitionData } from '$kit/api';
import { readEnded, type Ended } from './ended';

export const GAMES = ['board', 'cards', 'carl'] as const;
export type Game = (typeof GAMES)[number];

/** A card that paid: how often or at what level, how much, and where its pattern lies. */
export interface Paid {
  card: string;
  times: number;
  points: number;
  /** Piece numbers, one list for each time that is paid; empty where that is not known. */
  scored: number[][];
}

/** A Cóatl as text, such as '<GRRK>', with the cards beside it. */
export interface Coatl {
  pieces: string;
  points: number;
  prophecies: Paid[];
  temple: { card: string; met: number; points: number } | null;
}

/** Equal points: which tie-break told them apart (from 1; 0 if none did), and its numbers. */
export interface Tie {
  by: number;
  own: number;
  other: number;
}

/** A match against CARL. */
export interface Match {
  competitions: CompetitionData[];
  /** The reader's and CARL's over the whole match; null until somebody has counted. */
  stolen: [number, number] | null;
  secured: [number, number] | null;
}

export interface Result extends Ended {
  id: string;
  game: Game;
  /** Lessons and games taken up in the middle: listed, but counted nowhere. */
  isPractice: boolean;
  turns: number | null;
  tie: Tie | null;
  best: Coatl | null;
  /** What the reader's cards paid. */
  paid: Paid[];
  carl: Match | null;
}

const KEY = 'coatl.results';
export const VERSION = 1;
const MOST = 500;

/** Without storage the page remembers as long as it lives. */
let memory: string | null = null;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const all = <T>(value: unknown, read: (one: unknown) => T | null): T[] =>
  (Array.isArray(value) ? value : []).map(read).filter((one) => one !== null);

function readPaid(value: unknown): Paid | null {
  if (!isObject(value) || typeof value['card'] !== 'string' || !/^[A-Z]\d{2,3}$/.test(value['card'])) return null;
  const { card, times, points } = value;
  if (!isCount(times) || !isCount(points)) return null;
  return {
    card,
    times,
    points,
    scored: all(value['scored'], (one) => (Array.isArray(one) ? one.filter(isCount) : null)),
  };
}

function readCoatl(value: unknown): Coatl | null {
  if (!isObject(value) || typeof value['pieces'] !== 'string' || !/^<?[YRKGBO]{1,60}>?$/.test(value['pieces']))
    return null;
  if (!isCount(value['points'])) return null;
  const temple = value['temple'];
  return {
    pieces: value['pieces'],
    points: value['points'],
    prophecies: all(value['prophecies'], readPaid),
    temple:
      isObject(temple) && typeof temple['card'] === 'string' && isCount(temple['met']) && isCount(temple['points'])
        ? { card: temple['card'], met: temple['met'], points: temple['points'] }
        : null,
  };
}

function readMatch(value: unknown): Match | null {
  if (!isObject(value)) return null;
  const pair = (one: unknown): [number, number] | null =>
    Array.isArray(one) && isCount(one[0]) && isCount(one[1]) ? [one[0], one[1]] : null;
  const competitions = all(value['competitions'], (one): CompetitionData | null =>
    isObject(one) && isCount(one['points']) && isCount(one['carl_points'])
      ? {
          opponent: one['opponent'] === 'CARL 2.0' ? 'CARL 2.0' : 'CARL',
          points: one['points'],
          carl_points: one['carl_points'],
          is_won: one['is_won'] === true,
        }
      : null,
  );
  return { competitions, stolen: pair(value['stolen']), secured: pair(value['secured']) };
}

/** Reads one result; nothing that does not look like one is believed. */
export function readResult(value: unknown): Result | null {
  if (!isObject(value)) return null;
  const ended = readEnded(value);
  const game = GAMES.find((one) => one === value['game']);
  if (!ended || !game || typeof value['id'] !== 'string' || !/^[\w-]{4,64}$/.test(value['id'])) return null;
  const tie = value['tie'];
  return {
    ...ended,
    id: value['id'],
    game,
    isPractice: value['isPractice'] === true,
    turns: isCount(value['turns']) ? value['turns'] : null,
    tie:
      isObject(tie) && isCount(tie['by']) && isCount(tie['own']) && isCount(tie['other'])
        ? { by: tie['by'], own: tie['own'], other: tie['other'] }
        : null,
    best: readCoatl(value['best']),
    paid: all(value['paid'], readPaid),
    carl: readMatch(value['carl']),
  };
}

/** All that ended here, the latest first. */
export function listResults(): Result[] {
  try {
    memory = localStorage.getItem(KEY);
  } catch {
    // What was kept last is still in memory.
  }
  let kept: unknown = null;
  try {
    kept = JSON.parse(memory ?? 'null');
  } catch {
    // Something else under our key: as if nothing had been kept.
  }
  const found = all(isObject(kept) ? kept['results'] : null, readResult);
  return found.sort((a, b) => b.at - a.at);
}

function write(results: readonly Result[]): void {
  const latest = [...results].sort((a, b) => b.at - a.at).slice(0, MOST);
  memory = JSON.stringify({ version: VERSION, results: latest });
  try {
    localStorage.setItem(KEY, memory);
  } catch {
    // It is forgotten with the page.
  }
}

/** Keeps what is known of some games now; what only the older entry knows stays. Returns how many are new. */
export function keepResults(fresh: readonly Result[]): number {
  const kept = new Map(listResults().map((one) => [one.id, one]));
  const before = kept.size;
  for (const one of fresh) kept.set(one.id, merge(kept.get(one.id), one));
  const after = [...kept.values()];
  write(after);
  return after.length - before;
}

function merge(old: Result | undefined, fresh: Result): Result {
  if (!old) return fresh;
  const carl = fresh.carl && {
    ...fresh.carl,
    stolen: fresh.carl.stolen ?? old.carl?.stolen ?? null,
    secured: fresh.carl.secured ?? old.carl?.secured ?? null,
  };
  return { ...fresh, turns: fresh.turns ?? old.turns, best: fresh.best ?? old.best, carl: carl ?? old.carl };
}

export const findResult = (id: string): Result | null => listResults().find((one) => one.id === id) ?? null;
export const forgetResult = (id: string): void => write(listResults().filter((one) => one.id !== id));
export const forgetResults = (): void => write([]);
