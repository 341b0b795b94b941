/** The Cóatls of a seat, ready to be drawn small. */
import type { BoardViewData, CardViewData, RowData } from '$kit/api';
import type { PieceLook } from '$kit/art';
import { boardView, cardView } from '$games/shared/views';

/** Complete ones first; a seat of the card game has one row. */
export function serpentsOf(view: BoardViewData | CardViewData | null, seat: number): PieceLook[][] {
  const board = view && boardView({ view });
  if (board) {
    const place = board.seats[seat];
    return [...(place?.finished ?? []), ...(place?.serpents ?? [])]
      .filter((serpent) => serpent !== null)
      .map((serpent) => serpent.pieces);
  }
  const row = view && cardView({ view })?.seats[seat]?.row;
  return row?.colours.length ? [rowPieces(row)] : [];
}

const rowPieces = ({ colours, has_head, has_tail }: RowData): PieceLook[] =>
  colours.map((colour, i) => ({
    colour,
    kind: has_head && i === 0 ? 'head' : has_tail && i === colours.length - 1 ? 'tail' : 'body',
  }));
