import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatSerpent, parseSerpent } from '$kit/art/notation';
import { drawPattern } from '$kit/art/pattern';
import { spriteMarkup } from '$kit/art/sprite';
import {
  boardProphecies,
  boardTemples,
  cardProphecies,
  cardTemples,
  feathers,
  levelsOf,
  patternOf,
  prophecyById,
  requirementOf,
  requirementsOf,
  templeById,
  templePoints,
} from '$kit/data';
import { LANGUAGES } from '$kit/words';

const symbols = new Set([...spriteMarkup().matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]));

describe('patterns', () => {
  it.each([
    ['#Y', 'count', 'Y'],
    ['~BB~', 'exact', 'BB'],
    ['KKK', 'run', 'KKK'],
    ['GY+K', 'stretch', 'GYK'],
    ['GK..KG', 'mirror', 'GKKG'],
    ['{KKBBR}', 'set', 'KKBBR'],
    ['K.Y', 'gap', 'KY'],
    ['[GY]B[GY]', 'either', 'GYBGY'],
    ["Y!'", 'before-stack', 'Y'],
  ])('%s is %s', (text, kind, colours) => {
    expect(patternOf(text)).toEqual({ kind, colours: [...colours] });
  });

  it.each(['', 'Y', '#Q', 'constructor'])('%j is none', (text) => {
    expect(() => patternOf(text)).toThrow('no pattern');
  });

  it('in texts are those of cards', () => {
    for (const tag of LANGUAGES) {
      const folder = path.resolve(__dirname, '../../../../src/coatl/locales', tag);
      const texts = fs
        .readdirSync(folder)
        .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
        .join('');
      for (const [, pattern = ''] of texts.matchAll(/`p:([^`{ ]+)`/g)) patternOf(pattern);
    }
  });

  it('of every card can be drawn with symbols that exist', () => {
    for (const card of [...boardProphecies, ...cardProphecies]) {
      const drawing = drawPattern(patternOf(card.pattern));
      expect(drawing.items.length).toBeGreaterThan(0);
      for (const item of drawing.items) {
        expect(symbols).toContain(item.symbol);
        expect(item.x).toBeGreaterThanOrEqual(0);
        expect(item.x + 1).toBeLessThanOrEqual(drawing.width + 0.3);
      }
    }
  });

  it('paint neighbours from the last to the first, halos below', () => {
    const { items } = drawPattern({ kind: 'run', colours: ['R', 'K', 'G'] });
    expect(items.map((item) => item.symbol)).toEqual([
      'h-body-R-mini',
      'h-body-K-mini',
      'h-body-G-mini',
      'p-body-G-mini',
      'p-body-K-mini',
      'p-body-R-mini',
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
    expect(requirementOf(text)).toEqual(requirement);
  });

  it('of every temple can be read', () => {
    for (const card of [...boardTemples, ...cardTemples]) {
      expect(requirementsOf(card).map(requirementOf)).toHaveLength(templePoints(card).length);
    }
  });

  it.each(['', 'no pink card', 'gods:xyz', '=Y', 'run>3'])('%j is none', (text) => {
    expect(() => requirementOf(text)).toThrow();
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
    expect(levelsOf(prophecyById('P01'))).toEqual([
      [3, 2],
      [4, 3],
      [5, 4],
      [6, 5],
    ]);
    expect(levelsOf(prophecyById('C01'))).toEqual([
      [1, 2],
      [2, 5],
      [3, 6],
    ]);
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
