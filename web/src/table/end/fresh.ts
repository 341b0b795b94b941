/** Which ends have been shown: the beats play once. */
const seen = new Set<string>();

/** Whether the beats of a table are still to be shown: once a visit, and only right after it ended. */
export function isFresh(table: string, endedAt: number, now = Date.now()): boolean {
  if (seen.has(table)) return false;
  seen.add(table);
  return now - endedAt < 120_000;
}
