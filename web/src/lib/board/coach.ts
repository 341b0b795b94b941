/** What the coach said, put together with what it is about. */
import type { HintMessage, LegalData } from '$lib/api';
import type { BoardModel } from './model';

export interface Ranked {
  legal: LegalData;
  /** Share of won games, from 0 to 1. */
  value: number;
  points: number;
}

export interface Advice {
  best: Ranked;
  /** The next best ones. */
  others: readonly Ranked[];
  hopes: readonly { card: string; chance: number; points: number }[];
  fears: readonly { kind: string; seat: number; chance: number; what: string }[];
}

const MOST = 3;
/** What is less likely than this is not worth a word. */
const LEAST_CHANCE = 0.05;

export function readAdvice(hint: HintMessage, model: BoardModel): Advice | null {
  const ranked = hint.ranking.flatMap(({ action, value, points }): Ranked[] => {
    const legal = model.index.byId(action);
    return legal ? [{ legal, value, points }] : [];
  });
  const [best, ...others] = ranked;
  if (!best) return null;
  const likely = <T extends { chance: number }>(list: readonly T[]) => list.filter(({ chance }) => chance >= LEAST_CHANCE).slice(0, MOST);
  return {
    best,
    others: others.slice(0, MOST - 1),
    hopes: likely(hint.hopes as unknown as Advice['hopes']),
    fears: likely(hint.fears as unknown as Advice['fears']),
  };
}

export const percentOf = (share: number): number => Math.round(share * 100);
