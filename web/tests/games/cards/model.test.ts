import { describe, expect, it } from 'vitest';
import { CardActions, discardOf, flip, freshSegments, outlookOf, placesOf } from '$games/cards/model/actions';
import { atLevel, sumPoints, tellCarl } from '$games/cards/model/carl';
import { EMPTY_HANDS, choose, confirmation, disarm, handCards, lift, settle, turn } from '$games/cards/model/hand';
import { readKey } from '$games/cards/controller/press';
import { lastDiscard, logLines, sinceLastTurn } from '$games/cards/model/log';
import { IDLE, movePointer, type PointerHappening, type PointerState } from '$games/cards/controller/pointer';
import { cardPosition, othersInOrder } from '$games/cards/model/position';
import { coveredColours } from '$games/cards/model/row';
import type { StateMessage } from '$kit/api';
import { LANGUAGES, fixture, fixtures, readMessages } from './kit';

const at = (name: string) => {
  const state = fixture(name);
  const position = cardPosition(state);
  if (!position) throw new Error('no card game');
  return { state, ...position, index: new CardActions(position.legal) };
};
const first = <T>(list: readonly T[]): T => {
  const item = list[0];
  if (item === undefined) throw new Error('empty');
  return item;
};

describe('actions by kind and arguments', () => {
  it('finds every legal action of every fixture', () => {
    for (const name of Object.keys(fixtures)) {
      const { legal, index } = at(name);
      const plays = [...index.plays.values()].flatMap((places) => [...places.values()]);
      const rest = [index.discards, index.fulfils, index.drops, index.heads, index.tails].flatMap((map) => [
        ...map.values(),
      ]);
      const found = [...plays, ...rest, ...(index.done ? [index.done] : [])].map((action) => action.id);
      expect(found.sort(), name).toEqual(legal.map((action) => action.id).sort());
    }
  });

  it('lists places from left to right, and only legal ones', () => {
    const start = at('cards2-0');
    expect(placesOf(start.index, first(handCards(start.view, 0)).colours).map(([place]) => place)).toEqual(['start']);
    const later = at('cards3-8');
    const { colours } = first(handCards(later.view, 0));
    expect(placesOf(later.index, colours).map(([place]) => place)).toEqual([
      'left',
      'over left',
      'over right',
      'right',
    ]);
    expect(placesOf(later.index, 'YY')).toEqual([]);
    expect(discardOf(later.index, flip(colours))).toBe(discardOf(later.index, colours));
  });

  it('knows the new segments of a row and the outlook of an action', () => {
    const { lens, index, view } = at('cards3-8');
    for (const [place, action] of placesOf(index, first(handCards(view, 0)).colours)) {
      const row = outlookOf(lens, action.id)?.row;
      const fresh = freshSegments('play', place, row?.colours.length ?? 0);
      expect(fresh.map((i) => row?.colours[i]).join('')).toBe(action.args.colours);
    }
    expect(freshSegments('head', '', 9)).toEqual([0]);
    expect(freshSegments('tail', '', 9)).toEqual([8]);
    expect(freshSegments('fulfil', '', 9)).toEqual([]);
    expect(outlookOf(null, 1)).toBeNull();
  });
});

describe('the hand', () => {
  it('lifts, turns round, and lifts another', () => {
    const { view } = at('cards3-8');
    const [one, two] = handCards(view, 0);
    if (!one || !two) throw new Error('no hand');
    const held = lift(EMPTY_HANDS, one);
    expect(held.colours).toBe(one.colours);
    expect(lift(held, one).colours).toBe(flip(one.colours));
    expect(lift(held, two).key).toBe(two.key);
    expect(turn(EMPTY_HANDS)).toBe(EMPTY_HANDS);
  });

  it('does harmless things at once, and asks before it reveals something', () => {
    const { legal } = at('cards3-8');
    const harmless = legal.find((action) => !action.reveals);
    const drawing = legal.find((action) => action.reveals);
    if (!harmless || !drawing) throw new Error('both kinds are needed');
    expect(choose(EMPTY_HANDS, harmless).step).toBe(harmless.id);
    const asked = choose(EMPTY_HANDS, drawing);
    expect(asked).toEqual({ step: null, holding: { ...EMPTY_HANDS, armed: drawing.id } });
    expect(choose(asked.holding, drawing).step).toBe(drawing.id);
    expect(disarm(asked.holding).armed).toBeNull();
  });

  it('lets go of what is no longer there, and takes up a revealed Feather by itself', () => {
    const { view, legal } = at('cards3-8');
    const held = lift(EMPTY_HANDS, first(handCards(view, 0)));
    expect(settle(held, handCards(view, 0), legal)).toBe(held);
    expect(settle({ ...held, armed: 9999 }, handCards(view, 0), legal).armed).toBeNull();
    expect(settle(held, [], legal).key).toBeNull();
    const revealed = at('carl-ambitious-1-12');
    expect(settle(EMPTY_HANDS, handCards(revealed.view, 0), revealed.legal).key).toBe('revealed');
  });

  it('shows the other Feathers beside a revealed one; they rest', () => {
    const { view, legal } = at('carl-ambitious-1-12');
    const cards = handCards(view, 0);
    expect(cards.map(({ isResting = false }) => isResting)).toEqual([false, true, true, true]);
    const [, resting] = cards;
    expect(settle({ key: resting?.key ?? '', colours: '', armed: null }, cards, legal).key).toBe('revealed');
  });

  it('says what can be confirmed, or why nothing can', () => {
    const ask = (name: string, armed: number | null = null) => {
      const { view, draft, legal, index } = at(name);
      return confirmation({ ...EMPTY_HANDS, armed }, index, legal, {
        isTurn: draft !== null,
        endsTurn: draft?.ends_turn ?? false,
        phase: view.phase,
      });
    };
    expect(ask('cards2-0')).toEqual({ kind: 'blocked', why: 'cards-why-place-first' });
    expect(ask('drop-2-17')).toEqual({ kind: 'blocked', why: 'cards-why-drop-first' });
    expect(ask('cards2-28')).toEqual({ kind: 'blocked', why: 'cards-why-not-your-turn' });
    expect(ask('cards4-19')).toMatchObject({ kind: 'step', action: { kind: 'done' } });
    expect(ask('carl-greedy-1-70')).toEqual({ kind: 'commit' });
    const discard = at('cards3-8').legal.find((action) => action.kind === 'discard');
    expect(ask('cards3-8', discard?.id)).toMatchObject({ kind: 'step', name: 'discard' });
  });
});

describe('pointer and keys', () => {
  const run = (...events: PointerHappening[]) => {
    let state: PointerState = IDLE;
    return events.map((event) => {
      const next = movePointer(state, event);
      state = next.state;
      return next.result;
    });
  };
  const down = { kind: 'down', id: 1, key: 'RB-0', x: 10, y: 10 } as const;

  it('a tap is no drag, a drag lifts and drops', () => {
    expect(run(down, { kind: 'move', id: 1, x: 14, y: 12, over: null }, { kind: 'up', id: 1 })).toEqual([
      null,
      null,
      null,
    ]);
    expect(
      run(
        down,
        { kind: 'move', id: 1, x: 40, y: 10, over: null },
        { kind: 'move', id: 1, x: 50, y: 0, over: 7 },
        { kind: 'up', id: 1 },
      ),
    ).toEqual([null, { kind: 'lift', key: 'RB-0' }, null, { kind: 'drop', key: 'RB-0', on: 7 }]);
  });

  it('dropping elsewhere, a second finger and a cancel do nothing', () => {
    const drag = { kind: 'move', id: 1, x: 40, y: 10, over: null } as const;
    expect(run(down, drag, { kind: 'up', id: 1 }).at(-1)).toBeNull();
    expect(run(down, { ...down, id: 2 }, { kind: 'up', id: 2 }).at(-1)).toBeNull();
    expect(run(down, drag, { kind: 'cancel' }, { kind: 'up', id: 1 }).at(-1)).toBeNull();
  });

  it('numbers lift or place; other keys depend on what is going on', () => {
    const key = (name: string, more = {}) => ({
      key: name,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      ...more,
    });
    expect(readKey(key('2'), false, false)).toEqual({ kind: 'lift', index: 1 });
    expect(readKey(key('2'), true, false)).toEqual({ kind: 'place', index: 1 });
    expect(readKey(key('R'), true, false)).toEqual({ kind: 'turn' });
    expect(readKey(key('z', { ctrlKey: true }), false, false)).toEqual({ kind: 'undo' });
    expect(readKey(key('z', { ctrlKey: true, shiftKey: true }), false, false)).toEqual({ kind: 'redo' });
    expect(readKey(key('n'), false, true)).toEqual({ kind: 'next' });
    expect(readKey(key('c'), false, true)).toBeNull();
    expect(readKey(key('r', { ctrlKey: true }), false, false)).toBeNull();
  });
});

describe('the log', () => {
  it('has a line for each thing that matters', () => {
    const { log } = fixture('cards2-28');
    const lines = logLines(log, 0);
    expect(lines.some((line) => line.message === 'cards-log-placed' && line.feathers[0]?.length === 2)).toBe(true);
    expect(lines.at(-1)?.message).toBe('cards-log-over');
    expect(sinceLastTurn(fixture('cards3-8').log, 0).every((line) => line.seat !== 0)).toBe(true);
  });

  it('tells what happened since the last turn, also after the reader has revealed a Feather in this one', () => {
    const { log } = fixture('cards3-8');
    const since = sinceLastTurn(log, 0);
    expect(since.length).toBeGreaterThan(0);
    const [last] = log.slice(-1);
    if (!last) throw new Error('no log');
    const discarded = { ...last, event: { name: 'discarded', seat: 0, data: { colours: 'YG', revealed: 'KB' } } };
    expect(sinceLastTurn([...log, discarded], 0)).toEqual(since);
  });

  it('knows the Feather on top of the discard pile', () => {
    const line = (name: string, data = {}) =>
      ({ number: 1, at: '', event: { name, seat: 0, data } }) as unknown as StateMessage['log'][number];
    const discarded = line('discarded', { colours: 'YG', revealed: 'KB' });
    expect(
      lastDiscard([line('discarded', { colours: 'RB', revealed: 'YG' }), discarded, line('placed', { colours: 'KB' })]),
    ).toBe('YG');
    expect(lastDiscard([discarded, line('reshuffled', { cards: 12 })])).toBeNull();
    expect(lastDiscard([discarded, line('round', { round: 4, last: false })])).toBe('YG');
    // All hands go there before the last round.
    expect(lastDiscard([discarded, line('round', { round: 5, last: true })])).toBeNull();
    expect(lastDiscard([discarded, line('carl began', { colours: 'RK', god: 'pink' })])).toBe('RK');
  });

  it('tells which colours lie under stacks', () => {
    for (const [name, state] of Object.entries(fixtures)) {
      const position = cardPosition(state);
      const events = [...state.log.map((line) => line.event), ...(position?.draft?.events ?? [])];
      for (const seat of position?.view.seats ?? []) {
        const under = Object.keys(coveredColours(events, seat.seat))
          .map(Number)
          .sort((a, b) => a - b);
        expect(under, name).toEqual(seat.row.stacks);
      }
    }
  });

  it('lists the others in the order of play', () => {
    const { view } = at('cards4-3');
    expect(othersInOrder(view, 2).map((other) => other.seat)).toEqual([3, 0, 1]);
    expect(othersInOrder(view, null)).toHaveLength(4);
  });
});

describe("CARL's turn", () => {
  it('is told step by step, and every board fits what he chose from', () => {
    for (const name of ['carl-greedy-1-23', 'carl-greedy-1-33', 'skipped']) {
      const { state, view } = at(name);
      const telling = tellCarl(state.log, view, 0);
      if (!telling) throw new Error('nothing told');
      expect(telling.isFresh, name).toBe(true);
      expect(telling.boards.at(-1)?.carl).toEqual(view.carl?.held);
      telling.steps.forEach((step, i) => {
        const before = telling.boards[i - 1];
        if (step.kind !== 'act' || !before) return;
        const candidates = [step.card, ...step.passed.map((other) => other.card)].sort();
        const held = step.action === 'upgrade' ? before.carl : before.player;
        const there = step.action === 'fulfil' ? [...before.supply] : held.map((each) => each.card);
        expect(there.sort(), `${name} step ${i}`).toEqual(candidates);
      });
    }
  });

  it('puts every card back where it lay: step by step the boards follow from each other', () => {
    for (const name of ['carl-greedy-1-23', 'carl-greedy-1-33', 'skipped']) {
      const { state, view } = at(name);
      const telling = tellCarl(state.log, view, 0);
      telling?.steps.forEach((step, i) => {
        const before = telling.boards[i - 1];
        const after = telling.boards[i];
        if (step.kind !== 'act' || step.action === 'fulfil' || !before || !after) return;
        const from = step.action === 'upgrade' ? before.carl : before.player;
        expect(from[step.place]?.card, name).toBe(step.card);
        const ids = (held: readonly { card: string }[]) => held.map(({ card }) => card);
        // What arrives lies furthest out.
        expect(ids(after.carl)).toEqual([...ids(before.carl).filter((card) => card !== step.card), step.card]);
        // The others keep the order in which he looked at them.
        expect(ids(from).filter((card) => card !== step.card)).toEqual(step.passed.map(({ card }) => card));
      });
    }
  });

  it('draws the closest one closest, whatever was wrong with the others', () => {
    const { state, view } = at('carl-greedy-1-23');
    const stole = state.log.findLast(({ event }) => event.name === 'carl stole')?.event;
    const mine = view.seats[0]?.held ?? [];
    if (!stole) throw new Error('no theft');
    // It lay before all the others, none of which is further out of the same kind.
    stole.data.place = 0;
    stole.data.passed_over = mine.map(({ card }) => `${card}: not preferred`);
    const telling = tellCarl(state.log, view, 0);
    const step = telling?.steps.findLastIndex((each) => each.kind === 'act' && each.action === 'steal') ?? 0;
    expect(telling?.boards[step - 1]?.player.map(({ card }) => card)).toEqual([
      stole.data.card,
      ...mine.map(({ card }) => card),
    ]);
  });

  it('lets the log say no more than was told', () => {
    const { state, view } = at('carl-greedy-1-33');
    const telling = tellCarl(state.log, view, 0);
    if (!telling) throw new Error('nothing told');
    expect(telling.logged).toHaveLength(telling.steps.length);
    expect([...telling.logged].sort((a, b) => a - b)).toEqual(telling.logged);
    const names = (until: number | undefined) => state.log.slice(telling.id, until).map(({ event }) => event.name);
    // The interlude: CARL 2.0 has not begun.
    expect(telling.logged[0]).toBeLessThan(telling.id);
    expect(names(telling.logged[2])).toEqual(['carl began']);
    expect(telling.logged.at(-1)).toBe(state.log.length);
  });

  it('counts doubled actions, and says when one is skipped', () => {
    const { state, view } = at('carl-greedy-1-23');
    const acts = tellCarl(state.log, view, 0)?.steps.filter((step) => step.kind === 'act') ?? [];
    expect(acts.filter((step) => step.of === 2).map((step) => step.nth)).toEqual([1, 2]);
    const other = at('skipped');
    expect(tellCarl(other.state.log, other.view, 0)?.steps.some((step) => step.kind === 'skip')).toBe(true);
  });

  it('begins with the result of the first competition where a second one starts', () => {
    const { state, view } = at('carl-greedy-1-33');
    expect(view.carl?.competition).toBe(2);
    const result = tellCarl(state.log, view, 0)?.steps[0];
    expect(result).toMatchObject({
      kind: 'result',
      points: view.carl?.first_points,
      carlPoints: view.carl?.first_carl_points,
    });
    if (result?.kind !== 'result') throw new Error('no result');
    expect(Object.keys(result.covered).map(Number)).toEqual(result.row.stacks);
    const later = at('carl-greedy-1-70');
    expect(tellCarl(later.state.log, later.view, 4)).toMatchObject({ isFresh: false });
  });

  it('sums points and sorts by level', () => {
    const held = [
      { card: 'C01', level: 2, points: 5, is_secured: false },
      { card: 'C02', level: 3, points: 6, is_secured: true },
    ];
    expect(sumPoints(held)).toBe(11);
    expect(atLevel(held, 3).map((each) => each.card)).toEqual(['C02']);
  });

  it('is silent where there is none', () => {
    const { state, view } = at('cards2-8');
    expect(tellCarl(state.log, view, 0)).toBeNull();
  });
});

describe('words', () => {
  it('exist in every language, with the same arguments', () => {
    const english = readMessages('en');
    for (const language of LANGUAGES) {
      const messages = readMessages(language);
      expect([...messages.keys()], language).toEqual([...english.keys()]);
      for (const [name, args] of messages)
        expect([...args].sort(), `${language} ${name}`).toEqual([...(english.get(name) ?? [])].sort());
    }
  });
});
