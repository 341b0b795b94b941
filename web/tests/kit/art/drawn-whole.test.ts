/** Drawings in log lines are not cut off, and the pattern of a card lies in its middle. */
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { PatternStrip, ProphecyCard, parseSerpent } from '$kit/art';
import RiseScene from '$kit/art/RiseScene.svelte';
import { drawPattern, type PatternDrawing } from '$kit/art/pattern';
import { boardProphecies, cardProphecies, patternOf } from '$kit/data';

/** How far a small body reaches into the next cell, in cells: its edge is a curve from 96 over 111 back to 96. */
const BULGE = (15 * 0.75) / 96;
/** The middle of a card in the units of its drawing. */
const MIDDLE = 80;
const PATTERNS = [...new Set([...boardProphecies, ...cardProphecies].map((card) => card.pattern))];
const isBody = (symbol: string) => symbol.startsWith('p-body');

/** From where to where the pieces of a drawing reach, in cells. */
function reach({ items }: PatternDrawing): [left: number, right: number] {
  return [
    Math.min(...items.map(({ x }) => x)),
    Math.max(...items.map(({ x, symbol }) => x + 1 + (isBody(symbol) ? BULGE : 0))),
  ];
}

/** Where a drawing was put, and how large a cell is. */
function placed(root: ParentNode): { x: number; y: number; cell: number } {
  const [, x, y, scale] =
    /translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)/.exec(
      root.querySelector('g[transform]')?.getAttribute('transform') ?? '',
    ) ?? [];
  return { x: Number(x), y: Number(y), cell: Number(scale) * 96 };
}

/** Signs at the end of a pattern do not bulge as pieces do, and loose pieces have a gap around them; a row of pieces is exact. */
function offAtMost(pattern: string, cell: number): number {
  const last = drawPattern(patternOf(pattern)).items.reduce((far, item) => (item.x >= far.x ? item : far));
  return isBody(last.symbol) && !pattern.startsWith('{') ? 0.5 : cell * BULGE;
}

describe('the pattern in a line of the log', () => {
  it('has room for all its pieces, in width and in height', () => {
    for (const pattern of PATTERNS) {
      const { container, unmount } = render(PatternStrip, { pattern, cell: 14 });
      const strip = container.querySelector('svg.strip') as SVGElement;
      const drawing = drawPattern(patternOf(pattern));
      const { x, y, cell } = placed(container);
      const [left, right] = reach(drawing);
      expect(x + left * cell, pattern).toBeGreaterThanOrEqual(0);
      expect(x + right * cell, pattern).toBeLessThanOrEqual(Number(strip.getAttribute('width')) + 0.01);
      expect(y + drawing.top * cell, pattern).toBeGreaterThanOrEqual(-0.01);
      expect(y + drawing.bottom * cell, pattern).toBeLessThanOrEqual(Number(strip.getAttribute('height')) + 0.01);
      unmount();
    }
  });
});

describe('the pattern on a card', () => {
  it.each([154, 104])('lies in the middle of a card of %d pixels', (width) => {
    for (const card of [...boardProphecies, ...cardProphecies]) {
      const { container, unmount } = render(ProphecyCard, { card, label: '', width });
      const { x, cell } = placed(container);
      const [left, right] = reach(drawPattern(patternOf(card.pattern)));
      expect(Math.abs(x + ((left + right) / 2) * cell - MIDDLE), card.id).toBeLessThan(offAtMost(card.pattern, cell));
      unmount();
    }
  });
});

describe('the picture of an end', () => {
  it('shows all of what stayed unfinished', () => {
    const lying = ['<RR', '<BB'].map((code) => parseSerpent(code));
    const { container } = render(RiseScene, { serpents: [], lying });
    const [, , , height] = (container.querySelector('svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const rows = [...container.querySelectorAll('.lying')];
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      const [, y] = /translate\([-\d.]+ ([-\d.]+)\)/.exec(row.getAttribute('transform') ?? '') ?? [];
      const size = Number(row.querySelector('use')?.getAttribute('height'));
      expect(Number(y) + size).toBeLessThanOrEqual(height ?? 0);
    }
  });
});
