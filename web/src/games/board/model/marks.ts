/** What a card in focus marks on a Cóatl: where it is satisfied, and which segments it still misses. */
import type { BodyColour, ProphecyLens } from '$kit/api';
import type { Span } from '$kit/art';

/** Brackets: solid where the card pays, dotted where it does not. */
export function spansOf(paid: ProphecyLens | undefined): Span[] {
  if (!paid) return [];
  return [
    ...paid.scored.map((pieces, i): Span => ({ pieces, mark: String(i + 1), kind: 'scored' })),
    ...paid.surplus.map((pieces, i): Span => ({ pieces, mark: String(paid.scored.length + i + 1), kind: 'surplus' })),
  ];
}

/** Missing segments from the end outwards. */
export function ghostsOf(paid: ProphecyLens | undefined, end: 'left' | 'right'): BodyColour[] {
  const missing = paid?.missing;
  if (missing?.end !== end) return [];
  const colours = [...missing.colours] as BodyColour[];
  return end === 'left' ? colours.reverse() : colours;
}
