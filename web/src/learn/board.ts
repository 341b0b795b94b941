/** The first board game, step by step. */
import type { BoardSeatData, BoardViewData } from '$kit/api';
import { pieceLook } from '$kit/motion/places';
import { boardView } from '$games/shared/views';
import { keyFor } from './seek';
import {
  committed,
  didMine,
  drafted,
  isMine,
  mayDo,
  mayEnd,
  type Args,
  type Look,
  type Step,
  type Wrong,
} from './step';

const COMMIT = '.commit button';
const SUPPLY_TAB = '#tab-supply:not([aria-selected="true"])';
const BUILD_TAB = '#tab-build:not([aria-selected="true"])';
const HELD = '.tray [aria-pressed="true"]';
const PIECE = '.tray button.piece:not([aria-disabled])';
const NEW = '[data-lane] [data-socket$="new"] button';

const viewOf = (look: Look): BoardViewData | null => boardView(look.state.position);
const own = (look: Look): BoardSeatData | undefined => viewOf(look)?.seats[look.me];
const phase = (look: Look) => viewOf(look)?.phase ?? 'over';
const serpents = (look: Look) => (own(look)?.serpents ?? []).filter((serpent) => serpent !== null);
const finished = (look: Look) => own(look)?.finished.length ?? 0;
const has = (look: Look, kind: string) =>
  own(look)?.board.some((piece) => piece.kind === kind && piece.count > 0) ?? false;
const closed = (look: Look, kind: 'head' | 'tail') =>
  serpents(look).some((serpent) => (kind === 'head' ? serpent.pieces[0] : serpent.pieces.at(-1))?.kind === kind);
const warns = (look: Look, code: string) =>
  look.state.position?.warnings.some((warning) => warning.code === code) ?? false;
const kept = (look: Look) => own(look)?.hand?.length ?? 0;
/** Something was taken back and waits for Redo. */
const isBack = (look: Look) => (look.draft?.redo ?? 0) > 0;
/** The pieces that the reader took first. */
const firstTaken = (look: Look) => look.events.find((event) => event.seat === look.me && event.name === 'took')?.data;
const tookBlue = (look: Look) => firstTaken(look)?.colours === 'BB';
/** The draft holds another action than the one that is asked for. */
const instead = (look: Look, ...kinds: string[]): Wrong | null => (drafted(look, ...kinds) ? 'undo' : null);
/** Other pieces were taken, though such a one lies in the supply. */
const tookOther = (look: Look, piece: 'head' | 'tail'): Wrong | null => {
  const taken = look.draft?.steps.find((step) => step.kind === 'take');
  const isThere = viewOf(look)?.supply[`${piece}s`].some((colour) => colour !== null) ?? false;
  return taken && isThere && taken.args.piece !== piece ? 'undo' : null;
};
/** A head was there before this turn: whoever takes one in it has done what was asked, and the tail comes later. */
const hadHead = (look: Look): boolean => {
  const now = own(look)?.board.reduce((sum, piece) => sum + (piece.kind === 'head' ? piece.count : 0), 0) ?? 0;
  const taken = look.draft?.steps.filter((step) => step.kind === 'take' && step.args.piece === 'head').length ?? 0;
  return now > taken || closed(look, 'head');
};
/** A card of the hand is lifted that does not fit. */
const liftedOther = (look: Look): Wrong | null =>
  look.has('.hand .up') && !fittingCards(look).some((card) => look.has(`.hand .up [data-card="${card}"]`))
    ? 'other'
    : null;
const mayComplete = (look: Look): boolean =>
  (mayDo(look, 'add', { piece: 'head' }) && (has(look, 'tail') || closed(look, 'tail'))) ||
  (mayDo(look, 'add', { piece: 'tail' }) && (has(look, 'head') || closed(look, 'head')));
/** A piece is lifted that completes nothing. */
const heldBody = (look: Look): Wrong | null => {
  const ends = [...traySpace(look, 'head'), ...traySpace(look, 'tail')];
  return look.has(HELD) && !ends.some((selector) => look.has(`${selector}[aria-pressed="true"]`)) ? 'other' : null;
};

/** Where the pieces of a kind can go now. */
function sockets(look: Look, kinds: readonly string[]): string[] {
  const places = look.legal.filter((action) => action.kind === 'add' && kinds.includes(String(action.args.piece)));
  const found = places.map(({ args }) => `[data-lane="${args.serpent}"] [data-end="${args.end}"]:not([aria-disabled])`);
  return [...new Set(found)];
}
const traySpace = (look: Look, kind: 'head' | 'tail' | 'body'): string[] =>
  (own(look)?.board ?? [])
    .filter((piece) => piece.kind === kind)
    .map(({ colour }) => `.tray button[data-look="${pieceLook(kind, colour)}"]`);

/** Cards of the hand that fit now. */
const fittingCards = (look: Look): string[] =>
  look.legal.filter((action) => action.kind === 'fulfil').map(({ args }) => String(args.card));
const fitting = (look: Look): string =>
  [...fittingCards(look).map((card) => `.hand [data-card="${card}"] button`), '.hand .one'].join(' || ');

const taking = (look: Look, kind: string) => mayDo(look, 'take', { piece: kind });
/** A space of the ring with such pieces, by the action that takes them. */
function spaces(look: Look, args: Args): string {
  const takes = look.legal.filter(
    (action) => action.kind === 'take' && Object.entries(args).every(([name, value]) => action.args[name] === value),
  );
  return [...takes.map(({ id }) => `.ring button[data-action="${id}"]`), SUPPLY_TAB, '.ring'].join(' || ');
}

/** The coach lays the best cards by itself; what is left is to look at them, to change them and to close. */
function crown(look: Look): 'crown' | 'crown-temple' | 'crown-done' {
  if (!look.has('.verdict.good')) return 'crown';
  return mayDo(look, 'temple') && !look.has('.pick.on .temple') ? 'crown-temple' : 'crown-done';
}

export const BOARD: readonly Step[] = [
  { id: 'goal', isTold: true, can: () => true },
  {
    id: 'keep',
    can: (look) => phase(look) === 'setup' && mayDo(look, 'keep'),
    done: (look) => phase(look) === 'setup' && kept(look) >= 3,
    gone: (look) => phase(look) !== 'setup',
    wrong: (look) => (phase(look) === 'setup' && kept(look) < 3 ? instead(look, 'done') : null),
    at: () => ['.setup .cards'],
  },
  {
    id: 'keep-done',
    can: (look) => phase(look) === 'setup' && kept(look) >= 3 && mayDo(look, 'done'),
    done: (look) => phase(look) !== 'setup' && kept(look) >= 3,
    gone: (look) => phase(look) !== 'setup',
    at: () => [COMMIT],
  },
  {
    id: 'take',
    can: (look) => taking(look, 'body'),
    done: tookBlue,
    gone: (look) => committed(look, 'took'),
    wrong: (look) =>
      isMine(look) && phase(look) !== 'setup' && !tookBlue(look) ? instead(look, 'take', 'choose') : null,
    at: (look) => [spaces(look, { piece: 'body', colours: 'BB' })],
    say: (look) => (look.has(SUPPLY_TAB) && !look.has('.ring') ? 'take-tab' : 'take'),
  },
  {
    id: 'commit',
    can: (look) => drafted(look, 'take') && mayEnd(look),
    done: (look) => committed(look, 'took'),
    at: () => [COMMIT],
  },
  {
    id: 'choose',
    can: (look) => phase(look) === 'main' && mayDo(look, 'choose') && !drafted(look, 'choose'),
    done: (look) => didMine(look, 'chose', 'drew'),
    wrong: (look) => (committed(look, 'took') ? instead(look, 'take') : null),
    at: () => [`.supply .cards .grid || ${SUPPLY_TAB}`],
    say: (look) => (look.has(SUPPLY_TAB) && !look.has('.ring') ? 'choose-tab' : 'choose'),
  },
  {
    id: 'choose-done',
    can: (look) => drafted(look, 'choose') && mayEnd(look),
    done: (look) => committed(look, 'chose', 'drew'),
    at: () => [COMMIT],
  },
  {
    id: 'begin',
    can: (look) => mayDo(look, 'begin') && has(look, 'body'),
    done: (look) => serpents(look).length > 0 || finished(look) > 0 || isBack(look),
    wrong: (look) => (committed(look, 'chose', 'drew') ? instead(look, 'take', 'choose') : null),
    at: (look) =>
      look.has(HELD) ? [NEW] : [[...traySpace(look, 'body'), PIECE].join(' || '), `${NEW} || ${BUILD_TAB}`],
    say: (look) => (look.has(HELD) ? 'begin-held' : 'begin'),
  },
  {
    id: 'add',
    can: (look) => mayDo(look, 'add') && serpents(look).length > 0,
    done: (look) => serpents(look).some((serpent) => serpent.pieces.length > 1) || finished(look) > 0 || isBack(look),
    wrong: (look) => (committed(look, 'began') ? instead(look, 'take', 'choose') : null),
    at: (look) =>
      look.has(HELD)
        ? ['[data-lane] .bed']
        : [[...traySpace(look, 'body'), PIECE].join(' || '), `[data-lane] .bed || ${BUILD_TAB}`],
    say: (look) => (look.has(HELD) ? 'add-held' : 'add'),
  },
  {
    id: 'undo',
    can: (look) => drafted(look, 'add', 'begin') && phase(look) === 'assemble',
    isKept: true,
    done: isBack,
    gone: (look) => committed(look, 'began', 'added'),
    at: () => [keyFor('undo')],
  },
  {
    id: 'redo',
    can: (look) => look.done.has('undo') && isBack(look),
    isKept: true,
    done: (look) => look.done.has('undo') && look.undone !== null && look.draft?.steps.at(-1)?.id === look.undone,
    gone: (look) => look.done.has('undo') && !isBack(look),
    at: () => [keyFor('redo')],
  },
  {
    id: 'lens',
    can: (look) => serpents(look).some((serpent) => serpent.pieces.length > 1) && mayDo(look, 'fulfil'),
    isKept: true,
    done: (look) => look.has('.hand .up') && liftedOther(look) === null && mayDo(look, 'fulfil'),
    gone: (look) => didMine(look, 'fulfilled'),
    wrong: (look) => (mayDo(look, 'fulfil') ? liftedOther(look) : null),
    at: (look) => [fitting(look)],
  },
  {
    id: 'levels',
    isTold: true,
    can: (look) =>
      look.done.has('lens') && serpents(look).length > 0 && phase(look) === 'assemble' && !didMine(look, 'fulfilled'),
    at: (look) => [
      look.has('.hand .up') ? '.hand .up' : fitting(look),
      `[data-lane] .bed .serpent > svg || [data-lane] .bed || ${BUILD_TAB}`,
    ],
  },
  {
    id: 'fulfil',
    can: (look) => mayDo(look, 'fulfil') && phase(look) !== 'complete',
    done: (look) => didMine(look, 'fulfilled'),
    wrong: (look) => (mayDo(look, 'fulfil') && phase(look) !== 'complete' ? liftedOther(look) : null),
    at: (look) => (look.has('.lay') && !liftedOther(look) ? ['.lay'] : [fitting(look)]),
    say: (look) => (look.has('.lay') && !liftedOther(look) ? 'fulfil-held' : 'fulfil'),
  },
  {
    id: 'build-done',
    can: (look) =>
      drafted(look, 'add', 'begin', 'fulfil') && mayEnd(look) && phase(look) !== 'complete' && finished(look) === 0,
    done: (look) => committed(look, 'began', 'added'),
    at: () => [COMMIT],
  },
  {
    id: 'head',
    can: (look) => taking(look, 'head') && !has(look, 'head'),
    done: (look) => finished(look) > 0 || has(look, 'head') || closed(look, 'head'),
    wrong: (look) => (committed(look, 'began', 'added') ? tookOther(look, 'head') : null),
    at: (look) => [spaces(look, { piece: 'head' })],
  },
  {
    id: 'tail',
    can: (look) => taking(look, 'tail') && !has(look, 'tail'),
    done: (look) => finished(look) > 0 || has(look, 'tail') || closed(look, 'tail'),
    wrong: (look) => (hadHead(look) ? tookOther(look, 'tail') : null),
    at: (look) => [spaces(look, { piece: 'tail' })],
  },
  {
    id: 'complete',
    can: mayComplete,
    done: (look) => (phase(look) === 'complete' && isMine(look)) || finished(look) > 0,
    wrong: (look) => (mayComplete(look) ? heldBody(look) : null),
    at: (look) =>
      look.has(HELD) && !heldBody(look)
        ? [...sockets(look, ['head', 'tail']), BUILD_TAB].slice(0, 3)
        : [...traySpace(look, 'head').slice(0, 1), ...traySpace(look, 'tail').slice(0, 1)],
    say: (look) => (look.has(HELD) && !heldBody(look) ? 'complete-held' : 'complete'),
  },
  {
    id: 'crown',
    can: (look) => phase(look) === 'complete' && isMine(look),
    done: (look) => finished(look) > 0 && phase(look) !== 'complete',
    at: (look) =>
      ({ crown: ['.cols'], 'crown-temple': ['.cols > :last-child'], 'crown-done': [COMMIT, '.cols'] })[crown(look)],
    say: crown,
  },
  {
    id: 'score',
    isTold: true,
    can: (look) => finished(look) > 0,
    at: () => ['.done > div'],
    args: (look) => ({ points: own(look)?.finished[0]?.points ?? 0 }),
  },
  { id: 'end', isTold: true, can: (look) => finished(look) > 0 },
  {
    id: 'coach',
    isTold: true,
    can: (look) => finished(look) > 0 && isMine(look) && !look.draft?.ends_turn,
    at: () => ['footer.bar button'],
  },
  { id: 'near', isTold: true, isAside: true, can: (look) => warns(look, 'third_is_near') && look.done.has('coach') },
  { id: 'last', isTold: true, isAside: true, can: (look) => warns(look, 'your_last_turn') },
];
