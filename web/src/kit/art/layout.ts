/** Where the pieces, sockets and brackets of a serpent lie. Lengths are pixels. */
import { MINI_BELOW, jointMiddle } from './shapes';

/** No piece is narrower than this; a serpent that is still too long goes on in the next row. */
export const SMALLEST_PIECE = 20;
/** Sockets are touched, so they do not shrink with the pieces. */
export const SOCKET_TARGET = 48;

export interface SerpentSpace {
  /** How many pieces. */
  count: number;
  width: number;
  /** Largest size of a piece. */
  max?: number;
  /** Smallest size of a piece: a serpent that is only looked at from afar may go below what fingers need. */
  least?: number;
  hasLeft?: boolean;
  hasRight?: boolean;
  /** How many staves of brackets run below each row. */
  staves?: number;
  /** Least distance between them. */
  staveLeast?: number;
  align?: 'start' | 'center';
}

export interface Cell {
  x: number;
  y: number;
  row: number;
}

export interface Box {
  x: number;
  y: number;
  size: number;
}

export interface SerpentLayout {
  size: number;
  /** Whether pieces are drawn in the plain style. */
  mini: boolean;
  rows: number;
  cells: Cell[];
  left: Box | null;
  right: Box | null;
  width: number;
  height: number;
  /** Radius of the numbers on brackets. */
  mark: number;
}

// How far a drawing reaches beyond its cell, in parts of its size: snout and halo, bulge and tail fan, crest.
const OVER_LEFT = 0.08;
const OVER_RIGHT = 0.24;
const OVER_TOP = 0.16;
const UNDER = 0.08;

/** Fits a serpent into a width: as large as it may be, as few rows as possible, no piece below 20 px. */
export function layoutSerpent(space: SerpentSpace): SerpentLayout {
  const { count, width, max = 62, least = SMALLEST_PIECE, staves = 0, staveLeast = 0, align = 'start' } = space;
  const hasLeft = space.hasLeft ?? false;
  const hasRight = space.hasRight ?? false;
  const sockets = Number(hasLeft) + Number(hasRight);
  let rows = 1;
  let size = fitSize(Math.max(count, 1), sockets, width, max);
  while (size < least && rows < count) {
    rows += 1;
    size = fitSize(Math.ceil(count / rows), sockets, width, max);
  }
  size = Math.max(least, Math.floor(size * 10) / 10);
  const mini = size < MINI_BELOW;
  const perRow = Math.ceil(Math.max(count, 1) / rows);
  const socket = sockets ? Math.max(size, SOCKET_TARGET) : 0;
  const used = size * (perRow + OVER_LEFT + OVER_RIGHT) + socket * sockets;
  const indent = align === 'center' ? Math.max(0, (width - used) / 2) : 0;
  const x0 = indent + size * OVER_LEFT + (hasLeft ? socket : 0);

  const mark = Math.max(9, size * 0.15);
  // A socket that is larger than the pieces is centred on their joint, so it reaches higher and lower.
  const joint = jointMiddle(mini) / 96;
  const socketAbove = Math.max(0, (socket - size) * joint);
  const socketBelow = Math.max(0, (socket - size) * (1 - joint));
  const top = Math.max(size * OVER_TOP, socketAbove);
  const brackets = staves
    ? size * 0.04 + mark + 3 + staveDrop(staveLeast, mini) + (staves - 1) * staveStep(mark, staveLeast)
    : 0;
  const rowHeight = top + size + Math.max(size * UNDER, brackets, socketBelow);

  const cells = Array.from({ length: count }, (_, i): Cell => {
    const row = Math.floor(i / perRow);
    return { x: x0 + (i % perRow) * size, y: row * rowHeight + top, row };
  });
  const socketAt = (x: number, y: number): Box => ({ x, y: y - (socket - size) * joint, size: socket });
  const first = cells[0] ?? { x: x0, y: top, row: 0 };
  const last = cells.at(-1) ?? { x: x0 - size, y: top, row: 0 };
  return {
    size,
    mini,
    rows,
    cells,
    left: hasLeft ? socketAt(first.x - socket, first.y) : null,
    right: hasRight ? socketAt(last.x + size, last.y) : null,
    width: align === 'center' ? Math.max(width, used) : used,
    height: rowHeight * rows,
    mark,
  };
}

/** The size at which so many pieces and sockets fill a width; sockets never go below their target. */
function fitSize(pieces: number, sockets: number, width: number, max: number): number {
  const over = OVER_LEFT + OVER_RIGHT;
  const together = width / (pieces + sockets + over);
  const size = together >= SOCKET_TARGET ? together : (width - sockets * SOCKET_TARGET) / (pieces + over);
  return Math.min(max, size);
}

/** Distance between two staves. */
export const staveStep = (mark: number, least = 0): number => Math.max(mark * 2 + 5, least);

/** How much lower the first stave lies where there is room: then no bracket touches the pieces. */
export const staveDrop = (least: number, mini: boolean): number => (least > 0 ? (mini ? 15 : 10) : 0);

/** One time that a card's pattern occurs, or would. */
export interface Span {
  /** Numbers of the pieces from the left, from 0. */
  pieces: readonly number[];
  /** What the bracket says, usually 1, 2, 3. */
  mark: string;
  kind: 'scored' | 'surplus' | 'would';
  /** The stave it belongs to, where each card has its own; else the first with room. */
  stave?: number;
}

/** A piece of a bracket: neighbours in one row. */
export interface Bracket {
  from: number;
  to: number;
  stave: number;
  mark: string;
  kind: Span['kind'];
}

/** Cuts spans into brackets: one for each group of neighbours; those that would overlap go one stave lower. */
export function bracketsOf(spans: readonly Span[], rowOf: (piece: number) => number): Bracket[] {
  const busy: Set<number>[] = [];
  return spans.flatMap((span) => {
    const sorted = [...new Set(span.pieces)].sort((a, b) => a - b);
    const stave = span.stave ?? firstFree(busy, sorted);
    const taken = (busy[stave] ??= new Set());
    for (const piece of sorted) taken.add(piece);
    return groupsOf(sorted, rowOf).map(([from, to]) => ({
      from,
      to,
      stave,
      mark: span.mark,
      kind: span.kind,
    }));
  });
}

function firstFree(busy: readonly (Set<number> | undefined)[], pieces: readonly number[]): number {
  const free = busy.findIndex((taken) => pieces.every((piece) => !taken?.has(piece)));
  return free < 0 ? busy.length : free;
}

function groupsOf(sorted: readonly number[], rowOf: (piece: number) => number): [number, number][] {
  const groups: [number, number][] = [];
  for (const piece of sorted) {
    const group = groups.at(-1);
    if (group && piece === group[1] + 1 && rowOf(piece) === rowOf(group[1])) group[1] = piece;
    else groups.push([piece, piece]);
  }
  return groups;
}

/** How many staves brackets need. */
export const countStaves = (brackets: readonly Bracket[]): number =>
  brackets.reduce((most, bracket) => Math.max(most, bracket.stave + 1), 0);
