/** What is to be heard when the table changes: told from two states, so that nothing else has to think of sounds. */
import type { PositionData, StateMessage } from '$kit/api';
import { changedEvents, isUndo } from '$kit/motion/events';

export const CUES = ['lift', 'snap', 'theft', 'complete', 'last', 'turn'] as const;
export type Cue = (typeof CUES)[number];

const PLACED = new Set(['began', 'added', 'placed', 'head', 'tail']);
const COMPLETED = new Set(['closed', 'tail']);
const STOLEN = new Set(['stole', 'carl stole']);

const hasTurn = (state: StateMessage | null): boolean =>
  state?.table.status === 'running' && (state.position?.draft ?? null) !== null;

/** Whether the last turns of a game have begun, and it is not over. */
export type IsEnding = (position: PositionData | null) => boolean;

/** Cues in the order they are heard; a table that is only opened makes no sound. */
export function cuesOf(before: StateMessage | null, after: StateMessage | null, isEnding: IsEnding): Cue[] {
  if (!before || !after || before.table.id !== after.table.id || before.seat !== after.seat || isUndo(before, after))
    return [];
  const names = new Set(before.position ? changedEvents(before, after).added.map((event) => event.name) : []);
  const happened = (wanted: ReadonlySet<string>) => [...names].some((name) => wanted.has(name));
  const heard: Record<Cue, boolean> = {
    lift: false,
    snap: happened(PLACED),
    theft: happened(STOLEN),
    complete: happened(COMPLETED),
    last: before.position !== null && !isEnding(before.position) && isEnding(after.position),
    turn: !hasTurn(before) && hasTurn(after),
  };
  return CUES.filter((cue) => heard[cue]);
}
