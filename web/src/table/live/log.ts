/** The log of a table as messages bring it, piece by piece. */
import type { LogData, StateMessage } from '$kit/api';

/** An update's log begins where the last message ended. */
export function mergeLog(old: StateMessage | undefined, fresh: StateMessage): LogData[] {
  if (fresh.type === 'snapshot' || !old || fresh.since === 0) return fresh.log;
  if (fresh.since >= old.version) return [...old.log, ...fresh.log];
  const first = fresh.log[0]?.number ?? Infinity;
  return [...old.log.filter((line) => line.number < first), ...fresh.log];
}
