/** The streak of this device: days in a row with a deal or a puzzle finished. */
import { countStreak, dayOf, listDays, type Streak } from './days';
import { listMet } from './puzzles';

/** All days on which something was finished here. */
export const doneDays = (): string[] => [
  ...listDays()
    .filter((day) => day.result !== null)
    .map((day) => day.day),
  ...listMet().map((puzzle) => puzzle.day),
];

export const loadStreak = (today: string = dayOf()): Streak => countStreak(doneDays(), today);
