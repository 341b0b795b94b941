/** What happened between two states of a table: in the log, and in the reader's own draft. */
import type { EventData, StateMessage } from '$kit/api';

const eventsOf = (state: StateMessage): EventData[] => [
  ...state.log.map((line) => line.event),
  ...(state.position?.draft?.events ?? []),
];

/** A draft that becomes public is no news: its events only move into the log. Events that went away were taken back. */
export function changedEvents(before: StateMessage, after: StateMessage): { added: EventData[]; removed: EventData[] } {
  const old = eventsOf(before);
  const now = eventsOf(after);
  let same = 0;
  while (same < old.length && same < now.length && JSON.stringify(old[same]) === JSON.stringify(now[same])) same += 1;
  return { added: now.slice(same), removed: old.slice(same) };
}

/** Whether both show the same running game to the same reader, so that one follows from the other. */
export function follows(before: StateMessage | null, after: StateMessage | null): boolean {
  return (
    before !== null &&
    after !== null &&
    before.table.id === after.table.id &&
    before.seat === after.seat &&
    before.position !== null &&
    after.position !== null &&
    before.table.status === 'running'
  );
}

/** Steps were taken back: the draft is shorter, and nothing became public. */
export function isUndo(before: StateMessage, after: StateMessage): boolean {
  const now = after.position?.draft?.steps.length ?? 0;
  return after.log.length === before.log.length && now < (before.position?.draft?.steps.length ?? 0);
}
