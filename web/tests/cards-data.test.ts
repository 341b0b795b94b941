import { describe, expect, it } from 'vitest';
import { formatSerpent, parseSerpent } from '$lib/art/notation';
import { drawPattern, parsePattern } from '$lib/art/pattern';
import { parseRequirement } from '$lib/art/requirement';
import { spriteMarkup } from '$lib/art/sprite';
import {
  boardProphecies, boardTemples, cardProphecies, cardTemples, feathers, levelsOf, prophecyById, requirementsOf, templeById, templePoints,
} from '$lib/data';

const symbols = new Set([...spriteMarkup().matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]));

describe('patterns', () => {
  it.each([
    ['#Y', { kind: 'count', colour: 'Y' }],
    ['~BB~', { kind: 'exact', colour: 'B' }],
    ['KKK', { kind: 'run', colours: ['K', 'K', 'K'] }],
    ['RK', { kind: 'run', colours: ['R', 'K'] }],
    ['YKRGB', { kind: 'run', colours: ['Y', 'K', 'R', 'G', 'B'] }],
    ['GY+K', { kind: 'stretch', from: 'G', through: 'Y', to: 'K' }],
    ['GK..KG', { kind: 'mirror', first: 'G', second: 'K' }],
    ['{KKBBR}', { kind: 'set', colours: ['K', 'K', 'B', 'B', 'R'] }],
    ['K.Y', { kind: 'gap', from: 'K', to: 'Y' }],
    ['=B=', { kind: 'match', colour: 'B' }],
    ['[GY]B[GY]', { kind: 'either', sides: ['G', 'Y'], middle: 'B' }],
    ['G!G', { kind: 'not', colour: 'G' }],
    ["R'", { kind: 'stack', colour: 'R' }],
    ["Y!'", { kind: 'before-stack', colour: 'Y' }],
  ])('%s', (text, pattern) => {
    expect(parsePattern(text)).toEqual(pattern);
  });

  it.each(['', 'Y', '#Q', '~BR~', 'GK..GK', 'G!Y', '[GY]B[YG]', '{}'])('%j is none', (text) => {
    expect(() => parsePattern(text)).toThrow('no pattern');
  });

  it('of every card can be drawn with symbols that exist', () => {
    for (const card of [...boardProphecies, ...cardProphecies]) {
      const drawing = drawPattern(parsePattern(card.pattern));
      expect(drawing.items.length).toBeGreaterThan(0);
      for (const item of drawing.items) {
        expect(symbols).toContain(item.symbol);
        expect(item.x).toBeGreaterThanOrEqual(0);
        expect(item.x + 1).toBeLessThanOrEqual(drawing.width + 0.3);
      }
    }
  });

  it('paint neighbours from the last to the first, halos below', () => {
    const { items } = drawPattern(parsePattern('RKG'));
    expect(items.map((item) => item.symbol)).toEqual([
      'h-body-R-mini', 'h-body-K-mini', 'h-body-G-mini', 'p-body-G-mini', 'p-body-K-mini', 'p-body-R-mini',
    ]);
  });
});

describe('requirements', () => {
  it.each([
    ['-Y', { kind: 'without', colour: 'Y' }],
    ['=9', { kind: 'length', count: 9, bound: 'exact' }],
    ['length>=16', { kind: 'length', count: 16, bound: 'least' }],
    ['length<=12', { kind: 'length', count: 12, bound: 'most' }],
    ['B=Y', { kind: 'equal', colours: ['B', 'Y'] }],
    ['no blue card', { kind: 'no-family', family: 'blue' }],
    ['gods:ygp', { kind: 'gods', gods: ['yellow', 'green', 'pink'] }],
    ['lower:g<y', { kind: 'lower', low: 'green', high: 'yellow' }],
    ['twins', { kind: 'twins' }],
    ['run>=3', { kind: 'neighbours', count: 3 }],
    ['same>=6', { kind: 'same', count: 6 }],
  ])('%s', (text, requirement) => {
    expect(parseRequirement(text)).toEqual(requirement);
  });

  it('of every temple can be read', () => {
    for (const card of [...boardTemples, ...cardTemples]) {
      expect(requirementsOf(card).map(parseRequirement)).toHaveLength(templePoints(card).length);
    }
  });

  it.each(['', 'no pink card', 'gods:xyz', '=Y', 'run>3'])('%j is none', (text) => {
    expect(() => parseRequirement(text)).toThrow();
  });
});

describe('cards', () => {
  it('are all there', () => {
    expect(boardProphecies.filter((card) => card.id <= 'P49').reduce((sum, card) => sum + card.copies, 0)).toBe(54);
    expect(boardTemples).toHaveLength(20);
    expect(cardProphecies).toHaveLength(40);
    expect(cardTemples).toHaveLength(6);
    expect(feathers.reduce((sum, card) => sum + card.copies, 0)).toBe(50);
  });

  it('are found by id', () => {
    expect(prophecyById('P10').pattern).toBe('~BB~');
    expect(requirementsOf(templeById('D2'))).toEqual(['lower:g<y', 'run>=3']);
    expect(() => prophecyById('P99')).toThrow('unknown prophecy');
    expect(() => templeById('P01')).toThrow('unknown temple');
  });

  it('have price lists from low to high', () => {
    expect(levelsOf(prophecyById('P01'))).toEqual([[3, 2], [4, 3], [5, 4], [6, 5]]);
    expect(levelsOf(prophecyById('C01'))).toEqual([[1, 2], [2, 5], [3, 6]]);
  });
});

describe('serpents as text', () => {
  it.each(['<BBYR>', '<BB', 'BBY', 'YR>', 'O', ''])('%j reads and writes', (text) => {
    expect(formatSerpent(parseSerpent(text))).toBe(text);
  });

  it('knows heads and tails', () => {
    expect(parseSerpent('<BY>').map((piece) => piece.kind)).toEqual(['head', 'tail']);
    expect(() => parseSerpent('BX')).toThrow('no colour');
  });
});

describe('sprite', () => {
  it('has every piece and halo in both sizes, and no name twice', () => {
    const ids = [...spriteMarkup().matchAll(/\bid="([^"]+)"/g)].map((found) => found[1]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const colour of 'YRKGB')
      for (const kind of ['head', 'body', 'tail'])
        for (const size of ['', '-mini'])
          for (const layer of 'ph') expect(symbols).toContain(`${layer}-${kind}-${colour}${size}`);
    expect(symbols).toContain('p-body-O');
    expect(symbols).not.toContain('p-head-O');
  });

  it('has no number that was not computed', () => {
    expect(spriteMarkup()).not.toMatch(/NaN|undefined|Infinity/);
  });
});
