/** The Fulfil strip: what a placement forces, what may be chosen, what has been chosen. */
import type { DraftData, LegalData } from '../api';
import { outlookOf } from './actions';
import type { CardModel } from './model';
import { whereIs } from './position';

export type GainKind = 'upgrade' | 'claim' | 'steal';

export interface FulfilLine {
  card: string;
  kind: GainKind | 'drop';
  level: number;
  /** From whom, if it is stolen. */
  victim: number | null;
  /** What it changes in points, if the table tells. */
  points: number | null;
  /** 'forced' by the placement, 'done' in the draft, still 'open'. */
  state: 'forced' | 'done' | 'open';
  action: LegalData | null;
  /** In which order it was done, from 1. */
  nth: number | null;
}

const KINDS: Readonly<Record<string, FulfilLine['kind']>> = { dropped: 'drop', upgraded: 'upgrade', claimed: 'claim', stole: 'steal' };
const PLACEMENTS = ['placed', 'head', 'tail'];

/** What kind of gain a fulfilment is: by where its card lies. */
export function gainKind({ view, seat }: Pick<CardModel, 'view' | 'seat'>, card: string): GainKind {
  const owner = whereIs(view, card);
  return owner === null ? 'claim' : owner === seat ? 'upgrade' : 'steal';
}

/** The lines of the strip: forced ones first, then those done in their order, then the open ones. */
export function fulfilLines(model: CardModel): FulfilLine[] {
  const events = model.draft?.events ?? [];
  const settled = events.slice(events.findLastIndex((event) => PLACEMENTS.includes(event.name)) + 1);
  let nth = 0;
  const past = settled.flatMap((event): FulfilLine[] => {
    const kind = KINDS[event.name];
    if (!kind) return [];
    const victim = typeof event.data.victim === 'number' ? event.data.victim : null;
    const card = String(event.data.card);
    return [{ card, kind, victim, level: Number(event.data.level), points: null, action: null, state: kind === 'drop' ? 'forced' : 'done', nth: kind === 'drop' ? null : ++nth }];
  });
  const open = [...model.index.fulfils].map(([card, action]): FulfilLine => {
    const outlook = outlookOf(model.lens, action.id);
    const kind = gainKind(model, card);
    return {
      card, kind, action, state: 'open', nth: null,
      level: model.view.gains.find((gain) => gain.card === card)?.level ?? 1,
      victim: kind === 'steal' ? whereIs(model.view, card) : null,
      points: outlook && model.lens ? outlook.points - model.lens.points : null,
    };
  });
  return [...past, ...open];
}

/** Whether choosing it surely ends the placement, or shows something new: then it waits for the button in the bar. */
export const waitsForYes = (model: CardModel, action: LegalData): boolean => action.reveals || model.index.fulfils.size === 1;

/** An upgrade that nobody has decided on: the first one. */
export function nextUpgrade(model: CardModel, armed: number | null): LegalData | null {
  const open = [...model.index.fulfils].filter(([card, action]) => action.id !== armed && gainKind(model, card) === 'upgrade');
  return open[0]?.[1] ?? null;
}

/** How to take back one fulfilment of a draft but keep the later ones: how often to undo, and what to do again. */
export function takeBack(draft: DraftData, card: string): { undos: number; again: string[] } | null {
  const at = draft.steps.findLastIndex((step) => step.kind === 'fulfil' && step.args.card === card);
  if (at < 0) return null;
  const later = draft.steps.slice(at + 1);
  if (later.some((step) => step.kind !== 'fulfil')) return null;
  return { undos: later.length + 1, again: later.map((step) => String(step.args.card)) };
}
