import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerShownData, HintData, PuzzleTableData } from '$kit/api';
import { language } from '$kit/words';
import { loadSolver, listMet, noteFirstTry } from '../../src/mytables/puzzles';
import { findDifference } from '../../src/puzzles/difference';
import { explain } from '../../src/puzzles/explain';
import { keepSeries, loadSeries } from '../../src/puzzles/series';
import { PuzzleStore } from '../../src/puzzles/store.svelte';
import { tellHints } from '../../src/puzzles/told';
import Puzzles from '../../src/puzzles/Puzzles.svelte';
import fixtures from './puzzles.json';

interface Fixture {
  steps: number[];
  goal: number;
  tables: Record<string, PuzzleTableData>;
  hints: HintData[];
  answer: AnswerShownData;
  missed: AnswerShownData;
}
const FIXTURES = fixtures as unknown as Record<'board' | 'cards', Fixture>;
const { board } = FIXTURES;
const words = language.words;

/** What was asked, by address, with what was sent. */
let asked: { path: string; body: Record<string, unknown> }[] = [];
const first = (one: Fixture): PuzzleTableData => {
  const table = one.tables[''];
  if (!table) throw new Error('no table');
  return table;
};

/** A server that knows one puzzle: every try but the answer is wrong. */
function serve(one: Fixture): void {
  asked = [];
  const isAnswer = (steps: unknown) => JSON.stringify(steps) === JSON.stringify(one.steps);
  const answer = (path: string, body: Record<string, unknown>): unknown => {
    const steps = (body['steps'] ?? []) as number[];
    if (path.endsWith('/next')) return { puzzle: first(one).puzzle, count: 401 };
    if (path.endsWith('/table')) return one.tables[steps.join(',')] ?? first(one);
    if (path.endsWith('/hint')) return one.hints[Number(body['number']) - 1];
    if (path.endsWith('/answer'))
      return isAnswer(steps) ? one.answer : { ...one.missed, tried: body['steps'] && one.missed.tried };
    const isRight = isAnswer(steps);
    return {
      value: isRight ? one.goal : 3,
      is_right: isRight,
      strength: { rating: isRight ? 1290 : 1130, deviation: 300 },
    };
  };
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const path = String(url).replace(/^.*\/api\//, '');
    const body = JSON.parse(String(init.body ?? '{}')) as Record<string, unknown>;
    asked.push({ path, body });
    return Promise.resolve(new Response(JSON.stringify(answer(path, body))));
  });
}

beforeEach(async () => {
  localStorage.clear();
  location.hash = '';
  window.innerWidth = 1440;
  await language.need('puzzles', 'replay');
  await language.choose('en', false);
});
afterEach(() => vi.unstubAllGlobals());

async function open(one: Fixture): Promise<PuzzleStore> {
  serve(one);
  const store = new PuzzleStore();
  await store.open('');
  return store;
}
async function tryOut(store: PuzzleStore, steps: readonly number[]): Promise<void> {
  store.table.clear();
  for (const step of steps) {
    store.table.step(step);
    await waitFor(() => expect(store.table.busy).toBe(false));
  }
  const before = store.tries.length;
  store.table.commit();
  await waitFor(() => expect(store.tries.length).toBe(before + 1));
  await waitFor(() => expect(store.table.busy).toBe(false));
}

describe('a puzzle', () => {
  it('is the next one near the strength, of those that were not met', async () => {
    noteFirstTry('11111111', true, { rating: 1350, deviation: 300 });
    const store = await open(board);
    expect(asked[0]).toMatchObject({ path: 'puzzles/next', body: { rating: 1350, met: ['11111111'] } });
    expect(store.puzzle?.id).toBe(first(board).puzzle.id);
    expect(store.table.seats).toEqual([first(board).puzzle.seat]);
  });

  it('takes steps back and repeats them', async () => {
    const { table } = await open(board);
    const [one = 0] = board.steps;
    table.step(one);
    await waitFor(() => expect(table.state?.position?.draft?.steps.length).toBe(1));
    table.undo();
    await waitFor(() => expect(table.state?.position?.draft?.redo).toBe(1));
    expect(table.steps).toEqual([]);
    table.redo();
    await waitFor(() => expect(table.steps).toEqual([one]));
    await waitFor(() => expect(table.busy).toBe(false));
    table.reset();
    expect(table.steps).toEqual([]);
  });

  it('moves the rating with the first try alone', async () => {
    const store = await open(board);
    await tryOut(store, board.steps.slice(0, 1));
    expect(store.answer).toBeNull();
    expect(store.left).toBe(2);
    expect(loadSolver().rating).toBe(1130);
    await tryOut(store, board.steps);
    expect(store.isSolved).toBe(true);
    expect(store.answer?.goal).toBe(board.goal);
    expect(loadSolver().rating).toBe(1130);
    expect(listMet()).toMatchObject([{ id: first(board).puzzle.id, isRight: false }]);
  });

  it('is judged by the step that ends it, if that was meant to be it', async () => {
    const store = await open(board);
    const last = board.steps.at(-1) ?? 0;
    store.table.steps = board.steps.slice(0, -1);
    store.table.step(last, true);
    await waitFor(() => expect(store.isSolved).toBe(true));
    // A step that leaves something to do is not the end.
    await store.again();
    store.table.step(board.steps[0] ?? 0, true);
    await waitFor(() => expect(store.table.busy).toBe(false));
    expect(store.tries).toEqual([]);
  });

  it('of a series is followed by the next one of it, then by one near the strength', async () => {
    serve(board);
    const { id } = first(board).puzzle;
    keepSeries([id, '11ccb188']);
    const store = new PuzzleStore();
    await store.open(id);
    expect(store.place).toEqual({ at: 1, count: 2 });
    await store.openNext();
    expect(asked.at(-1)?.path).toBe('puzzles/11ccb188/table');
    keepSeries([id]);
    const other = new PuzzleStore();
    await other.open(id);
    await other.openNext();
    expect(asked.map(({ path }) => path)).toContain('puzzles/next');
    expect(loadSeries()).toEqual([]);
  });

  it('shows the answer after three tries', async () => {
    const store = await open(board);
    for (let i = 0; i < 3; i++) await tryOut(store, board.steps.slice(0, 1));
    expect(store.answer?.tried?.value).toBe(board.missed.tried?.value);
    expect(store.isSolved).toBe(false);
  });

  it('counts an answer that was looked at as missed, but only once', async () => {
    const store = await open(board);
    await store.giveUp();
    expect(loadSolver().rating).toBe(1130);
    await store.again();
    expect(store.isPractice).toBe(true);
    await tryOut(store, board.steps);
    expect(loadSolver().rating).toBe(1130);
  });

  it('gives two hints, which cost a part of the gain', async () => {
    const store = await open(board);
    for (let i = 0; i < 3; i++) await store.askHint();
    expect(store.hints.length).toBe(2);
    await tryOut(store, board.steps);
    expect(asked.find((each) => each.path.endsWith('/try'))?.body['hints']).toBe(2);
    const told = tellHints(words, first(board).state, board.hints);
    expect(told).toContain('These cards pay');
    expect(told).toContain('Begin with');
    expect(told).not.toMatch(/\b[PCT]\d\d\b/);
  });
});

describe('an answer', () => {
  it.each(['board', 'cards'] as const)('says in one sentence what it scores more: %s', (game) => {
    const one = FIXTURES[game];
    const text = explain(words, first(one).state.table, one.missed);
    expect(text).toContain(`${one.missed.tried?.value} of ${one.goal}`);
    expect(text).not.toMatch(/puzzles-|undefined|\b[PCT]\d\d\b/);
  });

  it('brackets where the try left the way', () => {
    const row = (text: string) => [...text].map((colour) => ({ colour, kind: 'body' }) as const);
    const at = (tried: string, best: string) => findDifference(row(tried) as never, row(best) as never);
    expect(at('RGB', 'RGB')).toEqual([]);
    expect(at('RGGB', 'RYB')).toEqual([1, 2]);
    expect(at('RG', 'RGB')).toEqual([]);
    expect(at('KRG', 'RG')).toEqual([0]);
  });
});

describe('the list', () => {
  it('tells of each kind what was solved, and leads to the next one of it', async () => {
    const task = (id: string, kind: string, rating: number) => ({ id, kind, game: 'board', seat: 0, marks: 2, rating });
    const puzzles = [
      task('aaaaaaaa', 'complete', 1100),
      task('bbbbbbbb', 'complete', 1240),
      task('cccccccc', 'most', 1200),
    ];
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ puzzles }))));
    noteFirstTry('aaaaaaaa', true, { rating: 1250, deviation: 300 });
    render(Puzzles, { words, path: 'all' });
    expect(await screen.findByRole('radio', { name: /Best Cóatl 1 of 2 solved at once/ })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Puzzle 1, difficulty 2 of 5, solved at once' })).toHaveAttribute(
      'href',
      '#/puzzles/aaaaaaaa',
    );
    expect(screen.getByRole('link', { name: 'Puzzle 2, difficulty 2 of 5, not met yet' })).toBeInTheDocument();
    await fireEvent.click(screen.getByRole('button', { name: 'Next of this kind' }));
    expect(location.hash).toBe('#/puzzles/bbbbbbbb');
    await fireEvent.click(screen.getByRole('radio', { name: /Most points 0 of 1/ }));
    expect(screen.getAllByRole('link', { name: /^Puzzle / })).toHaveLength(1);
  });
});

describe('the screen', () => {
  it.each(['board', 'cards'] as const)('asks its question at a real table: %s', async (game) => {
    serve(FIXTURES[game]);
    render(Puzzles, { words, path: '' });
    const { kind } = first(FIXTURES[game]).puzzle;
    expect(await screen.findByRole('heading', { name: words(`puzzles-ask-${kind}`) })).toBeTruthy();
    await waitFor(() => expect(document.querySelector('.table')).not.toBeNull());
    expect(screen.getByRole('img', { name: '3 tries left' })).toBeTruthy();
    expect(location.hash).toContain(first(FIXTURES[game]).puzzle.id);
    await fireEvent.click(screen.getByRole('button', { name: words('puzzles-hint') }));
    expect(await screen.findByText(/These cards pay/)).toBeTruthy();
  });

  it('asks for nothing that is no part of the question', async () => {
    serve(board);
    render(Puzzles, { words, path: 'b' });
    expect(await screen.findByText(words('board-prompt-main-assemble-sub'))).toBeVisible();
    expect(screen.queryByText(words('board-prompt-main-sub'))).toBeNull();
  });

  it('reveals the answer on staves and goes on to the next', async () => {
    serve(board);
    render(Puzzles, { words, path: '' });
    await screen.findByRole('heading', { name: words('puzzles-ask-complete') });
    await waitFor(() => expect(document.querySelector('.table')).not.toBeNull());
    await fireEvent.click(screen.getByRole('button', { name: words('puzzles-answer') }));
    const answer = await screen.findByRole('region', { name: words('puzzles-shown') });
    expect(within(answer).getByText(String(board.goal))).toBeTruthy();
    expect(screen.getByText('1130')).toBeTruthy();
    const before = asked.length;
    await fireEvent.click(screen.getByRole('button', { name: words('puzzles-next') }));
    await waitFor(() => expect(asked.slice(before)[0]?.path).toBe('puzzles/next'));
  });

  it('says so when there is no answer to be had', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
    render(Puzzles, { words, path: '' });
    expect(await screen.findByRole('button', { name: words('app-again') })).toBeTruthy();
  });
});
