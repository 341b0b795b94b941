import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StateMessage } from '$kit/api';
import { findTable, keepTable, listTables } from '../../src/mytables/device';
import { Refused } from '$kit/network/api';
import { deleteGame } from '../../src/mytables/leaving';
import { ageText, dayText, language } from '$kit/words';
import Games from '../../src/home/Games.svelte';
import Home from '../../src/home/Home.svelte';
import fixtures from '../games/board/states.json';
import { BOARD, CARL } from '../replay/kit';

const HOUR = 3_600_000;
const main = fixtures.states.main as unknown as StateMessage;
const seat = (number: number, kind: string, name: string, level = '', taken = kind === 'person') => ({
  seat: number,
  kind,
  name,
  level,
  taken,
  ready: true,
  away: false,
  resigned: false,
  here: false,
});
type Seat = ReturnType<typeof seat>;

/** A game of the reader, who sits on the first seat. */
function stateWith(seats: Seat[], given: { status?: string; isTurn?: boolean; hours?: number } = {}): StateMessage {
  const { status = 'running', isTurn = false, hours = 0 } = given;
  const position = main.position && {
    ...main.position,
    acting: [isTurn ? 0 : 1],
    draft: isTurn ? main.position.draft : null,
  };
  return {
    ...main,
    seat: 0,
    position,
    table: { ...main.table, status, seats, moved: (Date.now() - hours * HOUR) / 1000 },
  } as unknown as StateMessage;
}

/** A server with tables by their ids; returns what it was told to do. */
function serve(tables: Readonly<Record<string, StateMessage>>): string[] {
  const done: string[] = [];
  vi.stubGlobal('fetch', (url: string, given?: RequestInit) => {
    const [, id, more] = /\/api\/tables(?:\/([\w-]+))?(\/\w+)?/.exec(url) ?? [];
    if (more === '/commands') done.push(String((JSON.parse(String(given?.body)) as { type: string }).type));
    const body = id === undefined ? [] : (tables[id] ?? { code: 'no-table' });
    return Promise.resolve(new Response(JSON.stringify(body), { status: 'code' in body ? 404 : 200 }));
  });
  return done;
}

beforeEach(async () => {
  localStorage.clear();
  await language.need('record');
  await language.choose('en', false);
});
afterEach(() => vi.unstubAllGlobals());

describe('my games', () => {
  const oce = stateWith([seat(0, 'person', 'Eva'), seat(1, 'bot', 'Oce', 'priest')], { isTurn: true, hours: 3 });
  const ana = stateWith([seat(0, 'person', 'Eva'), seat(1, 'person', 'Ana')], { hours: 50 });

  function keepAll() {
    keepTable('table-oce', { tokens: ['a'], at: 3 });
    keepTable('table-ana', { tokens: ['b'], at: 2 });
    keepTable('table-board', { tokens: ['c'], game: 'board', at: 5, isOver: true });
    keepTable('table-carl', { tokens: ['d'], game: 'carl', at: 4, isOver: true });
    const ended = (state: StateMessage, day: number) => ({
      ...state,
      table: { ...state.table, moved: Date.UTC(2025, 2, day, 12) / 1000 },
    });
    return serve({
      'table-oce': oce,
      'table-ana': ana,
      'table-board': ended(BOARD.final, 4),
      'table-carl': ended(CARL.final, 9),
    });
  }

  it('say which game, against whom, whose turn it is, the points and how old they are', async () => {
    keepAll();
    render(Games, { words: language.words });
    const first = await screen.findByRole('article', { name: 'Oce (priest)' });
    expect(within(first).getByRole('link', { name: 'Continue with Oce (priest)' })).toHaveAttribute(
      'href',
      '#/t/table-oce',
    );
    expect(first).toHaveTextContent(/Oce moved 3 hours ago/);
    expect(first).toHaveTextContent(/Board game/);
    expect(first).toHaveTextContent(/your turn/);
    expect(within(first).getByRole('img', { name: /^Points: Eva \d+ and Oce \(priest\) \d+$/ })).toBeInTheDocument();
    const other = screen.getByRole('article', { name: 'Ana' });
    expect(other).toHaveTextContent(/2 days ago/);
    expect(other).toHaveTextContent(/waiting for Ana/);
    const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are listed with the day they ended, whenever they are looked at', async () => {
    keepAll();
    render(Games, { words: language.words });
    const list = await screen.findByRole('region', { name: 'Finished' });
    await waitFor(() => expect(list.querySelectorAll('time')).toHaveLength(2));
    await waitFor(() => expect(list).toHaveTextContent(/Ozo/));
    const rows = within(list).getAllByRole('listitem');
    // The last to end comes first, not the last to be opened.
    expect(rows[0]).toHaveTextContent(/CARL.*Mar 9, 2025/);
    expect(rows[0]).toHaveTextContent(/−\d+/);
    expect(rows[1]).toHaveTextContent(/Ozo.*Mar 4, 2025.*by \d+/);
    expect(
      within(rows[1] ?? list).getByRole('img', { name: /^Points: Ana \d+ and Ozo \(novice\) \d+$/ }),
    ).toBeInTheDocument();
    expect(within(rows[1] ?? list).getByRole('link', { name: /Watch the game/ })).toHaveAttribute(
      'href',
      '#/replay/table-board',
    );
  });

  it('are deleted for good after a question', async () => {
    const done = keepAll();
    render(Games, { words: language.words });
    await fireEvent.click(await screen.findByRole('button', { name: 'Delete the game with Ana' }));
    const dialog = screen.getByRole('dialog', { name: /Delete the game with Ana\?/ });
    expect(dialog).toHaveTextContent(/a bot finishes the game for you/);
    await fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(findTable('table-ana')).not.toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Delete the game with Ana' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(findTable('table-ana')).toBeNull());
    expect(done).toEqual(['resign']);
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Ana' })).toBeNull());
    await fireEvent.click(await screen.findByRole('button', { name: /Delete the game with Ozo/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(
        listTables()
          .map((table) => table.id)
          .sort(),
      ).toEqual(['table-carl', 'table-oce']),
    );
  });

  it('the first screen shows the one that waits, and a new one can still be begun', async () => {
    keepAll();
    render(Home, { words: language.words });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your turn against Oce' })).toBeInTheDocument();
    expect(await screen.findAllByRole('link', { name: /^Continue/ })).toHaveLength(1);
    expect(screen.getByRole('link', { name: /My games One more game/ })).toHaveAttribute('href', '#/games');
    expect(screen.queryByRole('button', { name: /Play against/ })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: /New game/ }));
    expect(screen.getByRole('button', { name: 'Play against Ozo' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue Oce' })).toHaveAttribute('href', '#/t/table-oce');
  });
});

describe('deleting a game', () => {
  const server = (answer: StateMessage | string) => {
    const sent: unknown[] = [];
    return {
      sent,
      look: () => (typeof answer === 'string' ? Promise.reject(new Refused(answer)) : Promise.resolve(answer)),
      send: (_: string, command: Record<string, unknown>) => {
        sent.push([command['type'], command['seat']]);
        return Promise.resolve({} as never);
      },
    };
  };
  const eva = seat(0, 'person', 'Eva');
  const cases: [string, StateMessage | string, unknown[]][] = [
    [
      'frees the seat before the game',
      stateWith([eva, seat(1, 'person', '', '', false)], { status: 'lobby' }),
      [['leave', 0]],
    ],
    ['resigns where other people play', stateWith([eva, seat(1, 'person', 'Ana')]), [['resign', 0]]],
    ['lets a game against bots rest', stateWith([eva, seat(1, 'bot', 'Oce', 'priest')]), []],
    ['asks for nothing twice', stateWith([{ ...eva, resigned: true }, seat(1, 'person', 'Ana')]), []],
    ['does not mind a seat that is gone', 'bad-token', []],
  ];
  it.each(cases)('%s', async (_, answer, sent) => {
    const told = server(answer);
    await deleteGame(keepTable('table-one', { tokens: ['a'] }), told);
    expect(told.sent).toEqual(sent);
    expect(findTable('table-one')).toBeNull();
  });

  it('waits for a server that does not answer: somebody might wait for us', async () => {
    const table = keepTable('table-one', { tokens: ['a'] });
    await expect(deleteGame(table, server('no-connection'))).rejects.toMatchObject({ code: 'no-connection' });
    expect(findTable('table-one')).not.toBeNull();
    await deleteGame(keepTable('table-one', { isOver: true }), server('no-connection'));
    expect(findTable('table-one')).toBeNull();
  });
});

describe('ages and dates', () => {
  it.each([
    ['en', ['now', '5 minutes ago', '3 hours ago', 'yesterday']],
    ['fr', ['maintenant', 'il y a 5 minutes', 'il y a 3 heures', 'hier']],
    ['pt-BR', ['agora', 'há 5 minutos', 'há 3 horas', 'ontem']],
  ] as const)('are said in %s', async (tag, said) => {
    await language.choose(tag, false);
    const now = Date.UTC(2025, 5, 15, 12);
    expect([-1, HOUR / 12, 3.9 * HOUR, 25 * HOUR].map((age) => ageText(now - age, now))).toEqual(said);
    expect(dayText(now, now)).not.toContain('2025');
    expect(dayText(now, Date.UTC(2026, 1, 1))).toContain('2025');
  });
});
