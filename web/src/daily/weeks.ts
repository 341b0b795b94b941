/** The calendar of past days. */
import { addDays, type KeptDay } from '../mytables/days';

/** The day of the first deal; before it there is none. */
export const FIRST_DAY = '2026-11-01';
const WEEKS = 5;

/** Five weeks from Monday to Sunday, the last one with today in it. */
export function weeksUntil(today: string): string[][] {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const first = addDays(today, -weekday - 7 * (WEEKS - 1));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(first, week * 7 + day)),
  );
}

/** Minutes until midnight where the reader is. */
export function minutesLeft(now: Date): number {
  const end = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 60_000));
}

export interface Figures {
  /** Days of the calendar up to today. */
  days: number;
  /** On how many of them a deal or a puzzle was finished. */
  played: number;
  /** Levels beaten on a day with a deal; null before there was one. */
  beaten: number | null;
}

/** What the weeks of the calendar come to, from the first deal there was to today. */
export function figuresOf(today: string, done: readonly string[], deals: readonly KeptDay[]): Figures {
  const days = weeksUntil(today)
    .flat()
    .filter((day) => day >= FIRST_DAY && day <= today);
  const beaten = deals.flatMap(({ day, result }) => (result && days.includes(day) ? [result.beaten] : []));
  return {
    days: days.length,
    played: days.filter((day) => done.includes(day)).length,
    beaten: beaten.length ? beaten.reduce((sum, count) => sum + count, 0) / beaten.length : null,
  };
}
