/** The first card game and the first match against CARL, step by step. */
import type { CardSeatData, CardViewData, LegalData } from '$lib/api';
import { handCards } from '$lib/cardgame/hand';
import { namesWith, prophecyOf } from '$lib/cardgame/names';
import { whereIs } from '$lib/cardgame/position';
import { LEVEL_POINTS } from '$lib/data';
import { didMine, isMine, mayDo, mayEnd, type Args, type Look, type Step } from './step';

const GO = 'footer .go button';
const HELD = '.hand li.held';

const viewOf = (look: Look): CardViewData | null => {
  const view = look.state.position?.view;
  return view && view.game !== 'board' ? view : null;
};
const own = (look: Look): CardSeatData | undefined => viewOf(look)?.seats.find((seat) => seat.seat === look.me);
const round = (look: Look) => viewOf(look)?.round ?? 0;
const placed = (look: Look) => look.events.filter((event) => event.seat === look.me && event.name === 'placed').length;
const laid = (look: Look) => look.state.log.filter(({ event }) => event.seat === look.me && event.name === 'placed').length;
/** The reader's turn has come and nothing has been done yet. */
const isFresh = (look: Look) => isMine(look) && look.draft?.steps.length === 0 && !look.has('.table.telling');

/** Prophecies to be fulfilled: in front of whom (null: the supply). */
function fulfils(look: Look, isWanted: (owner: number | null) => boolean): LegalData[] {
  const view = viewOf(look);
  return view ? look.legal.filter((action) => action.kind === 'fulfil' && isWanted(whereIs(view, String(action.args.card)))) : [];
}
const isMe = (look: Look) => (owner: number | null) => owner === look.me;
const isOther = (look: Look) => (owner: number | null) => owner !== null && owner !== look.me;
const isSupply = (owner: number | null) => owner === null;
const mayUpgrade = (look: Look) => fulfils(look, isMe(look)).length > 0;
const mayClaim = (look: Look) => fulfils(look, isSupply).length > 0;
const maySteal = (look: Look) => fulfils(look, isOther(look)).length > 0;

/** The switch of the first such Prophecy. */
function switchOf(look: Look, isWanted: (owner: number | null) => boolean): string[] {
  const [first] = fulfils(look, isWanted);
  const name = first && namesWith(look.words, look.state.table).prophecy(String(first.args.card));
  return [name ? `button.line[aria-label^=${JSON.stringify(name)}] || button.line` : 'button.line'];
}
/** What the first such Prophecy would become. */
function gainOf(look: Look, isWanted: (owner: number | null) => boolean): Args {
  const card = String(fulfils(look, isWanted)[0]?.args.card ?? '');
  const level = viewOf(look)?.gains.find((gain) => gain.card === card)?.level ?? 1;
  return card ? { pattern: prophecyOf(card).pattern, level, points: LEVEL_POINTS[level] ?? 0 } : {};
}

/** A Feather of the hand by its colours, or the whole hand. */
function feather(look: Look, colours: string): string {
  const view = viewOf(look);
  const at = view ? handCards(view, look.me).findIndex((card) => card.colours === colours) : -1;
  return at < 0 ? '.hand ul' : `.hand li:nth-child(${at + 1}) || .hand ul`;
}
/** The lifted Feather is not the way round it lay in the hand. */
function isFlipped(look: Look): boolean {
  const view = viewOf(look);
  const name = look.nameOf(`${HELD} button`);
  if (!view || !name) return false;
  const names = namesWith(look.words, look.state.table);
  const turned = handCards(view, look.me).map(({ colours }) => names.feather([...colours].reverse().join('')));
  return turned.some((each) => name.includes(each));
}
const overs = (look: Look) =>
  look.legal.filter((action) => action.kind === 'play' && String(action.args.place).startsWith('over')).map(({ id }) => `[data-action="${id}"]`);

/** What was chosen waits for the button. */
const isArmed = (look: Look) => look.has('.ghost[aria-pressed="true"], button.line.armed, .end.armed');
const armedFulfil = (look: Look) => look.legal.find((action) => action.kind === 'fulfil' && look.has(`button.line.armed[data-fulfil="${action.args.card}"]`));
/** It shows new cards, or it only ends the placement; an upgrade is chosen by itself. */
const armedText = (look: Look, id: string) => (armedFulfil(look)?.reveals !== false ? 'armed' : id === 'fulfil' ? 'fulfil-on' : 'chosen');
/** A step of the turn: once something waits for the button, it points there. */
const asking = ({ at, say, ...step }: Step): Step => ({
  ...step,
  at: (look) => (isArmed(look) ? [GO, 'button.line.armed'] : (at?.(look) ?? [])),
  say: (look) => (isArmed(look) ? armedText(look, step.id) : (say?.(look) ?? step.id)),
});

/** Lifting a Feather and laying it, which several steps ask for. */
const laying = (look: Look): string[] => (look.has(HELD) ? ['.ghosts'] : ['.hand ul']);

export const CARDS: readonly Step[] = [
  { id: 'goal', isTold: true, can: () => true },
  { id: 'own', isTold: true, can: (look) => isFresh(look) && placed(look) === 0, at: () => ['.own'] },
  {
    id: 'lift',
    can: (look) => mayDo(look, 'play') && placed(look) === 0,
    done: (look) => look.has(HELD) || placed(look) > 0,
    at: (look) => [feather(look, 'RG')],
  },
  {
    id: 'flip',
    can: (look) => look.has(HELD) && placed(look) === 0,
    done: (look) => isFlipped(look) || placed(look) > 0,
    at: () => [HELD],
  },
  asking({
    id: 'place',
    can: (look) => mayDo(look, 'play') && placed(look) === 0,
    done: (look) => placed(look) > 0,
    at: laying,
  }),
  asking({
    id: 'fulfil',
    can: mayUpgrade,
    done: (look) => didMine(look, 'upgraded'),
    at: (look) => switchOf(look, isMe(look)),
    args: (look) => gainOf(look, isMe(look)),
  }),
  {
    id: 'fulfil-done',
    can: (look) => placed(look) === 1 && mayDo(look, 'done'),
    done: (look) => placed(look) > 1,
    at: () => [GO],
  },
  asking({
    id: 'second',
    can: (look) => mayDo(look, 'play') && placed(look) === 1,
    done: (look) => placed(look) > 1,
    at: laying,
  }),
  asking({
    id: 'claim',
    can: mayClaim,
    done: (look) => didMine(look, 'claimed'),
    at: (look) => switchOf(look, isSupply),
  }),
  {
    id: 'commit',
    can: (look) => placed(look) > 1 && !mayDo(look, 'play') && mayEnd(look),
    done: (look) => laid(look) > 1,
    at: () => [GO],
  },
  {
    id: 'rival',
    isTold: true,
    can: (look) => isFresh(look) && round(look) > 1,
    at: () => ['aside.left section || aside.left .fold'],
  },
  asking({
    id: 'over',
    can: (look) => overs(look).length > 0,
    done: (look) => look.events.some((event) => event.seat === look.me && String(event.data.place ?? '').startsWith('over')),
    at: (look) => (look.has(HELD) ? overs(look).filter((selector) => look.has(selector)).slice(0, 2) : ['.hand ul']),
    say: (look) => (look.has(HELD) ? 'over-held' : 'over'),
  }),
  { id: 'levels', isTold: true, can: (look) => isMine(look) && round(look) > 1 && laid(look) > 1, at: () => ['.own'] },
  { id: 'temple', isTold: true, can: (look) => isFresh(look) && round(look) > 2, at: () => ['.temple'] },
  { id: 'discard', isTold: true, can: (look) => isFresh(look) && round(look) > 2 && mayDo(look, 'discard'), at: () => ['.hand .end button'] },
  asking({
    id: 'head',
    can: (look) => mayDo(look, 'head'),
    done: (look) => didMine(look, 'head'),
    at: () => ['.ends > :first-child || .ends'],
  }),
  asking({
    id: 'tail',
    can: (look) => mayDo(look, 'tail'),
    done: (look) => didMine(look, 'tail'),
    at: () => ['.ends > :last-child || .ends'],
  }),
  {
    id: 'finish',
    can: (look) => didMine(look, 'tail') && mayEnd(look),
    done: (look) => own(look)?.is_scored === true && !isMine(look),
    at: () => [GO],
  },
  asking({
    id: 'steal',
    isAside: true,
    can: maySteal,
    done: (look) => didMine(look, 'stole'),
    at: (look) => switchOf(look, isOther(look)),
  }),
  { id: 'robbed', isTold: true, isAside: true, can: (look) => own(look)?.is_scored !== true && look.events.some((event) => event.name === 'stole' && event.data.victim === look.me) },
  { id: 'dropped', isTold: true, isAside: true, can: (look) => didMine(look, 'dropped'), at: () => ['.own'] },
  { id: 'secured', isTold: true, isAside: true, can: (look) => own(look)?.held.some((held) => held.is_secured) ?? false, at: () => ['.own'] },
  { id: 'final', isTold: true, isAside: true, can: (look) => isFresh(look) && round(look) === 4 },
];

const isTelling = (look: Look) => look.has('.table.telling');

export const CARL: readonly Step[] = [
  { id: 'goal', isTold: true, can: () => true },
  { id: 'wants', isTold: true, can: isTelling, at: () => ['aside.left section || .told section'] },
  {
    id: 'watch',
    can: isTelling,
    done: (look) => look.has('.table.carl') && look.done.has('goal') && !isTelling(look) && isMine(look),
    at: () => [GO],
  },
  asking({
    id: 'lay',
    can: (look) => mayDo(look, 'play') && !isTelling(look) && placed(look) === 0,
    done: (look) => placed(look) > 0,
    at: (look) => (look.has(HELD) ? ['.ghosts'] : [feather(look, 'RG')]),
  }),
  asking({
    id: 'steal',
    can: maySteal,
    done: (look) => didMine(look, 'stole'),
    at: (look) => switchOf(look, isOther(look)),
  }),
  { id: 'columns', isTold: true, can: (look) => isMine(look) && !isTelling(look) && placed(look) > 0, at: () => ['.columns'] },
  asking({
    id: 'turn',
    can: (look) => isMine(look) && !isTelling(look) && laid(look) < 2,
    done: (look) => laid(look) > 1,
    at: (look) => (mayEnd(look) && !mayDo(look, 'play') ? [GO] : laying(look)),
  }),
  { id: 'win', isTold: true, can: (look) => isMine(look) && !isTelling(look) && round(look) > 1 },
  { id: 'dropped', isTold: true, isAside: true, can: (look) => didMine(look, 'dropped'), at: () => ['.columns'] },
  { id: 'second-match', isTold: true, isAside: true, can: (look) => viewOf(look)?.carl?.competition === 2 },
];
