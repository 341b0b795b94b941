/** What a piece may be besides lying there. */
export type PieceState =
  /** Placed in this turn, not yet public: dashed contour, dull halo. */
  | 'draft'
  /** May be touched: a pink halo that breathes. */
  | 'selectable'
  /** Held: a thick pink halo. */
  | 'selected'
  /** Not legal now: pale. */
  | 'illegal'
  /** Part of what a held piece would complete: pink dashes. */
  | 'would';

export type PieceStates = PieceState | readonly PieceState[];

export const listStates = (states: PieceStates | undefined): readonly PieceState[] =>
  states === undefined ? [] : typeof states === 'string' ? [states] : states;

/** Names of the classes in theme/pieces.css. */
export const stateClass = (states: PieceStates | undefined): string =>
  listStates(states)
    .map((state) => `is-${state}`)
    .join(' ');

/** Whether the contour is dashed. */
export const isDashed = (states: PieceStates | undefined): boolean =>
  listStates(states).some((state) => state === 'draft' || state === 'would');
