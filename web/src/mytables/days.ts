/** The diary of this device: the deals of the day that were played here, and days in a row. */
import { newToken } from '$kit/network/random';
import { readTexts, writeTexts } from '$kit/storage/keep';

/** The games that have a deal every day. */
export const DAILY_GAMES = ['board', 'cards'] as const;
export type DailyGame = (typeof DAILY_GAMES)[number];

/** A deal of a day that was begun here. */
export interface KeptDay {
  /** As 2026-11-18, by the reader's own calendar. */
  day: string;
  game: DailyGame;
  /** The table of the one try that counts. */
  table: string;
  /** What it came to; null while it is not over. */
  result: DayResult | null;
}

export interface DayResult {
  points: number;
  /** How many of the five levels made fewer points. */
  beaten: number;
  isWon: boolean;
}

/** Days in a row on which a deal or a puzzle was finished. */
export interface Streak {
  /** Up to today, or up to yesterday while today is still open. */
  days: number;
  longest: number;
  /** Whether something was finished today. */
  isDone: boolean;
}

const DAYS = 'days';
const DAY = 86_400_000;

const isDailyGame = (text: string | undefined): text is DailyGame => DAILY_GAMES.some((game) => game === text);

/** The day of a moment where the reader is, as 2026-11-18. */
export function dayOf(now: Date = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A day so many days later. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** The days of this device, the latest first. */
export function listDays(): KeptDay[] {
  const days = Object.entries(readTexts(DAYS)).map(([key, text]): KeptDay | null => {
    const [day = '', game] = key.split('/');
    const [table = '', points, beaten, won] = text.split(' ');
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || !isDailyGame(game) || !table) return null;
    const result = points === undefined ? null : { points: Number(points), beaten: Number(beaten), isWon: won === '1' };
    return { day, game, table, result };
  });
  return days.filter((day) => day !== null).sort((a, b) => b.day.localeCompare(a.day) || a.game.localeCompare(b.game));
}

export const findDay = (day: string, game: DailyGame): KeptDay | null =>
  listDays().find((each) => each.day === day && each.game === game) ?? null;

/** Notes the try that counts, which is the first one; later ones are practice. Tells whether this is it. */
export function noteBegun(day: string, game: DailyGame, table: string): boolean {
  const kept = readTexts(DAYS);
  const key = `${day}/${game}`;
  if (key in kept) return kept[key]?.split(' ')[0] === table;
  writeTexts(DAYS, { ...kept, [key]: table });
  return true;
}

/** Notes what the try that counts came to; a result stays as it is. */
export function noteResult(table: string, result: DayResult): void {
  const found = listDays().find((day) => day.table === table && day.result === null);
  if (!found) return;
  const text = `${table} ${result.points} ${result.beaten} ${result.isWon ? 1 : 0}`;
  writeTexts(DAYS, { ...readTexts(DAYS), [`${found.day}/${found.game}`]: text });
}

/** Days in a row: deals that are over and puzzles count, by the days they were finished on. */
export function countStreak(done: Iterable<string>, today: string = dayOf()): Streak {
  const days = new Set([...done].filter((day) => day <= today));
  const runTo = (day: string): number => (days.has(day) ? 1 + runTo(addDays(day, -1)) : 0);
  const isDone = days.has(today);
  return {
    days: runTo(isDone ? today : addDays(today, -1)),
    longest: Math.max(0, ...[...days].map(runTo)),
    isDone,
  };
}

/** The secret of this device at boards of the day: by it a server knows that one try counts, and which entry is ours. */
export function loadHolder(): string {
  const kept = readTexts('holder')['token'];
  if (kept) return kept;
  const token = newToken();
  writeTexts('holder', { token });
  return token;
}

/** The same if there is one already. */
export const findHolder = (): string | null => readTexts('holder')['token'] || null;

/** Throws the secret away; what a server keeps under it has no holder any more. */
export const dropHolder = (): void => writeTexts('holder', {});
