// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { SMALLEST_PIECE, SOCKET_TARGET, bracketsOf, countStaves, layoutSerpent, type Span } from '$kit/art/layout';

const WIDTHS = [320, 360, 390, 480, 600, 700, 820, 1024, 1280, 1400];
const LENGTHS = Array.from({ length: 60 }, (_, i) => i + 1);
const ENDS = [
  { hasLeft: false, hasRight: false },
  { hasLeft: true, hasRight: false },
  { hasLeft: false, hasRight: true },
  { hasLeft: true, hasRight: true },
];

describe('layout of a serpent', () => {
  it.each(WIDTHS)('fits 1 to 60 pieces into %i px, none below 20 px', (width) => {
    for (const count of LENGTHS)
      for (const ends of ENDS) {
        const layout = layoutSerpent({ count, width, ...ends });
        expect(layout.size).toBeGreaterThanOrEqual(SMALLEST_PIECE);
        expect(layout.size).toBeLessThanOrEqual(62);
        expect(layout.width).toBeLessThanOrEqual(width + 0.01);
        expect(layout.mini).toBe(layout.size < 40);
        expect(layout.cells).toHaveLength(count);
        const xs = layout.cells.map((cell) => cell.x);
        const ys = layout.cells.map((cell) => cell.y);
        expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...xs) + layout.size).toBeLessThanOrEqual(width);
        expect(Math.max(...ys) + layout.size).toBeLessThanOrEqual(layout.height);
        for (const [socket, asked] of [
          [layout.left, ends.hasLeft],
          [layout.right, ends.hasRight],
        ] as const) {
          expect(socket !== null).toBe(asked);
          if (!socket) continue;
          expect(socket.size).toBeGreaterThanOrEqual(SOCKET_TARGET);
          expect(socket.x).toBeGreaterThanOrEqual(0);
          expect(socket.x + socket.size).toBeLessThanOrEqual(width + 0.01);
          expect(socket.y).toBeGreaterThanOrEqual(-0.01);
          expect(socket.y + socket.size).toBeLessThanOrEqual(layout.height + 0.01);
        }
      }
  });

  it('keeps pieces in reading order, side by side', () => {
    for (const width of WIDTHS)
      for (const count of LENGTHS) {
        const { cells, size } = layoutSerpent({ count, width });
        const isAfter = cells.slice(1).map((cell, i) => {
          const before = cells[i];
          if (!before) return false;
          if (cell.row === before.row) return Math.abs(cell.x - before.x - size) < 0.01;
          return cell.row === before.row + 1 && cell.x === cells[0]?.x;
        });
        expect(isAfter).not.toContain(false);
      }
  });

  it('takes a second row only when one would be too narrow', () => {
    expect(layoutSerpent({ count: 15, width: 320 }).rows).toBe(1);
    expect(layoutSerpent({ count: 16, width: 320 }).rows).toBe(2);
    expect(layoutSerpent({ count: 60, width: 1400 }).rows).toBe(1);
    expect(layoutSerpent({ count: 60, width: 320, hasLeft: true, hasRight: true }).rows).toBe(6);
  });

  it('is as large as it may be, and centred if asked', () => {
    expect(layoutSerpent({ count: 3, width: 900, max: 76 }).size).toBe(76);
    const centred = layoutSerpent({ count: 3, width: 900, max: 76, align: 'center' });
    const [first] = centred.cells;
    expect(first?.x).toBeGreaterThan(300);
    expect(centred.width).toBe(900);
  });

  it('has a place for the first piece of a serpent that is not there yet', () => {
    const layout = layoutSerpent({ count: 0, width: 400, hasRight: true });
    expect(layout.cells).toEqual([]);
    expect(layout.right?.size).toBeGreaterThanOrEqual(SOCKET_TARGET);
    expect(layout.right?.x).toBeGreaterThanOrEqual(0);
  });
});

describe('brackets', () => {
  const one = () => 0;
  const span = (pieces: number[], mark = '1', kind: Span['kind'] = 'scored'): Span => ({ pieces, mark, kind });

  it('join neighbours and part what is scattered', () => {
    expect(bracketsOf([span([7, 0, 1, 6])], one).map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [6, 7],
    ]);
  });

  it('are cut where a row ends', () => {
    const rowOf = (piece: number) => Math.floor(piece / 5);
    expect(bracketsOf([span([3, 4, 5])], rowOf).map(({ from, to }) => [from, to])).toEqual([
      [3, 4],
      [5, 5],
    ]);
  });

  it('go one stave lower where they would overlap', () => {
    const brackets = bracketsOf([span([0, 1, 2]), span([2, 3], '2'), span([5, 6], '3', 'surplus')], one);
    expect(brackets.map(({ stave }) => stave)).toEqual([0, 1, 0]);
    expect(countStaves(brackets)).toBe(2);
    expect(countStaves([])).toBe(0);
  });

  it('keep to the stave of their card', () => {
    const brackets = bracketsOf(
      [
        { ...span([0]), stave: 2 },
        { ...span([3], '2'), stave: 0 },
      ],
      one,
    );
    expect(brackets.map(({ stave }) => stave)).toEqual([2, 0]);
    expect(countStaves(brackets)).toBe(3);
  });

  it('make a serpent higher', () => {
    const plain = layoutSerpent({ count: 8, width: 600 });
    const single = layoutSerpent({ count: 8, width: 600, staves: 1 });
    const double = layoutSerpent({ count: 8, width: 600, staves: 2 });
    expect(single.height).toBeGreaterThan(plain.height);
    expect(double.height).toBeGreaterThan(single.height);
  });
});
