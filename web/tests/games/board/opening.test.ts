import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StateMessage } from '$kit/api';
import BoardTable from '$games/board/BoardTable.svelte';
import { STATES, TestPort } from './port.svelte';
import { testWords } from './words';

/** A table that does what it is told, as slowly as the test wants: it is busy until `arrive`. */
class SlowPort extends TestPort {
  override step(action: number, commit = false): void {
    super.step(action, commit);
    this.busy = true;
  }
  override undo(): void {
    super.undo();
    this.busy = true;
  }
  /** The last command has reached the server: its draft keeps these cards. */
  arrive(...kept: string[]): void {
    this.state = opening(this.dealt, kept);
    this.busy = false;
    flushSync();
  }
  constructor(readonly dealt: readonly string[]) {
    super(opening(dealt, []));
  }
}

/** The first choice with these cards dealt and these kept; the action that keeps a card has its number. */
function opening(dealt: readonly string[], kept: readonly string[]): StateMessage {
  const { position } = STATES.setup;
  if (position?.view.game !== 'board' || !position.draft) throw new Error('no opening');
  const rest = [...dealt];
  for (const card of kept) rest.splice(rest.indexOf(card), 1);
  const keep = (card: string) => ({
    id: Number(card.slice(1)),
    kind: 'keep' as const,
    args: { card },
    text: '',
    reveals: false,
  });
  const done = { id: 999, kind: 'done' as const, args: {}, text: '', reveals: false };
  const seats = position.view.seats.map((seat, i) => (i === 0 ? { ...seat, hand: [...kept], dealt: rest } : seat));
  return {
    ...STATES.setup,
    version: kept.length,
    position: {
      ...position,
      view: { ...position.view, seats: seats as typeof position.view.seats },
      legal: [...(kept.length < 3 ? rest.map(keep) : []), done] as typeof position.legal,
      draft: { ...position.draft, redo: 0, steps: kept.map(keep) as unknown as typeof position.draft.steps },
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.open = true;
  });
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    this.open = false;
  });
});
afterEach(() => {
  window.innerWidth = 1440;
  window.innerHeight = 768;
});

function show(dealt: readonly string[], width = 1440, height = 900) {
  window.innerWidth = width;
  window.innerHeight = height;
  const port = new SlowPort(dealt);
  const { words, missing } = testWords();
  render(BoardTable, { table: port, words });
  flushSync();
  const panel = within(screen.getByRole('region', { name: 'board-setup-title' }));
  return { port, missing, cards: () => panel.getAllByRole('button', { name: /^board-setup-keep/ }) };
}
const commit = () => within(screen.getByRole('contentinfo')).getByRole('button', { name: /^board-commit-setup/ });
const FOUR = ['P01', 'P02', 'P03', 'P04'];

describe.each([
  [1440, 900],
  [390, 844],
  [844, 390],
])('the opening choice at %d x %d', (width, height) => {
  it('loses no touch: what is chosen shows at once, and the draft follows', async () => {
    const { port, cards, missing } = show(FOUR, width, height);
    expect(commit()).toHaveAttribute('aria-disabled', 'true');
    for (const card of cards().slice(0, 3)) await fireEvent.click(card);
    expect(cards().map((card) => card.getAttribute('aria-pressed'))).toEqual(['true', 'true', 'true', 'false']);
    expect(commit()).toHaveTextContent('board-commit-setup 3');
    expect(port.sent).toEqual([{ type: 'step', action: 1 }]);
    port.arrive('P01');
    await fireEvent.click(commit());
    port.arrive('P01', 'P02');
    port.arrive('P01', 'P02', 'P03');
    expect(port.sent).toEqual(
      [1, 2, 3]
        .map((action) => ({ type: 'step', action }))
        .concat([{ type: 'step', action: 999, commit: true } as never]),
    );
    expect([...missing]).toEqual([]);
  });

  it('keeps three dealt cards until one is taken out', async () => {
    const { port, cards } = show(['P01', 'P02', 'P03'], width, height);
    expect(commit()).toHaveTextContent('board-commit-setup 3');
    port.arrive('P01');
    port.arrive('P01', 'P02');
    port.arrive('P01', 'P02', 'P03');
    const [first] = cards();
    await fireEvent.click(first as HTMLElement);
    expect(first).toHaveAttribute('aria-pressed', 'false');
    expect(port.sent.at(-1)).toEqual({ type: 'undo' });
  });

  it('keeps exactly the chosen ones of two copies', async () => {
    const { port, cards } = show(['P01', 'P01', 'P02', 'P03'], width, height);
    const pressed = () => cards().map((card) => card.getAttribute('aria-pressed') === 'true');
    const press = (place: number) => fireEvent.click(cards()[place] as HTMLElement);
    await press(1);
    expect(pressed()).toEqual([false, true, false, false]);
    port.arrive('P01');
    expect(pressed()).toEqual([false, true, false, false]);
    await press(0);
    expect(pressed()).toEqual([true, true, false, false]);
    port.arrive('P01', 'P01');
    await press(2);
    port.arrive('P01', 'P01', 'P02');
    expect(port.sent).toEqual([1, 1, 2].map((action) => ({ type: 'step', action })));
    // One of the two goes again, the other one stays.
    await press(0);
    expect(pressed()).toEqual([false, true, true, false]);
    expect(port.sent.slice(3)).toEqual([{ type: 'undo' }]);
    port.arrive('P01', 'P01');
    port.arrive('P01');
    port.arrive('P01', 'P02');
    await fireEvent.click(commit());
    expect(port.sent.slice(3)).toEqual([
      { type: 'undo' },
      { type: 'undo' },
      { type: 'step', action: 2 },
      { type: 'step', action: 999, commit: true },
    ]);
  });

  it('asks before it keeps none', async () => {
    const { port } = show(FOUR, width, height);
    await fireEvent.click(screen.getByRole('button', { name: 'board-setup-none' }));
    expect(port.sent).toEqual([]);
    const back = screen.getByRole('button', { name: 'board-none-no' });
    expect(back).toHaveFocus();
    await fireEvent.click(back);
    expect(port.sent).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'board-setup-none' }));
    await fireEvent.click(screen.getByRole('button', { name: 'board-none-yes' }));
    expect(port.sent).toEqual([{ type: 'step', action: 999, commit: true }]);
  });

  it('shows the supply as bright as ever', () => {
    show(FOUR, width, height);
    expect(screen.getByRole('group', { name: 'board-ring' })).toHaveClass('bright');
    expect(screen.queryByText('board-rest-wait')).toBeNull();
  });
});

it('shows two copies that were kept before the page was opened', () => {
  const { port, cards } = show(['P01', 'P01', 'P02', 'P03']);
  port.arrive('P01', 'P01');
  expect(cards().map((card) => card.getAttribute('aria-pressed'))).toEqual(['true', 'true', 'false', 'false']);
});
