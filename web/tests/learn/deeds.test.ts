/** Each step of each lesson, with the right deed and with a wrong one: only the right one is praised. */
import { describe, expect, it } from 'vitest';
import type { DraftData, LegalData, StateMessage } from '$kit/api';
import { STEPS } from '../../src/learn/lessons';
import type { LessonName } from '../../src/mytables/lessons';
import { follow, type Look, type Step, type Wrong } from '../../src/learn/step';

type Data = Record<string, unknown>;
const event = (name: string, data: Data = {}, seat = 0) => ({ name, seat, data });
const action = (kind: string, args: Data = {}, id = 1) =>
  ({ id, kind, text: kind, args, reveals: false }) as unknown as LegalData;

/** A moment at the table. */
interface Scene {
  view?: Data;
  seat?: Data;
  log?: ReturnType<typeof event>[];
  /** Events and steps of the draft; null: it is not the reader's turn. */
  draft?: ReturnType<typeof event>[] | null;
  steps?: LegalData[];
  redo?: number;
  legal?: LegalData[];
  /** What is on the screen: selectors. */
  on?: string[];
  done?: string[];
  undone?: number;
}

function lookOf(lesson: LessonName, scene: Scene): Look {
  const {
    view = {},
    seat = {},
    log = [],
    draft = [],
    steps = [],
    redo = 0,
    legal = [],
    on = [],
    done = [],
    undone = null,
  } = scene;
  const own = {
    seat: 0,
    hand: [{ colours: ['R', 'G'], count: 1 }],
    held: [{ card: 'C01', level: 0, points: 0, is_secured: false }],
    is_scored: false,
    board: [],
    serpents: [],
    finished: [],
    ...seat,
  };
  const rival = { seat: 1, held: [{ card: 'C05', level: 1, points: 2, is_secured: false }] };
  const cards = {
    phase: 'play',
    round: 1,
    supply: ['C07'],
    gains: [],
    revealed: null,
    carl: lesson === 'carl' ? { held: rival.held, competition: 1 } : null,
  };
  const board = { phase: 'main', supply: { heads: ['R'], tails: ['K'], bodies: [] }, options: {} };
  const seats = lesson === 'carl' ? [own] : [own, rival];
  const position = {
    view: { game: lesson, turn: 0, seats, ...(lesson === 'board' ? board : cards), ...view },
    legal,
    draft: null,
    warnings: [],
  };
  const drafted = draft === null ? null : ({ steps, redo, ends_turn: false, events: draft } as unknown as DraftData);
  return {
    state: {
      seat: 0,
      table: { id: 't', seats: [] },
      log: log.map((each, i) => ({ number: i, event: each })),
      position: { ...position, draft: drafted },
    } as unknown as StateMessage,
    me: 0,
    draft: drafted,
    legal,
    undone,
    events: [...log, ...(draft ?? [])] as Look['events'],
    done: new Set(done),
    has: (selector) => on.some((each) => selector === each || selector.split(', ').includes(each)),
  };
}

interface Deed {
  before: Scene;
  right: Scene;
  wrong: Scene;
  /** What the lesson says about the wrong one; null: it asks again without a word, or goes on. */
  note: Wrong | null;
  /** The moment has gone by: it is not asked for again. */
  isGone?: boolean;
}

const play = action('play', { colours: 'GR', place: 'start' });
const over = action('play', { colours: 'KB', place: 'over left' }, 7);
const done = action('done', {}, 9);
const laid = (colours: string, place = 'start') => event('placed', { colours, place, row: colours });
const HELD = '.hand li.held';
const lifted = (colours: string) => ({ on: [HELD, `${HELD}[data-feather="${colours}"]`] });
const fulfil = (card: string) => action('fulfil', { card }, 5);
const fulfilling = (card: string, extra: Scene = {}): Scene => ({
  view: { phase: 'fulfil', gains: [{ card, level: 1 }] },
  draft: [laid('GR')],
  legal: [fulfil(card), done],
  ...extra,
});
/** A gain that is switched on waits for the button, or lies in the draft. */
const gained = (card: string, name: string, more: Data = {}): Deed => ({
  before: fulfilling(card, {
    view: { phase: 'fulfil', gains: [{ card, level: 1 }] },
    on: ['.ghost[aria-pressed="true"]'],
  }),
  right: { draft: [laid('GR'), event(name, { card, level: 1, ...more })], legal: [play] },
  // Confirmed without it.
  wrong: { draft: [laid('GR')], legal: [play] },
  note: null,
  isGone: true,
});

const CARD_DEEDS: Record<string, Deed> = {
  lift: {
    before: { legal: [play] },
    right: { legal: [play], ...lifted('RG') },
    wrong: { legal: [play], ...lifted('YR') },
    note: 'other',
  },
  flip: {
    before: { legal: [play], ...lifted('RG') },
    right: { legal: [play], ...lifted('GR') },
    wrong: { legal: [play], ...lifted('YR') },
    note: 'other',
    isGone: true,
  },
  place: {
    before: { legal: [play], ...lifted('GR') },
    right: { draft: [laid('GR')], legal: [play] },
    wrong: { draft: [laid('YR')], legal: [play] },
    note: 'undo',
  },
  fulfil: gained('C01', 'upgraded'),
  'fulfil-done': {
    before: fulfilling('C99', { legal: [done], view: { phase: 'fulfil' } }),
    right: { draft: [laid('GR')], legal: [over] },
    wrong: { draft: [], legal: [play] },
    note: null,
    isGone: true,
  },
  second: {
    before: { draft: [laid('GR')], legal: [play] },
    right: { draft: [laid('GR'), laid('KB', 'right')], legal: [done], steps: [play] },
    wrong: { draft: [], legal: [play] },
    note: null,
    isGone: true,
  },
  claim: { ...gained('C07', 'claimed'), wrong: { draft: [laid('GR')], legal: [play] } },
  commit: {
    before: { draft: [laid('GR'), laid('KB', 'right')], steps: [play], legal: [done] },
    right: { draft: null, log: [laid('GR'), laid('KB', 'right')] },
    wrong: { draft: [laid('GR')], legal: [play] },
    note: null,
    isGone: true,
  },
  over: {
    before: { view: { round: 2 }, log: [laid('GR'), laid('KB', 'right')], legal: [over] },
    right: {
      view: { round: 2 },
      log: [laid('GR'), laid('KB', 'right')],
      draft: [laid('YR', 'over left')],
      legal: [over],
    },
    wrong: { view: { round: 2 }, log: [laid('GR'), laid('KB', 'right')], draft: [laid('YR', 'right')], legal: [over] },
    note: 'other',
  },
  head: {
    before: { view: { phase: 'head' }, legal: [action('head')] },
    right: { view: { phase: 'tail' }, draft: [event('head')], legal: [action('tail')] },
    wrong: { view: { phase: 'head' }, redo: 1, legal: [action('head')] },
    note: null,
  },
  tail: {
    before: { view: { phase: 'tail' }, draft: [event('head')], legal: [action('tail')] },
    right: { view: { phase: 'fulfil' }, draft: [event('head'), event('tail')], steps: [play], legal: [done] },
    wrong: { view: { phase: 'head' }, legal: [action('head')] },
    note: null,
    isGone: true,
  },
  finish: {
    before: { view: { phase: 'fulfil' }, draft: [event('head'), event('tail')], steps: [play], legal: [done] },
    right: { draft: null, log: [event('tail')], seat: { is_scored: true } },
    wrong: { view: { phase: 'tail' }, draft: [event('head')], legal: [action('tail')] },
    note: null,
    isGone: true,
  },
  steal: { ...gained('C05', 'stole', { victim: 1 }) },
};

const CARL_DEEDS: Record<string, Deed> = {
  watch: {
    before: { on: ['.table.telling', '.table.carl'] },
    right: { on: ['.table.carl'], legal: [play] },
    wrong: { on: ['.table.telling', '.table.carl'] },
    note: null,
  },
  lay: {
    before: { legal: [play] },
    right: { draft: [laid('RG')], legal: [play] },
    wrong: { legal: [play], ...lifted('YR') },
    note: 'other',
  },
  steal: gained('C05', 'stole', { victim: -1 }),
  turn: {
    before: { draft: [laid('RG')], legal: [play] },
    right: { draft: null, log: [laid('RG'), laid('KB', 'right')] },
    wrong: { draft: [], legal: [play] },
    note: null,
    isGone: true,
  },
};

const body = (pieces = 1) => ({
  serpents: [{ id: 'A', pieces: Array.from({ length: pieces }, () => ({ kind: 'body', colour: 'B' })) }],
});
const tray = { board: [{ kind: 'body', colour: 'B', count: 2 }] };
const [BLUE, RED] = [
  action('take', { piece: 'body', colours: 'BB' }, 20),
  action('take', { piece: 'body', colours: 'RK' }, 21),
];
const HEAD = action('take', { piece: 'head', colours: 'R' }, 22);
const TAIL = action('take', { piece: 'tail', colours: 'K' }, 23);
const took = (colours: string) => event('took', { piece: 'body', colours });
const begun = [took('BB'), event('chose'), event('began')];
const assembling = { phase: 'assemble' };
const lay = [action('fulfil', { card: 'P05' }, 30)];
const FITS = '.hand .up [data-card="P05"]';

const BOARD_DEEDS: Record<string, Deed> = {
  keep: {
    before: { view: { phase: 'setup' }, seat: { hand: [] }, legal: [action('keep'), done] },
    right: { view: { phase: 'setup' }, seat: { hand: ['P05', 'P10', 'P22'] }, legal: [done] },
    wrong: { view: { phase: 'setup' }, seat: { hand: [] }, steps: [done] },
    note: 'undo',
  },
  'keep-done': {
    before: { view: { phase: 'setup' }, seat: { hand: ['P05', 'P10', 'P22'] }, legal: [done] },
    right: { seat: { hand: ['P05', 'P10', 'P22'] }, legal: [BLUE] },
    wrong: { view: { phase: 'setup' }, seat: { hand: ['P05', 'P10'] }, legal: [action('keep'), done] },
    note: null,
    isGone: true,
  },
  take: {
    before: { legal: [BLUE, RED] },
    right: { draft: [took('BB')], steps: [BLUE], legal: [done] },
    wrong: { draft: [took('RK')], steps: [RED], legal: [done] },
    note: 'undo',
  },
  commit: {
    before: { draft: [took('BB')], steps: [BLUE], legal: [done] },
    right: { log: [took('BB')] },
    wrong: { legal: [BLUE, RED], redo: 1 },
    note: null,
    isGone: true,
  },
  choose: {
    before: { log: [took('BB')], legal: [action('choose'), BLUE] },
    right: { log: [took('BB')], draft: [event('chose')], steps: [action('choose')], legal: [done] },
    wrong: { log: [took('BB')], draft: [took('RK')], steps: [RED], legal: [done] },
    note: 'undo',
  },
  'choose-done': {
    before: { log: [took('BB')], draft: [event('chose')], steps: [action('choose')], legal: [done] },
    right: { log: [took('BB'), event('chose')] },
    wrong: { log: [took('BB')], legal: [action('choose')], redo: 1 },
    note: null,
    isGone: true,
  },
  begin: {
    before: { log: [took('BB'), event('chose')], seat: tray, legal: [action('begin')] },
    right: {
      log: [took('BB'), event('chose')],
      view: assembling,
      seat: body(),
      draft: [event('began')],
      steps: [action('begin')],
      legal: [action('add')],
    },
    wrong: { log: [took('BB'), event('chose')], seat: tray, steps: [RED], legal: [done] },
    note: 'undo',
  },
  add: {
    before: {
      log: begun.slice(0, 2),
      view: assembling,
      seat: body(),
      draft: [event('began')],
      steps: [action('begin')],
      legal: [action('add')],
    },
    right: {
      log: begun.slice(0, 2),
      view: assembling,
      seat: body(2),
      draft: [event('began'), event('added')],
      steps: [action('begin'), action('add')],
      legal: [done],
    },
    wrong: { log: begun, seat: body(), steps: [RED], legal: [done] },
    note: 'undo',
  },
  undo: {
    before: {
      log: begun.slice(0, 2),
      view: assembling,
      seat: body(2),
      draft: [event('began')],
      steps: [action('begin')],
      legal: [done],
    },
    right: { log: begun.slice(0, 2), view: assembling, seat: body(), redo: 1, legal: [action('add')] },
    // Committed instead.
    wrong: { log: begun, seat: body(2), legal: [BLUE] },
    note: null,
    isGone: true,
  },
  redo: {
    before: {
      done: ['undo'],
      undone: 40,
      log: begun.slice(0, 2),
      view: assembling,
      seat: body(),
      redo: 1,
      legal: [action('add')],
    },
    right: {
      done: ['undo'],
      undone: 40,
      log: begun.slice(0, 2),
      view: assembling,
      seat: body(2),
      steps: [action('add', {}, 40)],
      legal: [done],
    },
    wrong: {
      done: ['undo'],
      undone: 40,
      log: begun.slice(0, 2),
      view: assembling,
      seat: body(2),
      steps: [action('add', {}, 41)],
      legal: [done],
    },
    note: null,
    isGone: true,
  },
  lens: {
    before: { done: ['undo', 'redo'], log: begun, view: assembling, seat: body(2), legal: lay },
    right: { done: ['undo', 'redo'], log: begun, view: assembling, seat: body(2), legal: lay, on: ['.hand .up', FITS] },
    wrong: { done: ['undo', 'redo'], log: begun, view: assembling, seat: body(2), legal: lay, on: ['.hand .up'] },
    note: 'other',
  },
  fulfil: {
    before: { done: ['undo', 'redo', 'lens'], log: begun, view: assembling, seat: body(2), legal: lay },
    right: {
      done: ['undo', 'redo', 'lens'],
      log: begun,
      view: assembling,
      seat: body(2),
      draft: [event('fulfilled')],
      steps: [action('fulfil')],
      legal: [done],
    },
    wrong: {
      done: ['undo', 'redo', 'lens'],
      log: begun,
      view: assembling,
      seat: body(2),
      legal: lay,
      on: ['.hand .up'],
    },
    note: 'other',
  },
  'build-done': {
    before: {
      done: ['undo', 'redo', 'lens'],
      log: begun.slice(0, 2),
      view: assembling,
      seat: body(2),
      draft: [event('began')],
      steps: [action('begin')],
      legal: [done],
    },
    right: { done: ['undo', 'redo', 'lens'], log: begun, seat: body(2) },
    wrong: { done: ['undo', 'redo', 'lens'], log: begun.slice(0, 2), seat: tray, legal: [action('begin')] },
    note: null,
    isGone: true,
  },
  head: {
    before: { log: begun, seat: body(2), legal: [HEAD, BLUE] },
    right: {
      log: begun,
      seat: { ...body(2), board: [{ kind: 'head', colour: 'R', count: 1 }] },
      steps: [HEAD],
      legal: [done],
    },
    wrong: { log: begun, seat: body(2), steps: [RED], legal: [done] },
    note: 'undo',
  },
  tail: {
    before: { log: begun, seat: { ...body(2), board: [{ kind: 'head', colour: 'R', count: 1 }] }, legal: [TAIL, BLUE] },
    right: {
      log: begun,
      seat: {
        ...body(2),
        board: [
          { kind: 'head', colour: 'R', count: 1 },
          { kind: 'tail', colour: 'K', count: 1 },
        ],
      },
      steps: [TAIL],
      legal: [done],
    },
    wrong: {
      log: begun,
      seat: { ...body(2), board: [{ kind: 'head', colour: 'R', count: 1 }] },
      steps: [RED],
      legal: [done],
    },
    note: 'undo',
  },
  complete: {
    before: {
      log: begun,
      view: assembling,
      seat: {
        ...body(2),
        board: [
          { kind: 'head', colour: 'R', count: 1 },
          { kind: 'tail', colour: 'K', count: 1 },
        ],
      },
      legal: [action('add', { piece: 'head' })],
    },
    right: { log: begun, view: { phase: 'complete' }, seat: body(2) },
    wrong: {
      log: begun,
      view: assembling,
      seat: {
        ...body(2),
        board: [
          { kind: 'head', colour: 'R', count: 1 },
          { kind: 'tail', colour: 'K', count: 1 },
        ],
      },
      legal: [action('add', { piece: 'head' })],
      on: ['.tray [aria-pressed="true"]'],
    },
    note: 'other',
  },
  crown: {
    before: { log: begun, view: { phase: 'complete' }, seat: body(2) },
    right: { log: begun, seat: { finished: [{ points: 9 }] } },
    wrong: { log: begun, view: assembling, seat: body(2), legal: [done] },
    note: null,
    isGone: true,
  },
};

const DEEDS: Record<LessonName, Record<string, Deed>> = { board: BOARD_DEEDS, cards: CARD_DEEDS, carl: CARL_DEEDS };
const told = (steps: readonly Step[]) => steps.filter((step) => step.isTold).map(({ id }) => id);
/** Steps before one that leave no trace count as done. */
const keptBefore = (steps: readonly Step[], step: Step) =>
  steps
    .slice(0, steps.indexOf(step))
    .filter((each) => each.isKept)
    .map(({ id }) => id);

describe.each(['board', 'cards', 'carl'] as const)('the lesson %s', (lesson) => {
  const steps = STEPS[lesson];
  const asked = steps.filter((step) => !step.isTold);
  const at = (scene: Scene, step: Step) => {
    // What is asked for before is behind, unless a scene says otherwise.
    const before = scene.done ?? keptBefore(steps, step);
    return lookOf(lesson, { ...scene, done: [...told(steps), ...before], on: scene.on });
  };
  const only = (step: Step) => {
    // Steps before it that this scene has nothing to do with.
    const skipped = steps.slice(0, steps.indexOf(step)).map(({ id }) => id);
    return (look: Look): Look => ({
      ...look,
      done: new Set([...look.done, ...skipped.filter((id) => id !== step.id)]),
    });
  };

  it('has a right and a wrong deed for every step', () => {
    expect(asked.map(({ id }) => id).sort()).toEqual(Object.keys(DEEDS[lesson]).sort());
  });

  it.each(asked.map((step) => [step.id, step] as const))('%s: praises the right deed and no other', (id, step) => {
    const deed = DEEDS[lesson][id];
    if (!deed) throw new Error('no deed');
    const alone = only(step);
    const before = follow(steps, alone(at(deed.before, step)), null);
    expect(before.step?.id).toBe(id);
    expect(before.wrong).toBeNull();

    const right = follow(steps, alone(at(deed.right, step)), step);
    expect(right.isPraised).toBe(true);
    expect(right.step?.id).not.toBe(id);

    const look = at(deed.wrong, step);
    const wrong = follow(steps, alone(look), step);
    expect(wrong.isPraised).toBe(false);
    if (!deed.isGone) expect([wrong.step?.id, wrong.wrong]).toEqual([id, deed.note]);
    else if (deed.note) expect(follow(steps, look, step).wrong).toBe(deed.note);
    // Whatever it points at can be looked for.
    for (const selector of step.at?.(look) ?? []) expect(selector).not.toBe('');
  });
});

describe('a lesson waits', () => {
  it('blames nobody who has just taken the head that it asked for', () => {
    const look = lookOf('board', {
      done: ['undo', 'redo', 'lens', 'fulfil'],
      log: begun,
      seat: { ...body(2), board: [{ kind: 'head', colour: 'R', count: 1 }] },
      steps: [HEAD],
      legal: [done],
    });
    expect(follow(STEPS.board, look, null)).toMatchObject({ wrong: null });
    expect(follow(STEPS.board, look, null).step?.id).not.toBe('tail');
  });
});

describe('a lesson follows Undo', () => {
  it('asks again for what was taken back', () => {
    const laidRight = lookOf('cards', { draft: [laid('GR')], legal: [play], done: told(STEPS.cards) });
    expect(follow(STEPS.cards, laidRight, null).step?.id).toBe('second');
    const back = lookOf('cards', { redo: 1, legal: [play], done: told(STEPS.cards) });
    expect(follow(STEPS.cards, back, null).step?.id).toBe('lift');
  });

  it('goes on without praise where the moment has passed', () => {
    const place = STEPS.cards.find(({ id }) => id === 'place') ?? null;
    const other = lookOf('cards', { log: [laid('YR'), laid('KB', 'right')], draft: null, done: told(STEPS.cards) });
    expect(follow(STEPS.cards, other, place)).toMatchObject({ isPraised: false, wrong: null });
  });
});
