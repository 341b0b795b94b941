/** Serpents and rows as the engine writes them: '<GRY'K>', with ' after a stack. */
import { parseSerpent, type PieceLook } from '$kit/art';
import type { Colour } from '$kit/api';
import { readSerpent } from '$games/names/board';
import { namesWith } from '$games/names/cards';
import type { Words } from '$kit/words';

export const rowPieces = (row: string): PieceLook[] => parseSerpent(row.replaceAll("'", ''));

/** Numbers of the stacks, from 0. */
export function rowStacks(row: string): number[] {
  const segments = row.replace(/[<>]/g, '').match(/[YRKGB]'?/g) ?? [];
  return segments.flatMap((segment, i) => (segment.endsWith("'") ? [i] : []));
}

/** A serpent read aloud. */
export function readRow(words: Words, row: string, isCards: boolean): string {
  const pieces = rowPieces(row);
  if (isCards) {
    const colours = pieces.map(({ colour }) => colour as Colour);
    return namesWith(words, null).row({
      colours,
      stacks: rowStacks(row),
      has_head: row.startsWith('<'),
      has_tail: row.endsWith('>'),
    });
  }
  const shown = pieces.map(({ kind, colour }) => ({ kind, colour: colour as Colour }));
  return readSerpent(words, { pieces: shown }, words('gallery-example'));
}
