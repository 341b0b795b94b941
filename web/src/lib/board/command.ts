/** Sentences such as "add blue right 1", in the reader's language or in English, read as legal actions. */
import type { LegalData } from '$lib/api';
import { cardId, colourLetter, readVocabulary, splitWords, type Vocabulary } from '../command/vocabulary';
import type { Words } from '$lib/words';
import { plain } from '$lib/words/plain';
import type { BoardModel } from './model';

const OWN = ['add', 'begin', 'take', 'choose', 'draw', 'lay', 'keep', 'pass', 'body', 'noise'] as const;
const VERBS = ['add', 'begin', 'take', 'choose', 'draw', 'lay', 'keep', 'pass', 'commit', 'undo', 'redo', 'reset', 'read'] as const;
export type Verb = (typeof VERBS)[number];
export type BoardVocabulary = Vocabulary<(typeof OWN)[number]>;

export interface Sentence {
  verb: Verb | null;
  colours: string;
  piece: 'head' | 'body' | 'tail' | null;
  end: 'left' | 'right' | null;
  serpent: 'A' | 'B' | null;
  card: string | null;
}

/** The words of the board table. */
export const boardVocabulary = (words: Words): BoardVocabulary => readVocabulary(words, 'board', OWN);

/** Reads a sentence; a word that is not understood is returned instead. */
export function readSentence(text: string, vocabulary: BoardVocabulary): Sentence | string {
  const sentence: Sentence = { verb: null, colours: '', piece: null, end: null, serpent: null, card: null };
  const list = splitWords(text);
  for (const [i, raw] of list.entries()) {
    const word = plain(raw);
    const meaning = vocabulary.get(word);
    const letter = colourLetter(meaning);
    const card = cardId(word, 'pt');
    if (card) sentence.card = card;
    else if (isSerpent(raw, i, list.length)) sentence.serpent = word === '1' || word === 'a' ? 'A' : 'B';
    else if (meaning === undefined) return raw;
    else if (letter) sentence.colours += letter;
    else if (meaning === 'left' || meaning === 'right') sentence.end = meaning;
    else if (meaning === 'head' || meaning === 'body' || meaning === 'tail') sentence.piece = meaning;
    else if (VERBS.some((verb) => verb === meaning)) sentence.verb ??= meaning as Verb;
  }
  return sentence;
}

/** Whether a word names a Cóatl. A small "a" is an article unless it is the last word; so is a capital one at the beginning. */
function isSerpent(raw: string, at: number, count: number): boolean {
  if (/^[12bB]$/.test(raw)) return true;
  return count > 1 && (raw === 'A' ? at > 0 : raw === 'a' && at === count - 1);
}

const sorted = (text: unknown): string => [...String(text)].sort().join('');

/** The legal actions that a sentence may mean. */
export function findMeant(sentence: Sentence, model: BoardModel): readonly LegalData[] {
  const { colours, piece, end, serpent, card } = sentence;
  const verb = sentence.verb ?? (card ? 'choose' : end || serpent ? 'add' : 'take');
  const pieces = (list: readonly LegalData[]) => {
    const fit = list.filter(({ args }) => (!colours || sorted(args.colours) === sorted(colours)) && (!piece || args.piece === piece));
    // Without a kind, segments are meant before heads and tails.
    const bodies = fit.filter(({ args }) => args.piece === 'body');
    return piece || !bodies.length ? fit : bodies;
  };
  const cards = (list: readonly LegalData[]) => list.filter(({ args }) => !card || args.card === card);
  switch (verb) {
    case 'add':
      return pieces(model.index.all('add').filter(({ args }) => (!end || args.end === end) && (!serpent || args.serpent === serpent)));
    case 'begin': return pieces(model.index.all('begin'));
    case 'take': return pieces(model.index.all('take'));
    case 'choose': return cards(model.index.all('choose')).filter(({ args }) => args.card !== 'deck');
    case 'draw': return model.index.all('choose', { card: 'deck' });
    case 'keep': return cards(model.index.all('keep'));
    case 'lay':
      return cards([...model.index.all('fulfil'), ...model.index.all('temple')]).filter(({ args }) => !serpent || !args.serpent || args.serpent === serpent);
    case 'pass': return model.index.all('pass');
    default: return [];
  }
}
