import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardViewData, EventData, StateMessage } from '$kit/api';
import { boardChange, findRun } from '$games/board/model/motion';
import { featherTravels, placementsOf } from '$games/cards/model/motion';
import { changedEvents, follows } from '$kit/motion/events';
import { around, trayPlaces } from '$kit/motion/places';
import { prophecyTravels } from '$games/cards/model/prophecies';
import { Stage } from '$kit/motion/stage';
import { motionMode } from '$kit/motion/times';
import { STATES } from '../../games/board/port.svelte';
import { fixture } from '../../games/cards/kit';

const boardView = (state: StateMessage): BoardViewData => {
  const view = state.position?.view;
  if (view?.game !== 'board') throw new Error('no board game');
  return view;
};
function boardPair(name: keyof typeof STATES): {
  before: StateMessage;
  after: StateMessage;
  old: BoardViewData;
  now: BoardViewData;
} {
  const before = structuredClone(STATES[name]);
  const after = structuredClone(STATES[name]);
  return { before, after, old: boardView(before), now: boardView(after) };
}
const told = (before: StateMessage, after: StateMessage) =>
  boardChange(before, after).travels.map(({ look, from, place, by }) => `${look}: ${from} > ${place} (${by})`);
const seatOf = (view: BoardViewData, seat: number) => {
  const found = view.seats[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
};

describe('places', () => {
  it('are named from the whole to the part', () => {
    expect(around('seat/1/tray/body-Y/0')).toEqual([
      'seat/1/tray/body-Y/0',
      'seat/1/tray/body-Y',
      'seat/1/tray',
      'seat/1',
      'seat',
    ]);
  });
  it('count equal pieces of a tray', () => {
    const yellow = { kind: 'body', colour: 'Y' } as const;
    expect(trayPlaces(0, [yellow, { kind: 'head', colour: 'Y' }, yellow])).toEqual([
      'seat/0/tray/body-Y/0',
      'seat/0/tray/head-Y/0',
      'seat/0/tray/body-Y/1',
    ]);
  });
});

describe('travels of the board game', () => {
  it('are none where nothing moved', () => {
    for (const state of Object.values(STATES))
      expect(boardChange(state, structuredClone(state))).toEqual({ travels: [], waves: [] });
  });

  it('take pieces from the supply to a tray, and fill it from the bag', () => {
    const { before, after, old, now } = boardPair('main');
    old.supply.heads = ['G', null];
    now.supply.heads = ['B', null];
    seatOf(old, 1).board = [];
    seatOf(now, 1).board = [{ kind: 'head', colour: 'G', count: 1 }];
    expect(told(before, after)).toEqual([
      'head-G: supply/head/0/0 > seat/1/tray/head-G/0 (other)',
      'head-B: bag > supply/head/0/0 (table)',
    ]);
  });

  it('know what was taken where the niche was filled with the same', () => {
    const { before, after, old, now } = boardPair('main');
    old.supply.bodies[2] = ['Y', 'R'];
    old.supply.bodies = old.supply.bodies.map((pair, i) => (i === 2 ? ['Y', 'R'] : pair && ['K', 'K']));
    now.supply = structuredClone(old.supply);
    seatOf(old, 0).board = [{ kind: 'body', colour: 'Y', count: 1 }];
    seatOf(now, 0).board = [{ kind: 'body', colour: 'Y', count: 2 }];
    expect(told(before, after)).toEqual(['body-Y: supply/body/2/0 > seat/0/tray/body-Y/1 (own)']);
  });

  it('put pieces to either end of a Cóatl, and back', () => {
    const { before, after, old, now } = boardPair('main');
    const pieces = [{ kind: 'body', colour: 'R' } as const, { kind: 'body', colour: 'K' } as const];
    const serpent = { name: 'A' as const, pieces, cards: [], temple: null, points: null };
    seatOf(old, 0).serpents = [serpent, null];
    seatOf(old, 0).board = [
      { kind: 'head', colour: 'Y', count: 1 },
      { kind: 'body', colour: 'G', count: 2 },
    ];
    seatOf(now, 0).serpents = [
      { ...serpent, pieces: [{ kind: 'head', colour: 'Y' }, ...pieces, { kind: 'body', colour: 'G' }] },
      null,
    ];
    seatOf(now, 0).board = [{ kind: 'body', colour: 'G', count: 1 }];
    expect(told(before, after)).toEqual([
      'head-Y: seat/0/tray/head-Y/0 > seat/0/serpent/A/0 (own)',
      'body-G: seat/0/tray/body-G/1 > seat/0/serpent/A/3 (own)',
    ]);
    expect(told(after, before)).toEqual([
      'head-Y: seat/0/serpent/A/0 > seat/0/tray/head-Y/0 (own)',
      'body-G: seat/0/serpent/A/3 > seat/0/tray/body-G/1 (own)',
    ]);
  });

  it('bring a stolen piece over, and the golden one in return', () => {
    const { before, after, old, now } = boardPair('main');
    seatOf(old, 0).board = [{ kind: 'body', colour: 'B', count: 1 }];
    seatOf(old, 1).board = [{ kind: 'body', colour: 'O', count: 1 }];
    seatOf(now, 0).board = [];
    seatOf(now, 0).gold = seatOf(old, 0).gold + 1;
    seatOf(now, 1).board = [{ kind: 'body', colour: 'B', count: 1 }];
    expect(told(before, after)).toEqual([
      'body-O: seat/1/tray/body-O/0 > seat/0/gold (other)',
      'body-B: seat/0/tray/body-B/0 > seat/1/tray/body-B/0 (other)',
    ]);
  });

  it('take a second copy of a card to its own place in the hand', () => {
    const { before, after, old, now } = boardPair('main');
    old.open = ['P01', null, null, null, null, null];
    now.open = [null, null, null, null, null, null];
    seatOf(old, 0).hand = ['P01'];
    seatOf(now, 0).hand = ['P01', 'P01'];
    expect(told(before, after)).toEqual(['card-P01: open/0 > seat/0/hand/P01+1 (own)']);
  });

  it('take cards to hands, open or hidden, and deal new ones', () => {
    const { before, after, old, now } = boardPair('main');
    old.open = ['P01', 'P02', null, null, null, null];
    now.open = ['P03', null, null, null, null, null];
    seatOf(old, 0).hand = [];
    seatOf(now, 0).hand = ['P02'];
    seatOf(now, 1).hand_size = seatOf(old, 1).hand_size + 2;
    expect(told(before, after)).toEqual([
      'card-P02: open/1 > seat/0/hand/P02 (own)',
      'card-P03: deck/prophecy > open/0 (table)',
      'card-P01: open/0 > seat/1/hand (other)',
      'back-prophecy: deck/prophecy > seat/1/hand (other)',
    ]);
  });

  it('send a wave through a completed Cóatl, and fold its cards under afterwards', () => {
    const { before, after, old, now } = boardPair('main');
    const pieces = [{ kind: 'head', colour: 'Y' } as const, { kind: 'body', colour: 'K' } as const];
    seatOf(old, 0).serpents = [{ name: 'A', pieces, cards: ['P01'], temple: null, points: null }, null];
    seatOf(old, 0).board = [{ kind: 'tail', colour: 'Y', count: 1 }];
    seatOf(old, 0).finished = [];
    seatOf(old, 0).hand = [];
    seatOf(now, 0).serpents = [null, null];
    seatOf(now, 0).board = [];
    seatOf(now, 0).hand = [];
    seatOf(now, 0).finished = [
      { name: null, pieces: [...pieces, { kind: 'tail', colour: 'Y' }], cards: ['P01'], temple: null, points: 5 },
    ];
    const { travels, waves } = boardChange(before, after);
    expect(waves).toEqual(['seat/0/done/0']);
    expect(travels.map(({ from, place, after: wait }) => [from, place, wait])).toEqual([
      ['seat/0/serpent/A/0', 'seat/0/done/0/0', 0],
      ['seat/0/serpent/A/1', 'seat/0/done/0/1', 0],
      ['seat/0/tray/tail-Y/0', 'seat/0/done/0/2', 0],
      ['seat/0/serpent/A/card/P01', 'seat/0/done/0/card/P01', 240 + 3 * 40],
    ]);
  });

  it('give pieces back to the supply only when a step is taken back', () => {
    const { before, after, old, now } = boardPair('main');
    old.supply.tails = [null, null];
    now.supply.tails = ['R', null];
    seatOf(old, 0).board = [{ kind: 'tail', colour: 'R', count: 1 }];
    seatOf(now, 0).board = [];
    expect(told(before, after)).toEqual(['tail-R: bag > supply/tail/0/0 (table)']);
    before.position?.draft?.steps.push({ id: 1, kind: 'take', text: '', args: {} } as never);
    expect(told(before, after)).toEqual(['tail-R: seat/0/tray/tail-R/0 > supply/tail/0/0 (own)']);
  });

  it('find a run of pieces in a longer one', () => {
    const parts = (text: string) => [...text].map((colour) => ({ kind: 'body' as const, colour: colour as 'Y' }));
    expect(findRun(parts('RK'), parts('YRK'))).toBe(1);
    expect(findRun(parts('KR'), parts('YRK'))).toBe(-1);
    expect(findRun([], parts('Y'))).toBe(0);
  });
});

const event = (name: string, seat: number, data: EventData['data'] = {}): EventData => ({ name, seat, data });

describe('travels of the card game', () => {
  it('follow what was placed to where it lies in the end', () => {
    const events = [
      event('placed', 1, { colours: 'YR', place: 'start', row: 'YR' }),
      event('placed', 1, { colours: 'KG', place: 'over left', row: "KG'R" }),
      event('head', 1, { colours: 'B', row: "BKG'R" }),
    ];
    expect(placementsOf(events).map(({ kind, segments }) => [kind, segments])).toEqual([
      ['feather', [2, 3]],
      ['feather', [1, 2]],
      ['head', [0]],
    ]);
  });

  it('take a Feather from the hand to the row, and back', () => {
    const before = fixture('cards2-0');
    const after = structuredClone(before);
    const view = after.position?.view;
    if (!view || view.game === 'board') throw new Error('no card game');
    const card = view.seats[0]?.hand?.[0];
    if (!card) throw new Error('no hand');
    const colours = card.colours.join('');
    card.count -= 1;
    after.position?.draft?.events.push(event('placed', 0, { colours, place: 'start', row: colours }));
    const [there] = featherTravels(before, after);
    expect(there).toMatchObject({
      look: `feather-${colours}`,
      from: `seat/0/hand/${colours}-${card.count}`,
      place: 'seat/0/row/0',
      by: 'own',
    });
    const [back] = featherTravels(after, before);
    expect(back).toMatchObject({ from: 'seat/0/row/0', place: `seat/0/hand/${colours}-${card.count}`, by: 'own' });
  });

  it('turn over what others place', () => {
    const before = fixture('cards2-0');
    const after = structuredClone(before);
    after.log.push({ number: 99, event: event('placed', 1, { colours: 'YR', place: 'start', row: 'YR' }) });
    expect(featherTravels(before, after)).toMatchObject([
      { from: 'seat/1/hand', place: 'seat/1/row/0', by: 'other', flips: true },
    ]);
  });

  it('see Prophecies move by where they are drawn', () => {
    const before = {
      cards: new Map([
        ['C01', 'supply/C01'],
        ['C02', 'seat/0/held/C02'],
        ['C03', 'supply/C03'],
      ]),
      view: null,
    };
    const after = {
      cards: new Map([
        ['C01', 'seat/0/held/C01'],
        ['C02', 'seat/1/held/C02'],
        ['C03', 'supply/C03'],
        ['C04', 'supply/C04'],
      ]),
      view: null,
    };
    const moves = prophecyTravels(before, after, 0, [
      event('claimed', 0, { card: 'C01' }),
      event('stole', 1, { card: 'C02', victim: 0 }),
    ]);
    expect(moves.map(({ from, place, by }) => [from, place, by])).toEqual([
      ['supply/C01', 'seat/0/held/C01', 'own'],
      ['seat/0/held/C02', 'seat/1/held/C02', 'other'],
      ['deck/prophecy', 'supply/C04', 'table'],
    ]);
  });
});

describe('events between states', () => {
  it('are no news when a draft becomes public', () => {
    const before = structuredClone(STATES.assemble);
    const after = structuredClone(before);
    for (const each of after.position?.draft?.events ?? []) after.log.push({ number: 999, event: each });
    after.position?.draft?.events.splice(0);
    expect(changedEvents(before, after)).toEqual({ added: [], removed: [] });
  });
  it('belong to one reader of one table', () => {
    const state = STATES.main;
    expect(follows(state, structuredClone(state))).toBe(true);
    expect(follows(state, { ...state, seat: 1 })).toBe(false);
    expect(follows(null, state)).toBe(false);
  });
});

describe('motion', () => {
  it('is as chosen, or as the device asks', () => {
    expect(motionMode('auto', true)).toBe('calm');
    expect(motionMode('auto', false)).toBe('full');
    expect(motionMode('full', true)).toBe('full');
    expect(motionMode('none', false)).toBe('none');
  });
});

describe('the stage', () => {
  const runs: { cancel: () => void; onfinish: (() => void) | null; oncancel: (() => void) | null }[] = [];
  beforeEach(() => {
    document.body.innerHTML =
      '<div id="layer"></div><span class="piece" data-place="seat/0/tray/body-Y/0"><svg></svg></span><span class="piece" data-place="seat/0/serpent/A/0"><svg></svg></span>';
    runs.length = 0;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
      x: 10,
      y: 10,
      width: 40,
      height: 40,
    } as DOMRect);
    // The pretended browser does not know it.
    const animate = vi.fn(() => {
      const run = {
        onfinish: null as (() => void) | null,
        oncancel: null as (() => void) | null,
        cancel: () => run.oncancel?.(),
      };
      runs.push(run);
      return run as unknown as Animation;
    });
    Object.assign(Element.prototype, { animate });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(Element.prototype, 'animate');
    document.body.innerHTML = '';
  });
  const travel = { look: 'body-Y', from: 'seat/0/tray/body-Y/0', place: 'seat/0/serpent/A/0', by: 'own' } as const;
  const layer = () => document.getElementById('layer') as HTMLElement;

  it('leaves nothing behind', () => {
    const stage = new Stage(layer());
    stage.play(stage.prepare([travel], null), 'full');
    expect(layer().children).toHaveLength(1);
    for (const run of runs) run.onfinish?.();
    expect(layer().children).toHaveLength(0);
    expect(stage.isEmpty).toBe(true);
  });
  it('jumps to the end when it is interrupted', () => {
    const stage = new Stage(layer());
    stage.play(stage.prepare([travel, { ...travel, by: 'other' }], null), 'full');
    stage.clear();
    expect(layer().children).toHaveLength(0);
    expect(stage.isEmpty).toBe(true);
  });
  it('takes its time: 240 ms for the reader, 420 for others, 120 to fade, none for nothing', () => {
    const stage = new Stage(layer());
    const times = (by: 'own' | 'other', mode: 'full' | 'calm' | 'none') => {
      vi.mocked(Element.prototype.animate).mockClear();
      stage.play(stage.prepare([{ ...travel, by }], null), mode);
      return vi
        .mocked(Element.prototype.animate)
        .mock.calls.map(([, options]) => (options as KeyframeAnimationOptions).duration);
    };
    expect(times('own', 'full')).toEqual([240, 240]);
    expect(times('other', 'full')).toEqual([420, 420]);
    expect(times('own', 'calm')).toEqual([120, 120]);
    expect(times('own', 'none')).toEqual([]);
  });
  it('does not move what is not drawn', () => {
    const stage = new Stage(layer());
    expect(stage.prepare([{ ...travel, from: 'bag' }], null)).toEqual([]);
    stage.play(stage.prepare([{ ...travel, place: 'open/3' }], null), 'full');
    expect(layer().children).toHaveLength(0);
  });
});
