/** Bots of one level at one table have names and masks of their own, wherever people read them. */
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatData, StateMessage } from '$kit/api';
import { BoardModel } from '$games/board/model/model';
import { tellEvents } from '$games/board/model/speech';
import { logLines } from '$games/cards/model/log';
import { namesWith } from '$games/names/cards';
import { peopleOf } from '../../../src/history/people';
import { faceOf } from '$games/shared/rivals';
import { keepTable } from '../../../src/mytables/device';
import { endedOf } from '../../../src/mytables/ended';
import { freshName, planSeats } from '../../../src/mytables/plan';
import { playerFace, playerName, playersOf } from '../../../src/mytables/players';
import type { TableStore } from '../../../src/table/live/store.svelte';
import { language } from '$kit/words';
import Lobby from '../../../src/table/lobby/Lobby.svelte';
import Finished from '../../../src/home/Finished.svelte';
import { finishedRows } from '../../../src/home/finished';
import { lineWords } from '$games/cards/model/lines';
import { STATES } from '../board/port.svelte';
import { LANGUAGES } from '../board/words';
import { fixture } from '../cards/kit';

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  await language.choose('en', false);
});
afterEach(() => language.choose('en', false));

/** The seats of a table that was made with one person and three carvers. */
function carvers(): SeatData[] {
  const places = [1, 2, 3].map(() => ({ who: 'bot', level: 'carver', name: '' }) as const);
  const plans = planSeats(places, false, (level) => language.words(`rival-${level}`)) ?? [];
  return plans.map(
    ({ kind, name = 'Eva', level = '' }, seat) =>
      ({
        seat,
        kind,
        name,
        level,
        taken: kind === 'person',
        ready: true,
        away: false,
        resigned: false,
        here: true,
      }) as SeatData,
  );
}
const seated = (state: StateMessage, seats = carvers()): StateMessage => ({
  ...state,
  seat: 0,
  table: { ...state.table, seats },
});
const different = (texts: readonly string[]) => expect([...new Set(texts)]).toEqual(texts);
const BOTS = [1, 2, 3];

describe('a name', () => {
  it('gets a number only where somebody has it', () => {
    expect(freshName('Xoco', [])).toBe('Xoco');
    expect(freshName('Xoco', ['Xoco', 'Eva'])).toBe('Xoco 2');
    expect(freshName('Xoco', ['Xoco', 'Xoco 2'])).toBe('Xoco 3');
  });

  it.each(LANGUAGES)('is different for each of three carvers in %s', async (tag) => {
    await language.choose(tag, false);
    different(carvers().map(({ name }) => name));
  });
});

describe('three carvers', () => {
  it('have different names and masks in the log of the board game', () => {
    const model = new BoardModel(seated(STATES.main));
    const events = BOTS.map((seat) => ({ name: 'resigned', seat, data: {} }));
    different(tellEvents(language.words, model, events).map(({ text }) => text));
    different([0, ...BOTS].map((seat) => model.maskOf(seat).name));
  });

  it('have different names and masks in the log of the card game', () => {
    const { table } = seated(fixture('cards4-3'));
    const names = namesWith(language.words, table);
    const lines = logLines(
      BOTS.map((seat) => ({ event: { name: 'resigned', seat, data: {} }, number: 1 })) as never,
      0,
    );
    expect(lines).toHaveLength(3);
    different(lines.map((line) => lineWords(line, names)));
    different([0, ...BOTS].map((seat) => names.face(seat).name));
  });

  it.each([
    ['board', STATES.over],
    ['cards', fixture('cards4-3')],
  ] as const)('have different names and masks at the end: %s', (_, state) => {
    const people = peopleOf(language.words, seated(state));
    expect(people).toHaveLength(4);
    different(people.map(({ name }) => name));
    different(people.map(({ face }) => face.name));
  });

  it.each([
    ['board', STATES.over],
    ['cards', fixture('cards4-3')],
  ] as const)('look in the list of games as they do at the table: %s', (_, state) => {
    const shown = seated(state);
    const players = playersOf([shown]);
    different(players.map((player) => playerName(language.words, player)));
    // Lists put the reader's own seats first, or last: masks do not follow.
    for (const listed of [players, players.toReversed()]) {
      expect(listed.map((player) => playerFace(player, listed).name)).toEqual(
        listed.map(({ seat }) => faceOf(shown.table.seats, seat).name),
      );
    }
    different(players.map((player) => playerFace(player, players).name));
  });

  it('are told apart among the games that are over', () => {
    const over = seated(STATES.over);
    const table = keepTable('table-one', {
      isOver: true,
      ended: endedOf([{ ...over, table: { ...over.table, status: 'over', moved: 5 } }]),
    });
    const [row] = finishedRows([], [table]);
    if (!row) throw new Error('no row');
    render(Finished, { words: language.words, row, ondelete: vi.fn() });
    expect(screen.getByRole('listitem')).toHaveTextContent('Xoco, Xoco 2, and Xoco 3');
    for (const name of ['Xoco', 'Xoco 2', 'Xoco 3'])
      expect(screen.getByRole('button', { name: new RegExp(`Delete.*${name} \\(carver\\)`) })).toBeInTheDocument();
  });
});

describe('the waiting room', () => {
  it('fills a second seat with a bot of another name', async () => {
    const [eva, xoco] = carvers();
    const free = [2, 3].map((seat) => ({ ...eva, seat, kind: 'person', name: '', taken: false, ready: false }));
    const sendAsHost = vi.fn();
    const state = { ...STATES.main, table: { ...STATES.main.table, status: 'lobby', seats: [eva, xoco, ...free] } };
    const table = {
      id: 'table-one',
      state,
      seats: [0],
      isHost: true,
      invite: 'link',
      here: [true],
      spectators: 0,
      sendAsHost,
    } as unknown as TableStore;
    render(Lobby, { table, words: language.words, onjoined: vi.fn() });
    flushSync();
    await fireEvent.click(screen.getByRole('button', { name: language.words('seat-fill', { number: 3 }) }));
    expect(sendAsHost).toHaveBeenLastCalledWith({
      type: 'configure',
      target: 2,
      plan: { kind: 'bot', level: 'carver', name: 'Xoco 2' },
    });
    // The seat that is changed gives up its own name.
    await fireEvent.change(within(screen.getAllByRole('listitem')[1] as HTMLElement).getByRole('combobox'), {
      target: { value: 'carver' },
    });
    expect(sendAsHost).toHaveBeenLastCalledWith({
      type: 'configure',
      target: 1,
      plan: { kind: 'bot', level: 'carver', name: 'Xoco' },
    });
  });
});
