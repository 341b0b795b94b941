import { beforeEach, describe, expect, it } from 'vitest';
import type { StateMessage } from '../src/lib/api';
import { findTable, keepTable, listTables } from '../src/lib/device';
import { Refused, type Secrets } from '../src/lib/net/api';
import { lookAtGames } from '../src/lib/table/mine';

const SEATS = [{ seat: 0, name: 'Ana' }, { seat: 1, name: 'Ben' }, { seat: 2, name: 'Tlaloc' }];

function stateOf(seat: number | null, status: string, isTurn = false): StateMessage {
  return { seat, table: { status, seats: SEATS }, position: { draft: isTurn ? {} : null } } as unknown as StateMessage;
}

/** Answers by token; what is no state is the code of a refusal. */
const server = (answers: Record<string, StateMessage | string>) => (_table: string, secrets: Secrets = {}) => {
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
    expect(games.map((game) => [game.table.id, game.stage, game.names])).toEqual([
      ['table-two', 'turn', ['Tlaloc']],
      ['table-one', 'waiting', ['Ben', 'Tlaloc']],
    ]);
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
    expect(await lookAtGames(listTables(), server({ y: 'no-connection', z: 'other-rules' }))).toEqual({ games: [], isCut: true });
    expect(listTables().map((table) => table.id).sort()).toEqual(['table-three', 'table-two']);
  });

  it('are finished when they ended while nobody looked', async () => {
    keepTable('table-one', { tokens: ['a'] });
    expect((await lookAtGames(listTables(), server({ a: stateOf(0, 'over') }))).games).toEqual([]);
    expect(findTable('table-one')?.isOver).toBe(true);
  });
});
