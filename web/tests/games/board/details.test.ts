/** Details of the board table that people noticed: where a turn opens, what cards say early, goals, the last commit. */
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StateMessage } from '$kit/api';
import { language } from '$kit/words';
import BoardTable from '$games/board/BoardTable.svelte';
import { STATES, TestPort } from './port.svelte';
import { testWords } from './words';

const PHONE = 390;
const DESKTOP = 1440;
const LAYING = ['begin', 'add', 'fulfil', 'temple'];

beforeEach(() => localStorage.clear());
afterEach(() => {
  window.innerWidth = DESKTOP;
});

/** A state with a changed position. */
function changed(state: StateMessage, change: Partial<NonNullable<StateMessage['position']>>): StateMessage {
  if (!state.position) throw new Error('no position');
  return { ...state, position: { ...state.position, ...change } };
}
const legalOf = (state: StateMessage) => state.position?.legal ?? [];

function show(state: StateMessage, width: number) {
  window.innerWidth = width;
  const port = new TestPort(state);
  const view = render(BoardTable, { table: port, words: testWords().words });
  flushSync();
  return { port, ...view };
}
const key = (name: string) => fireEvent.keyDown(window, { key: name });

it('lifts one of two copies in the hand, not both', async () => {
  const { position } = STATES.main;
  if (position?.view.game !== 'board') throw new Error('no board game');
  const seats = position.view.seats.map((seat, i) => (i === 0 ? { ...seat, hand: ['P01', 'P01'] } : seat));
  const fulfil = { id: 1, kind: 'fulfil', args: { card: 'P01', serpent: 'A' }, text: '', reveals: false };
  show(
    changed(STATES.main, {
      view: { ...position.view, seats: seats as typeof position.view.seats },
      legal: [...position.legal, fulfil] as typeof position.legal,
    }),
    DESKTOP,
  );
  const hand = within(screen.getByRole('region', { name: 'board-hand' }));
  const copies = () => hand.getAllByRole('button', { name: /^board-prophecy-name/ });
  await fireEvent.click(copies()[1] as HTMLElement);
  expect(copies().map((card) => card.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
});

describe('a turn on a phone', () => {
  const isOpen = (name: string) => screen.getByRole('tab', { name }).getAttribute('aria-selected') === 'true';
  const bare = changed(STATES.main, { legal: legalOf(STATES.main).filter(({ kind }) => !LAYING.includes(kind)) });
  const waiting = changed(STATES.main, { legal: [], draft: null, acting: [1] });

  it('opens on the supply while there is nothing to assemble', () => {
    const { port } = show(waiting, PHONE);
    expect(isOpen('board-build')).toBe(true);
    port.state = bare;
    flushSync();
    expect(isOpen('board-supply')).toBe(true);
  });

  it('opens on the serpents when something can be assembled', () => {
    const { port } = show(waiting, PHONE);
    port.state = STATES.main;
    flushSync();
    expect(isOpen('board-build')).toBe(true);
  });

  it('stays on the tab that was chosen', async () => {
    const { port } = show(bare, PHONE);
    await fireEvent.click(screen.getByRole('tab', { name: 'board-table-tab' }));
    port.state = { ...bare, version: bare.version + 1 };
    flushSync();
    expect(isOpen('board-table-tab')).toBe(true);
  });
});

describe('cards before the first Cóatl', () => {
  it.each([DESKTOP, PHONE])('say what they pay, at %d', async (width) => {
    await language.choose('en', false);
    window.innerWidth = width;
    const { container } = render(BoardTable, { table: new TestPort(STATES.main), words: language.words });
    flushSync();
    const cards = [...container.querySelectorAll<HTMLElement>('.hand .holder')];
    expect(cards.length).toBeGreaterThanOrEqual(3);
    for (const card of cards) {
      const texts = [...card.querySelectorAll('.levels, .badge, .sentence, text.number')].map((each) =>
        each.textContent.trim(),
      );
      expect(texts.join(' '), card.dataset.card).toMatch(/\d/);
    }
  });
});

describe('a goal on a phone', () => {
  it('is an icon in the line of the Cóatl, and leaves the points where they are', async () => {
    const { container } = show(STATES.assemble, PHONE);
    const lane = () => container.querySelector('[data-lane=A]') as HTMLElement;
    const rows = () =>
      [...(lane().querySelector('.panel')?.children ?? [])].map(({ className }) => className.split(' ')[0]);
    const before = rows();
    await fireEvent.click(container.querySelector('.hand .holder button') as HTMLElement);
    const pin = lane().querySelector('.lh > .pin');
    expect(pin).toHaveAccessibleName('board-goal-pin');
    expect(pin).toHaveTextContent(/^$/);
    expect(rows()).toEqual(before);
    await fireEvent.click(pin as HTMLElement);
    const goal = lane().querySelector('.lh > .pin.on');
    expect(goal).toHaveAccessibleName(/^board-goal-unpin/);
    expect(goal).toHaveTextContent(/^$/);
    expect(rows()).toEqual(before);
    expect(lane().querySelector('.lh > .pt')).not.toBeNull();
  });
});

describe('when nothing but the end of an assembly is left', () => {
  const done = legalOf(STATES.assemble)
    .filter(({ kind }) => kind === 'done')
    .map((action) => ({ ...action, reveals: false }));
  const draft = STATES.assemble.position?.draft ?? null;
  const empty = { ...STATES.assemble.position?.view, phase: 'assemble' } as NonNullable<
    StateMessage['position']
  >['view'];

  it('and it was committed already, it ends by itself', () => {
    const { port } = show(
      changed(STATES.assemble, {
        view: empty,
        legal: done,
        draft: draft && ({ ...draft, steps: [], redo: 0 } as typeof draft),
      }),
      DESKTOP,
    );
    expect(port.sent).toEqual([{ type: 'step', action: done[0]?.id, commit: true }]);
  });

  it.each([DESKTOP, PHONE])('nobody is asked to go on, and one commit does it, at %d', async (width) => {
    const { port, container } = show(changed(STATES.assemble, { view: empty, legal: done }), width);
    expect(container.textContent).not.toContain('board-prompt-assemble');
    expect(container.textContent).toContain(width === DESKTOP ? 'board-prompt-ends' : 'board-commit');
    expect(port.sent).toEqual([]);
    expect(screen.getAllByRole('button', { name: 'board-commit' })).toHaveLength(1);
    await fireEvent.click(screen.getByRole('button', { name: 'board-commit' }));
    expect(port.sent).toEqual([{ type: 'step', action: done[0]?.id, commit: true }]);
  });
});

describe('a commit without a connection', () => {
  const told = (container: HTMLElement) => container.querySelector('[role=status]')?.textContent;

  it('says that the turn goes out later', async () => {
    const { port, container } = show(STATES.ends, DESKTOP);
    port.connection = 'lost';
    port.isQueued = true;
    await key('c');
    expect(port.sent).toEqual([{ type: 'commit' }]);
    expect(told(container)).toContain('offline-turn');
    expect(container.querySelector('footer .told')).toHaveTextContent('offline-turn');
  });

  it('says so again when it is pressed again', async () => {
    const { port, container } = show(STATES.ends, DESKTOP);
    port.connection = 'lost';
    port.busy = true;
    await key('c');
    expect(port.sent).toEqual([]);
    expect(told(container)).toContain('offline-');
  });

  it('is silent where there is one', async () => {
    const { container } = show(STATES.ends, DESKTOP);
    await key('c');
    expect(container.textContent).not.toContain('offline-');
  });
});
