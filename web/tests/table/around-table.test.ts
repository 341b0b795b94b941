import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatData } from '$kit/api';
import { presenceOf } from '$games/shared/rivals';
import { shell } from '$kit/page/shell.svelte';
import { language } from '$kit/words';
import BoardTable from '$games/board/BoardTable.svelte';
import Banner from '../../src/table/Banner.svelte';
import Sayings from '../../src/table/Sayings.svelte';
import StandIn from '../../src/table/StandIn.svelte';
import TableMenu from '../../src/table/TableMenu.svelte';
import { STATES, TestPort } from '../games/board/port.svelte';

const { words } = language;

beforeEach(async () => {
  localStorage.clear();
  await language.choose('en', false);
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.open = true;
  });
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    this.open = false;
  });
});
afterEach(() => {
  vi.useRealTimers();
  shell.settings = false;
});

function people(change: Partial<SeatData>, seat = 1) {
  const seats = STATES.main.table.seats.map((each) => ({
    ...each,
    kind: 'person' as const,
    taken: true,
    here: true,
    name: `P${each.seat}`,
    ...(each.seat === seat ? change : {}),
  }));
  return new TestPort({ ...STATES.main, table: { ...STATES.main.table, seats } });
}

describe('the connection', () => {
  it('is spoken of after a while, and once more when all is well', async () => {
    vi.useFakeTimers();
    const table = new TestPort(STATES.main);
    render(Banner, { words, table });
    table.connection = 'lost';
    await vi.advanceTimersByTimeAsync(1900);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await vi.advanceTimersByTimeAsync(200);
    expect(screen.getByRole('status')).toHaveTextContent('Connection lost Your draft is safe.');
    table.connection = 'live';
    await vi.advanceTimersByTimeAsync(10);
    expect(screen.getByRole('status')).toHaveTextContent('Connected again');
    await vi.advanceTimersByTimeAsync(3000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('counts the seconds for the eye only, and can be tried at once', async () => {
    vi.useFakeTimers();
    const table = new TestPort(STATES.main);
    render(Banner, { words, table });
    table.connection = 'lost';
    table.isQueued = true;
    await vi.advanceTimersByTimeAsync(2000);
    table.retryAt = Date.now() + 4000;
    await vi.advanceTimersByTimeAsync(10);
    expect(screen.getByText('Trying again in 4 s.')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Your turn goes out as soon as it is back.');
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByText('Trying again in 3 s.')).toBeInTheDocument();
    await fireEvent.click(screen.getByRole('button', { name: 'Retry now' }));
    expect(table.sent).toEqual([{ type: 'retry' }]);
  });

  it('breaks when a server restarts: that is said at once', async () => {
    vi.useFakeTimers();
    const table = new TestPort(STATES.main);
    render(Banner, { words, table });
    table.connection = 'closing';
    await vi.advanceTimersByTimeAsync(10);
    expect(screen.getByRole('status')).toHaveTextContent('The server restarts');
  });
});

describe('a bot that stands in', () => {
  it('gives the seat back at a press', async () => {
    const table = people({ away: true }, 0);
    render(StandIn, { words, table });
    await fireEvent.click(screen.getByRole('button', { name: 'Take my seat back' }));
    expect(table.sent).toEqual([{ type: 'return', seat: 0, target: 0 }]);
    table.connection = 'lost';
    flushSync();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not spoken of where nobody needs it', () => {
    render(StandIn, { words, table: people({ away: true }, 1) });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('what people say', () => {
  it('is heard and seen, with the name of who says it', async () => {
    const table = people({});
    render(Sayings, { words, table });
    table.reactions = [
      { seat: 1, reaction: 'well-played', at: 1 },
      { seat: 0, reaction: 'oops', at: 2 },
    ];
    await waitFor(() => expect(screen.getAllByText('P1: Well played')).toHaveLength(2));
    expect(screen.getByRole('status')).toHaveTextContent('P1: Well played');
    expect(screen.getByRole('status')).toHaveTextContent('You: Oops');
    table.reactions = [];
    flushSync();
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  });
});

describe('who is there', () => {
  const seat = (more: Partial<SeatData>) =>
    ({ seat: 1, kind: 'person', taken: true, here: true, away: false, resigned: false, ...more }) as SeatData;

  it('is known of people, not of bots', () => {
    expect(presenceOf(seat({}), [])).toBe('here');
    expect(presenceOf(seat({}), [true, false])).toBe('gone');
    expect(presenceOf(seat({ here: false }), [true, true])).toBe('here');
    expect(presenceOf(seat({ away: true }), [])).toBe('stand-in');
    expect(presenceOf(seat({ kind: 'bot' }), [])).toBeNull();
    expect(presenceOf(seat({ resigned: true }), [])).toBeNull();
  });

  it('is marked at the opponents, and part of what is read aloud', () => {
    render(BoardTable, { words, table: people({ here: false }) });
    flushSync();
    expect(screen.getByRole('button', { name: /^P1\b/ })).toHaveAccessibleDescription('not connected');
  });
});

describe('the menu of a table', () => {
  it('lets a bot stand in for somebody who is not there', async () => {
    const table = people({ here: false });
    table.spectators = 2;
    render(TableMenu, { words, table });
    await fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.getByText('2 people are watching.')).toBeInTheDocument();
    await fireEvent.click(screen.getByRole('button', { name: 'Let a bot stand in' }));
    expect(table.sent).toEqual([{ type: 'replace', target: 1 }]);
  });

  it('leads to the settings, and says something to people, not to bots', async () => {
    const table = people({});
    const { unmount } = render(TableMenu, { words, table });
    await fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Hello!' }));
    expect(table.sent).toEqual([{ type: 'react', reaction: 'hello' }]);
    await fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
    expect(shell.settings).toBe(true);
    unmount();
    const alone = people({});
    for (const seat of alone.state?.table.seats.slice(1) ?? []) seat.kind = 'bot';
    render(TableMenu, { words, table: alone });
    await fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.queryByRole('button', { name: 'Hello!' })).toBeNull();
  });
});
