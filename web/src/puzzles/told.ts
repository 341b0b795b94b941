/** What a solver is told at the table: the last try, and the hints so far. */
import type { HintData, StateMessage } from '$kit/api';
import { cardName } from '$games/names/board';
import { isProphecy, namesWith } from '$games/names/cards';
import { screensOf } from '$games/screens';
import { listed, type Words } from '$kit/words';
import type { PuzzleStore } from './store.svelte';

export function tellTry(words: Words, { tries, left }: Pick<PuzzleStore, 'tries' | 'left'>): string {
  const last = tries.at(-1);
  return last ? words('puzzles-wrong', { value: last.value, count: left }) : '';
}

/** The cards that pay, then what to begin with. */
export function tellHints(words: Words, state: StateMessage, hints: readonly HintData[]): string {
  const last = hints.at(-1);
  if (!last) return '';
  const names = namesWith(words, state.table);
  const nameOf = (card: string): string =>
    card === 'CARL'
      ? words('puzzles-carl')
      : state.table.game === 'board'
        ? cardName(words, card)
        : isProphecy(card)
          ? names.prophecy(card)
          : words('puzzles-temple');
  const told = words('puzzles-hint-cards', { cards: listed(last.cards.map(nameOf)) });
  if (!last.step) return told;
  const step = screensOf(state.table.game).tellAction(words, state, last.step, state.seat ?? 0);
  return `${told} ${words('puzzles-hint-step', { step })}`;
}
