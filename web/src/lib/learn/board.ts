/** The first board game, step by step. */
import type { BoardSeatData, BoardViewData } from '$lib/api';
import { cardName, serpentName } from '$lib/board/speech';
import { didMine, drafted, isMine, mayDo, mayEnd, type Look, type Step } from './step';

const COMMIT = '.commit button';
const SUPPLY_TAB = '#tab-supply:not([aria-selected="true"])';
const BUILD_TAB = '#tab-build:not([aria-selected="true"])';
const HELD = '.tray [aria-pressed="true"]';
const PIECE = '.tray button.piece:not([aria-disabled])';
const NEW = '[data-lane] [data-socket$="new"] button';

const viewOf = (look: Look): BoardViewData | null =>
  look.state.position?.view.game === 'board' ? look.state.position.view : null;
const own = (look: Look): BoardSeatData | undefined => viewOf(look)?.seats[look.me];
const phase = (look: Look) => viewOf(look)?.phase ?? 'over';
const serpents = (look: Look) => (own(look)?.serpents ?? []).filter((serpent) => serpent !== null);
const finished = (look: Look) => own(look)?.finished.length ?? 0;
const has = (look: Look, kind: string) => own(look)?.board.some((piece) => piece.kind === kind && piece.count > 0) ?? false;
const closed = (look: Look, kind: 'head' | 'tail') =>
  serpents(look).some((serpent) => (kind === 'head' ? serpent.pieces[0] : serpent.pieces.at(-1))?.kind === kind);
const warns = (look: Look, code: string) => look.state.position?.warnings.some((warning) => warning.code === code) ?? false;
const footer = (look: Look, name: string) => `footer button[aria-label=${JSON.stringify(look.words(name))}]`;

/** Where the pieces of a kind can go now. */
function sockets(look: Look, kinds: readonly string[]): string[] {
  const places = look.legal.filter((action) => action.kind === 'add' && kinds.includes(String(action.args.piece)));
  const names = places.map(({ args }) => look.words(`board-socket-${args.end}`, { name: serpentName(look.words, String(args.serpent)) }));
  return [...new Set(names)].map((name) => `button.hit[aria-label^=${JSON.stringify(name)}]:not([aria-disabled])`);
}
const traySpace = (look: Look, kind: 'head' | 'tail' | 'body'): string[] =>
  (own(look)?.board ?? [])
    .filter((piece) => piece.kind === kind)
    .map(({ colour }) => `.tray button.piece[aria-label$=${JSON.stringify(look.words(`board-piece-${kind}`, { colour }))}]`);

/** Cards of the hand that fit now. */
const fitting = (look: Look): string =>
  [
    ...look.legal.filter((action) => action.kind === 'fulfil').map(({ args }) => `.hand button[aria-label^=${JSON.stringify(cardName(look.words, String(args.card)))}]`),
    '.hand .one',
  ].join(' || ');

const taking = (look: Look, kind: string) => mayDo(look, 'take', { piece: kind });
/** A space of the ring with such pieces, by what it is called. */
function spaces(look: Look, kind: 'head' | 'tail'): string {
  const takes = look.legal.filter((action) => action.kind === 'take' && action.args.piece === kind);
  const names = takes.map(({ args }) => look.words(`board-piece-${kind}`, { colour: String(args.colours) }));
  return [...names.map((name) => `.ring button.can[aria-label=${JSON.stringify(name)}]`), SUPPLY_TAB, '.ring'].join(' || ');
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
    done: (look) => phase(look) !== 'setup' || (own(look)?.hand?.length ?? 0) >= 3,
    at: () => ['.setup .cards'],
  },
  {
    id: 'keep-done',
    can: (look) => phase(look) === 'setup' && mayDo(look, 'done'),
    done: (look) => phase(look) !== 'setup',
    at: () => [COMMIT],
  },
  {
    id: 'take',
    can: (look) => taking(look, 'body'),
    done: (look) => didMine(look, 'took'),
    at: (look) => {
      const colour = look.words('board-piece-body', { colour: 'B' });
      const pair = look.words('board-space-pair', { first: colour, second: colour });
      return [`.ring button.can[aria-label=${JSON.stringify(pair)}] || ${SUPPLY_TAB} || .ring`];
    },
    say: (look) => (look.has(SUPPLY_TAB) && !look.has('.ring') ? 'take-tab' : 'take'),
  },
  {
    id: 'commit',
    can: (look) => drafted(look, 'take') && mayEnd(look),
    done: (look) => look.state.log.some(({ event }) => event.seat === look.me && event.name === 'took'),
    at: () => [COMMIT],
  },
  {
    id: 'choose',
    can: (look) => phase(look) === 'main' && mayDo(look, 'choose') && !drafted(look, 'choose'),
    done: (look) => didMine(look, 'chose', 'drew'),
    at: () => [`.supply .cards .grid || ${SUPPLY_TAB}`],
    say: (look) => (look.has(SUPPLY_TAB) && !look.has('.ring') ? 'choose-tab' : 'choose'),
  },
  {
    id: 'choose-done',
    can: (look) => drafted(look, 'choose') && mayEnd(look),
    done: (look) => look.state.log.some(({ event }) => event.seat === look.me && (event.name === 'chose' || event.name === 'drew')),
    at: () => [COMMIT],
  },
  {
    id: 'begin',
    can: (look) => mayDo(look, 'begin') && has(look, 'body'),
    done: (look) => serpents(look).length > 0 || finished(look) > 0,
    at: (look) => (look.has(HELD) ? [NEW] : [[...traySpace(look, 'body'), PIECE].join(' || '), `${NEW} || ${BUILD_TAB}`]),
    say: (look) => (look.has(HELD) ? 'begin-held' : 'begin'),
  },
  {
    id: 'add',
    can: (look) => mayDo(look, 'add') && serpents(look).length > 0,
    done: (look) => serpents(look).some((serpent) => serpent.pieces.length > 1) || finished(look) > 0,
    at: (look) => (look.has(HELD) ? ['[data-lane] .bed'] : [[...traySpace(look, 'body'), PIECE].join(' || '), `[data-lane] .bed || ${BUILD_TAB}`]),
    say: (look) => (look.has(HELD) ? 'add-held' : 'add'),
  },
  {
    id: 'undo',
    can: (look) => drafted(look, 'add', 'begin') && phase(look) === 'assemble',
    done: (look) => (look.draft?.redo ?? 0) > 0,
    at: (look) => [footer(look, 'board-undo')],
  },
  {
    id: 'redo',
    can: (look) => look.done.has('undo') && (look.draft?.redo ?? 0) > 0,
    done: (look) => look.done.has('undo') && isMine(look) && look.draft?.redo === 0,
    at: (look) => [footer(look, 'board-redo')],
  },
  {
    id: 'lens',
    can: (look) => serpents(look).some((serpent) => serpent.pieces.length > 1) && mayDo(look, 'fulfil'),
    done: (look) => look.has('.hand .up') || didMine(look, 'fulfilled') || (look.has('.lane .showing') && !look.has('.hand .holder:hover, .hand .holder:focus-within')),
    at: (look) => [fitting(look)],
  },
  {
    id: 'levels',
    isTold: true,
    can: (look) => look.done.has('lens') && serpents(look).length > 0 && phase(look) === 'assemble' && !didMine(look, 'fulfilled'),
    at: (look) => [look.has('.hand .up') ? '.hand .up' : fitting(look), `[data-lane] .bed || ${BUILD_TAB}`],
  },
  {
    id: 'fulfil',
    can: (look) => mayDo(look, 'fulfil') && phase(look) !== 'complete',
    done: (look) => didMine(look, 'fulfilled'),
    at: (look) => (look.has('.lay') ? ['.lay'] : [fitting(look)]),
    say: (look) => (look.has('.lay') ? 'fulfil-held' : 'fulfil'),
  },
  {
    id: 'build-done',
    can: (look) => drafted(look, 'add', 'begin', 'fulfil') && mayEnd(look) && phase(look) !== 'complete' && finished(look) === 0,
    done: (look) => look.state.log.some(({ event }) => event.seat === look.me && (event.name === 'began' || event.name === 'added')),
    at: () => [COMMIT],
  },
  {
    id: 'head',
    can: (look) => taking(look, 'head') && !has(look, 'head'),
    done: (look) => finished(look) > 0 || has(look, 'head') || closed(look, 'head'),
    at: (look) => [spaces(look, 'head')],
  },
  {
    id: 'tail',
    can: (look) => taking(look, 'tail') && !has(look, 'tail'),
    done: (look) => finished(look) > 0 || has(look, 'tail') || closed(look, 'tail'),
    at: (look) => [spaces(look, 'tail')],
  },
  {
    id: 'complete',
    can: (look) => (mayDo(look, 'add', { piece: 'head' }) && (has(look, 'tail') || closed(look, 'tail'))) || (mayDo(look, 'add', { piece: 'tail' }) && (has(look, 'head') || closed(look, 'head'))),
    done: (look) => (phase(look) === 'complete' && isMine(look)) || finished(look) > 0,
    at: (look) =>
      look.has(HELD) ? [...sockets(look, ['head', 'tail']), BUILD_TAB].slice(0, 3) : [...traySpace(look, 'head').slice(0, 1), ...traySpace(look, 'tail').slice(0, 1)],
    say: (look) => (look.has(HELD) ? 'complete-held' : 'complete'),
  },
  {
    id: 'crown',
    can: (look) => phase(look) === 'complete' && isMine(look),
    done: (look) => finished(look) > 0 && phase(look) !== 'complete',
    at: (look) => ({ crown: ['.cols'], 'crown-temple': ['.cols > :last-child'], 'crown-done': [COMMIT, '.cols'] })[crown(look)],
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
