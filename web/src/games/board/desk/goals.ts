/** Cards that the reader has pinned to a Cóatl as goals, kept on this device by table. */
import { readTexts, writeTexts } from '$kit/storage/keep';
import type { Slot } from '../model/pointing';

export type Goals = Readonly<Partial<Record<Slot, string>>>;

const MOST = 20;

export function readGoals(table: string): Goals {
  const [a, b] = (readTexts('board.goals')[table] ?? '').split(' ');
  return { ...(a && a !== '-' ? { A: a } : {}), ...(b && b !== '-' ? { B: b } : {}) };
}

export function writeGoals(table: string, goals: Goals): void {
  const { [table]: _, ...others } = readTexts('board.goals');
  const kept = Object.entries(others).slice(1 - MOST);
  const text = `${goals.A ?? '-'} ${goals.B ?? '-'}`;
  writeTexts('board.goals', Object.fromEntries(text === '- -' ? kept : [...kept, [table, text]]));
}

/** Pins a card to a Cóatl; the one that is pinned already is unpinned. */
export function toggleGoal(goals: Goals, slot: Slot, card: string): Goals {
  const { [slot]: old, ...rest } = goals;
  return old === card ? rest : { ...rest, [slot]: card };
}
