/** Words for the specimen sheets; the client itself has its texts in translations. */
import type { Badge } from '$kit/art';
import { levelsOf, patternOf, prophecyById, requirementOf, templeById, templePoints, type Pattern } from '$kit/data';
import type { BodyColour } from '$kit/art';

export const COLOUR_NAMES: Readonly<Record<BodyColour, string>> = {
  Y: 'yellow',
  R: 'red',
  K: 'black',
  G: 'green',
  B: 'blue',
  O: 'gold',
};
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five'];
const n = COLOUR_NAMES;

function runSentence(colours: Pattern['colours']): string {
  const text = colours.join('');
  const [a, b] = colours;
  if (!a || !b) return '';
  if (colours.length === 2) return `${n[a]} then ${n[b]}`;
  if (/^(.)\1\1$/.test(text)) return `three ${n[a]} in a row`;
  if (/^(.)(.)\1\2$/.test(text)) return `${n[a]}, ${n[b]}, and again`;
  if (new Set(colours).size === 5) return 'all five, in this order';
  return (text.match(/(.)\1*/g) ?? [])
    .map((run) => `${NUMBERS[run.length]} ${n[run.charAt(0) as BodyColour]}`)
    .join(', then ');
}

export function sentence(pattern: string): string {
  const { kind, colours } = patternOf(pattern);
  const [a, b, c] = colours.map((colour) => n[colour]);
  switch (kind) {
    case 'count':
      return `${a} pieces, anywhere`;
    case 'exact':
      return `exactly two ${a} in a row`;
    case 'run':
      return runSentence(colours);
    case 'stretch':
      return `${a}, one or more ${b}, ${c}`;
    case 'mirror':
      return 'the pair, anything, the pair mirrored';
    case 'set':
      return 'all of these, anywhere';
    case 'gap':
      return `${a}, any, ${b}`;
    case 'match':
      return `${a} between two alike`;
    case 'either':
      return `${c} between ${a} or ${b}`;
    case 'not':
      return `${a}, not ${a}, ${a}`;
    case 'stack':
      return `${a} on top of a stack`;
    case 'before-stack':
      return `${a}, then a stack of another`;
  }
}

export function requirementSentence(text: string): string {
  const r = requirementOf(text);
  switch (r.kind) {
    case 'without':
      return `no ${n[r.colour]}`;
    case 'length':
      return r.bound === 'exact' ? `exactly ${r.count} pieces` : `at ${r.bound} ${r.count} segments`;
    case 'equal':
      return `as many ${n[r.colours[0]]} as ${n[r.colours[1]]}`;
    case 'no-family':
      return `no ${r.family} card`;
    case 'gods':
      return 'one of each, level 1 or more';
    case 'lower':
      return 'first at a lower level';
    case 'twins':
      return 'two of one god, one level';
    case 'neighbours':
      return `${NUMBERS[r.count]} of a colour in a row`;
    case 'same':
      return `${r.count} of one colour`;
  }
}

export const stepLabels = (count: number) => (count === 3 ? ['one', 'two', 'all'] : ['one', 'both']);

/** A badge as the server's lens would give it: how often, and how many levels are reached. */
export function badge(id: string, times: number): Badge & { level: number } {
  const levels = levelsOf(prophecyById(id));
  const level = levels.filter(([at]) => at <= times).length;
  const got = levels[level - 1];
  const next = levels[level];
  if (!got) return { text: `${times}×`, next: next && `${next[0]}× = ${next[1]}`, reached: false, level };
  return { text: `${got[0]}× = ${got[1]}`, next: next ? `next ${next[0]}× = ${next[1]}` : 'top', reached: true, level };
}

export function templeBadge(id: string, met: number): Badge {
  const points = templePoints(templeById(id));
  const next = points[met];
  return {
    text: met ? `${met} met = ${points[met - 1] ?? 0}` : 'none met',
    next: next === undefined ? undefined : `${met ? 'both' : 'one'} = ${next}`,
    reached: met > 0,
  };
}

export function levelBadge(level: number): Badge {
  const points = [0, 2, 5, 6];
  return {
    text: level ? `level ${level} = ${points[level] ?? 0}` : 'level 0',
    next: level < 3 ? `next ${level + 1} = ${points[level + 1] ?? 0}` : undefined,
    reached: level > 0,
    locked: level === 3,
  };
}
