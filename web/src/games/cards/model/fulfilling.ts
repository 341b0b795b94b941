/** The Fulfil strip: what a placement forces, what may be chosen, what has been chosen, and how points come about. */
import type { DraftData, LegalData } from '$kit/api';
import { levelGain, outlookOf, worthOf } from './actions';
import type { CardModel } from './model';
import { whereIs } from './position';

export type GainKind = 'upgrade' | 'claim' | 'steal';
export type ChangeKind = GainKind | 'drop';

export interface FulfilLine {
  card: string;
  kind: ChangeKind;
  level: number;
  /** From whom, if it is stolen. */
  victim: number | null;
  /** What its level is worth, if the table tells. */
  points: number | null;
  /** The same with what the Temple pays more or less; of open ones alone. */
  gain: number | null;
  /** 'forced' by the placement, 'done' in the draft, still 'open'. */
  state: 'forced' | 'done' | 'open';
  action: LegalData | null;
  /** In which order it was done, from 1. */
  nth: number | null;
}

const KINDS: Readonly<Record<string, ChangeKind>> = {
  dropped: 'drop',
  upgraded: 'upgrade',
  claimed: 'claim',
  stole: 'steal',
};
const PLACEMENTS = ['placed', 'head', 'tail'];
/** The order of the strip; whatever is switched on or off, nothing changes its place. */
const RANKS: Readonly<Record<ChangeKind, number>> = { drop: 0, upgrade: 1, claim: 2, steal: 3 };

/** What kind of gain a fulfilment is: by where its card lies. */
export function gainKind({ view, seat }: Pick<CardModel, 'view' | 'seat'>, card: string): GainKind {
  const owner = whereIs(view, card);
  return owner === null ? 'claim' : owner === seat ? 'upgrade' : 'steal';
}

interface Change {
  card: string;
  kind: ChangeKind;
  level: number;
  victim: number | null;
  points: number | null;
  /** Whether the last placement brought it. */
  isLatest: boolean;
}

/** Everything that the draft has done to Prophecies, with what each change is worth. */
function changesOf({ draft, lens }: CardModel): Change[] {
  const events = draft?.events ?? [];
  const latest = events.findLastIndex((event) => PLACEMENTS.includes(event.name));
  const levels = new Map(Object.entries(lens?.start.levels ?? {}));
  return events.flatMap((event, i): Change[] => {
    const kind = KINDS[event.name];
    if (!kind) return [];
    const card = String(event.data.card);
    const level = Number(event.data.level);
    const points = lens ? levelGain(level, levels.get(card) ?? 0) : null;
    levels.set(card, level);
    const victim = typeof event.data.victim === 'number' ? event.data.victim : null;
    return [{ card, kind, level, victim, points, isLatest: i > latest }];
  });
}

function openLines(model: CardModel): FulfilLine[] {
  return [...model.index.fulfils].map(([card, action]) => {
    const outlook = outlookOf(model.lens, action.id);
    const [effect] = outlook?.effects ?? [];
    const kind = gainKind(model, card);
    return {
      card,
      kind,
      action,
      state: 'open',
      nth: null,
      level: model.view.gains.find((gain) => gain.card === card)?.level ?? 1,
      victim: kind === 'steal' ? whereIs(model.view, card) : null,
      points: effect ? worthOf(effect) : null,
      gain: outlook && model.lens ? outlook.points - model.lens.points : null,
    };
  });
}

/** The lines of the strip, each at a place of its own: what was forced, then upgrades, claims and thefts. */
export function fulfilLines(model: CardModel): FulfilLine[] {
  let nth = 0;
  const past = changesOf(model)
    .filter(({ isLatest }) => isLatest)
    .map(({ card, kind, level, victim, points }): FulfilLine => ({
      card,
      kind,
      level,
      victim,
      points,
      gain: null,
      action: null,
      state: kind === 'drop' ? 'forced' : 'done',
      nth: kind === 'drop' ? null : ++nth,
    }));
  const rank = ({ kind, card }: FulfilLine) => `${RANKS[kind]} ${card}`;
  return [...past, ...openLines(model)].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** Whether choosing it surely ends the placement, or shows something new: then it waits for the button in the bar. */
export const waitsForYes = (model: CardModel, action: LegalData): boolean =>
  action.reveals || model.index.fulfils.size === 1;

/** What brings points and nobody has decided on: thefts last, as one may rule out another, the best of them first. */
export function nextGain(model: CardModel, armed: number | null): LegalData | null {
  if (armed !== null) return null;
  const gains = openLines(model).filter(({ gain }) => gain === null || gain > 0);
  gains.sort((a, b) => RANKS[a.kind] - RANKS[b.kind] || (b.gain ?? 0) - (a.gain ?? 0));
  return gains[0]?.action ?? null;
}

/** Points that are left lying if the turn goes on like this. What waits for the button ends the placement: nothing is left. */
export const waitingLines = (model: CardModel, armed: number | null): FulfilLine[] =>
  armed !== null || model.view.phase !== 'fulfil'
    ? []
    : openLines(model).filter(({ gain }) => gain !== null && gain > 0);

/** How the points of a turn come about: before it, each kind of change, and after it. They add up. */
export interface Ledger {
  now: number;
  entries: { kind: ChangeKind | 'temple'; points: number }[];
  after: number;
}

export function ledgerOf(model: CardModel, armed: number | null): Ledger | null {
  const { lens } = model;
  if (!lens) return null;
  const waiting = armed === null ? null : openLines(model).find(({ action }) => action?.id === armed);
  const changes = [...changesOf(model), ...(waiting ? [waiting] : [])];
  const after = (waiting && outlookOf(lens, armed ?? -1)?.points) ?? lens.points;
  const now = lens.start.points;
  const kinds = (['drop', 'upgrade', 'claim', 'steal'] as const).flatMap((kind) => {
    const mine = changes.filter((change) => change.kind === kind);
    return mine.length ? [{ kind, points: mine.reduce((sum, { points }) => sum + (points ?? 0), 0) }] : [];
  });
  const temple = after - now - kinds.reduce((sum, { points }) => sum + points, 0);
  return { now, entries: temple ? [...kinds, { kind: 'temple', points: temple }] : kinds, after };
}

/** How to take back one fulfilment of a draft but keep the later ones: how often to undo, and what to do again. */
export function takeBack(draft: DraftData, card: string): { undos: number; again: string[] } | null {
  const at = draft.steps.findLastIndex((step) => step.kind === 'fulfil' && step.args.card === card);
  if (at < 0) return null;
  const later = draft.steps.slice(at + 1);
  if (later.some((step) => step.kind !== 'fulfil')) return null;
  return { undos: later.length + 1, again: later.map((step) => String(step.args.card)) };
}
