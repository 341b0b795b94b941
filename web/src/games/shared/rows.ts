/** The row of the card game as pieces. */
import type { RowData } from '$kit/api';
import type { PieceLook } from '$kit/art';

export const rowPieces = ({ colours, has_head, has_tail }: RowData): PieceLook[] =>
  colours.map((colour, i) => ({
    colour,
    kind: has_head && i === 0 ? 'head' : has_tail && i === colours.length - 1 ? 'tail' : 'body',
  }));
