import { beforeEach, describe, expect, it } from 'vitest';
import { NO_FILTER, chooseRows, finishedRows, rivalsOf, type Filter } from '../../src/home/finished';
import { inOrder, type MyGame } from '../../src/home/mine';
import type { Player } from '../../src/mytables/players';
import type { Result } from '../../src/mytables/results';
import { keepTable } from '../../src/mytables/device';

beforeEach(() => localStorage.clear());

const player = (name: string, level: string, points: number | null, rank: number | null, seat = 1): Player => ({
  seat,
  name,
  level,
  isMine: name === 'Eva',
  points,
  rank,
});
function result(
  id: string,
  game: Result['game'],
  own: number,
  other: number,
  rival: [string, string],
  at: number,
): Result {
  const isWon = own > other;
  const seat = game === 'carl' ? -1 : 1;
  const players = [player('Eva', '', own, isWon ? 1 : 2, 0), player(rival[0], rival[1], other, isWon ? 2 : 1, seat)];
  return { id, game, at, players, isPractice: false, turns: null, tie: null, best: null, paid: [], carl: null };
}
const RESULTS = [
  result('oce-one', 'board', 34, 28, ['Oce', 'priest'], 5),
  result('cuauh-one', 'board', 29, 41, ['Cuauh', 'high-priest'], 4),
  result('ana-one', 'cards', 22, 21, ['Ana', ''], 3),
  result('oce-two', 'cards', 31, 33, ['Oce', 'priest'], 2),
  result('carl-one', 'carl', 25, 27, ['CARL', 'imperious'], 1),
];
const rows = finishedRows(RESULTS, []);
const shown = (filter: Partial<Filter>) => chooseRows(rows, { ...NO_FILTER, ...filter }).map((row) => row.id);

describe('finished games', () => {
  it('come the last one first, with those that were only looked at', () => {
    const watched = keepTable('watched', { isOver: true, at: 9 });
    const known = keepTable('oce-one', { isOver: true, at: 8, tokens: ['a'] });
    const all = finishedRows(RESULTS, [watched, known]);
    expect(all.map((row) => row.id)).toEqual(['watched', 'oce-one', 'cuauh-one', 'ana-one', 'oce-two', 'carl-one']);
    expect(all[0]).toMatchObject({ margin: null, result: null });
    expect(all.filter((row) => row.table).map((row) => row.id)).toEqual(['watched', 'oce-one']);
  });

  it('are chosen by kind, outcome and rival together', () => {
    expect(shown({ kind: 'cards' })).toEqual(['ana-one', 'oce-two']);
    expect(shown({ kind: 'cards', outcome: 'won' })).toEqual(['ana-one']);
    expect(shown({ rival: 'bot priest' })).toEqual(['oce-one', 'oce-two']);
    expect(shown({ rival: 'bot priest', outcome: 'lost', kind: 'board' })).toEqual([]);
    expect(shown({ rival: 'carl imperious' })).toEqual(['carl-one']);
    expect(shown({ outcome: 'lost' })).toEqual(['cuauh-one', 'oce-two', 'carl-one']);
  });

  it('are sorted by how close they were', () => {
    expect(shown({ isClosestFirst: true })).toEqual(['ana-one', 'oce-two', 'carl-one', 'oce-one', 'cuauh-one']);
  });

  it('offer the rivals that were met, the most frequent first', () => {
    expect(rivalsOf(rows).map(({ key }) => key)).toEqual([
      'bot priest',
      'bot high-priest',
      'person Ana',
      'carl imperious',
    ]);
  });
});

describe('running games', () => {
  const game = (id: string, stage: MyGame['stage'], level: string, movedAt: number) =>
    ({
      table: { id },
      stage,
      movedAt,
      players: [player('Eva', '', 0, null, 0), player('R', level, 0, null)],
    }) as MyGame;

  it('come with the own turn first, then people, then the latest move', () => {
    const games = [
      game('waits', 'waiting', '', 9),
      game('bot-new', 'turn', 'priest', 8),
      game('bot-old', 'turn', 'novice', 2),
      game('person', 'turn', '', 1),
    ];
    expect(inOrder(games).map((one) => one.table.id)).toEqual(['person', 'bot-new', 'bot-old', 'waits']);
  });
});
