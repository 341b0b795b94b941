import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import board from '../../../src/kit/data/board.json';
import patterns from '../../../src/kit/data/patterns.json';

/** Puts a card set into the page, as the server does, and reads the cards afresh. */
async function playWith(set: object | null) {
  vi.resetModules();
  document.getElementById('card-set')?.remove();
  if (set) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = 'card-set';
    script.textContent = JSON.stringify(set);
    document.head.append(script);
  }
  return {
    data: await import('../../../src/kit/data'),
    examples: await import('../../../src/games/about/examples'),
    entries: await import('../../../src/games/about/entries'),
  };
}

const NEW = { id: 'P56', pattern: 'GKG', family: 'blue', points: { 1: 3 }, copies: 1 };
const SET = {
  label: 'dawn@12ab',
  about: 'ours',
  game: 'board',
  changed: ['P01', 'P56'],
  rows: { ...board, prophecies: [...board.prophecies, NEW] },
  patterns: { ...patterns.patterns, GKG: { kind: 'run', colours: ['G', 'K', 'G'] } },
  requirements: patterns.requirements,
};

beforeEach(() => playWith(null));
afterEach(() => playWith(null));

test('the cards of a card set are known, drawn and listed', async () => {
  const { data, entries } = await playWith(SET);
  expect(data.cardSet?.label).toBe('dawn@12ab');
  expect(data.prophecyById('P56')).toEqual(NEW);
  expect(data.patternOf('GKG').kind).toBe('run');
  expect(entries.findEntry('board', 'P56')?.groups).toEqual(['family-blue']);
  expect(data.prophecyById('C01').id).toBe('C01');
});

test('examples of cards that a set changes are left out: they may not hold', async () => {
  const { examples } = await playWith(SET);
  expect(examples.examplesOf('P01').counts).toEqual([]);
  expect(examples.examplesOf('P02').counts).not.toEqual([]);
});

test('without a card set the cards are those of the box', async () => {
  const { data, examples } = await playWith(null);
  expect(data.cardSet).toBeNull();
  expect(() => data.prophecyById('P56')).toThrow('unknown prophecy');
  expect(examples.examplesOf('P01').counts).not.toEqual([]);
});
