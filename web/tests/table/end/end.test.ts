import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StateMessage } from '$kit/api';
import { router } from '$kit/page/router.svelte';
import { language } from '$kit/words';
import End from '../../../src/table/end/End.svelte';
import { TestPort } from '../../games/board/port.svelte';
import { BOARD, CARL, serve, type Finished } from '../../replay/kit';

const words = language.words;

beforeEach(async () => {
  window.innerWidth = 1440;
  location.hash = '';
  await language.need('replay', 'record');
  await language.choose('en', false);
});
afterEach(() => vi.unstubAllGlobals());

async function open(game: Finished, state: StateMessage = game.final) {
  serve(game);
  const onrematch = vi.fn();
  const view = render(End, { table: new TestPort(state), words, rematch: false, onrematch, onlook: vi.fn() });
  await waitFor(() => expect(screen.getByRole('table')).toBeInTheDocument());
  return { ...view, onrematch };
}

/** The same game with equal points, told apart by the cards beside complete Cóatls. */
function tied(): StateMessage {
  const state = structuredClone(BOARD.final);
  state.position?.result?.standings.forEach((one, i) => {
    one.score = 30;
    one.rank = i + 1;
    one.tie_breaks = [9 - i, 20];
  });
  return state;
}

describe('the end', () => {
  it('explains every Cóatl, counts, proves the shuffle and offers more', async () => {
    const { onrematch } = await open(BOARD);
    expect(screen.getByRole('heading', { name: 'You win' })).toBeInTheDocument();
    const seat = BOARD.final.position?.result?.scores.seats.find((one) => one.seat === 0);
    const serpents = seat && 'serpents' in seat ? seat.serpents : [];
    expect(screen.getAllByRole('article').length).toBeGreaterThanOrEqual(serpents.length);
    const figures = screen.getByRole('table');
    expect(within(figures).getByText('Complete Cóatls')).toBeInTheDocument();
    // Rows in which nothing happened are left out.
    expect(within(figures).queryByText('Thefts')).toBeNull();
    expect(await screen.findByText('seal and secret agree')).toBeInTheDocument();
    expect(screen.getByText(`coatl verify coatl-${BOARD.final.table.id}.coatl`)).toBeInTheDocument();
    await fireEvent.click(screen.getByRole('button', { name: 'Rematch' }));
    expect(onrematch).toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Watch again' }));
    expect(router.route).toMatchObject({ page: 'replay', table: BOARD.final.table.id });
  });

  it('shows the points of others when asked', async () => {
    await open(BOARD);
    const others = screen.getAllByRole('radio');
    await fireEvent.click(others[1] as HTMLElement);
    expect(others[1]).toBeChecked();
  });

  it('says what broke a tie', async () => {
    await open(BOARD, tied());
    expect(screen.getByRole('heading', { name: 'You win the tie' })).toBeInTheDocument();
    expect(screen.getByText(/^Tie at 30, decided by cards beside complete Cóatls: Ana 9, Ozo 8/)).toBeInTheDocument();
  });

  it('says that nothing could break it', async () => {
    const state = tied();
    state.position?.result?.standings.forEach((one) => {
      one.rank = 1;
      one.tie_breaks = [9, 20];
    });
    await open(BOARD, state);
    expect(screen.getByText('Equal in everything that could decide it.')).toBeInTheDocument();
  });

  it('tells the competitions against CARL, and counts for him too', async () => {
    await open(CARL);
    expect(screen.getByRole('heading', { name: 'CARL wins' })).toBeInTheDocument();
    expect(screen.getByText('lost')).toBeInTheDocument();
    expect(within(screen.getByRole('table')).getByRole('columnheader', { name: 'CARL' })).toBeInTheDocument();
  });

  it.each(['fr', 'pt-BR'] as const)('has all its words in %s', async (tag) => {
    await language.choose(tag, false);
    for (const game of [BOARD, CARL]) {
      const { container, unmount } = await open(game);
      expect(container.textContent).not.toMatch(/\b(replay|cards|board|end|figure|fair)-[a-z]+-?[a-z]*\b/);
      unmount();
    }
  });
});
