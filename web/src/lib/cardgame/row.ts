/** Rows: which colours lie under stacks, told from what was placed. */
import type { Colour, EventData } from '../api';

export type Covered = Readonly<Record<number, Colour>>;

const colourAt = (row: string, index: number): Colour | undefined =>
  row.replaceAll("'", '')[index] as Colour | undefined;
const lengthOf = (row: string): number => row.replaceAll("'", '').length;

function shifted(covered: Covered, by: number): Record<number, Colour> {
  return Object.fromEntries(Object.entries(covered).map(([i, colour]) => [Number(i) + by, colour]));
}

/** Follows the placements of a seat; a new deal begins anew. */
export function coveredColours(events: readonly EventData[], seat: number): Covered {
  let covered: Record<number, Colour> = {};
  let row = '';
  for (const event of events) {
    if (event.name === 'dealt' || event.name === 'started') {
      covered = {};
      row = '';
    }
    if (event.seat !== seat || typeof event.data.row !== 'string') continue;
    const next = event.data.row;
    const first = colourAt(row, 0);
    const last = colourAt(row, lengthOf(row) - 1);
    if (event.name === 'head' || event.data.place === 'left') covered = shifted(covered, event.name === 'head' ? 1 : 2);
    if (event.data.place === 'over left') {
      covered = shifted(covered, 1);
      if (first) covered[1] = first;
    }
    if (event.data.place === 'over right' && last) covered[lengthOf(next) - 2] = last;
    row = next;
  }
  return covered;
}
