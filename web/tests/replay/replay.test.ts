import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTable } from '../../src/mytables/device';
import {
  axisOf,
  clampStep,
  flagsOf,
  lastStep,
  logUntil,
  nextTurn,
  previousTurn,
  scoreLines,
  stairs,
  turnAt,
  turnOfStep,
} from '../../src/history/course';
import { checkSeal } from '../../src/table/end/fair';
import { replayLines } from '../../src/history/lines';
import { peopleOf } from '../../src/history/people';
import { openRecord, readHead } from '../../src/history/record';
import { ReplayStore } from '../../src/replay/store.svelte';
import { formatRoute, parseRoute, replayLink, router } from '$kit/page/router.svelte';
import { language } from '$kit/words';
import Replay from '../../src/replay/Replay.svelte';
import Finished from '../../src/home/Finished.svelte';
import { finishedRows } from '../../src/home/finished';
import OpenRecord from '../../src/home/OpenRecord.svelte';
import Scrubber from '../../src/replay/Scrubber.svelte';
import { BOARD, CARL, RECORD, serve } from './kit';

const words = language.words;
const course = BOARD.course;
const id = BOARD.final.table.id;

beforeEach(async () => {
  window.innerWidth = 1440;
  localStorage.clear();
  sessionStorage.clear();
  location.hash = '';
  await language.need('record', 'replay');
  await language.choose('en', false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the course of a game', () => {
  it('knows its turns', () => {
    const [first, second] = course.turns;
    if (!first || !second) throw new Error('a game without turns');
    expect(turnAt(course, 0)).toBe(-1);
    expect(turnAt(course, first.step)).toBe(0);
    expect(turnOfStep(course, second.step)).toBe(0);
    expect(nextTurn(course, first.step)).toBe(second.step);
    expect(previousTurn(course, second.step)).toBe(first.step);
    expect(previousTurn(course, second.step + 1)).toBe(second.step);
    expect(previousTurn(course, 0)).toBe(0);
    expect(nextTurn(course, lastStep(course))).toBe(lastStep(course));
    expect(clampStep(course, -4)).toBe(0);
    expect(clampStep(course, 1e6)).toBe(lastStep(course));
  });

  it('tells what happened up to a moment, by step', () => {
    expect(logUntil(course, 0).every((line) => line.number === 0)).toBe(true);
    const all = logUntil(course, lastStep(course));
    expect(all.length).toBe(course.steps.reduce((sum, step) => sum + step.events.length, 0));
    expect(logUntil(course, 20)).toEqual(all.filter((line) => line.number <= 20));
  });

  it('draws points as stairs', () => {
    expect(stairs([0, 0, 4, 4, 10], 10, 100, 50)).toBe('M0,50H50V30H100V0H100');
    expect(axisOf([{ seat: 0, points: [0, 34] }])).toEqual({ top: 40, ticks: [0, 20, 40] });
    expect(axisOf([{ seat: 0, points: [0] }]).top).toBeGreaterThan(0);
    expect(scoreLines(course).map((line) => line.points.at(-1))).toEqual(
      BOARD.final.position?.result?.standings.map((one) => one.score),
    );
    expect(scoreLines(CARL.course).map((line) => line.seat)).toEqual([0, -1]);
    expect(flagsOf(course).every((flag) => flag.event.name === 'closed')).toBe(true);
  });

  it('becomes lines that know their step', () => {
    for (const game of [BOARD, CARL]) {
      const lines = replayLines(words, game.course, game.final);
      expect(lines.length).toBeGreaterThan(10);
      for (const line of lines) {
        expect(line.text).not.toMatch(/^(board|cards)-/);
        expect(game.course.steps[line.step]?.events.some((event) => event.name === line.name)).toBe(true);
      }
    }
  });

  it('names everybody, CARL last', () => {
    expect(peopleOf(words, BOARD.final).map((person) => person.line)).toEqual([0, 1]);
    expect(peopleOf(words, { ...BOARD.final, seat: 1 }).map((person) => person.line)).toEqual([1, 0]);
    expect(peopleOf(words, CARL.final).map((person) => person.seat)).toEqual([0, -1]);
  });
});

describe('records', () => {
  it('tell what a table needs to know', () => {
    expect(readHead(RECORD)).toEqual({ game: 'board', players: ['Ana', 'Ozo'], seats: 2, steps: 3, isOver: true });
    expect(readHead('hello')).toBeNull();
    expect(readHead(RECORD.replace('game: board', 'game: chess'))).toBeNull();
  });

  it('that are none or not finished are refused before anything is asked for', async () => {
    await expect(openRecord('hello')).rejects.toMatchObject({ code: 'record-none' });
    await expect(openRecord(RECORD.replace('scores: 3 4\n', ''))).rejects.toMatchObject({ code: 'record-unfinished' });
  });

  it('are laid on a table of their own', async () => {
    const sent: Record<string, unknown>[] = [];
    vi.stubGlobal('fetch', (_: string, init: { body: string }) => {
      sent.push(JSON.parse(init.body) as Record<string, unknown>);
      return Promise.resolve(
        new Response(JSON.stringify({ table: 'NEWTABLE1', host: 'h', invite: 'i', commitment: 'c' })),
      );
    });
    expect(await openRecord(RECORD)).toBe('NEWTABLE1');
    expect(sent[0]).toMatchObject({
      game: 'board',
      record: RECORD,
      steps: 3,
      seats: [
        { kind: 'bot', name: 'Ana' },
        { kind: 'bot', name: 'Ozo' },
      ],
    });
  });

  it('have a seal that is checked here', async () => {
    const { secret, commitment } = BOARD.final.table.fair;
    expect(await checkSeal(secret ?? '', commitment)).toBe(true);
    expect(await checkSeal('00'.repeat(32), commitment)).toBe(false);
    expect(await checkSeal('none', commitment)).toBeNull();
  });
});

describe('addresses', () => {
  it('show a moment to others, with the invitation', () => {
    const link = replayLink(id, 7, 'aAV4aC9QOHfgBEzWjDzKFs0h0vKfP2Ch', 'https://x.org/c/?a#/t/1');
    expect(link).toBe(`https://x.org/c/?a#/replay/${id}/7/aAV4aC9QOHfgBEzWjDzKFs0h0vKfP2Ch`);
    const route = parseRoute(link.slice(link.indexOf('#')));
    expect(route).toEqual({ page: 'replay', table: id, step: 7, invite: 'aAV4aC9QOHfgBEzWjDzKFs0h0vKfP2Ch' });
    expect(formatRoute(route)).toBe(link.slice(link.indexOf('#')));
  });
});

describe('a replay', () => {
  it('shows a step as a table at which nothing can be done', async () => {
    const asked = serve(BOARD);
    const replay = new ReplayStore(id);
    await replay.open(12);
    expect(replay.step).toBe(12);
    const state = replay.table.state;
    expect(state?.position).toMatchObject({ legal: [], draft: null, result: null });
    expect(state?.log).toEqual(logUntil(course, 12));
    expect(asked.some((path) => path.endsWith('steps/12?open=false&seat=0'))).toBe(true);
    await replay.look('all');
    expect(asked.some((path) => path.endsWith('steps/12?open=true&seat=0'))).toBe(true);
    await replay.look(1);
    expect(replay.table.seat).toBe(1);
    replay.move('next-turn');
    expect(replay.step).toBe(nextTurn(course, 12));
    replay.move('last');
    expect(replay.step).toBe(replay.last);
  });

  it('runs by itself, at the speed that was chosen, and stops at the end', async () => {
    serve(BOARD);
    const replay = new ReplayStore(id);
    await replay.open(lastStep(course) - 2);
    vi.useFakeTimers();
    replay.speed = 2;
    replay.play();
    await vi.advanceTimersByTimeAsync(650);
    expect(replay.step).toBe(lastStep(course) - 1);
    await vi.advanceTimersByTimeAsync(1300);
    expect(replay.step).toBe(lastStep(course));
    expect(replay.isPlaying).toBe(false);
  });

  it('says why it cannot be opened', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        new Response(JSON.stringify({ type: 'error', code: 'no-table', message: '', arguments: {} }), { status: 404 }),
      ),
    );
    const replay = new ReplayStore(id);
    await replay.open(0);
    expect(replay.refusal?.code).toBe('no-table');
  });
});

describe('the slider', () => {
  it('moves by turns with the page keys', async () => {
    const onturn = vi.fn();
    const onstep = vi.fn();
    render(Scrubber, { words, step: 3, last: 9, told: 'here', onstep, onturn });
    const slider = screen.getByRole('slider');
    expect(slider).toHaveAttribute('aria-valuetext', 'here');
    await fireEvent.keyDown(slider, { key: 'PageUp' });
    await fireEvent.keyDown(slider, { key: 'PageDown' });
    expect(onturn.mock.calls).toEqual([['next-turn'], ['previous-turn']]);
    await fireEvent.input(slider, { target: { value: '5' } });
    expect(onstep).toHaveBeenCalledWith(5);
  });
});

describe('the replay screen', () => {
  async function open(game: typeof BOARD | typeof CARL, step = 60) {
    keepTable(game.final.table.id, { tokens: ['t'.repeat(43)], isOver: true });
    serve(game);
    const view = render(Replay, { id: game.final.table.id, step, words });
    await waitFor(() => expect(view.container.querySelector('.board .table')).not.toBeNull());
    return view;
  }

  it('goes through a game by keys, buttons and lines, and keeps the step in the address', async () => {
    const { container } = await open(BOARD);
    expect(container.querySelector('.board :is(header, footer, [role="status"], [role="alert"])')).toBeNull();
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Step of the game' });
    expect(slider.value).toBe('60');
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(slider.value).toBe('61');
    expect(router.route).toMatchObject({ page: 'replay', step: 61 });
    await fireEvent.keyDown(document.body, { key: 'Home' });
    expect(slider.value).toBe('0');
    await fireEvent.click(screen.getByRole('button', { name: 'To the end' }));
    expect(slider.value).toBe(String(lastStep(course)));
    const log = within(screen.getByRole('region', { name: 'What happened' }));
    const lines = log.getAllByRole('button');
    await fireEvent.click(lines[3] as HTMLElement);
    await tick();
    expect(Number(slider.value)).toBe(replayLines(words, course, BOARD.final)[3]?.step);
    expect(lines[3]).toHaveAttribute('aria-current', 'step');
  });

  it('says what the strongest bot would do', async () => {
    await open(BOARD);
    await fireEvent.click(screen.getByRole('button', { name: 'What would the high priest do?' }));
    await waitFor(() => expect(screen.getByText('played')).toBeInTheDocument());
    const advice = within(screen.getByRole('region', { name: 'What could have been done' }));
    expect(advice.getByText(/chose 3 points less at the end/)).toBeInTheDocument();
    expect(advice.getAllByText(/^\d+$/, { selector: 'b' }).map((each) => each.textContent)).toEqual(['38', '36', '35']);
    // The log keeps its column.
    expect(screen.getByRole('complementary', { name: 'What happened' })).not.toContainElement(
      screen.getByText('played'),
    );
  });

  it('opens at the end, from where one looks back, or at the moment it was opened from', async () => {
    serve(BOARD);
    const replay = new ReplayStore(id);
    await replay.open(null);
    expect(replay.step).toBe(lastStep(course));
    await replay.open(7);
    expect(replay.step).toBe(7);
    replay.play();
    replay.pause();
    expect(replay.step).toBe(7);
  });

  it('plays on from the beginning of a turn, against bots of a level', async () => {
    await open(BOARD);
    await fireEvent.click(screen.getByRole('button', { name: 'Play on from here against bots' }));
    const made: Record<string, unknown>[] = [];
    const before = fetch;
    vi.stubGlobal('fetch', (url: string, init?: { method: string; body: string }) => {
      if (init?.method !== 'POST') return before(url);
      made.push(JSON.parse(init.body) as Record<string, unknown>);
      return Promise.resolve(
        new Response(
          JSON.stringify({ table: 'NEWTABLE1', host: 'h', invite: 'i', commitment: 'c', seat: 0, token: 't' }),
        ),
      );
    });
    await fireEvent.click(screen.getByRole('button', { name: 'Play on' }));
    await waitFor(() => expect(made.length).toBe(2));
    expect(made[0]).toMatchObject({ game: 'board', record: RECORD, steps: course.turns[turnAt(course, 60)]?.step });
    expect(made[0]?.seats).toEqual([{ kind: 'person' }, { kind: 'bot', level: 'carver', name: 'Xoco' }]);
    expect(made[1]).toMatchObject({ seat: 0 });
    await waitFor(() => expect(router.route).toMatchObject({ page: 'table', table: 'NEWTABLE1' }));
  });

  it.each(['fr', 'pt-BR'] as const)('has all its words in %s, for the solo match too', async (tag) => {
    await language.choose(tag, false);
    const { container } = await open(CARL, 8);
    // The table only shows: it has no bars, asks for nothing and tells no news.
    expect(container.querySelector('.board :is(header, footer, [role="status"], [role="alert"])')).toBeNull();
    expect(container.textContent).not.toMatch(/\b(replay|cards|board|end|figure)-[a-z]+-?[a-z]*\b/);
  });
});

describe('finished games on the first screen', () => {
  it('can be watched again, and records opened', async () => {
    const table = keepTable(id, { game: 'board', isOver: true, at: 1 });
    const [row] = finishedRows([], [table]);
    if (!row) throw new Error('no row');
    render(Finished, { words, row, ondelete: () => undefined });
    expect(screen.getByRole('link', { name: /again/ })).toHaveAttribute('href', `#/replay/${id}`);
    render(OpenRecord, { words });
    expect(screen.getByRole('button', { name: /Open a record/ })).toBeInTheDocument();
  });
});
