/** Which of CARL's turns this window has told already, so that a reload does not tell it again. */
const keyOf = (table: string) => `coatl.carl.${table}`;

export function loadTold(table: string): number {
  try {
    return Number(sessionStorage.getItem(keyOf(table)) ?? -1);
  } catch {
    return -1; // no storage: it is told again
  }
}

export function saveTold(table: string, id: number): void {
  try {
    sessionStorage.setItem(keyOf(table), String(id));
  } catch {
    // Private windows may refuse; a reload tells it again.
  }
}
