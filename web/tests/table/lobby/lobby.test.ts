import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableStore } from '../../../src/table/live/store.svelte';
import { language } from '$kit/words';
import Lobby from '../../../src/table/lobby/Lobby.svelte';
import { STATES } from '../../games/board/port.svelte';

const { words } = language;

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  await language.choose('en', false);
});

/** A table that waits: the first seat is taken, the second is free. */
function show(more: { listed?: boolean; kind?: 'person' | 'open'; invitation?: number }) {
  const [first, second] = STATES.main.table.seats;
  const { listed = false, kind = 'person', invitation } = more;
  const seats = [
    { ...first, kind: 'person', taken: true, name: 'Ana' },
    { ...second, kind, taken: false, ready: false, name: '' },
  ];
  const data = {
    ...STATES.main.table,
    status: 'lobby',
    listed,
    seats,
    ...(invitation === undefined ? {} : { invitation }),
  };
  const table = {
    id: 'table-one',
    state: { ...STATES.main, table: data },
    seats: [0],
    isHost: true,
    invite: 'secret-link',
    here: [true, false],
    spectators: 0,
  } as unknown as TableStore;
  render(Lobby, { table, words, onjoined: vi.fn() });
  return screen.getByRole<HTMLInputElement>('textbox', { name: words('lobby-link') }).value;
}

describe('the waiting room', () => {
  it('says that a link is new when somebody was sent away', () => {
    expect(show({ invitation: 1 })).toContain('/secret-link');
    expect(screen.getByText(words('lobby-renewed'))).toBeInTheDocument();
  });

  it('says nothing of it before', () => {
    expect(show({})).toContain('/secret-link');
    expect(screen.queryByText(words('lobby-renewed'))).toBeNull();
  });

  it('leaves the invitation out of the link of a table that anybody may join', () => {
    expect(show({ listed: true, kind: 'open' })).not.toContain('secret-link');
  });

  it('but not if a seat there needs it', () => {
    expect(show({ listed: true, kind: 'person', invitation: 1 })).toContain('/secret-link');
  });
});
