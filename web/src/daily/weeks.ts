/** The calendar of past days. */
import { addDays } from '../mytables/days';

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
