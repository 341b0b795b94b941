/** What a state says of one game: the one place where a view, a lens or a result is asked which game it is of. */
import type {
  BoardLensData,
  BoardScoresData,
  BoardViewData,
  CardLensData,
  CardScoresData,
  CardViewData,
  PositionData,
  ResultData,
} from '$kit/api';

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

/** What a finished board game paid, or a finished card game; null if it is of another game. */
export const boardScores = (scores: ResultData['scores'] | undefined): BoardScoresData | null =>
  scores?.game === 'board' ? scores : null;
export const cardScores = (scores: ResultData['scores'] | undefined): CardScoresData | null =>
  scores && scores.game !== 'board' ? scores : null;

/** Whether the last turns of a board game, or the last round of a card game, have begun. */
export function isEnding(position: Seen): boolean {
  const [board, cards] = [boardView(position), cardView(position)];
  if (board) return board.phase !== 'over' && board.ending !== 'running';
  return !!cards && cards.phase !== 'over' && cards.round >= cards.last_round;
}
