import { beforeEach, describe, expect, it } from 'vitest';
import type { StateMessage } from '$kit/api';
import { keepEnd, resultOf, withCourse } from '../../src/mytables/ending';
import { distance, marginOf, tellMargin } from '../../src/mytables/margin';
import type { Player } from '../../src/mytables/players';
import {
  findResult,
  forgetResult,
  keepResults,
  listResults,
  readResult,
  type Result,
} from '../../src/mytables/results';
import { BOARD, CARL } from '../replay/kit';

beforeEach(() => localStorage.clear());

/** As somebody on the first seat sees it; when it ended is left out of the recorded answers. */
const over = (state: StateMessage): StateMessage => ({ ...state, seat: 0, table: { ...state.table, moved: 5 } });
const ended = (state: StateMessage): Result => {
  const result = resultOf([over(state)]);
  if (!result) throw new Error('no result');
  return result;
};

describe('what is kept of a finished game', () => {
  it('is what the engine counted', () => {
    const result = ended(BOARD.final);
    const score = BOARD.final.position?.result?.scores.seats.find((one) => one.seat === 0);
    const serpents = score && 'serpents' in score ? score.serpents : [];
    expect(result.best?.points).toBe(Math.max(...serpents.map((one) => one.points)));
    expect(result.best?.pieces).toMatch(/^<[YRKGBO]+>$/);
    const cards = serpents.flatMap((one) => one.prophecies).filter((one) => one.paid.points > 0);
    expect(result.paid.map((one) => [one.card, one.points])).toEqual(cards.map((one) => [one.card, one.paid.points]));
    expect(result.players.find((player) => player.isMine)?.points).toBe(score?.points);
    expect(result.carl).toBeNull();
  });

  it('has both competitions of a match, and what the course counted', () => {
    const result = withCourse(ended(CARL.final), CARL.course);
    expect(result.carl?.competitions.length).toBeGreaterThan(0);
    const stolen = CARL.course.figures.find((one) => one.name === 'cards-stolen');
    expect(result.carl?.stolen).toEqual([stolen?.values[0], stolen?.carl]);
    expect(result.turns).toBe(CARL.course.turns.length);
  });

  it('is nothing for those who look on, and for games that go on', () => {
    expect(resultOf([{ ...over(BOARD.final), seat: null }])).toBeNull();
    expect(
      resultOf([{ ...over(BOARD.final), table: { ...over(BOARD.final).table, status: 'running' } } as StateMessage]),
    ).toBeNull();
  });

  it('is kept once, and keeps what only an earlier look knew', () => {
    const result = withCourse(ended(CARL.final), CARL.course);
    expect(keepResults([result])).toBe(1);
    expect(keepResults([ended(CARL.final)])).toBe(0);
    expect(listResults()).toHaveLength(1);
    expect(findResult(result.id)).toEqual(result);
    forgetResult(result.id);
    expect(listResults()).toEqual([]);
  });

  it('goes with the table that ended', () => {
    keepEnd('table-one', [over(BOARD.final)]);
    expect(listResults().map((one) => one.id)).toEqual(['table-one']);
  });

  it('survives storage that holds something else', () => {
    for (const text of ['', '7', '[]', '{"results":7}', '{"results":[null,{"id":"x"}]}', '{']) {
      localStorage.setItem('coatl.results', text);
      expect(listResults()).toEqual([]);
    }
    const good = ended(BOARD.final);
    for (const wrong of [
      { id: '../x' },
      { game: 'chess' },
      { at: 'now' },
      { players: 7 },
      { players: [{}] },
      { id: undefined },
    ])
      expect(readResult({ ...good, ...wrong })).toBeNull();
    // What can be left out is left out.
    expect(readResult({ ...good, best: { pieces: 'XX', points: 1 }, paid: [{ card: '<b>', times: 1 }] })).toMatchObject(
      {
        best: null,
        paid: [],
      },
    );
  });
});

describe('margins', () => {
  const player = (seat: number, points: number, rank: number, isMine = false): Player => ({
    seat,
    name: `P${seat}`,
    level: '',
    isMine,
    points,
    rank,
  });
  const told = (
    own: number,
    other: number,
    tie: Result['tie'] = null,
    ranks = [own >= other ? 1 : 2, own >= other ? 2 : 1],
  ) => {
    const margin = marginOf({ players: [player(0, own, ranks[0] ?? 1, true), player(1, other, ranks[1] ?? 2)] });
    if (!margin) throw new Error('no margin');
    return [margin.outcome, tellMargin(margin, tie, 'board').name];
  };

  it('are told in words', () => {
    expect(told(34, 28)).toEqual(['won', 'margin-by']);
    expect(told(29, 41)).toEqual(['lost', 'margin-behind']);
    expect(told(36, 36, { by: 1, own: 9, other: 8 })).toEqual(['won', 'margin-one-card']);
    expect(told(36, 36, { by: 1, own: 9, other: 7 })).toEqual(['won', 'margin-board-1']);
    expect(told(36, 36, { by: 2, own: 19, other: 17 })).toEqual(['won', 'margin-board-2']);
    expect(told(36, 36, { by: 1, own: 8, other: 9 }, [2, 1])).toEqual(['lost', 'margin-tie-lost']);
    expect(told(36, 36, { by: 0, own: 0, other: 0 }, [1, 1])).toEqual(['shared', 'margin-shared']);
    expect(told(20, 36, null, [1, 2])).toEqual(['won', 'margin-resigned']);
    expect(told(40, 36, null, [2, 1])).toEqual(['lost', 'margin-gave-up']);
  });

  it('say that CARL wins ties', () => {
    const margin = marginOf({ players: [player(0, 24, 2, true), { ...player(-1, 24, 1), name: 'CARL' }] });
    expect(margin && tellMargin(margin, null, 'carl').name).toBe('margin-carl-tie');
  });

  it('are those to the best of the others, and to nobody where two of one device played', () => {
    const four = [player(0, 30, 2, true), player(1, 20, 4), player(2, 33, 1), player(3, 25, 3)];
    expect(marginOf({ players: four })).toMatchObject({ outcome: 'lost', own: 30, other: 33, rival: { seat: 2 } });
    expect(marginOf({ players: [player(0, 30, 1, true), player(1, 20, 2, true)] })).toBeNull();
    expect(distance(null)).toBe(Infinity);
  });
});
