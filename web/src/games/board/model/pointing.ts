/** One state machine for tapping, dragging and keys: what is held, and where it would go. It knows no rules. */
import type { BodyColour, PieceKind } from '$kit/api';

export type Slot = 'A' | 'B';
export type End = 'left' | 'right' | 'new' | 'cards';

/** What can be lifted. */
export type Hold =
  | { type: 'piece'; piece: PieceKind; colour: BodyColour }
  /** A card of the hand; of equal ones the `copy`th. */
  | { type: 'card'; card: string; copy: number }
  | { type: 'token'; token: 'commitment' };

/** Where it can be put: an end of a Cóatl, an empty place, or the cards beside a Cóatl. */
export interface Target {
  serpent: Slot;
  end: End;
}

/** A target with its middle on the screen. */
export interface Spot {
  target: Target;
  x: number;
  y: number;
}

export interface Pointing {
  held: Hold | null;
  /** A pointer is down on something that can be lifted. */
  press: { hold: Hold; x: number; y: number } | null;
  /** The press has become a drag. */
  drag: { x: number; y: number; spot: Spot | null } | null;
  /** A drag has just ended: the click that follows it means nothing. */
  justDragged: boolean;
}

export const IDLE: Pointing = { held: null, press: null, drag: null, justDragged: false };
/** A press that moves further than this is a drag. */
export const DRAG_FROM = 8;
/** A dragged thing snaps to a target nearer than this. */
export const SNAP_WITHIN = 84;

export const sameHold = (a: Hold | null, b: Hold | null): boolean => JSON.stringify(a) === JSON.stringify(b);
export const sameTarget = (a: Target | null | undefined, b: Target | null | undefined): boolean =>
  a?.serpent === b?.serpent && a?.end === b?.end;

/** Tap or key: lifts a thing, or puts it back. */
export function lift(state: Pointing, hold: Hold): Pointing {
  if (state.justDragged) return { ...state, justDragged: false };
  return { ...IDLE, held: sameHold(state.held, hold) ? null : hold };
}

export const down = (state: Pointing, hold: Hold, x: number, y: number): Pointing => ({
  ...state,
  press: { hold, x, y },
  drag: null,
  justDragged: false,
});

/** The pointer moves; `spotsFor` tells where the held thing may go. */
export function move(state: Pointing, x: number, y: number, spotsFor: (hold: Hold) => readonly Spot[]): Pointing {
  const { press } = state;
  if (!press) return state;
  if (!state.drag && Math.hypot(x - press.x, y - press.y) <= DRAG_FROM) return state;
  return { ...state, held: press.hold, drag: { x, y, spot: nearest(spotsFor(press.hold), x, y) } };
}

/** The pointer goes up: a drag ends on a target or is cancelled; a press without a drag is left to the click. */
export function up(state: Pointing): { state: Pointing; drop: { hold: Hold; target: Target } | null } {
  const { press, drag } = state;
  if (!press || !drag) return { state: { ...state, press: null }, drop: null };
  const drop = drag.spot ? { hold: press.hold, target: drag.spot.target } : null;
  return { state: { ...IDLE, justDragged: true }, drop };
}

/** The pointer was taken away, as by a finger that begins to scroll: a drag goes back, and what was tapped stays held. */
export const interrupt = (state: Pointing): Pointing => (state.drag ? IDLE : { ...state, press: null });

export function nearest(spots: readonly Spot[], x: number, y: number, within = SNAP_WITHIN): Spot | null {
  let best: Spot | null = null;
  let least = within;
  for (const spot of spots) {
    const distance = Math.hypot(spot.x - x, spot.y - y);
    if (distance <= least) {
      best = spot;
      least = distance;
    }
  }
  return best;
}
