/** A table in miniature: the Cóatls of a seat with their points, and the pieces on its board. */
import type { BoardLensData, BoardViewData, CardViewData } from '$kit/api';
import type { PieceLook } from '$kit/art';
import { rowPieces } from '$games/shared/rows';
import { boardView, cardView } from '$games/shared/views';

export interface SmallSerpent {
  pieces: PieceLook[];
  /** Fixed, or as things stand; null where nobody has said. */
  points: number | null;
  isOpen: boolean;
}

type View = BoardViewData | CardViewData | null;

/** Complete ones first; a seat of the card game has one row. A lens tells what open Cóatls of the reader pay now. */
export function serpentsOf(view: View, seat: number, lens: BoardLensData | null = null): SmallSerpent[] {
  const payingNow = (name: string | null) =>
    lens?.seat === seat ? (lens.serpents.find(({ serpent }) => serpent === name)?.points ?? null) : null;
  const board = view && boardView({ view });
  if (board) {
    const place = board.seats[seat];
    const drawn = [...(place?.finished ?? []), ...(place?.serpents ?? [])].filter((serpent) => serpent !== null);
    return drawn.map(({ pieces, points, name }) => ({
      pieces,
      points: points ?? payingNow(name),
      isOpen: name !== null,
    }));
  }
  const card = view && cardView({ view })?.seats[seat];
  return card?.row.colours.length
    ? [{ pieces: rowPieces(card.row), points: card.points, isOpen: !card.row.has_tail }]
    : [];
}

export interface Wants {
  /** How many pieces it has. */
  count: number;
  /** What it cannot be completed without. */
  end: 'head' | 'tail' | 'both' | 'none';
}

/** What the longest Cóatl that a seat of the board game has begun still wants; null if it has begun none. */
export function wantsOf(view: View, seat: number): Wants | null {
  if (!view || !boardView({ view })) return null;
  const begun = serpentsOf(view, seat).filter((serpent) => serpent.isOpen);
  const [longest] = begun.sort((a, b) => b.pieces.length - a.pieces.length);
  if (!longest) return null;
  const has = (kind: PieceLook['kind']) => longest.pieces.some((piece) => piece.kind === kind);
  const [head, tail] = [has('head'), has('tail')];
  return { count: longest.pieces.length, end: head ? (tail ? 'none' : 'tail') : tail ? 'head' : 'both' };
}

/** The pieces that lie on the board of a seat. */
export function trayOf(view: View, seat: number): PieceLook[] {
  const board = view && boardView({ view });
  return (board?.seats[seat]?.board ?? []).flatMap(({ kind, colour, count }) =>
    Array.from({ length: count }, () => ({ kind, colour })),
  );
}

/** The round of a card game, from 1; null where rounds are not counted. */
export const roundOf = (view: View): { round: number; competition: number } | null => {
  const cards = view && cardView({ view });
  return cards ? { round: cards.round, competition: cards.carl?.competition ?? 0 } : null;
};
