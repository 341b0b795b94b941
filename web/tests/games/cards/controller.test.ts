import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ActionData, HintMessage, LegalData, StateMessage } from '$kit/api';
import { CardActions, outlookOf, placesOf, templeGain, worthOf } from '$games/cards/model/actions';
import { fulfilLines, ledgerOf, nextGain, takeBack, waitingLines } from '$games/cards/model/fulfilling';
import { handCards } from '$games/cards/model/hand';
import { readKey } from '$games/cards/controller/press';
import { CardModel } from '$games/cards/model/model';
import { cardPosition } from '$games/cards/model/position';
import { coveredWith, rowWith } from '$games/cards/model/row';
import { advanced } from '$games/shared/hinting.svelte';
import CardTable from '$games/cards/CardTable.svelte';
import { checkingWords, fixture, fixtures } from './kit';
import { AnsweringTable } from './port.svelte';

beforeEach(() => sessionStorage.clear());

function modelOf(state: StateMessage): CardModel {
  const position = cardPosition(state);
  if (!position) throw new Error('no card game');
  return new CardModel(state, position, 0, checkingWords().words);
}
const fulfil = (card: string, id: number, reveals = false): LegalData => ({
  id,
  kind: 'fulfil',
  text: `fulfil ${card}`,
  args: { card },
  reveals,
});
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
  position.view.gains = legal.flatMap((action) =>
    action.kind === 'fulfil' ? [{ card: String(action.args.card), level: 2 }] : [],
  );
}

describe('the Fulfil strip', () => {
  it('lists what was forced, done and is open, with the kind of each', () => {
    const model = modelOf(fixture('cards2-8'));
    const lines = fulfilLines(model);
    expect(lines.map(({ state, nth }) => [state, nth])).toEqual([
      ['done', 1],
      ['open', null],
    ]);
    expect(lines.every((line) => line.kind !== 'drop')).toBe(true);
    const upgrade = modelOf(fixture('cards4-19'));
    expect(nextGain(upgrade, null)?.args.card).toBe('C22');
    expect(nextGain(upgrade, nextGain(upgrade, null)?.id ?? 0)).toBeNull();
  });

  it('switches on whatever gains, thefts last and the best one first, and nothing that costs points', () => {
    const state = fixture('cards3-8');
    const theirs = modelOf(state).others.flatMap(({ held }) => held.map(({ card }) => card));
    const [supply = ''] = modelOf(state).view.supply;
    const [small = '', big = ''] = theirs;
    showFulfil(state, [fulfil(small, 901), fulfil(big, 902), fulfil(supply, 903), done()]);
    const lens = state.position?.lens;
    if (!lens || lens.game === 'board') throw new Error('no lens');
    const outlook = (action: number, gain: number) => ({
      action,
      row: lens.outlooks[0]?.row ?? { colours: [], stacks: [], has_head: false, has_tail: false },
      effects: [],
      points: lens.points + gain,
      points_fulfilled: lens.points + gain,
    });
    lens.outlooks = [outlook(901, 2), outlook(902, 5), outlook(903, 2)];
    expect(nextGain(modelOf(state), null)?.id).toBe(903);
    expect(waitingLines(modelOf(state), null).map(({ gain }) => gain)).toEqual([2, 5, 2]);
    // What waits for the button ends the placement: nothing else is left lying.
    expect(waitingLines(modelOf(state), 902)).toEqual([]);
    lens.outlooks = [outlook(901, 2), outlook(902, 5), outlook(903, -1)];
    expect(nextGain(modelOf(state), null)?.id).toBe(902);
    expect(waitingLines(modelOf(state), null).map(({ gain }) => gain)).toEqual([2, 5]);
  });

  it('keeps every line at its place, on or off', () => {
    const state = fixture('cards2-8');
    const draft = state.position?.draft;
    const order = fulfilLines(modelOf(state)).map(({ card }) => card);
    const open = fulfilLines(modelOf(state)).find((line) => line.state === 'open');
    if (!draft || !open) throw new Error('nothing open');
    const names = { claim: 'claimed', steal: 'stole', upgrade: 'upgraded', drop: 'dropped' };
    draft.events = [
      ...draft.events,
      { name: names[open.kind], seat: 0, data: { card: open.card, level: 1, secured: false } },
    ];
    if (state.position) state.position.legal = state.position.legal.filter((action) => action.args.card !== open.card);
    expect(fulfilLines(modelOf(state)).map(({ card }) => card)).toEqual(order);
  });

  it('adds up, for every position and for all that waits in it', () => {
    for (const name of Object.keys(fixtures)) {
      const model = modelOf(fixture(name));
      const { lens } = model;
      if (!lens) continue;
      for (const armed of [null, ...[...model.index.fulfils.values()].map(({ id }) => id)]) {
        const ledger = ledgerOf(model, armed);
        const sum = ledger?.entries.reduce((all, { points }) => all + points, ledger.now);
        expect(sum, name).toBe(ledger?.after);
        expect(ledger?.after, name).toBe(armed === null ? lens.points : outlookOf(lens, armed)?.points);
        if (model.view.carl)
          expect(
            ledger?.entries.map(({ kind }) => kind),
            name,
          ).not.toContain('temple');
      }
      for (const outlook of lens.outlooks.filter(({ action }) => model.actionById(action)?.kind === 'play')) {
        const counted = outlook.effects
          .filter((effect) => effect.is_counted)
          .reduce((all, effect) => all + worthOf(effect), 0);
        expect(counted + templeGain(lens, outlook), name).toBe(outlook.points_fulfilled - lens.points);
        if (model.view.carl) expect(templeGain(lens, outlook), name).toBe(0);
      }
    }
  });

  it('says beside Commit which points wait, and switches them on', async () => {
    const table = new AnsweringTable(fixture('cards4-19'));
    render(CardTable, { table, words: checkingWords().words });
    for (const each of switches(true)) await fireEvent.click(each);
    expect(document.querySelectorAll('.line.waiting')).toHaveLength(1);
    expect(screen.getByText(/^cards-waiting-bar/)).toBeInTheDocument();
    await fireEvent.click(screen.getByText(/^cards-waiting-on/));
    expect(switches(true)).toHaveLength(1);
    expect(screen.queryByText(/^cards-waiting-bar/)).toBeNull();
    expect(document.querySelector('.line.waiting')).toBeNull();
  });

  it('says that what is committed without a connection goes out later', async () => {
    const table = new AnsweringTable(fixture('cards4-19'));
    render(CardTable, { table, words: checkingWords().words });
    table.connection = 'lost';
    await fireEvent.keyDown(window, { key: 'c' });
    expect(table.told).toHaveLength(1);
    expect(document.body.textContent).toContain('offline-step');
    table.isQueued = true;
    await fireEvent.keyDown(window, { key: 'c' });
    expect(table.told).toHaveLength(1);
    expect(document.body.textContent).toContain('offline-turn');
  });

  it('is on where it gains when a table is opened after a placement', () => {
    const table = new AnsweringTable(fixture('cards4-19'));
    render(CardTable, { table, words: checkingWords().words });
    expect(switches(true)).toHaveLength(1);
    expect(document.querySelector('.line.waiting')).toBeNull();
    expect(screen.queryByText(/^cards-waiting-bar/)).toBeNull();
    // The last one ends the placement: it waits for the button, and nothing was told.
    expect(table.told).toEqual([]);
  });

  it('takes one gain after the other when a table is opened after a placement', () => {
    const state = fixture('cards3-8');
    const cards = modelOf(state).view.supply;
    showFulfil(
      state,
      cards.slice(0, 2).map((card, i) => fulfil(card, 901 + i)),
    );
    const lens = state.position?.lens;
    if (lens && lens.game !== 'board') lens.outlooks = [];
    const table = new AnsweringTable(state);
    render(CardTable, { table, words: checkingWords().words });
    flushSync();
    expect(table.told).toEqual(['step 901']);
  });

  it('stays off where it was taken back before the table was opened', () => {
    const state = fixture('cards4-19');
    if (state.position?.draft) state.position.draft.redo = 1;
    const table = new AnsweringTable(state);
    render(CardTable, { table, words: checkingWords().words });
    expect(switches(true)).toHaveLength(0);
    expect(document.querySelectorAll('.line.waiting')).toHaveLength(1);
  });

  it('moves a Feather that was laid to another place', async () => {
    const table = new AnsweringTable(fixture('cards3-8'));
    const places = placesOf(
      new CardActions(fixture('cards3-8').position?.legal ?? []),
      modelOf(fixture('cards3-8')).cards[0]?.colours ?? '',
    );
    const at = places.findIndex(([, action]) => !action.reveals);
    const [, laid] = places[at] ?? [];
    if (!laid) throw new Error('every place draws');
    render(CardTable, { table, words: checkingWords().words });
    await fireEvent.keyDown(window, { key: '1' });
    await fireEvent.keyDown(window, { key: String(at + 1) });
    expect(table.told).toEqual([`step ${laid.id}`]);
    const legal = table.state?.position?.legal ?? [];
    table.show((state) => {
      showFulfil(state, [done()]);
      if (state.position?.draft) state.position.draft.steps = [laid];
    });
    flushSync();
    const tabs = [...document.querySelectorAll<HTMLElement>('.ghost')];
    expect(tabs).toHaveLength(places.length);
    expect(tabs[at]?.getAttribute('aria-pressed')).toBe('true');
    const other = places.findIndex(([, action]) => action.id !== laid.id && !action.reveals);
    const target = tabs[other];
    if (!target) throw new Error('no other place');
    await fireEvent.click(target);
    expect(table.told.at(-1)).toBe('undo');
    table.show((state) => {
      if (!state.position || state.position.view.game === 'board') return;
      state.position.legal = legal;
      state.position.view.phase = 'play';
      if (state.position.draft) state.position.draft.steps = [];
    });
    flushSync();
    expect(table.told.at(-1)).toBe(`step ${places[other]?.[1].id}`);
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
    await fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
    expect(table.told).toEqual(['undo']);
    table.show(() => {});
    flushSync();
    expect(switches(false)).toHaveLength(1);
    expect(table.told).toEqual(['undo']);
  });
});

describe('a row with one Feather more', () => {
  it('is drawn as the server would', () => {
    const { view, legal, lens } = modelOf(fixture('cards3-8'));
    const row = view.seats[0]?.row;
    const [card] = handCards(view, 0);
    if (!row || !card) throw new Error('no row');
    for (const [place, action] of placesOf(new CardActions(legal), card.colours)) {
      const next = rowWith(row, card.colours, place);
      expect(next, place).toEqual(outlookOf(lens, action.id)?.row);
      const covered = Object.fromEntries(row.stacks.map((i) => [i, 'Y' as const]));
      expect(Object.keys(coveredWith(row, covered, place)).map(Number), place).toEqual(next.stacks);
    }
  });
});

describe('the hint', () => {
  const withHint = () => {
    const state = fixture('cards3-8');
    state.table.help = 'coach';
    const table = new AnsweringTable(state);
    const [best, next, last] = state.position?.legal.filter((action) => action.kind === 'play') ?? [];
    if (!best || !next || !last) throw new Error('a position without placements');
    const hint: HintMessage = {
      type: 'hint',
      key: 'h',
      seat: 0,
      version: state.version,
      level: 'high-priest',
      points: 30.2,
      done: 0,
      plan: [
        { action: best, gain: 2, change: { card: 'C03', before: 2, after: 5 } },
        { action: next, gain: 0, change: null },
      ],
      others: [
        { points: 29.4, is_close: true, steps: [next] },
        { points: 26, is_close: false, steps: [last] },
      ],
      reason: { card: 'C03', points: 4, instead: 2 },
      hopes: [],
      fears: [],
    };
    return { state, table, hint };
  };
  const panel = () => within(document.querySelector<HTMLElement>('.hint') as HTMLElement);

  it('says what to do, then why, then the plan; Escape closes it', async () => {
    const { table, hint } = withHint();
    const { words, missing } = checkingWords();
    render(CardTable, { table, words });
    await fireEvent.keyDown(window, { key: 'h' });
    expect(table.told).toEqual(['hint']);
    expect(screen.getByText('hint-thinking')).toBeInTheDocument();
    table.hint = hint;
    flushSync();
    expect(panel().getByText(/^cards-step-play/)).toBeInTheDocument();
    expect(panel().queryByText(/hint-pays/)).toBeNull();
    await fireEvent.keyDown(window, { key: 'h' });
    expect(panel().getByText(/hint-pays/)).toBeInTheDocument();
    await fireEvent.keyDown(window, { key: 'h' });
    expect(panel().getByText('hint-leads(30)')).toBeInTheDocument();
    expect(panel().getAllByText('hint-close-call')).toHaveLength(1);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(document.querySelector('.hint')).toBeNull();
    expect([...missing]).toEqual([]);
  });

  it('can be asked again where there was none', async () => {
    const { table } = withHint();
    render(CardTable, { table, words: checkingWords().words });
    await fireEvent.keyDown(window, { key: 'h' });
    table.hintRefusal = { code: 'no-hint', arguments: {}, message: '' };
    flushSync();
    expect(screen.queryByText('hint-thinking')).toBeNull();
    await fireEvent.click(screen.getByText('hint-again'));
    expect(table.told).toEqual(['hint', 'hint']);
  });

  it('holds while its steps are taken, and not when others are', () => {
    const { state, hint } = withHint();
    const after = (version: number, steps: readonly ActionData[]) =>
      ({
        ...state,
        version,
        position: { ...state.position, draft: { steps, redo: 0, ends_turn: false } },
      }) as StateMessage;
    const [first, second] = hint.plan.map(({ action }) => action);
    if (!first || !second) throw new Error('a plan of two steps');
    expect(advanced(hint, state)).toBe(hint);
    expect(advanced(hint, after(hint.version + 1, [first]))).toMatchObject({
      done: 1,
      points: hint.points,
      plan: hint.plan,
    });
    expect(advanced(hint, after(hint.version + 2, [first, second]))?.done).toBe(2);
    expect(advanced(hint, after(hint.version + 1, [second]))).toBeNull();
    expect(advanced(hint, after(hint.version + 2, []))).toBeNull();
    expect(advanced(hint, after(hint.version - 1, []))).toBeNull();
    expect(advanced(hint, { ...state, seat: 1 })).toBeNull();
  });
});

describe('news and keys', () => {
  it('reports a theft when it happens, not one that is long known', async () => {
    const table = new AnsweringTable(fixture('cards3-8'));
    render(CardTable, { table, words: checkingWords().words });
    expect(screen.queryByText(/^cards-stolen/)).toBeNull();
    table.show((state) => {
      state.log.push({
        ...(state.log.at(-1) as StateMessage['log'][number]),
        event: { name: 'stole', seat: 1, data: { card: 'C05', level: 1, secured: false, victim: 0 } },
      });
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
