import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayerData, PuzzleTableData } from '$kit/api';
import { place } from '$kit/network/place.svelte';
import { language } from '$kit/words';
import { findHolder, loadHolder } from '../../src/mytables/days';
import { keepPlayer, loadPlayer, loadStrength } from '../../src/mytables/player';
import { loadSolver, noteFirstTry } from '../../src/mytables/puzzles';
import { forgetDiary } from '../../src/mytables/transfer';
import Keeping from '../../src/record/Keeping.svelte';
import List from '../../src/puzzles/List.svelte';
import { PuzzleStore } from '../../src/puzzles/store.svelte';
import fixtures from './puzzles.json';

const { board } = fixtures as unknown as { board: { steps: number[]; tables: Record<string, PuzzleTableData> } };
const task = board.tables['']?.puzzle;
const ANA: PlayerData = { name: 'Ana', rating: 1200, deviation: 350, change: null, tries: 0 };
const RATED: PlayerData = { name: 'Ana', rating: 1410.4, deviation: 280, change: 210, tries: 1 };
const words = language.words;

/** What was asked, by address, with what was sent and by whom. */
let asked: { path: string; body: Record<string, unknown>; by: string | null }[] = [];
/** What the server keeps of this device. */
let kept: PlayerData | null = null;
/** Why the server refuses a first try; empty: it counts. */
let refused = '';

const refusal = (code: string) =>
  new Response(JSON.stringify({ type: 'error', code, message: code, arguments: {} }), { status: 409 });

function answer(path: string, body: Record<string, unknown>): Response {
  const judged = { value: 3, is_right: false, strength: { rating: 1130, deviation: 300 } };
  const told = (data: unknown) => new Response(JSON.stringify(data));
  if (path === 'player') {
    if (body['name']) kept = { ...ANA, name: String(body['name']) };
    return told({ player: kept });
  }
  if (path === 'player/forget') {
    if (refused) return refusal(refused);
    kept = null;
    return told({ player: null });
  }
  if (path === 'puzzles') return told({ puzzles: [task] });
  if (path.endsWith('/first')) {
    if (refused) return refusal(refused);
    kept = RATED;
    return told({ ...judged, player: RATED });
  }
  if (path.endsWith('/try')) return told(judged);
  return told(board.tables[((body['steps'] ?? []) as number[]).join(',')] ?? board.tables['']);
}

beforeEach(async () => {
  localStorage.clear();
  location.hash = '';
  [asked, kept, refused] = [[], null, ''];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const path = String(url).replace(/^.*\/api\//, '');
    const body = JSON.parse(String(init.body ?? '{}')) as Record<string, unknown>;
    const by = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null;
    asked.push({ path, body, by });
    return Promise.resolve(answer(path, body));
  });
  await language.need('puzzles', 'replay');
  await language.choose('en', false);
});
afterEach(() => vi.unstubAllGlobals());

/** Opens a puzzle and takes one step, which is not the answer. */
async function begin(): Promise<PuzzleStore> {
  const store = new PuzzleStore();
  await store.open(task?.id ?? '');
  store.table.step(board.steps[0] ?? 0);
  await waitFor(() => expect(store.table.busy).toBe(false));
  return store;
}
/** Tries a puzzle once, wrongly. */
async function tryOnce(): Promise<PuzzleStore> {
  const store = await begin();
  store.table.commit();
  await waitFor(() => expect(store.tries.length).toBe(1));
  await waitFor(() => expect(store.table.busy).toBe(false));
  return store;
}
const paths = () => asked.map(({ path }) => path.replace(/^puzzles\/[0-9a-f]{8}\//, ''));

describe('somebody with a name on the server', () => {
  beforeEach(() => {
    loadHolder();
    kept = ANA;
    keepPlayer(ANA);
  });

  it('has the first try rated there, by the secret of the boards of the day', async () => {
    const store = await tryOnce();
    expect(asked.find(({ path }) => path.endsWith('/first'))?.by).toBe(findHolder());
    expect(store.solver).toEqual({ rating: 1410.4, deviation: 280, change: 210 });
    expect(loadStrength().rating).toBe(1410.4);
    // The device goes on counting by itself.
    expect(loadSolver().rating).toBe(1130);
    store.table.commit();
    await waitFor(() => expect(store.tries.length).toBe(2));
    expect(paths().filter((path) => path === 'first')).toHaveLength(1);
    expect(paths().filter((path) => path === 'try')).toHaveLength(1);
  });

  it('has an answer that was looked at counted there, too', async () => {
    const store = new PuzzleStore();
    await store.open(task?.id ?? '');
    await store.giveUp();
    expect(asked.find(({ path }) => path.endsWith('/first'))?.body['steps']).toEqual([]);
  });

  it('sends no puzzle that this device has met before', async () => {
    noteFirstTry(task?.id ?? '', true, { rating: 1300, deviation: 300 });
    await tryOnce();
    expect(paths()).not.toContain('first');
    expect(loadStrength().rating).toBe(1300);
  });

  it('goes on when the server knows the try already, or the name no more', async () => {
    refused = 'puzzle-tried';
    await tryOnce();
    expect(paths().slice(-2)).toEqual(['first', 'try']);
    expect(loadPlayer()?.name).toBe('Ana');
    forgetDiary();
    refused = 'no-name';
    await tryOnce();
    expect(loadPlayer()).toBeNull();
  });

  it('is told when a try could not be counted, and may send it again', async () => {
    refused = 'busy';
    const store = await begin();
    store.table.commit();
    await waitFor(() => expect(store.refusal?.code).toBe('busy'));
    expect(store.tries).toEqual([]);
    refused = '';
    await waitFor(() => expect(store.table.busy).toBe(false));
    store.table.commit();
    await waitFor(() => expect(store.solver.rating).toBe(1410.4));
  });

  it('is found anew by every visit, also after a name was taken on a board of the day', async () => {
    keepPlayer(null);
    kept = RATED;
    const store = new PuzzleStore();
    await store.renew();
    expect(store.solver.rating).toBe(1410.4);
  });
});

describe('without a name', () => {
  it('nothing is asked, and this device counts', async () => {
    const store = await tryOnce();
    await store.renew();
    expect(paths()).not.toContain('first');
    expect(paths()).not.toContain('player');
    expect(store.solver.rating).toBe(1130);
  });

  it('a page that plays by itself shows what this device counts', () => {
    keepPlayer(RATED);
    expect(loadStrength().rating).toBe(1410.4);
    place.isReached = false;
    place.isChosen = true;
    expect(loadStrength().rating).toBe(1200);
    place.isReached = true;
    place.isChosen = false;
  });
});

describe('the list of puzzles', () => {
  it('takes a name, tells it, and has all of it deleted for good after a question', async () => {
    render(List, { words });
    const box = await screen.findByLabelText(words('puzzles-named-name'));
    await fireEvent.input(box, { target: { value: ' Ana ' } });
    await fireEvent.click(screen.getByRole('button', { name: words('puzzles-named-take') }));
    await screen.findByText(/You are Ana here/);
    const holder = findHolder();
    expect(asked.find(({ path, body }) => path === 'player' && body['name'])).toMatchObject({
      body: { name: 'Ana' },
      by: holder,
    });
    await fireEvent.click(screen.getByRole('button', { name: words('puzzles-named-delete') }));
    const dialog = await screen.findByRole('dialog', { name: words('puzzles-named-delete-title') });
    refused = 'unavailable';
    await fireEvent.click(within(dialog).getByRole('button', { name: words('puzzles-named-delete') }));
    await waitFor(() => expect(within(dialog).getByRole('alert').textContent).not.toBe(''));
    expect(loadPlayer()?.name).toBe('Ana');
    refused = '';
    await fireEvent.click(within(dialog).getByRole('button', { name: words('puzzles-named-delete') }));
    await screen.findByLabelText(words('puzzles-named-name'));
    expect(asked.at(-1)).toMatchObject({ path: 'player/forget', by: holder });
    // What is left has no holder: nothing can be laid to this device again.
    expect([loadPlayer(), findHolder()]).toEqual([null, null]);
  });

  it('says whose rating it shows', async () => {
    loadHolder();
    kept = RATED;
    render(List, { words });
    await screen.findByText(/Ana, by this server; by this device 1,?200/);
    expect(screen.getByText('1410')).toBeTruthy();
  });

  it.each(['fr', 'pt-BR'] as const)('has its words in %s', async (code) => {
    await language.choose(code, false);
    keepPlayer(ANA);
    loadHolder();
    kept = ANA;
    render(List, { words: language.words });
    await waitFor(() => expect(document.body.textContent).toContain('Ana'));
    expect(document.body.textContent).not.toMatch(/puzzles-/);
  });
});

describe('deleting everything', () => {
  it('has the server forget, too, and leaves all as it was if that cannot be told', async () => {
    await language.need('record');
    loadHolder();
    keepPlayer(RATED);
    kept = RATED;
    noteFirstTry('11111111', true, { rating: 1350, deviation: 300 });
    render(Keeping, { words: language.words, onchange: () => {} });
    await fireEvent.click(screen.getByRole('button', { name: words('keeping-delete') }));
    const dialog = await screen.findByRole('dialog', { name: words('keeping-delete-title') });
    refused = 'unavailable';
    const yes = within(dialog).getByRole('button', { name: words('keeping-delete-yes') });
    await fireEvent.click(yes);
    await waitFor(() => expect(within(dialog).getByRole('alert').textContent).not.toBe(''));
    expect(loadSolver().rating).toBe(1350);
    refused = '';
    await fireEvent.click(yes);
    await waitFor(() => expect(loadSolver().rating).toBe(1200));
    expect(kept).toBeNull();
    expect([loadPlayer(), findHolder()]).toEqual([null, null]);
  });
});
