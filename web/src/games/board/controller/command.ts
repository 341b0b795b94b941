/** Sentences such as "add blue right 1", in the reader's language or in English, read as legal actions. */
import type { LegalData } from '$kit/api';
import { cardId, colourLetter, readVocabulary, splitWords, type Vocabulary } from '$games/shared/vocabulary';
import type { Words } from '$kit/words';
import { plain } from '$kit/words/plain';
import { SLOTS, type BoardModel } from '../model/model';
import { numberOf } from '$kit/art/roman';

const OWN = ['add', 'begin', 'take', 'choose', 'draw', 'lay', 'keep', 'pass', 'body', 'noise'] as const;
const VERBS = [
  'add',
  'begin',
  'take',
  'choose',
  'draw',
  'lay',
  'keep',
  'pass',
  'commit',
  'undo',
  'redo',
  'reset',
  'read',
] as const;
export type Verb = (typeof VERBS)[number];
export type BoardVocabulary = Vocabulary<(typeof OWN)[number]>;

export interface Sentence {
  verb: Verb | null;
  colours: string;
  piece: 'head' | 'body' | 'tail' | null;
  end: 'left' | 'right' | null;
  /** The number of a Cóatl. */
  serpent: number | null;
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
    else if (i > 0 && numberOf(raw) !== null) sentence.serpent = numberOf(raw);
    else if (meaning === undefined) return raw;
    else if (letter) sentence.colours += letter;
    else if (meaning === 'left' || meaning === 'right') sentence.end = meaning;
    else if (meaning === 'head' || meaning === 'body' || meaning === 'tail') sentence.piece = meaning;
    else if (VERBS.some((verb) => verb === meaning)) sentence.verb ??= meaning as Verb;
  }
  return sentence;
}

/** The place of a Cóatl by its number; null if it is not being built. */
export const slotOf = (model: BoardModel, number: number) =>
  SLOTS.find((slot, i) => model.shown.serpents[i] && model.numberOf(slot) === number) ?? null;

const sorted = (text: unknown): string => [...String(text)].sort().join('');

/** The legal actions that a sentence may mean. */
export function findMeant(sentence: Sentence, model: BoardModel): readonly LegalData[] {
  const { colours, piece, end, card } = sentence;
  const serpent = sentence.serpent === null ? null : (slotOf(model, sentence.serpent) ?? 'none');
  const verb = sentence.verb ?? (card ? 'choose' : end || serpent ? 'add' : 'take');
  const pieces = (list: readonly LegalData[]) => {
    const fit = list.filter(
      ({ args }) => (!colours || sorted(args.colours) === sorted(colours)) && (!piece || args.piece === piece),
    );
    // Without a kind, segments are meant before heads and tails.
    const bodies = fit.filter(({ args }) => args.piece === 'body');
    return piece || !bodies.length ? fit : bodies;
  };
  const cards = (list: readonly LegalData[]) => list.filter(({ args }) => !card || args.card === card);
  switch (verb) {
    case 'add':
      return pieces(
        model.index
          .all('add')
          .filter(({ args }) => (!end || args.end === end) && (!serpent || args.serpent === serpent)),
      );
    case 'begin':
      return pieces(model.index.all('begin'));
    case 'take':
      return pieces(model.index.all('take'));
    case 'choose':
      return cards(model.index.all('choose')).filter(({ args }) => args.card !== 'deck');
    case 'draw':
      return model.index.all('choose', { card: 'deck' });
    case 'keep':
      return cards(model.index.all('keep'));
    case 'lay':
      return cards([...model.index.all('fulfil'), ...model.index.all('temple')]).filter(
        ({ args }) => !serpent || !args.serpent || args.serpent === serpent,
      );
    case 'pass':
      return model.index.all('pass');
    default:
      return [];
  }
}
