/** What cards ask for, as the engine reads it (`tools/web_patterns.py`): for drawing and telling only (rules B11, B12, C8, C9). */
import { cardSet } from './cardset';
import shipped from './patterns.json';
import type { Colour, God } from '$kit/api';
import type { Family } from './index';

export interface Pattern {
  /**
   * count: pieces of one colour, anywhere (#Y); exact: a pair that is not part of a longer run (~YY~); run: neighbours in
   * this order (YBYB); stretch: one or more of a colour between two others (YB+R); mirror: a pair, anything, the pair
   * mirrored (YB..BY); set: all of these, anywhere ({YYGGR}); gap: two with one of any colour between them (Y.B); match:
   * one between two alike (=Y=); either: one between two that are either of two colours ([GY]B[GY]); not: two alike with
   * one of another colour between them (Y!Y); stack: on top of a stack (Y'); before-stack: one, then a stack that shows
   * another (Y!').
   */
  kind:
    | 'count'
    | 'exact'
    | 'run'
    | 'stretch'
    | 'mirror'
    | 'set'
    | 'gap'
    | 'match'
    | 'either'
    | 'not'
    | 'stack'
    | 'before-stack';
  /** As they are written on the card, from left to right. */
  colours: readonly [Colour, ...Colour[]];
}

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

const read = cardSet ?? shipped;
const patterns = new Map(Object.entries(read.patterns as unknown as Record<string, Pattern>));
const requirements = new Map(Object.entries(read.requirements as unknown as Record<string, Requirement>));

/** The pattern that is written so on a Prophecy card. */
export function patternOf(text: string): Pattern {
  const pattern = patterns.get(text);
  if (!pattern) throw new Error(`no pattern: ${text}`);
  return pattern;
}

/** What is written so on a Temple card. */
export function requirementOf(text: string): Requirement {
  const requirement = requirements.get(text);
  if (!requirement) throw new Error(`no requirement: ${text}`);
  return requirement;
}
