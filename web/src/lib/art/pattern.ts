/** Patterns of Prophecy cards, read for drawing only; what they pay is the server's business (rules B11, C9). */
import { COLOURS, type Colour } from './shapes';

export type Pattern =
  /** Pieces of one colour, anywhere: #Y */
  | { kind: 'count'; colour: Colour }
  /** A pair that is not part of a longer run: ~YY~ */
  | { kind: 'exact'; colour: Colour }
  /** Neighbours in this order: YYY, YB, YBYB, ... */
  | { kind: 'run'; colours: Colour[] }
  /** One or more of a colour between two others: YB+R */
  | { kind: 'stretch'; from: Colour; through: Colour; to: Colour }
  /** A pair, anything, the pair mirrored: YB..BY */
  | { kind: 'mirror'; first: Colour; second: Colour }
  /** All of these, anywhere: {YYGGR} */
  | { kind: 'set'; colours: Colour[] }
  /** Two with one of any colour between them: Y.B */
  | { kind: 'gap'; from: Colour; to: Colour }
  /** One between two alike: =Y= */
  | { kind: 'match'; colour: Colour }
  /** One between two that are either of two colours: [GY]B[GY] */
  | { kind: 'either'; sides: [Colour, Colour]; middle: Colour }
  /** Two alike with one of another colour between them: Y!Y */
  | { kind: 'not'; colour: Colour }
  /** On top of a stack: Y' */
  | { kind: 'stack'; colour: Colour }
  /** One, then a stack that shows another: Y!' */
  | { kind: 'before-stack'; colour: Colour };

const C = `[${COLOURS.join('')}]`;
type Reader = (text: string) => Pattern | null;

/** A reader for one kind of pattern: `make` gets the colours that the groups of the expression found. */
function reader(expression: string, make: (colours: [Colour, Colour, Colour]) => Pattern): Reader {
  const whole = new RegExp(`^${expression.replaceAll('C', `(${C})`)}$`);
  return (text) => {
    const found = whole.exec(text);
    return found && make(found.slice(1) as [Colour, Colour, Colour]);
  };
}

const READERS: readonly Reader[] = [
  reader('#C', ([colour]) => ({ kind: 'count', colour })),
  reader('~C\\1~', ([colour]) => ({ kind: 'exact', colour })),
  reader('CC\\+C', ([from, through, to]) => ({ kind: 'stretch', from, through, to })),
  reader('CC\\.\\.\\2\\1', ([first, second]) => ({ kind: 'mirror', first, second })),
  reader('C\\.C', ([from, to]) => ({ kind: 'gap', from, to })),
  reader('=C=', ([colour]) => ({ kind: 'match', colour })),
  reader('\\[CC\\]C\\[\\1\\2\\]', ([a, b, middle]) => ({ kind: 'either', sides: [a, b], middle })),
  reader('C!\\1', ([colour]) => ({ kind: 'not', colour })),
  reader("C'", ([colour]) => ({ kind: 'stack', colour })),
  reader("C!'", ([colour]) => ({ kind: 'before-stack', colour })),
];

/** Reads a pattern; throws on what is none. */
export function parsePattern(text: string): Pattern {
  for (const read of READERS) {
    const pattern = read(text);
    if (pattern) return pattern;
  }
  if (new RegExp(`^\\{${C}+\\}$`).test(text))
    return { kind: 'set', colours: [...text.slice(1, -1)] as Colour[] };
  if (new RegExp(`^${C}{2,}$`).test(text)) return { kind: 'run', colours: [...text] as Colour[] };
  throw new Error(`no pattern: ${text}`);
}

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
    width, top: 0, bottom: 1, items, plus: null, underline: null, ...more,
  });
  const at = (symbol: string, x: number, y = 0): Placed => ({ symbol, x, y });
  switch (pattern.kind) {
    case 'count':
      return drawing(3.6, [0, 1.3, 2.6].flatMap((x) => piece(pattern.colour, x)));
    case 'exact': {
      const not = `n-${pattern.colour}`;
      return drawing(4, [at(not, 0), at(not, 3), ...run([pattern.colour, pattern.colour], 1)]);
    }
    case 'run':
      return drawing(pattern.colours.length, run(pattern.colours));
    case 'stretch':
      return drawing(3, run([pattern.from, pattern.through, pattern.to]), {
        plus: { x: 1.97, y: 0.1 },
        underline: [1.1, 2],
      });
    case 'mirror': {
      const { first, second } = pattern;
      const items = [at('a-dots', 2), ...run([first, second]), ...run([second, first], 3)];
      return drawing(5, items, { plus: { x: 2.95, y: 0.1 } });
    }
    case 'set': {
      const { colours } = pattern;
      const across = Math.ceil(colours.length / 2);
      const items = colours.flatMap((c, i) => {
        const indent = i >= across && colours.length % 2 ? 0.65 : 0;
        return piece(c, (i % across) * 1.3 + indent, i < across ? -0.56 : 0.6);
      });
      return drawing(across * 1.3 - 0.2, items, { top: -0.56, bottom: 1.6 });
    }
    case 'gap':
      return drawing(3, [at('a-dots', 1), ...piece(pattern.to, 2), ...piece(pattern.from, 0)]);
    case 'match':
      return drawing(3, [at('a-equal', 2), ...piece(pattern.colour, 1), at('a-equal', 0)]);
    case 'either': {
      const side = `x-${pattern.sides.join('')}`;
      return drawing(3, [at(side, 2), ...piece(pattern.middle, 1), at(side, 0)]);
    }
    case 'not': {
      const { colour } = pattern;
      return drawing(3, [...piece(colour, 2), at(`n-${colour}`, 1), ...piece(colour, 0)]);
    }
    case 'stack':
      return drawing(1, [at('a', 0, 0.3), ...piece(pattern.colour, 0)], { bottom: 1.3 });
    case 'before-stack': {
      const { colour } = pattern;
      const items = [at('a', 1, 0.3), at(`n-${colour}`, 1), ...piece(colour, 0)];
      return drawing(2, items, { bottom: 1.3 });
    }
  }
}
