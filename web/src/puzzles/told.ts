/** What a solver is told at the table: the last try, and the hints so far. */
import type { HintData, StateMessage } from '$kit/api';
import { screensOf } from '$games/screens';
import { listed, type Words } from '$kit/words';
import { payerName } from './names';
import type { PuzzleStore } from './store.svelte';

export function tellTry(words: Words, { tries, left }: Pick<PuzzleStore, 'tries' | 'left'>): string {
  const last = tries.at(-1);
  return last ? words('puzzles-wrong', { value: last.value, count: left }) : '';
}

/** The cards that pay, then what to begin with. */
export function tellHints(words: Words, state: StateMessage, hints: readonly HintData[]): string {
  const last = hints.at(-1);
  if (!last) return '';
  const names = last.cards.map((card) => payerName(words, state.table, card));
  const told = words('puzzles-hint-cards', { cards: listed(names) });
  if (!last.step) return told;
  const step = screensOf(state.table.game).tellAction(words, state, last.step, state.seat ?? 0);
  return `${told} ${words('puzzles-hint-step', { step })}`;
}
