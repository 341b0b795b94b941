import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LegalData, StateMessage } from '../src/lib/api';
import { outlookOf, placesOf, indexActions } from '../src/lib/cardgame/actions';
import { kindOf, readAdvice } from '../src/lib/cardgame/coach';
import { fulfilLines, nextUpgrade, takeBack } from '../src/lib/cardgame/fulfilling';
import { handCards } from '../src/lib/cardgame/hand';
import { readKey } from '../src/lib/cardgame/keys';
import { CardModel } from '../src/lib/cardgame/model';
import { cardPosition } from '../src/lib/cardgame/position';
import { coveredWith, rowWith } from '../src/lib/cardgame/row';
import CardTable from '../src/screens/cards/CardTable.svelte';
import { checkingWords, fixture } from './cardgame-kit';
import { AnsweringTable } from './cardgame-port.svelte';

beforeEach(() => sessionStorage.clear());

function modelOf(state: StateMessage): CardModel {
  const position = cardPosition(state);
  if (!position) throw new Error('no card game');
  return new CardModel(state, position, 0, checkingWords().words);
}
const fulfil = (card: string, id: number, reveals = false): LegalData => ({ id, kind: 'fulfil', text: `fulfil ${card}`, args: { card }, reveals });
const done = (reveals = false): LegalData => ({ id: 248, kind: 'done', text: 'done', args: {}, reveals });

/** Not by role: that walks the whole table, which is slow. */
const switches = (on: boolean) => [...document.querySelectorAll(`[role="switch"][aria-checked="${on}"]`)];

/** A table where a placement has just allowed some fulfilments. */
function showFulfil(state: StateMessage, legal: LegalData[]): void {
  const { position } = state;
  if (!position || position.view.game === 'board') return;
  position.legal = legal;
  if (position.draft) position.draft.events = [];
  position.view.phase = 'fulfil';
  position.view.gains = legal.flatMap((action) => (action.kind === 'fulfil' ? [{ card: String(action.args.card), level: 2 }] : []));
}

describe('the Fulfil strip', () => {
  it('lists what was forced, done and is open, with the kind of each', () => {
    const model = modelOf(fixture('cards2-8'));
    const lines = fulfilLines(model);
    expect(lines.map(({ state, nth }) => [state, nth])).toEqual([['done', 1], ['open', null]]);
    expect(lines.every((line) => line.kind !== 'drop')).toBe(true);
    const upgrade = modelOf(fixture('cards4-19'));
    expect(nextUpgrade(upgrade, null)?.args.card).toBe('C22');
    expect(nextUpgrade(upgrade, nextUpgrade(upgrade, null)?.id ?? 0)).toBeNull();
  });

  it('takes one fulfilment back and keeps the later ones, but not over a placement', () => {
    const { draft } = modelOf(fixture('cards2-8'));
    if (!draft) throw new Error('no draft');
    expect(takeBack(draft, 'C18')).toEqual({ undos: 1, again: [] });
    expect(takeBack(draft, 'C15')).toBeNull();
    const first = { ...draft, steps: draft.steps.slice(0, 3) };
    expect(takeBack(first, 'C15')).toEqual({ undos: 2, again: ['C32'] });
  });

  it('turns upgrades on after a placement, and lets the last one wait for a yes', async () => {
    const table = new AnsweringTable(fixture('cards3-8'));
    const held = modelOf(fixture('cards3-8')).me?.held.map((each) => each.card) ?? [];
    const [one = '', two = ''] = held;
    render(CardTable, { table, words: checkingWords().words });
    await fireEvent.keyDown(window, { key: '1' });
    await fireEvent.keyDown(window, { key: '1' });
    expect(table.told).toHaveLength(1);
    table.show((state) => showFulfil(state, [fulfil(one, 901), fulfil(two, 902), done()]));
    flushSync();
    expect(table.told.at(-1)).toBe('step 901');
    table.show((state) => showFulfil(state, [fulfil(two, 902, true), done(true)]));
    flushSync();
    expect(table.told).toHaveLength(2);
    expect(switches(true)).toHaveLength(1);
    await fireEvent.click(screen.getByText('cards-confirm-draw'));
    expect(table.told.at(-1)).toBe('step 902');
  });

  it('chooses nothing by itself after a step back', async () => {
    const table = new AnsweringTable(fixture('cards4-19'));
    render(CardTable, { table, words: checkingWords().words });
    expect(switches(false)).toHaveLength(1);
    await fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
    expect(table.told).toEqual(['undo']);
  });
});

describe('a row with one Feather more', () => {
  it('is drawn as the server would', () => {
    const { view, legal, lens } = modelOf(fixture('cards3-8'));
    const row = view.seats[0]?.row;
    const [card] = handCards(view, 0);
    if (!row || !card) throw new Error('no row');
    for (const [place, action] of placesOf(indexActions(legal), card.colours)) {
      const next = rowWith(row, card.colours, place);
      expect(next, place).toEqual(outlookOf(lens, action.id)?.row);
      const covered = Object.fromEntries(row.stacks.map((i) => [i, 'Y' as const]));
      expect(Object.keys(coveredWith(row, covered, place)).map(Number), place).toEqual(next.stacks);
    }
  });
});

describe('the coach', () => {
  const withHint = () => {
    const state = fixture('cards3-8');
    state.table.help = 'coach';
    const table = new AnsweringTable(state);
    const actions = state.position?.legal.filter((action) => action.kind === 'play').slice(0, 3) ?? [];
    table.hint = {
      type: 'hint', key: 'h', seat: 0, version: state.version, level: 'high-priest',
      ranking: actions.map((action, i) => ({ action: action.id, value: 0.6 - i / 10, points: 20 - i })),
      hopes: [{ card: 'C03', chance: 0.5, points: 5 }], fears: [{ kind: 'steals', seat: 1, chance: 0.4, what: 'C03' }, { kind: 'leads', seat: 1, chance: 0.4 }],
    };
    return { state, table };
  };

  it('tells the kind, then the card, then the move with reasons', async () => {
    const { table } = withHint();
    const { words, missing } = checkingWords();
    const hint = table.hint;
    table.hint = null;
    render(CardTable, { table, words });
    await fireEvent.keyDown(window, { key: 'h' });
    expect(table.told).toEqual(['hint']);
    expect(screen.getByText('cards-coach-thinks')).toBeInTheDocument();
    table.hint = hint;
    flushSync();
    expect(screen.getByText(/^cards-coach-kind/)).toBeInTheDocument();
    expect(screen.queryByText(/^cards-coach-feather/)).toBeNull();
    await fireEvent.click(screen.getByText('cards-coach-more'));
    expect(screen.getByText(/^cards-coach-feather/)).toBeInTheDocument();
    expect(screen.queryByText(/^cards-hint-play/)).toBeNull();
    await fireEvent.keyDown(window, { key: 'h' });
    expect(screen.getByText(/^cards-hint-play/)).toBeInTheDocument();
    for (const name of ['value', 'hope', 'fear']) expect(screen.getByText(new RegExp(`^cards-coach-${name}`))).toBeInTheDocument();
    expect(screen.getAllByText(/^cards-coach-other\(/)).toHaveLength(2);
    expect(screen.queryByText('cards-coach-more')).toBeNull();
    expect([...missing]).toEqual([]);
  });

  it('can be asked again where there was no hint', async () => {
    const { table } = withHint();
    table.hint = null;
    render(CardTable, { table, words: checkingWords().words });
    await fireEvent.keyDown(window, { key: 'h' });
    table.hintRefusal = { code: 'no-hint', arguments: {}, message: '' };
    flushSync();
    expect(screen.queryByText('cards-coach-thinks')).toBeNull();
    await fireEvent.click(screen.getByText('hint-again'));
    expect(table.told).toEqual(['hint', 'hint']);
  });

  it('says nothing about another position', () => {
    const { state, table } = withHint();
    const model = modelOf(state);
    expect(readAdvice(table.hint, model)?.best.percent).toBe(60);
    expect(readAdvice(table.hint && { ...table.hint, version: 1 }, model)).toBeNull();
    const over = state.position?.legal.find((action) => action.args.place === 'over left');
    if (over) expect(kindOf(model, over)).toBe('over');
  });
});

describe('news and keys', () => {
  it('reports a theft when it happens, not one that is long known', async () => {
    const table = new AnsweringTable(fixture('cards3-8'));
    render(CardTable, { table, words: checkingWords().words });
    expect(screen.queryByText(/^cards-stolen/)).toBeNull();
    table.show((state) => {
      state.log.push({ ...(state.log.at(-1) as StateMessage['log'][number]), event: { name: 'stole', seat: 1, data: { card: 'C05', level: 1, secured: false, victim: 0 } } });
    });
    flushSync();
    const toast = screen.getByText(/^cards-stolen/);
    const close = toast.parentElement?.querySelector('button');
    if (close) await fireEvent.click(close);
    expect(screen.queryByText(/^cards-stolen/)).toBeNull();
  });

  it('goes among the places by arrows, reads the row, shows the others', async () => {
    const table = new AnsweringTable(fixture('cards3-8'));
    render(CardTable, { table, words: checkingWords().words });
    await fireEvent.keyDown(window, { key: '1' });
    await fireEvent.keyDown(window, { key: 'ArrowRight' });
    const first = document.activeElement;
    await fireEvent.keyDown(window, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('data-action')).not.toBe(first?.getAttribute('data-action'));
    await fireEvent.keyDown(window, { key: 's' });
    expect(screen.getAllByText(/^cards-your-row/).length).toBeGreaterThan(0);
    await fireEvent.keyDown(window, { key: 'o' });
    expect(screen.getByText('cards-rivals')).toBeInTheDocument();
  });

  it('means something else while CARL is told', () => {
    const press = (key: string) => ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false });
    expect(readKey(press('ArrowLeft'), true, false)).toEqual({ kind: 'move', by: -1 });
    expect(readKey(press('ArrowLeft'), false, false)).toBeNull();
    expect(readKey(press('ArrowLeft'), true, true)).toEqual({ kind: 'back' });
    expect(readKey(press('o'), false, true)).toEqual({ kind: 'rivals' });
  });
});
