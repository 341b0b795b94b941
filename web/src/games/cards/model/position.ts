/** The card game as a screen needs it: the parts of a state message, narrowed to this game. */
import type { CardLensData, CardSeatData, CardViewData, DraftData, LegalData, StateMessage } from '$kit/api';
import { cardLens, cardView } from '$games/shared/views';

export interface CardPosition {
  view: CardViewData;
  lens: CardLensData | null;
  legal: readonly LegalData[];
  draft: DraftData | null;
  warnings: readonly CardWarning[];
}

export type CardWarning =
  | { code: 'last_feather_round' | 'final_round' }
  | { code: 'your_final_turn' | 'carl_is_scored'; points: number }
  | { code: 'drop_order'; cards: string[] }
  | { code: 'thefts_left'; left: number }
  | { code: 'losing_now'; points: number; carl_points: number };

/** Returns what a state says about a card game, or null before the game, or for the other one. */
export function cardPosition(state: StateMessage | null): CardPosition | null {
  const position = state?.position;
  const view = cardView(position);
  if (!position || !view) return null;
  return {
    view,
    lens: cardLens(position.lens),
    legal: position.legal,
    draft: position.draft,
    warnings: position.warnings as unknown as CardWarning[],
  };
}

/** The other seats in the order in which they play after this one. */
export function othersInOrder(view: CardViewData, seat: number | null): CardSeatData[] {
  const count = view.seats.length;
  const first = seat ?? -1;
  const order = view.seats.map((_, i) => view.seats[(first + 1 + i + count) % count]);
  return order.filter((other): other is CardSeatData => other !== undefined && other.seat !== seat);
}

export type Side = 'left' | 'right' | 'both' | 'far';

/** Where somebody sits, seen from the reader. */
export function sideOf(others: readonly CardSeatData[], seat: number): Side {
  const place = others.findIndex((other) => other.seat === seat);
  if (others.length === 1) return 'both';
  if (place === 0) return 'left';
  return place === others.length - 1 ? 'right' : 'far';
}

/** Where a Prophecy lies: with a seat, with CARL (-1), or in the supply (null). */
export function whereIs(view: CardViewData, card: string): number | null {
  const owner = view.seats.find((seat) => seat.held.some((held) => held.card === card));
  if (owner) return owner.seat;
  return view.carl?.held.some((held) => held.card === card) ? -1 : null;
}
