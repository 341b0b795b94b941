// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TaskData } from '$kit/api';
import { listMet, listRatings, noteFirstTry } from '../../src/mytables/puzzles';
import { lineOf, MOST } from '../../src/puzzles/curve';
import { findDifference, nearest } from '../../src/puzzles/difference';
import { KINDS, kindsFor } from '../../src/puzzles/kinds';
import { keepSeries, loadSeries, pickFive, placeIn } from '../../src/puzzles/series';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const task = (id: string, kind: TaskData['kind'], rating: number): TaskData => ({
  id,
  kind,
  game: 'board',
  seat: 0,
  marks: 3,
  rating,
});
const ALL = [
  ...[1000, 1150, 1220, 1260, 1400, 1900].map((rating, i) => task(`complete${i}`, 'complete', rating)),
  task('turn0', 'turn', 1200),
  task('most0', 'most', 1205),
];
const wanted = { game: 'board', phase: 'collecting', rating: 1200, met: [] as string[] };

describe('five puzzles of a phase', () => {
  it('are those nearest to the strength, the easiest first, and of its kinds alone', () => {
    expect(pickFive(ALL, wanted)).toEqual(['complete0', 'complete1', 'complete2', 'complete3', 'complete4']);
    expect(pickFive(ALL, { ...wanted, phase: 'assembling' })).toContain('most0');
    expect(pickFive(ALL, { ...wanted, game: 'cards', phase: 'opening' })).toEqual(['turn0']);
    expect(pickFive(ALL, { ...wanted, phase: 'dreaming' })).toEqual([]);
  });

  it('are new ones as far as there are any, then those met longest ago', () => {
    const met = ['complete2', 'complete1', 'complete3']; // the latest first
    expect(pickFive(ALL, { ...wanted, met })).toEqual([
      'complete0',
      'complete4',
      'complete5',
      'complete3',
      'complete1',
    ]);
  });

  it('are kept until they are done', () => {
    expect(loadSeries()).toEqual([]);
    keepSeries(['0123abcd', '11ccb188']);
    expect(loadSeries()).toEqual(['0123abcd', '11ccb188']);
    expect(placeIn(loadSeries(), '11ccb188')).toEqual({ at: 2, count: 2 });
    expect(placeIn(loadSeries(), 'ffffffff')).toBeNull();
    expect(placeIn(loadSeries(), undefined)).toBeNull();
    keepSeries([]);
    expect(loadSeries()).toEqual([]);
  });

  it('exist for every phase that a review tells of', () => {
    const phases = { board: ['collecting', 'choosing', 'assembling'], cards: ['opening', 'middle', 'closing'] };
    for (const [game, names] of Object.entries({ ...phases, carl: phases.cards }))
      for (const phase of names) {
        expect(kindsFor(game, phase).length, `${game}, ${phase}`).toBeGreaterThan(0);
        for (const kind of kindsFor(game, phase)) expect(KINDS).toContain(kind);
      }
  });
});

describe('the course of the rating', () => {
  it('is kept with each first try, from where everybody begins', () => {
    noteFirstTry('one', true, { rating: 1290.4, deviation: 300 }, 1);
    noteFirstTry('two', false, { rating: 1250, deviation: 280 }, 2);
    noteFirstTry('one', false, { rating: 900, deviation: 280 }, 3);
    expect(listRatings()).toEqual([1200, 1290, 1250]);
    expect(listMet().map(({ id, isRight }) => [id, isRight])).toEqual([
      ['two', false],
      ['one', true],
    ]);
  });

  it('goes on without what older versions did not keep', () => {
    kept.set('coatl.puzzles', JSON.stringify({ old: 'right 5', fresh: 'wrong 6 1180' }));
    expect(listRatings()).toEqual([1200, 1180]);
  });

  it('is laid into its box from the left to the right, with round numbers to read it by', () => {
    const line = lineOf([1200, 1290, 1250], 200, 90);
    expect(line.points.map(({ x }) => x)).toEqual([0, 100, 200]);
    for (const { y } of [...line.points, ...line.guides]) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(90);
    }
    expect(line.points[1]?.y).toBeLessThan(line.points[2]?.y ?? 0);
    expect(line.guides.map(({ rating }) => rating)).toEqual([1200, 1250]);
    expect(line).toMatchObject({ lowest: 1200, highest: 1290 });
  });

  it('does not make a mountain of a small change, and shows the latest of many', () => {
    const flat = lineOf([1200, 1204], 100, 100).points;
    expect(Math.abs((flat[0]?.y ?? 0) - (flat[1]?.y ?? 0))).toBeLessThan(5);
    expect(lineOf(Array<number>(200).fill(1300), 100, 100).points).toHaveLength(MOST);
  });
});

describe('of several Cóatls', () => {
  it('a try is held against the one that it is most like', () => {
    const row = (text: string) => [...text].map((colour) => ({ colour, kind: 'body' }) as const) as never;
    const ways = [row('RRGG'), row('KYKY')];
    expect(nearest(row('KYK'), ways)).toBe(ways[1]);
    expect(findDifference(row('KYK'), nearest(row('KYK'), ways))).toEqual([]);
    expect(nearest(row('RG'), [])).toEqual([]);
  });
});
