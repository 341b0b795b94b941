/** What Temple cards ask for, read for drawing only (rules B12, C8.2). */
import { COLOURS, type Colour } from './shapes';
import type { God } from '../api';
import type { Family } from '../data';

export type Requirement =
  /** Colour does not occur: -Y */
  | { kind: 'without'; colour: Colour }
  /** So many pieces: =9, length>=16, length<=12 */
  | { kind: 'length'; count: number; bound: 'exact' | 'least' | 'most' }
  /** As many of one as of the other: B=Y */
  | { kind: 'equal'; colours: [Colour, Colour] }
  /** No card of a family beside it: no blue card */
  | { kind: 'no-family'; family: Family }
  /** One Prophecy of each god: gods:ygp */
  | { kind: 'gods'; gods: God[] }
  /** One god at a lower level than another: lower:g<y */
  | { kind: 'lower'; low: God; high: God }
  /** Two of one god at one level: twins */
  | { kind: 'twins' }
  /** Neighbours of one colour: run>=3 */
  | { kind: 'neighbours'; count: number }
  /** Segments of one colour, anywhere: same>=6 */
  | { kind: 'same'; count: number };

const GODS: Readonly<Record<string, God>> = { y: 'yellow', g: 'green', b: 'blue', p: 'pink' };

function godOf(letter: string | undefined): God {
  const god = letter && GODS[letter];
  if (!god) throw new Error(`no god: ${letter ?? ''}`);
  return god;
}

const colour = (letter: string | undefined) => letter as Colour;
const C = `[${COLOURS.join('')}]`;

/** Reads a requirement; throws on what is none. */
export function parseRequirement(text: string): Requirement {
  let m: RegExpExecArray | null;
  if ((m = new RegExp(`^-(${C})$`).exec(text))) return { kind: 'without', colour: colour(m[1]) };
  if ((m = /^=(\d+)$/.exec(text))) return { kind: 'length', count: Number(m[1]), bound: 'exact' };
  if ((m = /^length(>=|<=)(\d+)$/.exec(text)))
    return { kind: 'length', count: Number(m[2]), bound: m[1] === '>=' ? 'least' : 'most' };
  if ((m = new RegExp(`^(${C})=(${C})$`).exec(text)))
    return { kind: 'equal', colours: [colour(m[1]), colour(m[2])] };
  if ((m = /^no (red|black|blue|yellow|green) card$/.exec(text)))
    return { kind: 'no-family', family: m[1] as Family };
  if ((m = /^gods:(\w+)$/.exec(text))) return { kind: 'gods', gods: [...(m[1] ?? '')].map(godOf) };
  if ((m = /^lower:(\w)<(\w)$/.exec(text)))
    return { kind: 'lower', low: godOf(m[1]), high: godOf(m[2]) };
  if (text === 'twins') return { kind: 'twins' };
  if ((m = /^run>=(\d+)$/.exec(text))) return { kind: 'neighbours', count: Number(m[1]) };
  if ((m = /^same>=(\d+)$/.exec(text))) return { kind: 'same', count: Number(m[1]) };
  throw new Error(`no requirement: ${text}`);
}
