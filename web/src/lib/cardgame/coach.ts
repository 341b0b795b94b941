/** The coach's advice, told in three steps: what kind of action, with which card, and exactly how. */
import type { HintMessage, LegalData } from '../api';
import { outlookOf } from './actions';
import { gainKind } from './fulfilling';
import type { CardModel } from './model';

export const LAST_STEP = 3;

export interface Ranked {
  action: LegalData;
  /** Chance to win, in percent. */
  percent: number;
  /** Expected points at the end. */
  points: number;
}

export interface Advice {
  best: Ranked;
  /** The best few, the best one first. */
  ranking: Ranked[];
  hopes: { card: string; percent: number; points: number }[];
  fears: { kind: string; seat: number; percent: number; card: string }[];
}

const SHOWN = 3;
const percent = (share: unknown): number => Math.round(Number(share) * 100);

/** What a hint says about this position; null for a hint about another one. */
export function readAdvice(hint: HintMessage | null, model: CardModel): Advice | null {
  if (!hint || hint.seat !== model.seat || hint.version !== model.state.version) return null;
  const ranking = hint.ranking.flatMap((each): Ranked[] => {
    const action = model.actionById(each.action);
    return action ? [{ action, percent: percent(each.value), points: Math.round(each.points) }] : [];
  });
  const [best] = ranking;
  if (!best) return null;
  const hopes = hint.hopes.map((hope) => ({ card: String(hope.card), percent: percent(hope.chance), points: Math.round(Number(hope.points)) }));
  const fears = hint.fears.map((fear) => ({ kind: String(fear.kind), seat: Number(fear.seat), percent: percent(fear.chance), card: String(fear.what ?? '') }));
  return {
    best,
    ranking: ranking.slice(0, SHOWN),
    hopes: hopes.filter((hope) => hope.percent > 0).slice(0, 2),
    fears: fears.filter((fear) => fear.kind === 'steals' && fear.percent >= 10).slice(0, 1),
  };
}

/** The first thing the coach says: which kind of action it is. */
export function kindOf(model: CardModel, action: LegalData): string {
  if (action.kind === 'fulfil') return gainKind(model, String(action.args.card));
  if (action.kind === 'play') return String(action.args.place).startsWith('over') ? 'over' : 'beside';
  return action.kind;
}

/** Whether there is a card to name before the move itself. */
export const namesCard = (action: LegalData): boolean => action.kind !== 'done' && action.kind !== 'head' && action.kind !== 'tail';

/** What the action would change now in points; null where the table does not tell. */
export function gainNow(model: CardModel, action: LegalData): number | null {
  const outlook = outlookOf(model.lens, action.id);
  return outlook && model.lens ? outlook.points_fulfilled - model.lens.points : null;
}
