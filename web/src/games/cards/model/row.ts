/** Rows: which colours lie under stacks, told from what was placed. */
import type { Colour, EventData, RowData } from '$kit/api';
import type { Place } from './actions';

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

/** Reads a whole row, from head to tail, as events write it: a mark follows each stack. */
export function readWhole(text: string): RowData {
  const parts = text.match(/[A-Z]'?/g) ?? [];
  return {
    colours: parts.map((part) => part[0] as Colour),
    stacks: parts.flatMap((part, i) => (part.endsWith("'") ? [i] : [])),
    has_head: true,
    has_tail: true,
  };
}

/** A row with a Feather that is not placed yet, for tables where the server tells nothing beforehand. */
export function rowWith(row: Readonly<RowData>, colours: string, place: Place): RowData {
  const pair = [...colours] as Colour[];
  const isLeft = place === 'left' || place === 'over left';
  const isOver = place === 'over left' || place === 'over right';
  const kept = isOver ? (isLeft ? row.colours.slice(1) : row.colours.slice(0, -1)) : row.colours;
  const next = isLeft ? [...pair, ...kept] : [...kept, ...pair];
  const stacks = isLeft ? row.stacks.map((i) => i + (isOver ? 1 : 2)) : [...row.stacks];
  const stack = isLeft ? 1 : next.length - 2;
  if (isOver && !stacks.includes(stack)) stacks.push(stack);
  return { ...row, colours: next, stacks: stacks.sort((a, b) => a - b) };
}

/** What lies under the stacks of a row with one Feather more, or with a head. */
export function coveredWith(row: Readonly<RowData>, covered: Covered, place: string): Covered {
  if (place === 'left' || place === 'head') return shifted(covered, place === 'left' ? 2 : 1);
  const [first] = row.colours;
  const last = row.colours.at(-1);
  if (place === 'over left' && first) return { ...shifted(covered, 1), 1: first };
  if (place === 'over right' && last) return { ...covered, [row.colours.length - 1]: last };
  return covered;
}
