import { describe, expect, it } from 'vitest';
import { LEVELS } from '$games/shared/rivals';
import type { Result } from '../../src/mytables/results';
import {
  bestOf,
  countWon,
  favouriteOf,
  goalOf,
  matchesOf,
  neverPaid,
  rivalsOf,
  usualGame,
  winsInRow,
} from '../../src/mytables/sums';

let at = 0;
function game(own: number, other: number, level: string, more: Partial<Result> = {}): Result {
  at += 1;
  const isWon = own > other;
  const isShared = own === other;
  const seat = more.game === 'carl' ? -1 : 1;
  return {
    id: `game-${at}`,
    game: 'board',
    at,
    isPractice: false,
    turns: null,
    tie: null,
    best: { pieces: '<GRK>', points: own, prophecies: [], temple: null },
    paid: [{ card: own > 30 ? 'P01' : 'P02', times: 1, points: own > 30 ? 4 : 2, scored: [] }],
    carl: null,
    players: [
      { seat: 0, name: 'Eva', level: '', isMine: true, points: own, rank: isWon || isShared ? 1 : 2 },
      { seat, name: 'R', level, isMine: false, points: other, rank: isWon ? 2 : 1 },
    ],
    ...more,
  };
}

const match = (first: [number, number], second: [number, number] | null): Result => {
  const isWon = second !== null && second[0] > second[1];
  const [own, other] = second ?? first;
  const told = (pair: [number, number], opponent: 'CARL' | 'CARL 2.0') => ({
    opponent,
    points: pair[0],
    carl_points: pair[1],
    is_won: pair[0] > pair[1],
  });
  const played = game(own, other, 'imperious', { game: 'carl', best: null, paid: [] });
  const players = played.players.map((player) => ({ ...player, rank: player.isMine === isWon ? 1 : 2 }));
  const competitions = [told(first, 'CARL'), ...(second ? [told(second, 'CARL 2.0')] : [])];
  return { ...played, players, carl: { competitions, stolen: null, secured: null } };
};

const PLAYED = [
  game(31, 12, 'novice'),
  game(20, 30, 'priest'),
  game(36, 30, 'priest'),
  game(24, 24, 'priest'),
  game(40, 10, 'novice', { isPractice: true }),
  match([24, 24], null),
  match([30, 20], [28, 22]),
];

describe('a record', () => {
  it('counts won and lost against each rival, with the last games', () => {
    expect(rivalsOf(PLAYED).map(({ key, won, lost, last }) => [key, won, lost, last])).toEqual([
      ['bot novice', 1, 0, [true]],
      // A shared win is neither won nor lost against the other.
      ['bot priest', 1, 1, [false, true]],
      ['carl imperious', 1, 1, [false, true]],
    ]);
    expect(countWon(PLAYED)).toBe(4);
    expect(rivalsOf(Array.from({ length: 7 }, () => game(9, 5, 'carver')))[0]?.last).toHaveLength(5);
  });

  it('compares ranks where more than two played', () => {
    const four = game(30, 33, 'priest');
    four.players.push({ seat: 2, name: 'Ana', level: '', isMine: false, points: 20, rank: 3 });
    expect(rivalsOf([four]).map(({ key, won, lost }) => [key, won, lost])).toEqual([
      ['bot priest', 0, 1],
      ['person Ana', 1, 0],
    ]);
  });

  it('finds the best Cóatl, but none of practice', () => {
    expect(bestOf(PLAYED)?.coatl.points).toBe(36);
    expect(bestOf([])).toBeNull();
  });

  it('finds the Prophecy that paid most often, and those that never did', () => {
    expect(favouriteOf(PLAYED)).toEqual({ card: 'P01', games: 2, of: 4, mean: 4 });
    expect(neverPaid(PLAYED, ['P01', 'P02', 'P03'])).toEqual(['P03']);
    expect(favouriteOf([])).toBeNull();
  });

  it('counts wins in a row', () => {
    expect(winsInRow(PLAYED)).toEqual({ now: 1, longest: 2 });
  });

  it('has one next goal: the first bot not passed, then a card, then nothing', () => {
    expect(goalOf([], LEVELS, [])).toMatchObject({ level: 'novice', wins: 1 });
    expect(goalOf(PLAYED, LEVELS, [])).toMatchObject({ level: 'apprentice', won: 0, lost: 0, wins: 1 });
    const passed = LEVELS.map((level) => game(40, 10, level));
    const behind = [...passed, game(1, 2, 'priest'), game(1, 2, 'priest')];
    expect(goalOf(behind, LEVELS, [])).toMatchObject({ level: 'priest', won: 1, lost: 2, wins: 2 });
    expect(goalOf(passed, LEVELS, ['P01', 'P09'])).toEqual({ kind: 'card', card: 'P09' });
    expect(goalOf(passed, LEVELS, ['P01'])).toBeNull();
  });

  it('lists matches against CARL, the latest first', () => {
    expect(matchesOf(PLAYED).map((one) => one.carl?.competitions.length)).toEqual([2, 1]);
    expect(usualGame([game(1, 2, 'novice', { game: 'cards' })])).toBe('cards');
  });
});
