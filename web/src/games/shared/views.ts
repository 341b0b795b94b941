/** What a state says of one game: the one place where a view is asked which game it is of. */
import type { BoardLensData, BoardViewData, CardLensData, CardViewData, PositionData } from '$kit/api';

type Seen = Pick<PositionData, 'view'> | null | undefined;

/** The board game of a position; null if it is of another game. */
export const boardView = (position: Seen): BoardViewData | null =>
  position?.view.game === 'board' ? position.view : null;
/** The card game of a position, with CARL or without; null if it is of another game. */
export const cardView = (position: Seen): CardViewData | null =>
  position && position.view.game !== 'board' ? position.view : null;

export const boardLens = (lens: PositionData['lens'] | undefined): BoardLensData | null =>
  lens?.game === 'board' ? lens : null;
export const cardLens = (lens: PositionData['lens'] | undefined): CardLensData | null =>
  lens && lens.game !== 'board' ? lens : null;
