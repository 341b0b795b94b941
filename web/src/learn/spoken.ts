/** What is drawn in a text, in words: for labels and for the ear. */
import { parseSerpent } from '$kit/art';
import type { Colour, RowData } from '$kit/api';
import { patternSentence, pieceName } from '$games/names/board';
import { namesWith } from '$games/names/cards';
import { cardProphecies } from '$kit/data';
import type { Words } from '$kit/words';
import { readRich } from './rich';

/** A row of the card game from its notation: `GR'B` has a stack in the middle. */
export function parseRow(notation: string): RowData {
  const cells = notation.match(/[YRKGB]'?/g) ?? [];
  return {
    colours: cells.map((cell) => cell[0] as Colour),
    stacks: cells.flatMap((cell, i) => (cell.endsWith("'") ? [i] : [])),
    has_head: notation.startsWith('<'),
    has_tail: notation.endsWith('>'),
  };
}

export function patternName(words: Words, pattern: string): string {
  const card = cardProphecies.find((each) => each.pattern === pattern);
  // Two letters are a pattern of both games and mean the same.
  return card && !/^[YRKGB]{2}$/.test(pattern)
    ? namesWith(words, null).pattern(card.id)
    : patternSentence(words, pattern);
}

export const serpentText = (words: Words, notation: string): string =>
  parseSerpent(notation)
    .map(({ kind, colour }) => pieceName(words, kind, colour))
    .join(', ');

/** A text as it is read aloud. */
export const spoken = (words: Words, text: string): string =>
  readRich(text)
    .map((part) => {
      if (part.kind === 'pattern') return patternName(words, part.text);
      if (part.kind === 'serpent') return serpentText(words, part.text);
      return part.kind === 'row' ? namesWith(words, null).row(parseRow(part.text)) : part.text;
    })
    .join('');
