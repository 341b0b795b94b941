import { render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardViewData, NextData, PuzzleTableData } from '$kit/api';
import { parseSerpent } from '$kit/art';
import { language } from '$kit/words';
import { wantsOf } from '../../src/home/picture';
import { findNext } from '../../src/home/todays';
import Today from '../../src/home/Today.svelte';
import { addDays, countStreak, dayOf } from '../../src/mytables/days';
import { noteFirstTry } from '../../src/mytables/puzzles';

const boardWith = (...serpents: string[]) =>
  ({
    game: 'board',
    seats: [
      {
        finished: [],
        serpents: serpents.map((text, i) => ({ name: 'AB'[i], pieces: parseSerpent(text), points: null })),
        board: [{ kind: 'body', colour: 'Y', count: 2 }],
      },
    ],
  }) as unknown as BoardViewData;

const TASK = { id: '8781cfe5', kind: 'complete', game: 'board', seat: 0, marks: 4, rating: 1600 } as const;
const asking = (puzzle: typeof TASK | null, view: BoardViewData) => ({
  next: () => Promise.resolve({ puzzle, count: 1 } as NextData),
  show: () => Promise.resolve({ state: { position: { view } } } as unknown as PuzzleTableData),
});

beforeEach(async () => {
  localStorage.clear();
  await language.choose('en', false);
});
afterEach(() => vi.unstubAllGlobals());

describe('what the longest open Cóatl wants', () => {
  it('is told by its ends', () => {
    expect(wantsOf(boardWith('RB', '<YGK'), 0)).toEqual({ count: 3, end: 'tail' });
    expect(wantsOf(boardWith('RBY>'), 0)).toEqual({ count: 3, end: 'head' });
    expect(wantsOf(boardWith('RBY'), 0)).toEqual({ count: 3, end: 'both' });
    expect(wantsOf(boardWith('<RBY>'), 0)).toEqual({ count: 3, end: 'none' });
    expect(wantsOf(boardWith(), 0)).toBeNull();
    expect(wantsOf(null, 0)).toBeNull();
  });
});

describe('the next puzzle', () => {
  it('is drawn by the longest Cóatl that was begun, or by the pieces at hand', async () => {
    const found = await findNext(asking(TASK, boardWith('RB', '<YGK')));
    expect(found).toMatchObject({ id: '8781cfe5', kind: 'complete', marks: 4 });
    expect(found?.pieces).toHaveLength(3);
    expect((await findNext(asking(TASK, boardWith())))?.pieces).toHaveLength(2);
  });

  it('is left out if there is none, or if nobody answers', async () => {
    expect(await findNext(asking(null, boardWith()))).toBeNull();
    expect(await findNext({ ...asking(TASK, boardWith()), next: () => Promise.reject(new Error('away')) })).toBeNull();
  });
});

describe('what there is today', () => {
  it('says how each of it stands, and leaves out what the screen leads with', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
    const today = dayOf();
    const kept = { [`${today}/board`]: 'table-one 34 4 1', [`${addDays(today, -1)}/board`]: 'table-two 20 1 0' };
    localStorage.setItem('coatl.days', JSON.stringify(kept));
    noteFirstTry('one', true, { rating: 1460, deviation: 80 }, Date.parse('2026-01-01'));
    const streak = countStreak([today, addDays(today, -1)], today);
    const { unmount } = render(Today, { words: language.words, lead: 'continue', streak });
    const deal = screen.getByRole('link', { name: /Today’s deal/ });
    expect(deal).toHaveAttribute('href', '#/daily/board');
    expect(deal).toHaveTextContent('34 points, 4 of 5 beaten');
    expect(within(deal).getByRole('img', { name: '2 days in a row' })).toBeInTheDocument();
    expect(within(deal).getByRole('img', { name: '2 of the last seven days were played' })).toBeInTheDocument();
    const all = screen.getByRole('link', { name: /^Puzzles/ });
    expect(all).toHaveTextContent('1,460');
    expect(all).toHaveTextContent('your rating · one solved');
    expect(screen.getByRole('link', { name: /My record 0 : 0 One win to pass Ozo/ })).toBeInTheDocument();
    unmount();
    render(Today, { words: language.words, lead: 'daily', streak });
    expect(screen.queryByRole('link', { name: /Today’s deal/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Today’s puzzle/ })).toBeInTheDocument();
  });
});
