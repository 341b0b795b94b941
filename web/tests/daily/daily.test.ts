import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DayBoardData, DayData, DayResultData } from '$kit/api';
import { router } from '$kit/page/router.svelte';
import { language } from '$kit/words';
import { dayOf, findDay, loadHolder, noteBegun } from '../../src/mytables/days';
import { keepTable } from '../../src/mytables/device';
import { figuresOf, minutesLeft, weeksUntil } from '../../src/daily/weeks';
import Daily from '../../src/daily/Daily.svelte';

const words = language.words;
const today = dayOf();
const TABLE = 'MTD575pw8k0m3Aam';
const DEAL: DayData = {
  game: 'board',
  day: today,
  number: 18,
  seat: 1,
  par: {
    games: 5,
    levels: ['novice', 'apprentice', 'carver', 'priest', 'high-priest'],
    points: [17, 23, 28, 33, 38],
    par: 28,
  },
};
const RESULT: DayResultData = {
  points: 34,
  rival: 30,
  is_won: true,
  beaten: 4,
  text: 'Cóatl 34\n<◆◆◇>\n<◆◇◇>\n<◆△>\n■■■■□',
};
const EMPTY: DayBoardData = { day: today, count: 0, entries: [], is_open: false };

let asked: { method: string; path: string; body: Record<string, unknown> }[] = [];
let refuse: Record<string, string> = {};

/** A server with one deal; `status` is how far the table of it is. */
function serve(status: 'running' | 'over' = 'over', deal: DayData = DEAL): void {
  asked = [];
  refuse = {};
  const entry = { name: 'Ana', points: 34, rival: 30, beaten: 4, mine: true };
  const answer = (method: string, path: string): unknown => {
    if (path === 'tables') return { table: TABLE, host: 'h', invite: 'i', commitment: 'c' };
    if (path.endsWith('/join')) return { table: TABLE, seat: 1, token: 't' };
    if (path.endsWith('/result')) return RESULT;
    if (path.endsWith('/entries'))
      return method === 'POST' ? { ...EMPTY, count: 1, entries: [entry], is_open: true } : EMPTY;
    if (path.startsWith('daily/')) return deal;
    return { table: { status } };
  };
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const path = String(url).replace(/^.*\/api\//, '');
    const method = init.method ?? 'GET';
    asked.push({ method, path, body: JSON.parse(String(init.body ?? '{}')) as Record<string, unknown> });
    const code = refuse[`${method} ${path}`];
    if (code)
      return Promise.resolve(new Response(JSON.stringify({ code, message: '', arguments: {} }), { status: 409 }));
    if (path.endsWith('/record')) return Promise.resolve(new Response('coatl record 1'));
    return Promise.resolve(new Response(JSON.stringify(answer(method, path))));
  });
}

beforeEach(async () => {
  localStorage.clear();
  location.hash = '';
  await language.need('daily');
  await language.choose('en', false);
});
afterEach(() => vi.unstubAllGlobals());

describe('the calendar', () => {
  it('has five weeks from Monday to Sunday, the last one with today', () => {
    const weeks = weeksUntil('2026-11-18');
    expect(weeks.length).toBe(5);
    expect(weeks[0]?.[0]).toBe('2026-10-19');
    expect(weeks[4]).toEqual([16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`));
    expect(weeksUntil('2026-11-22')[4]?.[6]).toBe('2026-11-22');
    expect(weeksUntil('2026-11-23')[4]?.[0]).toBe('2026-11-23');
  });
  it('says what its days come to, from the first deal there was', () => {
    const deal = (day: string, beaten: number) => ({
      day,
      game: 'board' as const,
      table: 'one',
      result: { points: 30, beaten, isWon: true },
    });
    const done = ['2026-10-31', '2026-11-02', '2026-11-03', '2026-11-30'];
    const deals = [deal('2026-11-02', 3), deal('2026-11-03', 4), { ...deal('2026-11-04', 5), result: null }];
    expect(figuresOf('2026-11-18', done, deals)).toEqual({ days: 18, played: 2, beaten: 3.5 });
    expect(figuresOf('2026-11-01', [], [])).toEqual({ days: 1, played: 0, beaten: null });
  });
  it('counts the minutes to midnight', () => {
    expect(minutesLeft(new Date(2026, 10, 18, 17, 20))).toBe(400);
    expect(minutesLeft(new Date(2026, 10, 18, 23, 59, 59))).toBe(1);
  });
});

describe('a day', () => {
  it('that is open shows par, and one press begins the try that counts', async () => {
    serve();
    render(Daily, { words, path: 'board' });
    expect(await screen.findByText(words('daily-open'))).toBeTruthy();
    expect(await screen.findByText(/Par is 28/)).toBeTruthy();
    const play = screen.getByRole('button', { name: words('daily-play') });
    await waitFor(() => expect(play.getAttribute('aria-disabled')).toBeNull());
    await fireEvent.click(play);
    await waitFor(() => expect(router.route).toMatchObject({ page: 'table', table: TABLE }));
    const made = asked.find((each) => each.path === 'tables');
    expect(made?.body).toMatchObject({ game: 'board', day: today });
    expect(asked.find((each) => each.path.endsWith('/join'))?.body['seat']).toBe(1);
    expect(findDay(today, 'board')).toMatchObject({ table: TABLE, result: null });
  });

  it('that was begun is gone on with', async () => {
    noteBegun(today, 'board', TABLE);
    keepTable(TABLE, { tokens: ['t'] });
    serve('running');
    render(Daily, { words, path: 'board' });
    await fireEvent.click(await screen.findByRole('button', { name: words('daily-continue') }));
    expect(router.route).toMatchObject({ page: 'table', table: TABLE });
    expect(screen.queryByText(RESULT.text)).toBeNull();
  });

  it('that is over tells the result, keeps it, and can be shared', async () => {
    noteBegun(today, 'board', TABLE);
    keepTable(TABLE, { tokens: ['t'] });
    serve();
    const write = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: write } });
    render(Daily, { words, path: 'board' });
    expect(await screen.findByText('You beat 4 levels of five.')).toBeTruthy();
    expect(findDay(today, 'board')?.result).toEqual({ points: 34, beaten: 4, isWon: true });
    expect(screen.getAllByLabelText(words('daily-beaten-one')).length).toBe(4);
    await fireEvent.click(screen.getByRole('button', { name: words('daily-copy') }));
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    expect(write.mock.calls.flat().join()).toContain(RESULT.text);
    expect(await screen.findByText(words('daily-copied'))).toBeTruthy();
  });

  it('goes on the board under a name, or is told why not', async () => {
    noteBegun(today, 'board', TABLE);
    keepTable(TABLE, { tokens: ['t'] });
    serve();
    const entries = `daily/board/${today}/entries`;
    refuse[`POST ${entries}`] = 'day-name-taken';
    render(Daily, { words, path: 'board' });
    const name = await screen.findByLabelText(words('daily-board-name'));
    await fireEvent.input(name, { target: { value: 'Ana' } });
    const enter = screen.getByRole('button', { name: words('daily-board-enter') });
    await fireEvent.click(enter);
    expect((await screen.findByRole('alert')).textContent).toContain('take another');
    refuse = {};
    await fireEvent.click(enter);
    expect(await screen.findByText('Ana')).toBeTruthy();
    const sent = asked.filter((each) => each.method === 'POST' && each.path === entries);
    expect(sent.at(-1)?.body).toEqual({ name: 'Ana', record: 'coatl record 1' });
    expect(loadHolder()).toBe(loadHolder());
  });

  it('whose par nobody has counted says so', async () => {
    serve('over', { ...DEAL, par: { ...DEAL.par, games: 0 } });
    render(Daily, { words, path: 'board' });
    expect(await screen.findByText(/usual points/)).toBeTruthy();
  });
});
