/** One pointer state machine for tap and drag: moving more than a little makes it a drag. */
export const DRAG_AFTER = 8;

export type PointerState =
  | { kind: 'idle' }
  | { kind: 'down'; id: number; key: string; x: number; y: number }
  | { kind: 'drag'; id: number; key: string; x: number; y: number; over: number | null };

export type PointerHappening =
  | { kind: 'down'; id: number; key: string; x: number; y: number }
  | { kind: 'move'; id: number; x: number; y: number; over: number | null }
  | { kind: 'up'; id: number }
  | { kind: 'cancel' };

export type PointerResult = { kind: 'lift'; key: string } | { kind: 'drop'; key: string; on: number } | null;

export const IDLE: PointerState = { kind: 'idle' };

/** Goes on with what a pointer does; a drag that ends beside every place is taken back. */
export function movePointer(
  state: PointerState,
  event: PointerHappening,
): { state: PointerState; result: PointerResult } {
  if (event.kind === 'cancel') return { state: IDLE, result: null };
  if (event.kind === 'down')
    return state.kind === 'idle' ? { state: { ...event, kind: 'down' }, result: null } : { state, result: null };
  if (state.kind === 'idle' || state.id !== event.id) return { state, result: null };
  if (event.kind === 'move') {
    const { x, y, over } = event;
    if (state.kind === 'drag') return { state: { ...state, x, y, over }, result: null };
    if (Math.hypot(x - state.x, y - state.y) <= DRAG_AFTER) return { state, result: null };
    const { id, key } = state;
    return { state: { kind: 'drag', id, key, x, y, over }, result: { kind: 'lift', key } };
  }
  if (state.kind === 'drag' && state.over !== null)
    return { state: IDLE, result: { kind: 'drop', key: state.key, on: state.over } };
  return { state: IDLE, result: null };
}
