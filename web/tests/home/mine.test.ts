import { beforeEach, describe, expect, it } from 'vitest';
import type { StateMessage } from '$kit/api';
import { findTable, keepTable, listTables } from '../../src/mytables/device';
import { Refused, type Secrets } from '$kit/network/api';
import { lookAtEnds, lookAtGames, type MyGame } from '../../src/home/mine';
import type { Player } from '../../src/mytables/players';

const SEATS = [
  { seat: 0, kind: 'person', level: '', name: 'Ana' },
  { seat: 1, kind: 'person', level: '', name: 'Ben' },
  { seat: 2, kind: 'bot', level: 'priest', name: 'Tlaloc' },
];

function stateOf(seat: number | null, status: string, isTurn = false, moved = 5): StateMessage {
  const points = [{ points: 11 }, { points: 12 }, { points: 0 }];
  const result =
    status === 'over'
      ? {
          standings: [
            { seat: 0, rank: 1, score: 40 },
            { seat: 1, rank: 2, score: 31 },
          ],
        }
      : null;
  const position = { draft: isTurn ? {} : null, acting: [1], view: { seats: points }, result };
  return {
    seat,
    table: { status, seats: SEATS, game: 'board', options: '', continued: 0, moved },
    position,
  } as unknown as StateMessage;
}

/** Answers by token; what is no state is the code of a refusal. */
const server =
  (answers: Record<string, StateMessage | string>) =>
  (_table: string, secrets: Secrets = {}) => {
    const answer = answers[secrets.token ?? ''] ?? 'no-table';
    return typeof answer === 'string' ? Promise.reject(new Refused(answer)) : Promise.resolve(answer);
  };

beforeEach(() => localStorage.clear());

describe('the games of this device', () => {
  it('come with those first where somebody here has the turn', async () => {
    keepTable('table-one', { tokens: ['a'], at: 2 });
    keepTable('table-two', { tokens: ['b', 'c'], at: 1 });
    const ask = server({ a: stateOf(0, 'running'), b: stateOf(0, 'running'), c: stateOf(1, 'running', true) });
    const { games, isCut } = await lookAtGames(listTables(), ask);
    const names = (players: readonly Player[]) => players.map((player) => player.name).join();
    const rivals = (game: MyGame) => names(game.players.filter((player) => !player.isMine));
    expect(games.map((game) => [game.table.id, game.stage, rivals(game), names(game.acting)])).toEqual([
      ['table-two', 'turn', 'Tlaloc', 'Ben'],
      ['table-one', 'waiting', 'Ben,Tlaloc', 'Ben'],
    ]);
    expect(games[1]).toMatchObject({
      movedAt: 5000,
      players: [{ name: 'Ana', isMine: true, points: 11, level: '' }, { points: 12 }, { level: 'priest' }],
    });
    expect(isCut).toBe(false);
  });

  it('lose only the secret that is good no more', async () => {
    keepTable('table-one', { tokens: ['a', 'gone'], host: 'host' });
    keepTable('table-two', { tokens: ['gone'] });
    const { games } = await lookAtGames(listTables(), server({ a: stateOf(0, 'lobby'), gone: 'bad-token' }));
    expect(games.map((game) => game.stage)).toEqual(['lobby']);
    expect(findTable('table-one')).toMatchObject({ tokens: ['a'], host: 'host' });
    expect(findTable('table-two')).toBeNull();
  });

  it('are forgotten when the server knows them no more, and kept when it does not answer', async () => {
    keepTable('table-one', { tokens: ['x'] });
    keepTable('table-two', { tokens: ['y'] });
    keepTable('table-three', { tokens: ['z'] });
    expect(await lookAtGames(listTables(), server({ y: 'no-connection', z: 'other-rules' }))).toEqual({
      games: [],
      isCut: true,
    });
    expect(
      listTables()
        .map((table) => table.id)
        .sort(),
    ).toEqual(['table-three', 'table-two']);
  });

  it('are finished when they ended while nobody looked', async () => {
    keepTable('table-one', { tokens: ['a'] });
    expect((await lookAtGames(listTables(), server({ a: stateOf(0, 'over') }))).games).toEqual([]);
    expect(findTable('table-one')?.isOver).toBe(true);
  });

  it('tell once how they ended if this device does not know', async () => {
    keepTable('table-one', { tokens: ['a'], isOver: true, game: 'carl' });
    await lookAtEnds(listTables(), server({ a: stateOf(0, 'over', false, 7) }));
    expect(findTable('table-one')?.game).toBe('board');
    const ended = findTable('table-one')?.ended;
    expect(ended).toMatchObject({
      at: 7000,
      players: [{ name: 'Ana', isMine: true, points: 40, rank: 1 }, { points: 31, rank: 2 }, {}],
    });
    await lookAtEnds(listTables(), () => Promise.reject(new Error('nobody asks again')));
    expect(findTable('table-one')?.ended).toEqual(ended);
  });
});
