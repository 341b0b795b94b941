import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { prophecyOf } from '../src/lib/cardgame/names';
import CardTable from '../src/screens/cards/CardTable.svelte';
import { checkingWords, fakeTable, fixture, fixtures } from './cardgame-kit';

beforeEach(() => sessionStorage.clear());

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
    const named = [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(named.filter((label) => !label?.trim())).toEqual([]);
  });

  it('lifts a Feather, turns it round and places it by keys', async () => {
    const { table } = show('cards3-8');
    await fireEvent.keyDown(window, { key: '1' });
    const ghosts = screen.getByRole('group', { name: 'cards-places' });
    expect(within(ghosts).getAllByRole('button')).toHaveLength(4);
    const before = ghosts.querySelector('[data-action]')?.getAttribute('data-action');
    await fireEvent.keyDown(window, { key: 'r' });
    expect(screen.getByRole('group', { name: 'cards-places' }).querySelector('[data-action]')?.getAttribute('data-action')).not.toBe(before);
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
    const discard = table.state?.position?.legal.filter((action) => action.kind === 'discard').map((action) => action.id);
    expect(table.step).toHaveBeenCalledOnce();
    expect(discard).toContain((table.step as unknown as { mock: { calls: number[][] } }).mock.calls[0]?.[0]);
  });

  it('offers what can be fulfilled as switches', async () => {
    const { table } = show('cards4-19');
    const open = screen.getAllByRole('switch', { checked: false });
    const fulfils = table.state?.position?.legal.filter((action) => action.kind === 'fulfil') ?? [];
    expect(open).toHaveLength(fulfils.length);
    const [one] = open;
    if (one) await fireEvent.click(one);
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
    await fireEvent.click(screen.getAllByRole('button', { name: new RegExp(`^cards-drop-next.*${card}`) })[0] as HTMLElement);
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
