/** What this device knows of its solver: a rating, and how the first try of each puzzle went. */
import { readTexts, writeTexts } from '$kit/storage/keep';
import { dayOf } from './days';

/** How strong the solver is, as the engine counts it; it moves with the first try of a puzzle only. */
export interface Solver {
  rating: number;
  /** How uncertain the rating is. */
  deviation: number;
  /** What the last first try changed; null before any. */
  change: number | null;
}

/** How a puzzle went that was met here. */
export interface MetPuzzle {
  id: string;
  /** Its first try was right, without the answer. */
  isRight: boolean;
  /** The day of the first try, as 2026-11-18. */
  day: string;
  /** When that was, in milliseconds. */
  at: number;
  /** The solver's after it; null if that was not kept. */
  rating: number | null;
}

const SOLVER = 'solver';
const MET = 'puzzles';
const BEGINNER: Solver = { rating: 1200, deviation: 350, change: null };

const number = (text: string | undefined): number | null => {
  const value = text === undefined || text === '' ? NaN : Number(text);
  return Number.isFinite(value) ? value : null;
};

export function loadSolver(): Solver {
  const kept = readTexts(SOLVER);
  const [rating, deviation] = [number(kept['rating']), number(kept['deviation'])];
  if (rating === null || deviation === null || deviation <= 0) return BEGINNER;
  return { rating, deviation, change: number(kept['change']) };
}

/** The puzzles of this device, the latest first. */
export function listMet(): MetPuzzle[] {
  const met = Object.entries(readTexts(MET)).map(([id, text]): MetPuzzle => {
    const [how = '', when = '', rating] = text.split(' ');
    const at = number(when) ?? 0;
    return { id, isRight: how === 'right', day: dayOf(new Date(at)), at, rating: number(rating) };
  });
  return met.sort((a, b) => b.at - a.at);
}

/** The ratings after first tries, the oldest first, from where everybody begins. */
export const listRatings = (): number[] => [
  BEGINNER.rating,
  ...listMet()
    .flatMap(({ rating }) => (rating === null ? [] : [rating]))
    .reverse(),
];

export const hasMet = (id: string): boolean => id in readTexts(MET);

/** Keeps the first try of a puzzle and the rating after it; tells whether it was the first. */
export function noteFirstTry(
  id: string,
  isRight: boolean,
  after: Pick<Solver, 'rating' | 'deviation'>,
  now = Date.now(),
): boolean {
  const met = readTexts(MET);
  if (id in met) return false;
  const change = Math.round(after.rating) - Math.round(loadSolver().rating);
  writeTexts(MET, { ...met, [id]: `${isRight ? 'right' : 'wrong'} ${now} ${Math.round(after.rating)}` });
  writeTexts(SOLVER, {
    rating: String(after.rating),
    deviation: String(after.deviation),
    change: String(change),
  });
  return true;
}
