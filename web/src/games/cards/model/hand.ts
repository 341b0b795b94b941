/** What the player holds in the hand before a step: which Feather, which way round, and what waits for a yes. */
import type { CardViewData, LegalData } from '$kit/api';
import { flip, type CardActions } from './actions';

/** A card of the hand; equal cards have different keys. */
export interface HandCard {
  key: string;
  colours: string;
  /** It waits: the revealed one has to be placed first. */
  isResting?: boolean;
}

export interface Holding {
  /** Key of the lifted Feather. */
  key: string | null;
  /** Its colours from left to right, as it is held. */
  colours: string;
  /** An action that reveals something: it waits for the button that confirms it. */
  armed: number | null;
}

export const EMPTY_HANDS: Holding = { key: null, colours: '', armed: null };

/** The Feathers of the reader: the revealed one before the hand, which then rests. */
export function handCards(view: CardViewData, seat: number | null): HandCard[] {
  if (view.revealed) return [{ key: 'revealed', colours: view.revealed.join('') }, ...restingHand(view, seat)];
  return wholeHand(view, seat);
}

const restingHand = (view: CardViewData, seat: number | null): HandCard[] =>
  view.turn === seat ? wholeHand(view, seat).map((card) => ({ ...card, isResting: true })) : [];

function wholeHand(view: CardViewData, seat: number | null): HandCard[] {
  const hand = view.seats.find((other) => other.seat === seat)?.hand ?? [];
  return hand.flatMap(({ colours, count }) =>
    Array.from({ length: count }, (_, i) => ({ key: `${colours.join('')}-${i}`, colours: colours.join('') })),
  );
}

/** Lifts a Feather; the lifted one is turned round. */
export function lift(holding: Holding, card: HandCard): Holding {
  if (holding.key === card.key) return turn(holding);
  return { key: card.key, colours: card.colours, armed: null };
}

export const turn = (holding: Holding): Holding =>
  holding.key === null ? holding : { ...holding, colours: flip(holding.colours), armed: null };

export const letGo = (): Holding => EMPTY_HANDS;

/** Takes back a question; the Feather stays lifted. */
export const disarm = (holding: Holding): Holding => ({ ...holding, armed: null });

/** Chooses an action: what reveals nothing is done at once, the rest waits for a second press. */
export function choose(holding: Holding, action: LegalData): { holding: Holding; step: number | null } {
  if (!action.reveals || holding.armed === action.id) return { holding: EMPTY_HANDS, step: action.id };
  return { holding: { ...holding, armed: action.id }, step: null };
}

/** Keeps what is held if it still exists after the table has moved on. */
export function settle(holding: Holding, cards: readonly HandCard[], legal: readonly LegalData[]): Holding {
  const only = cards[0]?.key === 'revealed' ? cards[0] : null;
  const card = cards.find((each) => each.key === holding.key && !each.isResting) ?? only;
  const isLegal = legal.some((action) => action.id === holding.armed);
  const armed = isLegal ? holding.armed : null;
  if (!card) return holding.key === null && armed === holding.armed ? holding : { ...EMPTY_HANDS, armed };
  if (card.key === holding.key) return armed === holding.armed ? holding : { ...holding, armed };
  return { key: card.key, colours: card.colours, armed: null };
}

/** What the button at the end of the bar does now. */
export type Confirm =
  | { kind: 'step'; action: LegalData; name: 'draw' | 'discard' | 'done' }
  | { kind: 'commit' }
  | { kind: 'blocked'; why: string };

/** Finds out what may be confirmed, or why nothing can be: the name of a message. */
export function confirmation(
  holding: Holding,
  index: CardActions,
  legal: readonly LegalData[],
  turnState: { isTurn: boolean; endsTurn: boolean; phase: CardViewData['phase'] },
): Confirm {
  if (!turnState.isTurn) return { kind: 'blocked', why: 'cards-why-not-your-turn' };
  const armed = legal.find((action) => action.id === holding.armed);
  if (armed)
    return {
      kind: 'step',
      action: armed,
      name: armed.kind === 'discard' ? 'discard' : armed.reveals ? 'draw' : 'done',
    };
  if (turnState.endsTurn) return { kind: 'commit' };
  if (index.done) return { kind: 'step', action: index.done, name: index.done.reveals ? 'draw' : 'done' };
  return { kind: 'blocked', why: WHY_BLOCKED[turnState.phase] };
}

const WHY_BLOCKED: Readonly<Record<CardViewData['phase'], string>> = {
  play: 'cards-why-place-first',
  revealed: 'cards-why-place-revealed',
  drop: 'cards-why-drop-first',
  fulfil: 'cards-why-fulfil-first',
  head: 'cards-why-head-first',
  tail: 'cards-why-tail-first',
  over: 'cards-why-over',
};
