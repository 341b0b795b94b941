/** Bots of packages that a server's host has installed: chosen by their own name, and nothing breaks where one is unknown. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewTable, SeatData, StateMessage } from '$kit/api';
import { LEVELS, faceOf, rivalName } from '$games/shared/rivals';
import { language } from '$kit/words';
import { peopleOf } from '../../src/history/people';
import ChooseRival from '../../src/home/ChooseRival.svelte';
import { planSeats } from '../../src/mytables/plan';
import { playerFace, playerName, playersOf } from '../../src/mytables/players';
import Seats from '../../src/newtable/Seats.svelte';
import Continue from '../../src/replay/Continue.svelte';
import type { ReplayStore } from '../../src/replay/store.svelte';
import type { TableStore } from '../../src/table/live/store.svelte';
import LobbySeats from '../../src/table/lobby/Seats.svelte';
import { STATES } from '../games/board/port.svelte';
import { makePlaces } from './places.svelte';

const { words } = language;
const INSTALLED = [
  { name: 'dealer', description: '', games: ['board', 'cards'] },
  { name: 'oracle', description: 'Takes the first thing that it may.', games: ['cards'] },
];

/** The tables that were asked for. */
const made: NewTable[] = [];

beforeEach(async () => {
  localStorage.clear();
  made.length = 0;
  await language.choose('en', false);
  vi.stubGlobal('fetch', (url: string, given?: RequestInit) => {
    if (given?.method === 'POST') {
      made.push(JSON.parse(String(given.body)) as NewTable);
      return Promise.resolve(new Response(JSON.stringify({ code: 'too-many' }), { status: 429 }));
    }
    if (url.includes('/record')) return Promise.resolve(new Response('coatl 1'));
    expect(new URL(url).pathname).toBe('/api/games');
    return Promise.resolve(new Response(JSON.stringify({ games: {}, levels: [], installed: INSTALLED })));
  });
});

const optionsOf = () => [...screen.getByRole<HTMLSelectElement>('combobox').options].map((option) => option.value);

describe('the seats of a new table', () => {
  it('offer the bots that play the game, with what they say about themselves', async () => {
    const places = makePlaces({ who: 'bot', level: 'carver', name: '' });
    const given = { words, name: 'Ana', places, isSolo: false, isListed: false };
    const { rerender } = render(Seats, { ...given, game: 'cards' });
    expect(screen.getByRole('img', { name: 'Strength 3 of 5' })).toBeInTheDocument();
    await screen.findByRole('option', { name: 'Oracle' });
    expect(optionsOf()).toEqual([...LEVELS, 'dealer', 'oracle']);

    await fireEvent.change(screen.getByRole('combobox'), { target: { value: 'oracle' } });
    expect(screen.getByText('Takes the first thing that it may.')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /Strength/ })).toBeNull();
    expect(planSeats(places, false, (level) => rivalName(words, level))).toEqual([
      { kind: 'person' },
      { kind: 'bot', level: 'oracle', name: 'Oracle' },
    ]);

    await rerender({ ...given, game: 'board' });
    expect(optionsOf()).toEqual([...LEVELS, 'dealer']);
    expect(places[0]?.level).toBe('carver');
    await fireEvent.change(screen.getByRole('combobox'), { target: { value: 'dealer' } });
    expect(screen.getByText(words('rival-installed'))).toBeInTheDocument();
  });
});

describe('the rivals of the first page', () => {
  it('are the levels and the bots that play the game, and one press begins', async () => {
    render(ChooseRival, { words });
    await screen.findByRole('radio', { name: /^Dealer/ });
    expect(screen.queryByRole('radio', { name: /^Oracle/ })).toBeNull();
    await fireEvent.click(screen.getByRole('radio', { name: /Card game/ }));
    await fireEvent.click(screen.getByRole('radio', { name: /^Oracle Takes the first thing/ }));
    await fireEvent.click(screen.getByRole('button', { name: words('home-play-against', { rival: 'Oracle' }) }));
    await waitFor(() => expect(made).toHaveLength(1));
    expect(made[0]).toMatchObject({
      game: 'cards',
      seats: [{ kind: 'person' }, { kind: 'bot', level: 'oracle', name: 'Oracle' }],
    });

    await fireEvent.click(screen.getByRole('radio', { name: /Board game/ }));
    expect(screen.queryByRole('radio', { name: /^Oracle/ })).toBeNull();
    expect(screen.getByRole('radio', { checked: true, name: new RegExp(words('rival-novice')) })).toBeInTheDocument();
  });
});

describe('a finished game', () => {
  it('is played on against any of them', async () => {
    const final: StateMessage = { ...STATES.over, seat: 0 };
    const replay = { final, secrets: {}, nearest: 0, course: null, step: 0, last: 0 } as unknown as ReplayStore;
    render(Continue, { words, replay, people: peopleOf(words, final), open: true });
    await screen.findByRole('option', { name: 'Dealer' });
    expect(optionsOf()).toEqual([...LEVELS, 'dealer']);
    await fireEvent.change(screen.getByRole('combobox'), { target: { value: 'dealer' } });
    await fireEvent.click(screen.getByRole('button', { name: words('replay-continue-begin') }));
    await waitFor(() => expect(made).toHaveLength(1));
    expect(made[0]?.seats).toContainEqual({ kind: 'bot', level: 'dealer', name: 'Dealer' });
  });
});

describe('a bot that nobody knows any more', () => {
  const seats = (['person', 'bot'] as const).map((kind, seat): SeatData => ({
    ...(STATES.main.table.seats[seat] as SeatData),
    seat,
    kind,
    name: kind === 'bot' ? 'Stranger' : 'Ana',
    level: kind === 'bot' ? 'stranger' : '',
  }));
  const state: StateMessage = { ...STATES.over, seat: 0, table: { ...STATES.over.table, seats } };

  it('stays chosen in the waiting room', () => {
    const table = {
      id: 'table-one',
      state: { ...state, table: { ...state.table, status: 'lobby' } },
      seats: [0],
      isHost: true,
      here: [true, true],
      spectators: 0,
    } as unknown as TableStore;
    render(LobbySeats, { table, words, seats, taken: 2, onrename: vi.fn() });
    expect(screen.getByRole('combobox')).toHaveValue('stranger');
    expect(screen.getByRole('option', { name: 'Stranger' })).toBeInTheDocument();
    expect(screen.getByText('bot, stranger')).toBeInTheDocument();
  });

  it('has its name and a mask of its own at the end and among my games', () => {
    expect(peopleOf(words, state).map(({ name }) => name)).toEqual(['Ana', 'Stranger']);
    const players = playersOf([state]);
    expect(players.map((player) => playerName(words, player))).toEqual(['Ana', 'Stranger']);
    const faces = players.map((player) => playerFace(player, players).name);
    expect(new Set(faces).size).toBe(2);
    expect(faces).toEqual(seats.map(({ seat }) => faceOf(seats, seat).name));
  });
});
