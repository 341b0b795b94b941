/** What pays in a puzzle, as its sentences call it. */
import type { TableData } from '$kit/api';
import { screensOf } from '$games/screens';
import type { Words } from '$kit/words';

/** A card by its name; what is taken from CARL counts as one. */
export const payerName = (words: Words, table: TableData, card: string): string =>
  card === 'CARL' ? words('puzzles-carl') : screensOf(table.game).nameCard(words, table, card);
