/** Patterns of Prophecy cards as drawings; what they pay is the server's business. */
import type { Pattern } from '$kit/data';
import type { Colour } from './shapes';

/** A symbol of the sprite at a place, in cells. */
export interface Placed {
  symbol: string;
  x: number;
  y: number;
}

/** A drawing in cells: the caller decides how large a cell is. Items are painted in this order. */
export interface PatternDrawing {
  width: number;
  /** Rows below the first need more height than one cell. */
  top: number;
  bottom: number;
  items: Placed[];
  /** Middle of the badge that says "or more". */
  plus: { x: number; y: number } | null;
  /** A line under cells that may repeat. */
  underline: [from: number, to: number] | null;
}

const piece = (colour: Colour, x: number, y = 0): Placed[] => [
  { symbol: `h-body-${colour}-mini`, x, y },
  { symbol: `p-body-${colour}-mini`, x, y },
];

/** Neighbours: halos first, then from the last to the first, so that each overlaps the next. */
const run = (colours: readonly Colour[], x = 0): Placed[] => [
  ...colours.map((c, i) => ({ symbol: `h-body-${c}-mini`, x: x + i, y: 0 })),
  ...colours.map((c, i) => ({ symbol: `p-body-${c}-mini`, x: x + i, y: 0 })).reverse(),
];

/** Draws a pattern with cells of one unit. Only body cells: the kind of a piece does not matter. */
export function drawPattern(pattern: Pattern): PatternDrawing {
  const drawing = (width: number, items: Placed[], more: Partial<PatternDrawing> = {}) => ({
    width,
    top: 0,
    bottom: 1,
    items,
    plus: null,
    underline: null,
    ...more,
  });
  const at = (symbol: string, x: number, y = 0): Placed => ({ symbol, x, y });
  const { colours } = pattern;
  const [first, second = first, third = first] = colours;
  switch (pattern.kind) {
    case 'count':
      return drawing(
        3.6,
        [0, 1.3, 2.6].flatMap((x) => piece(first, x)),
      );
    case 'exact':
      return drawing(4, [at(`n-${first}`, 0), at(`n-${first}`, 3), ...run(colours, 1)]);
    case 'run':
      return drawing(colours.length, run(colours));
    case 'stretch':
      return drawing(3, run(colours), { plus: { x: 1.97, y: 0.1 }, underline: [1.1, 2] });
    case 'mirror': {
      const items = [at('a-dots', 2), ...run(colours.slice(0, 2)), ...run(colours.slice(2), 3)];
      return drawing(5, items, { plus: { x: 2.95, y: 0.1 } });
    }
    case 'set': {
      const across = Math.ceil(colours.length / 2);
      const items = colours.flatMap((c, i) => {
        const indent = i >= across && colours.length % 2 ? 0.65 : 0;
        return piece(c, (i % across) * 1.3 + indent, i < across ? -0.56 : 0.6);
      });
      return drawing(across * 1.3 - 0.2, items, { top: -0.56, bottom: 1.6 });
    }
    case 'gap':
      return drawing(3, [at('a-dots', 1), ...piece(second, 2), ...piece(first, 0)]);
    case 'match':
      return drawing(3, [at('a-equal', 2), ...piece(first, 1), at('a-equal', 0)]);
    case 'either': {
      const side = `x-${first}${second}`;
      return drawing(3, [at(side, 2), ...piece(third, 1), at(side, 0)]);
    }
    case 'not':
      return drawing(3, [...piece(first, 2), at(`n-${first}`, 1), ...piece(first, 0)]);
    case 'stack':
      return drawing(1, [at('a', 0, 0.3), ...piece(first, 0)], { bottom: 1.3 });
    case 'before-stack':
      return drawing(2, [at('a', 1, 0.3), at(`n-${first}`, 1), ...piece(first, 0)], { bottom: 1.3 });
  }
}
