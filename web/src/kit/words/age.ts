/** How long ago something was, and dates, as the reader's language says them. */
import { language } from './language.svelte';

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "3 hours ago", "yesterday", "now"; clocks may differ a little. */
export function ageText(then: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language.current, { numeric: 'auto' });
  const age = Math.max(0, now - then);
  for (const [unit, length] of STEPS) if (age >= length) return format.format(-Math.floor(age / length), unit);
  return format.format(0, 'second');
}

/** A day, with its year if it is another one. */
export function dayText(then: number, now = Date.now()): string {
  const isThisYear = new Date(then).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(language.current, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(then);
}

/** A day with the time, for those who want to know. */
export const momentText = (then: number): string =>
  new Intl.DateTimeFormat(language.current, { dateStyle: 'long', timeStyle: 'short' }).format(then);
