import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReviewStateData } from '$kit/api';
import { formatRoute, parseRoute, router } from '$kit/page/router.svelte';
import { language } from '$kit/words';
import { keepTable } from '../../src/mytables/device';
import { columnAt, columnsOf, mostOfIt, opening, weakest } from '../../src/review/columns';
import Review from '../../src/review/Review.svelte';
import { tellWay, thingsOf } from '../../src/review/ways';
import { BOARD } from '../replay/kit';
import { FLAWLESS, judged, reviewOf, TURNS } from './kit';

const words = language.words;
const id = BOARD.final.table.id;
const DONE = reviewOf(TURNS);

const told = (change: Partial<ReviewStateData>): ReviewStateData => ({
  depth: 'normal',
  status: 'done',
  judged: TURNS.length,
  count: TURNS.length,
  turns: [],
  review: null,
  ...change,
});

/** Answers about one game, its review as told; null is none. Returns what was asked for. */
function serve(answers: (asked: string[]) => ReviewStateData | null): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const path = `${init.method} ${String(url).replace(/^.*\/api\//, '')}`;
    asked.push(path);
    const found = path.includes('/review') ? answers(asked) : BOARD.final;
    const refused = { type: 'error', code: 'no-review', message: '', arguments: {}, key: null };
    return Promise.resolve(new Response(JSON.stringify(found ?? refused), { status: found ? 200 : 404 }));
  });
  return asked;
}

const show = (step: number | null = null) => render(Review, { id, step, words });

beforeEach(async () => {
  localStorage.clear();
  location.hash = '';
  await language.need('review', 'replay');
  await language.choose('en', false);
  keepTable(id, { tokens: ['t'.repeat(40)], isOver: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('columns', () => {
  it('add up to the result, turn by turn', () => {
    for (const seat of [0, 1]) {
      const columns = columnsOf(TURNS, seat, DONE);
      expect(columns.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
      for (const [i, { before, after, luck, slip, rivals, rest }] of columns.entries()) {
        expect(before + luck + slip + rivals + (rest ?? NaN)).toBe(after);
        expect(before).toBe(i === 0 ? 500 : columns[i - 1]?.after);
      }
      expect(columns.at(-1)?.after).toBe(seat === 0 ? 1000 : 0);
    }
  });

  it('know luck at once, but neither the rest nor the end before all turns are judged', () => {
    const columns = columnsOf(TURNS.slice(0, 5), 0);
    expect(columns.map(({ luck }) => luck)).toEqual([-20, 0, 0]);
    expect(columns.map(({ rest }) => rest)).toEqual([20, 70, null]);
    expect(columns.at(-1)?.after).toBeNull();
    expect(columns[1]?.slip).toBe(-90);
  });

  it('hold the parts of a turn together, and begin anew with a competition', () => {
    const turns = [
      judged({ chances: [500] }),
      judged({ chances: [600], loss: 30, effects: [-30], verdict: 'slip' }),
      judged({ turn: 1, chances: [700], effects: [0] }),
      judged({ turn: 2, part: 1, chances: [450], effects: [0] }),
    ];
    const columns = columnsOf(turns, 0);
    expect(columns.map(({ turn, part, before }) => [turn, part, before])).toEqual([
      [1, 0, 500],
      [2, 0, 700],
      [3, 1, 450],
    ]);
  });

  it('open at the costliest turn, or at the last one', () => {
    const columns = columnsOf(TURNS, 0, DONE);
    expect(opening(columns)).toBe(1);
    expect(mostOfIt(columns).map(({ number }) => number)).toEqual([2]);
    expect(opening(columnsOf(FLAWLESS, 0, reviewOf(FLAWLESS)))).toBe(3);
    expect(columnAt(columns, TURNS, 9)).toBe(2);
    const [own, rival] = DONE.seats;
    if (!own || !rival) throw new Error('two seats');
    expect([weakest(own), weakest(rival)]).toEqual(['collecting', null]);
  });
});

describe('a way', () => {
  const step = (kind: string, args: Record<string, string>) => ({ id: 1, kind, text: '', args });
  it('is a few pieces and cards', () => {
    const steps = [
      step('begin', { piece: 'head', colours: 'R' }),
      step('add', { piece: 'body', colours: 'K' }),
      step('fulfil', { card: 'P21' }),
      step('done', {}),
    ];
    expect(thingsOf(steps).map(({ kind }) => kind)).toEqual(['pieces', 'card']);
    expect(thingsOf([step('choose', { card: 'deck' })])).toEqual([{ kind: 'said', word: 'act-choose-deck' }]);
    expect(thingsOf([step('done', {})])).toEqual([{ kind: 'said', word: 'review-nothing' }]);
    expect(tellWay(words, [step('discard', { colours: 'YB' })])).toContain('put away');
  });
});

describe('the screen', () => {
  it('has an address of its own', () => {
    expect(formatRoute(parseRoute(`#/review/${id}/12`))).toBe(`#/review/${id}/12`);
    expect(parseRoute(`#/review/${id}`)).toEqual({ page: 'review', table: id, step: null });
  });

  it('opens at the costliest turn, with a sum that adds up', async () => {
    serve(() => told({ review: DONE }));
    show();
    const card = await screen.findByRole('article', { name: 'Turn 2' });
    expect(within(card).getByText('+9%')).toBeVisible();
    expect(within(card).getByRole('img', { name: /What the better way makes/ })).toBeVisible();
    const sum = screen.getAllByRole('img', { name: /50 at the start/ })[0];
    expect(sum?.getAttribute('aria-label')).toContain('own slips minus 9, the rest 18: 100');
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', expect.stringContaining('Turn 2'));
  });

  it('judges the turn that is chosen, calls what is as good so, and goes back to it', async () => {
    serve(() => told({ review: DONE }));
    show();
    const slider = await screen.findByRole('slider');
    await fireEvent.input(slider, { target: { value: '2' } });
    const card = await screen.findByRole('article', { name: 'Turn 3' });
    expect(within(card).getByText('Nothing better was found.')).toBeVisible();
    expect(location.hash).toBe(`#/review/${id}/8`);
  });

  it('shows the game of another seat', async () => {
    serve(() => told({ review: DONE }));
    show();
    await fireEvent.click((await screen.findAllByRole('radio'))[1] as HTMLElement);
    const card = await screen.findByRole('article', { name: 'Turn 3' });
    expect(within(card).getByText('+13%')).toBeVisible();
  });

  it('asks for a review that nobody has asked for, and grows while it is computed', async () => {
    vi.useFakeTimers();
    const asked = serve((paths) => {
      const looks = paths.filter((path) => path.includes('/review')).length;
      if (looks === 1) return null;
      if (looks === 2) return told({ status: 'running', judged: 3, turns: TURNS.slice(0, 3) });
      if (looks === 3) return told({ status: 'running', judged: 5, turns: TURNS.slice(3, 5) });
      return told({ review: DONE });
    });
    show();
    await vi.advanceTimersByTimeAsync(100);
    expect(screen.getByText(/Judged: 3 of 8/)).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveValue(3);
    await vi.advanceTimersByTimeAsync(800);
    expect(screen.getByText(/Judged: 5 of 8/)).toBeVisible();
    await vi.advanceTimersByTimeAsync(800);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(asked.filter((path) => path.includes('/review'))).toEqual([
      `GET tables/${id}/review?since=0`,
      `POST tables/${id}/review`,
      `GET tables/${id}/review?since=3&depth=normal`,
      `GET tables/${id}/review?since=5&depth=normal`,
    ]);
  });

  it('says that it has failed, and goes on', async () => {
    const asked = serve((paths) =>
      paths.some((path) => path.startsWith('POST'))
        ? told({ review: DONE })
        : told({ status: 'failed', judged: 3, turns: TURNS.slice(0, 3) }),
    );
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('What was judged is kept');
    await fireEvent.click(screen.getByRole('button', { name: words('app-again') }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(asked.at(-1)).toBe(`POST tables/${id}/review`);
  });

  it('has nothing to teach who made no slip', async () => {
    serve(() => told({ review: reviewOf(FLAWLESS) }));
    show();
    expect((await screen.findAllByText(/Not one slip/)).length).toBeGreaterThan(0);
    expect(screen.getByRole('article', { name: 'Turn 4' })).toBeVisible();
  });

  it('tells strangers who may ask', async () => {
    localStorage.clear();
    serve(() => null);
    show();
    expect(await screen.findByText(/only they can/)).toBeVisible();
    await fireEvent.click(screen.getByRole('button', { name: 'Replay' }));
    expect(router.route).toMatchObject({ page: 'replay', table: id });
  });
});
