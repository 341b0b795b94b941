/** What each card of a finished game paid, ready to be drawn on staves. */
import type { CardLensData, CardSeatScore, SerpentScoreData } from '$kit/api';
import { patternSentence } from '$games/names/board';
import type { Names } from '$games/names/cards';
import { prophecyById } from '$kit/data';
import type { Words } from '$kit/words';

export interface PaidLine {
  card: string;
  sentence: string;
  /** How often, or at what level. */
  note: string;
  points: number;
  /** Where the pattern lies: times that pay, and times that do not. */
  scored: readonly (readonly number[])[];
  surplus: readonly (readonly number[])[];
  /** Says that it is secured, if it is. */
  secured?: string;
}

export const serpentLines = (words: Words, serpent: SerpentScoreData): PaidLine[] =>
  serpent.prophecies.map(({ card, paid }) => ({
    card,
    sentence: patternSentence(words, prophecyById(card).pattern),
    note: words('end-times', { count: paid.times }),
    points: paid.points,
    scored: paid.scored,
    surplus: paid.surplus,
  }));

/** Prophecies of a row; where they lie in it is known by the lens of its seat. */
export const heldLines = (names: Names, held: CardSeatScore['held'], lens: CardLensData | null): PaidLine[] =>
  held.map(({ card, level, points, is_secured }) => {
    const places = lens?.prophecies[card]?.pieces ?? [];
    return {
      card,
      sentence: names.pattern(card),
      note: names.words('end-level', { level }),
      points,
      scored: places.slice(0, level),
      surplus: places.slice(level),
      ...(is_secured ? { secured: names.words('cards-badge-secured', { points }) } : {}),
    };
  });
