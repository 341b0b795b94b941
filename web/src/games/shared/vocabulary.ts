/** Words of the reader's language, and English ones, by what they mean: for actions that are written as sentences. */
import type { Words } from '$kit/words';
import { plain } from '$kit/words/plain';

/** What is understood at every table. */
const SHARED = [
  'undo',
  'redo',
  'reset',
  'commit',
  'read',
  'left',
  'right',
  'head',
  'tail',
  'yellow',
  'red',
  'black',
  'green',
  'blue',
] as const;
export type SharedMeaning = (typeof SHARED)[number];
export type Vocabulary<Meaning extends string> = ReadonlyMap<string, Meaning | SharedMeaning>;

const LETTERS: Readonly<Record<string, string>> = { yellow: 'Y', red: 'R', black: 'K', green: 'G', blue: 'B' };
/** The letter of a colour, if a word means one. */
export const colourLetter = (meaning: string | undefined): string | undefined =>
  meaning === undefined ? undefined : LETTERS[meaning];

/** Reads the words of a table: messages `PREFIX-say-MEANING`, several words separated by commas. */
export function readVocabulary<Meaning extends string>(
  words: Words,
  prefix: string,
  own: readonly Meaning[],
): Vocabulary<Meaning> {
  const found = new Map<string, Meaning | SharedMeaning>();
  const learn = (meaning: Meaning | SharedMeaning, message: string) => {
    // The names themselves are English, so that both are understood.
    if (meaning !== 'noise' && !found.has(meaning)) found.set(meaning, meaning);
    for (const word of words(message).split(',')) found.set(plain(word.trim()), meaning);
  };
  for (const meaning of SHARED) learn(meaning, `say-word-${meaning}`);
  for (const meaning of own) learn(meaning, `${prefix}-say-${meaning}`);
  return found;
}

/** The words of a sentence as they were written. */
export const splitWords = (text: string): string[] =>
  text
    .trim()
    .split(/[\s,.;:'’]+/)
    .filter(Boolean);

/** The number and letter of a card, written in any way: `p7` is P07. */
export function cardId(word: string, letters: string): string | null {
  const found = new RegExp(`^([${letters}])(\\d{1,2})$`).exec(word);
  return found ? `${(found[1] ?? '').toUpperCase()}${(found[2] ?? '').padStart(2, '0')}` : null;
}
