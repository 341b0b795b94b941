import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewTable } from '$kit/api';
import { findTable } from '../../src/mytables/device';
import { makeTable } from '../../src/mytables/making';

const WANTED: NewTable = {
  game: 'board',
  seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', level: 'carver', name: 'Tlaloc' }],
};
const TWO = [
  { seat: 0, name: 'Ana' },
  { seat: 1, name: 'Ben' },
];
const sent: { path: string; token: string }[] = [];
let failing = '';

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  failing = '';
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    const path = new URL(url).pathname;
    const told = JSON.parse(body) as { token: string; name?: string };
    if (failing && told.name === failing) return Promise.reject(new Error('no network'));
    sent.push({ path, token: told.token });
    const answer = path.endsWith('/join') ? { seat: 0, token: told.token } : { table: 'table-one', invite: 'invite' };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});

describe('making a table', () => {
  it('goes on where it was cut off, with the same secrets', async () => {
    failing = 'Ben';
    await expect(makeTable(WANTED, TWO)).rejects.toThrow();
    failing = '';
    const kept = await makeTable(WANTED, TWO);
    const [table, ana, again, anaAgain, ben] = sent;
    expect(sent).toHaveLength(5);
    expect([again, anaAgain]).toEqual([table, ana]);
    expect(kept.tokens).toEqual([ana?.token, ben?.token]);
    expect(findTable('table-one')?.host).toBe(table?.token);
  });

  it('begins anew for another table, and after a table was made', async () => {
    await makeTable(WANTED, TWO);
    await makeTable(WANTED, TWO);
    const hosts = sent.filter(({ path }) => !path.endsWith('/join')).map(({ token }) => token);
    expect(new Set(hosts).size).toBe(2);
  });

  it('makes no table at which two would have one name', async () => {
    await expect(
      makeTable(WANTED, [
        { seat: 0, name: 'Ana' },
        { seat: 1, name: 'Ana' },
      ]),
    ).rejects.toMatchObject({ code: 'name-taken' });
    await expect(makeTable(WANTED, [{ seat: 0, name: 'Tlaloc' }])).rejects.toMatchObject({ code: 'name-taken' });
    expect(sent).toEqual([]);
  });
});
