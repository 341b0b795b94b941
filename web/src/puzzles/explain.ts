/** Why the answer is more than a try, in one sentence: the cards that pay more, and those that pay less. */
import type { AnswerShownData, TableData } from '$kit/api';
import { listed, type Words } from '$kit/words';
import { payerName } from './names';

/** More cards than this are not named. */
const MOST = 3;

export function explain(words: Words, table: TableData, answer: AnswerShownData): string {
  const nameOf = (card: string) => payerName(words, table, card);
  const order = [...answer.pays].sort((a, b) => b.best - b.tried - (a.best - a.tried));
  const tell = (message: string, lines: typeof order) =>
    listed(lines.slice(0, MOST).map(({ card, best, tried }) => words(message, { card: nameOf(card), best, tried })));
  const more = order.filter(({ best, tried }) => best > tried);
  const less = order.filter(({ best, tried }) => best < tried).reverse();
  const value = answer.tried?.value ?? 0;
  const told = words('puzzles-why', { goal: answer.goal, value, more: tell('puzzles-pays', more) });
  return less.length ? words('puzzles-why-less', { told, less: tell('puzzles-pays', less) }) : told;
}
