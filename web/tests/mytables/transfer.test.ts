import { beforeEach, describe, expect, it } from 'vitest';
import { readTexts, writeTexts } from '$kit/storage/keep';
import { keepResults, listResults, type Result } from '../../src/mytables/results';
import { BadFile, exportAll, forgetDiary, importAll, parseFile } from '../../src/mytables/transfer';

const result = (id: string, at = 1): Result => ({
  id,
  game: 'board',
  at,
  players: [{ seat: 0, name: 'Eva', level: '', isMine: true, points: 30, rank: 1 }],
  isPractice: false,
  turns: 20,
  tie: null,
  best: { pieces: '<GRK>', points: 30, prophecies: [], temple: null },
  paid: [],
  carl: null,
});

function play() {
  keepResults([result('game-one', 1), result('game-two', 2)]);
  writeTexts('days', { '2026-11-17/board': 'table-one 30 3 1', '2026-11-18/board': 'table-two' });
  writeTexts('puzzles', { p1: 'right 5', p2: 'wrong 6' });
  writeTexts('solver', { rating: '1300', deviation: '200', change: '20' });
}

const all = () => [listResults(), ...['days', 'puzzles', 'solver'].map(readTexts)];
const trouble = (text: string): string => {
  try {
    importAll(text);
  } catch (error) {
    if (error instanceof BadFile) return error.trouble;
  }
  return 'taken';
};

beforeEach(() => localStorage.clear());

describe('the file of a player', () => {
  it('brings everything to another device', () => {
    play();
    const [before, file] = [all(), exportAll()];
    localStorage.clear();
    expect(importAll(file)).toEqual({ games: 2, days: 2, puzzles: 2 });
    expect(all()).toEqual(before);
  });

  it('has no secret of a table in it', () => {
    localStorage.setItem('coatl.tables', JSON.stringify([{ id: 'table-one', tokens: ['secret-token'] }]));
    play();
    expect(exportAll()).not.toContain('secret-token');
  });

  it('doubles nothing, however often it is taken', () => {
    play();
    const [before, file] = [all(), exportAll()];
    expect(importAll(file)).toEqual({ games: 0, days: 0, puzzles: 0 });
    expect(all()).toEqual(before);
  });

  it('adds to what is here: own results stay, days that ended count, the better known rating stays', () => {
    play();
    const file = exportAll();
    localStorage.clear();
    keepResults([{ ...result('game-one', 1), turns: 25 }, result('game-three', 3)]);
    writeTexts('days', { '2026-11-17/board': 'table-one' });
    writeTexts('puzzles', { p1: 'wrong 4', p3: 'right 7', p4: 'right 8' });
    writeTexts('solver', { rating: '1500', deviation: '90', change: '5' });
    expect(importAll(file)).toEqual({ games: 1, days: 1, puzzles: 1 });
    expect(listResults().map((one) => [one.id, one.turns])).toEqual([
      ['game-three', 20],
      ['game-two', 20],
      ['game-one', 25],
    ]);
    expect(readTexts('days')['2026-11-17/board']).toBe('table-one 30 3 1');
    expect(readTexts('puzzles')['p1']).toBe('wrong 4');
    expect(readTexts('solver')['rating']).toBe('1500');
  });

  it('is refused with its reason, and nothing is lost', () => {
    play();
    const [before, file] = [all(), exportAll()];
    const changed = (change: Record<string, unknown>) =>
      JSON.stringify({ ...(JSON.parse(file) as Record<string, unknown>), ...change });
    const cases: [string, string][] = [
      ['', 'not-ours'],
      ['{"a":', 'not-ours'],
      [file.slice(0, -20), 'not-ours'],
      ['[]', 'not-ours'],
      ['{}', 'not-ours'],
      ['coatl record 1\ngame: board', 'not-ours'],
      [changed({ kind: 'something else' }), 'not-ours'],
      [changed({ version: 2 }), 'newer'],
      [changed({ version: 0 }), 'damaged'],
      [changed({ version: '1' }), 'damaged'],
      [changed({ results: 7 }), 'damaged'],
      [changed({ results: [{ ...result('game-nine'), players: [] }, { id: 'half' }] }), 'damaged'],
      [changed({ days: { today: 7 } }), 'damaged'],
      [changed({ puzzles: [] }), 'damaged'],
      [' '.repeat(5_000_001), 'large'],
    ];
    for (const [text, why] of cases) {
      expect(trouble(text)).toBe(why);
      expect(all()).toEqual(before);
    }
  });

  it('may leave out what an older game did not keep', () => {
    expect(parseFile(JSON.stringify({ kind: 'coatl player file', version: 1, results: [] }))).toEqual({
      results: [],
      days: {},
      puzzles: {},
      solver: {},
    });
  });

  it('is all that is left after deleting', () => {
    play();
    forgetDiary();
    expect(['days', 'puzzles', 'solver'].map(readTexts)).toEqual([{}, {}, {}]);
  });
});
