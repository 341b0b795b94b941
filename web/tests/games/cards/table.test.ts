import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prophecyOf } from '$games/names/cards';
import CardTable from '$games/cards/CardTable.svelte';
import { checkingWords, fakeTable, fixture, fixtures } from './kit';
import { AnsweringTable } from './port.svelte';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

const show = (name: string, more: Parameters<typeof fakeTable>[1] = {}) => {
  const table = fakeTable(fixture(name), more);
  const { words, missing } = checkingWords();
  render(CardTable, { table, words });
  return { table, missing };
};
const tellAll = async () => {
  for (let i = 0; i < 12; i += 1) {
    const next = screen.queryByText(/^cards-(next-step|your-turn-now)/);
    if (!next) return;
    await fireEvent.click(next);
  }
};

describe('the card table', () => {
  it.each(Object.keys(fixtures))('%s: shows itself without a missing word', async (name) => {
    const { missing } = show(name);
    await tellAll();
    await fireEvent.keyDown(window, { key: '1' });
    await fireEvent.keyDown(window, { key: 'l' });
    await fireEvent.keyDown(window, { key: '?' });
    expect([...missing]).toEqual([]);
    const named = [...document.querySelectorAll('button')].map(
      (button) => button.getAttribute('aria-label') ?? button.textContent,
    );
    expect(named.filter((label) => !label?.trim())).toEqual([]);
  });

  it('has ground below a game that is over for the key that leads back to its result', () => {
    show('cards2-28');
    expect(screen.getByText('cards-why-over', { selector: 'footer.over' })).toBeInTheDocument();
  });

  it('lifts a Feather, turns it round and places it by keys', async () => {
    const { table } = show('cards3-8');
    await fireEvent.keyDown(window, { key: '1' });
    const ghosts = screen.getByRole('group', { name: 'cards-places' });
    expect(within(ghosts).getAllByRole('button')).toHaveLength(4);
    const before = ghosts.querySelector('[data-action]')?.getAttribute('data-action');
    await fireEvent.keyDown(window, { key: 'r' });
    expect(
      screen.getByRole('group', { name: 'cards-places' }).querySelector('[data-action]')?.getAttribute('data-action'),
    ).not.toBe(before);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.queryByRole('group', { name: 'cards-places' })).toBeNull();
    expect(table.step).not.toHaveBeenCalled();
  });

  it('places at once what can be undone, and asks before cards are drawn', async () => {
    const { table } = show('cards3-8');
    await fireEvent.keyDown(window, { key: '1' });
    const ghosts = screen.getAllByRole('button').filter((button) => button.dataset.action);
    const locked = ghosts.find((button) => button.getAttribute('aria-label')?.includes('cards-reveals'));
    if (!locked) throw new Error('no place draws');
    await fireEvent.click(locked);
    expect(table.step).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'cards-confirm-draw' }));
    expect(table.step).toHaveBeenCalledExactlyOnceWith(Number(locked.dataset.action));
  });

  it('discards only after a second yes', async () => {
    const { table } = show('cards3-8');
    await fireEvent.click(screen.getByRole('button', { name: 'cards-discard-label' }));
    expect(screen.getAllByText('cards-why-lift-first').length).toBeGreaterThan(0);
    await fireEvent.keyDown(window, { key: '1' });
    await fireEvent.click(screen.getByRole('button', { name: 'cards-discard-label' }));
    expect(table.step).not.toHaveBeenCalled();
    await fireEvent.keyDown(window, { key: 'c' });
    const discard = table.state?.position?.legal
      .filter((action) => action.kind === 'discard')
      .map((action) => action.id);
    expect(table.step).toHaveBeenCalledOnce();
    expect(discard).toContain((table.step as unknown as { mock: { calls: number[][] } }).mock.calls[0]?.[0]);
  });

  it('offers what can be fulfilled as switches', async () => {
    const { table } = show('cards4-19');
    const on = screen.getAllByRole('switch', { checked: true });
    const fulfils = table.state?.position?.legal.filter((action) => action.kind === 'fulfil') ?? [];
    expect(on).toHaveLength(fulfils.length);
    const [one] = on;
    if (!one) throw new Error('nothing to fulfil');
    await fireEvent.click(one);
    expect(one).not.toBeChecked();
    await fireEvent.click(one);
    // The only one ends the placement, so it waits for the button in the bar.
    expect(table.step).not.toHaveBeenCalled();
    expect(one).toBeChecked();
    await fireEvent.keyDown(window, { key: 'c' });
    expect(table.step).toHaveBeenCalledExactlyOnceWith(fulfils[0]?.id);
  });

  it('lets the order of falling Prophecies be chosen', async () => {
    const { table } = show('drop-2-17');
    const [one] = table.state?.position?.legal ?? [];
    if (!one) throw new Error('nothing falls');
    const card = prophecyOf(String(one.args.card)).god;
    await fireEvent.click(
      screen.getAllByRole('button', { name: new RegExp(`^cards-drop-next.*${card}`) })[0] as HTMLElement,
    );
    expect(table.step).toHaveBeenCalledExactlyOnceWith(one.id);
  });

  it('tells the turn of CARL once, then it is the turn of the player', async () => {
    show('carl-greedy-1-23');
    expect(screen.queryByRole('button', { name: 'cards-undo' })).toBeNull();
    await fireEvent.keyDown(window, { key: 'n' });
    await fireEvent.keyDown(window, { key: 'n' });
    expect(screen.getAllByText(/^cards-carl-upgrade/).length).toBeGreaterThan(0);
    await fireEvent.click(screen.getByRole('button', { name: /cards-to-end/ }));
    expect(screen.getByRole('button', { name: 'cards-undo' })).toBeInTheDocument();
  });

  it('waits for the player between the competitions, at any pace', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    show('carl-greedy-1-33');
    await fireEvent.click(screen.getByText(/^cards-(pace-fast|auto-short)$/));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.getByText('cards-go-second')).toBeInTheDocument();
    await fireEvent.click(screen.getByText('cards-go-second'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.queryByText('cards-next-step')).toBeNull();
  });

  it('opens a log that does not run ahead of what is told', async () => {
    show('carl-greedy-1-23');
    await fireEvent.keyDown(window, { key: 'l' });
    const carls = () => document.querySelectorAll('dialog[open] ol li').length;
    const first = carls();
    await fireEvent.keyDown(window, { key: 'Escape' });
    await fireEvent.click(screen.getByRole('button', { name: /cards-to-end/, hidden: true }));
    expect(carls()).toBeGreaterThan(first);
  });

  it('numbers the Prophecies of a level from the middle outwards', async () => {
    show('carl-greedy-1-23');
    await tellAll();
    const view = fixtures['carl-greedy-1-23']?.position?.view;
    const mine = view?.game === 'carl' ? (view.seats[0]?.held ?? []) : [];
    const rows = [3, 2, 1].map((level) =>
      mine.filter((each) => each.level === level).map((_, i, all) => (all.length > 1 ? String(i + 1) : undefined)),
    );
    const drawn = [...document.querySelectorAll('.side.player')].map((side) =>
      [...side.querySelectorAll('button')].map((button) => button.querySelector('.nth')?.textContent),
    );
    expect(drawn).toEqual(rows);
    expect(rows.flat()).toContain('2');
  });

  it('commits a turn that is complete, even the last one of the game', async () => {
    const { table } = show('carl-greedy-1-70');
    await fireEvent.click(screen.getByRole('button', { name: 'cards-confirm-commit' }));
    expect(table.commit).toHaveBeenCalledOnce();
  });

  it('shows a spectator all seats and no hand', () => {
    const state = fixture('cards4-3');
    if (state.position) Object.assign(state.position, { legal: [], draft: null, lens: null });
    const { words, missing } = checkingWords();
    render(CardTable, { table: fakeTable(state, { seat: null, seats: [] }), words });
    expect(screen.getAllByLabelText(/^cards-opponent/)).toHaveLength(3);
    expect(screen.getByRole('region', { name: /^cards-prophecies-of/ })).toBeVisible();
    expect(screen.getByRole('img', { name: /^cards-row-of/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'cards-your-feathers' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'cards-undo' })).toBeNull();
    expect([...missing]).toEqual([]);
  });

  it('works without the lens', async () => {
    const state = fixture('cards3-8');
    if (state.position) state.position.lens = null;
    const { words, missing } = checkingWords();
    const table = fakeTable(state);
    render(CardTable, { table, words });
    await fireEvent.keyDown(window, { key: '1' });
    await fireEvent.keyDown(window, { key: '1' });
    expect(table.step).toHaveBeenCalledOnce();
    expect([...missing]).toEqual([]);
  });
});

describe('in a short window', () => {
  const size = { width: window.innerWidth, height: window.innerHeight };
  const resize = (width: number, height: number) => {
    Object.assign(window, { innerWidth: width, innerHeight: height });
    window.dispatchEvent(new Event('resize'));
  };
  afterEach(() => resize(size.width, size.height));

  it.each(['cards3-8', 'cards4-19', 'carl-greedy-1-23', 'cards2-28'])(
    '%s: has rails, and no missing word in any tab',
    async (name) => {
      resize(844, 390);
      const { missing } = show(name);
      for (const tab of [...document.querySelectorAll<HTMLElement>('[role="tab"]')]) await fireEvent.click(tab);
      expect(document.querySelectorAll('[role="tab"]').length).toBeGreaterThan(1);
      await tellAll();
      await fireEvent.keyDown(window, { key: '1' });
      expect([...missing]).toEqual([]);
    },
  );

  it('says nothing of steals that are left when the game is over', () => {
    resize(844, 390);
    show('cards2-0');
    expect(document.body).toHaveTextContent('cards-steal-left(1)');
    cleanup();
    show('cards2-28');
    expect(document.body).not.toHaveTextContent('cards-steal-');
  });

  it('has the hint in a row above the hand, and the plan in its place', async () => {
    resize(844, 390);
    const state = fixture('cards3-8');
    state.table.help = 'coach';
    const table = new AnsweringTable(state);
    const { words, missing } = checkingWords();
    render(CardTable, { table, words });
    await fireEvent.click(screen.getAllByRole('tab')[1] as HTMLElement);
    await fireEvent.keyDown(window, { key: 'h' });
    const [action] = state.position?.legal ?? [];
    if (!action) throw new Error('a position with nothing to do');
    table.hint = {
      type: 'hint',
      key: 'h',
      seat: 0,
      version: state.version,
      level: 'high-priest',
      points: 30.2,
      done: 0,
      plan: [{ action, gain: 2, change: null }],
      others: [{ points: 29.4, is_close: true, steps: [action] }],
      reason: null,
      hopes: [],
      fears: [],
    };
    flushSync();
    expect(document.querySelector('.play > .hint.short')).not.toBeNull();
    expect(document.querySelector('.play > .hand')).not.toBeNull();
    await fireEvent.keyDown(window, { key: 'h' });
    await fireEvent.keyDown(window, { key: 'h' });
    expect(document.querySelector('.hint.short.open')).not.toBeNull();
    expect(document.querySelector('.play > .hand')).toBeNull();
    expect([...missing]).toEqual([]);
  });
});
