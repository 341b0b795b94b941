/** Cards that the reader has pinned to a Cóatl as goals, kept on this device by table. */
import { readTexts, writeTexts } from '$kit/storage/keep';
import { cardName } from '$games/names/board';
import type { Slot } from '../model/pointing';
import { serpentName } from '../model/speech';
import type { BoardController } from './controller.svelte';

type Pinned = Readonly<Partial<Record<Slot, string>>>;

const MOST = 20;

export function readGoals(table: string): Pinned {
  const [a, b] = (readTexts('board.goals')[table] ?? '').split(' ');
  return { ...(a && a !== '-' ? { A: a } : {}), ...(b && b !== '-' ? { B: b } : {}) };
}

export function writeGoals(table: string, goals: Pinned): void {
  const { [table]: _, ...others } = readTexts('board.goals');
  const kept = Object.entries(others).slice(1 - MOST);
  const text = `${goals.A ?? '-'} ${goals.B ?? '-'}`;
  writeTexts('board.goals', Object.fromEntries(text === '- -' ? kept : [...kept, [table, text]]));
}

/** Pins a card to a Cóatl; the one that is pinned already is unpinned. */
export function toggleGoal(goals: Pinned, slot: Slot, card: string): Pinned {
  const { [slot]: old, ...rest } = goals;
  return old === card ? rest : { ...rest, [slot]: card };
}

export class Goals {
  readonly #controller: BoardController;
  #read = $state.raw<{ table: string; goals: Pinned }>({ table: '', goals: {} });

  constructor(controller: BoardController) {
    this.#controller = controller;
  }

  get #table(): string {
    return this.#controller.model?.state.table.id ?? '';
  }
  get #now(): Pinned {
    return this.#read.table === this.#table ? this.#read.goals : readGoals(this.#table);
  }

  /** The card pinned to a Cóatl. */
  of(slot: Slot): string | undefined {
    return this.#now[slot];
  }
  /** Pins a card, or lets it go, and says so. */
  pin(slot: Slot, card: string): void {
    const { model, words } = this.#controller;
    const goals = toggleGoal(this.#now, slot, card);
    this.#read = { table: this.#table, goals };
    writeGoals(this.#table, goals);
    const name = model ? serpentName(words, model, slot) : '';
    this.#controller.say(
      words(goals[slot] ? 'board-goal-pinned' : 'board-goal-gone', { card: cardName(words, card), name }),
    );
  }
}
