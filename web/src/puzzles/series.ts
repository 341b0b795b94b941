/** Five puzzles in a row that train one phase: which they are, and which of them is next. */
import type { TaskData } from '$kit/api';
import { readTexts, writeTexts } from '$kit/storage/keep';
import { kindsFor } from './kinds';

export const FIVE = 5;

const KEPT = 'series';

/** Those nearest to a strength that were not met, from the easiest to the hardest; then those met long ago. */
export function pickFive(
  all: readonly TaskData[],
  { game, phase, rating, met }: { game: string; phase: string; rating: number; met: readonly string[] },
): string[] {
  const kinds = kindsFor(game, phase);
  const fitting = all.filter((puzzle) => kinds.includes(puzzle.kind));
  // `met` has the latest first.
  const since = (puzzle: TaskData) => met.length - 1 - met.indexOf(puzzle.id);
  const isMet = (puzzle: TaskData) => met.includes(puzzle.id);
  const fresh = fitting
    .filter((puzzle) => !isMet(puzzle))
    .sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating) || a.id.localeCompare(b.id))
    .slice(0, FIVE)
    .sort((a, b) => a.rating - b.rating);
  const old = fitting.filter(isMet).sort((a, b) => since(a) - since(b));
  return [...fresh, ...old].slice(0, FIVE).map((puzzle) => puzzle.id);
}

/** The series of this device, kept while it lasts. */
export function loadSeries(): string[] {
  return (readTexts(KEPT)['ids'] ?? '').split(' ').filter((id) => /^[0-9a-f]{8}$/.test(id));
}

export const keepSeries = (ids: readonly string[]): void => writeTexts(KEPT, ids.length ? { ids: ids.join(' ') } : {});

/** Where a puzzle stands in a series, from 1; null if it is none of it. */
export function placeIn(series: readonly string[], id: string | undefined): { at: number; count: number } | null {
  const at = id === undefined ? -1 : series.indexOf(id);
  return at < 0 ? null : { at: at + 1, count: series.length };
}
