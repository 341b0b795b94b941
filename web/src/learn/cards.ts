/** The first card game and the first match against CARL, step by step. */
import type { CardSeatData, CardViewData, LegalData } from '$kit/api';
import { handCards } from '$games/cards/model/hand';
import { prophecyOf } from '$games/names/cards';
import { whereIs } from '$games/cards/model/position';
import { cardView } from '$games/shared/views';
import { keyFor } from './seek';
import { LEVEL_POINTS } from '$kit/data';
import { committed, didMine, isMine, mayDo, mayEnd, type Args, type Look, type Step, type Wrong } from './step';

/** The one thing to do: at the end of the bar, or in a short window of the rail. */
const GO = 'footer .commit button';
const HELD = '.hand li.held';
/** The reader's own Prophecies: below the row, or in a short window above it. */
const OWN = 'section.own || .strip .mine';
/** In a short window what is spoken of may lie behind a tab. */
const behind = (tab: string) => `#tab-${tab}:not([aria-selected="true"])`;

const viewOf = (look: Look): CardViewData | null => cardView(look.state.position);
const own = (look: Look): CardSeatData | undefined => viewOf(look)?.seats.find((seat) => seat.seat === look.me);
const round = (look: Look) => viewOf(look)?.round ?? 0;
const placed = (look: Look) => look.events.filter((event) => event.seat === look.me && event.name === 'placed').length;
const laid = (look: Look) =>
  look.state.log.filter(({ event }) => event.seat === look.me && event.name === 'placed').length;
/** The reader's turn has come and nothing has been done yet. */
const isFresh = (look: Look) => isMine(look) && look.draft?.steps.length === 0 && !look.has('.table.telling');

/** Prophecies to be fulfilled: in front of whom (null: the supply). */
function fulfils(look: Look, isWanted: (owner: number | null) => boolean): LegalData[] {
  const view = viewOf(look);
  return view
    ? look.legal.filter((action) => action.kind === 'fulfil' && isWanted(whereIs(view, String(action.args.card))))
    : [];
}
const isMe = (look: Look) => (owner: number | null) => owner === look.me;
const isOther = (look: Look) => (owner: number | null) => owner !== null && owner !== look.me;
const isSupply = () => (owner: number | null) => owner === null;

/** The switch of the first such Prophecy. */
function switchOf(look: Look, isWanted: (owner: number | null) => boolean): string[] {
  const [first] = fulfils(look, isWanted);
  return [first ? `button.line[data-fulfil="${first.args.card}"] || button.line` : 'button.line'];
}
/** What the first such Prophecy would become, or has become in the draft. */
function gainOf(look: Look, isWanted: (owner: number | null) => boolean, name: string): Args {
  const chosen = look.draft?.events.findLast((event) => event.name === name)?.data;
  const card = String(chosen?.card ?? fulfils(look, isWanted)[0]?.args.card ?? '');
  const level = Number(chosen?.level ?? viewOf(look)?.gains.find((gain) => gain.card === card)?.level ?? 1);
  return card ? { pattern: prophecyOf(card).pattern, level, points: LEVEL_POINTS[level] ?? 0 } : {};
}

/** A Feather of the hand by its colours, or the whole hand. */
function feather(look: Look, colours: string): string {
  const view = viewOf(look);
  const at = view ? handCards(view, look.me).findIndex((card) => card.colours === colours) : -1;
  return at < 0 ? '.hand ul' : `.hand li:nth-child(${at + 1}) || .hand ul`;
}
/** The lifted Feather shows these colours, from left to right. */
const holds = (look: Look, colours: string): boolean => look.has(`${HELD}[data-feather="${colours}"]`);
const holdsRedGreen = (look: Look) => holds(look, 'RG') || holds(look, 'GR');
/** Another Feather is lifted than the one that is asked for. */
const heldOther = (look: Look): Wrong | null => (look.has(HELD) && !holdsRedGreen(look) ? 'other' : null);
/** The first Feather of the row lies like this. */
const begunWith = (look: Look, colours: string): boolean =>
  look.events.find((event) => event.seat === look.me && event.name === 'placed')?.data.colours === colours;
/** A first Feather was laid otherwise, and can still be taken back. */
const begunOther = (look: Look, colours: string): Wrong | null =>
  placed(look) > 0 && laid(look) === 0 && isMine(look) && !begunWith(look, colours) ? 'undo' : null;
/** Nothing of this placement is left to be confirmed. */
const isSettled = (look: Look) => viewOf(look)?.phase !== 'fulfil';
/** It is in the draft, or may be: as long as it waits to be confirmed it can be switched on and off. */
const isOn = (look: Look, name: string) =>
  isMine(look) && (look.draft?.events ?? []).some((event) => event.name === name);
/** What was laid in this turn. */
const drafts = (look: Look) => (look.draft?.events ?? []).filter((event) => event.name === 'placed');
const isOver = (event: { data: Record<string, unknown> }) => String(event.data.place ?? '').startsWith('over');
const overs = (look: Look) =>
  look.legal
    .filter((action) => action.kind === 'play' && String(action.args.place).startsWith('over'))
    .map(({ id }) => `[data-action="${id}"]`);

/** What was chosen waits for the button. */
const isArmed = (look: Look) => look.has('.ghost[aria-pressed="true"], button.line.armed, .end.armed');
const armedFulfil = (look: Look) =>
  look.legal.find(
    (action) => action.kind === 'fulfil' && look.has(`button.line.armed[data-fulfil="${action.args.card}"]`),
  );
/** It shows new cards, or it only ends the placement. */
const armedText = (look: Look) => (armedFulfil(look)?.reveals !== false ? 'armed' : 'chosen');
/** A step of the turn: once something waits for the button, it points there. */
const asking = ({ at, say, ...step }: Step): Step => ({
  ...step,
  at: (look) => (isArmed(look) ? [GO, 'button.line.armed'] : (at?.(look) ?? [])),
  say: (look) => (isArmed(look) ? armedText(look) : (say?.(look) ?? step.id)),
});
/** A gain is on by itself; it is done when the button has confirmed it. Switched off, it is asked for. */
const gaining = (
  id: string,
  name: string,
  isWanted: (look: Look) => (owner: number | null) => boolean,
  more: Partial<Step> = {},
): Step => {
  const isOffered = (look: Look) => fulfils(look, isWanted(look)).length > 0;
  const isChosen = (look: Look) => isOn(look, name) || (isOffered(look) && isArmed(look));
  return {
    id,
    can: (look) => !isSettled(look) && (isOffered(look) || isOn(look, name)),
    done: (look) => committed(look, name) || (isSettled(look) && didMine(look, name)),
    at: (look) => (isChosen(look) ? [GO, `button.line.on || button.line`] : switchOf(look, isWanted(look))),
    say: (look) => (isChosen(look) ? `${id}-on` : id),
    args: (look) => gainOf(look, isWanted(look), name),
    ...more,
  };
};

/** Lifting a Feather and laying it, which several steps ask for. */
const laying = (look: Look): string[] => (look.has(HELD) ? ['.ghosts'] : ['.hand ul']);

export const CARDS: readonly Step[] = [
  { id: 'goal', isTold: true, can: () => true },
  { id: 'own', isTold: true, can: (look) => isFresh(look) && placed(look) === 0, at: () => [OWN] },
  {
    id: 'lift',
    can: (look) => mayDo(look, 'play') && placed(look) === 0,
    done: (look) => holdsRedGreen(look) || begunWith(look, 'GR'),
    gone: (look) => placed(look) > 0,
    wrong: (look) => (placed(look) === 0 ? heldOther(look) : null),
    at: (look) => [feather(look, 'RG')],
  },
  {
    id: 'flip',
    can: (look) => holdsRedGreen(look) && placed(look) === 0,
    done: (look) => holds(look, 'GR') || begunWith(look, 'GR'),
    gone: (look) => placed(look) > 0,
    at: () => [HELD],
  },
  asking({
    id: 'place',
    can: (look) => mayDo(look, 'play') && placed(look) === 0,
    done: (look) => begunWith(look, 'GR'),
    gone: (look) => laid(look) > 0,
    wrong: (look) => begunOther(look, 'GR'),
    at: laying,
  }),
  gaining('fulfil', 'upgraded', isMe),
  {
    id: 'fulfil-done',
    can: (look) => placed(look) === 1 && mayDo(look, 'done'),
    done: (look) => placed(look) > 1 || (placed(look) === 1 && isSettled(look)),
    at: () => [GO],
  },
  asking({
    id: 'second',
    can: (look) => mayDo(look, 'play') && placed(look) === 1,
    done: (look) => placed(look) > 1,
    at: laying,
  }),
  gaining('claim', 'claimed', isSupply),
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
    at: () => [`aside.left section || aside.left .fold || ${behind('others')}`],
  },
  asking({
    id: 'over',
    can: (look) => overs(look).length > 0,
    done: (look) => look.events.some((event) => event.seat === look.me && isOver(event)),
    wrong: (look) =>
      round(look) > 1 && drafts(look).length > 0 && !drafts(look).some(isOver)
        ? mayDo(look, 'play')
          ? 'other'
          : 'undo'
        : null,
    at: (look) =>
      look.has(HELD)
        ? overs(look)
            .filter((selector) => look.has(selector))
            .slice(0, 2)
        : ['.hand ul'],
    say: (look) => (look.has(HELD) ? 'over-held' : 'over'),
  }),
  { id: 'levels', isTold: true, can: (look) => isMine(look) && round(look) > 1 && laid(look) > 1, at: () => [OWN] },
  {
    id: 'temple',
    isTold: true,
    can: (look) => isFresh(look) && round(look) > 2,
    at: () => [`.temple || ${behind('temple')}`],
  },
  {
    id: 'discard',
    isTold: true,
    can: (look) => isFresh(look) && round(look) > 2 && mayDo(look, 'discard'),
    at: () => [`.hand .end button || ${keyFor('discard')}`],
  },
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
  gaining('steal', 'stole', isOther, { isAside: true }),
  {
    id: 'robbed',
    isTold: true,
    isAside: true,
    can: (look) =>
      own(look)?.is_scored !== true &&
      look.events.some((event) => event.name === 'stole' && event.data.victim === look.me),
  },
  { id: 'dropped', isTold: true, isAside: true, can: (look) => didMine(look, 'dropped'), at: () => [OWN] },
  {
    id: 'secured',
    isTold: true,
    isAside: true,
    can: (look) => own(look)?.held.some((held) => held.is_secured) ?? false,
    at: () => [OWN],
  },
  { id: 'final', isTold: true, isAside: true, can: (look) => isFresh(look) && round(look) === 4 },
];

const isTelling = (look: Look) => look.has('.table.telling');

export const CARL: readonly Step[] = [
  { id: 'goal', isTold: true, can: () => true },
  { id: 'wants', isTold: true, can: isTelling, at: () => ['aside.left section || .told section'] },
  {
    id: 'watch',
    can: isTelling,
    isKept: true,
    done: (look) => look.has('.table.carl') && look.done.has('goal') && !isTelling(look) && isMine(look),
    // What it speaks of must not lie in the shade.
    at: () => [GO, 'aside.left .rest || .told section'],
  },
  asking({
    id: 'lay',
    can: (look) => mayDo(look, 'play') && !isTelling(look) && placed(look) === 0,
    done: (look) => begunWith(look, 'RG'),
    gone: (look) => laid(look) > 0,
    wrong: (look) =>
      begunOther(look, 'RG') ?? (placed(look) === 0 && look.has(HELD) && !holds(look, 'RG') ? 'other' : null),
    at: (look) =>
      holds(look, 'RG') ? ['.ghosts'] : look.has(HELD) && holdsRedGreen(look) ? [HELD] : [feather(look, 'RG')],
  }),
  gaining('steal', 'stole', isOther),
  {
    id: 'columns',
    isTold: true,
    can: (look) => isMine(look) && !isTelling(look) && placed(look) > 0,
    at: () => [`.columns || ${behind('told')}`],
  },
  asking({
    id: 'turn',
    can: (look) => isMine(look) && !isTelling(look) && laid(look) < 2,
    done: (look) => laid(look) > 1,
    at: (look) => (mayEnd(look) && !mayDo(look, 'play') ? [GO] : laying(look)),
  }),
  { id: 'win', isTold: true, can: (look) => isMine(look) && !isTelling(look) && round(look) > 1 },
  {
    id: 'dropped',
    isTold: true,
    isAside: true,
    can: (look) => didMine(look, 'dropped'),
    at: () => [`.columns || ${behind('told')}`],
  },
  { id: 'second-match', isTold: true, isAside: true, can: (look) => viewOf(look)?.carl?.competition === 2 },
];
