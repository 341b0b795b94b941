/** Sentences such as "add blue right 1", in the reader's language or in English, read as legal actions. */
import type { LegalData } from '$lib/api';
import type { Words } from '$lib/words';
import type { BoardModel } from './model';

const VERBS = ['add', 'begin', 'take', 'choose', 'draw', 'lay', 'keep', 'commit', 'undo', 'redo', 'reset', 'pass', 'read'] as const;
const OTHERS = ['left', 'right', 'head', 'body', 'tail', 'yellow', 'red', 'black', 'green', 'blue', 'noise'] as const;
export type Verb = (typeof VERBS)[number];
type Meaning = Verb | (typeof OTHERS)[number];
const LETTERS: Readonly<Partial<Record<Meaning, string>>> = { yellow: 'Y', red: 'R', black: 'K', green: 'G', blue: 'B' };

export interface Sentence {
  verb: Verb | null;
  colours: string;
  piece: 'head' | 'body' | 'tail' | null;
  end: 'left' | 'right' | null;
  serpent: 'A' | 'B' | null;
  card: string | null;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a language by what they mean. */
export function readVocabulary(words: Words): ReadonlyMap<string, Meaning> {
  const found = new Map<string, Meaning>();
  for (const meaning of [...VERBS, ...OTHERS]) {
    // The names themselves are English, so that both are understood.
    if (meaning !== 'noise') found.set(meaning, meaning);
    for (const word of words(`board-say-${meaning}`).split(',')) found.set(plain(word.trim()), meaning);
  }
  return found;
}

/** Reads a sentence; a word that is not understood is returned instead. */
export function readSentence(text: string, vocabulary: ReadonlyMap<string, Meaning>): Sentence | string {
  const sentence: Sentence = { verb: null, colours: '', piece: null, end: null, serpent: null, card: null };
  for (const raw of text.trim().split(/[\s,.;]+/).filter(Boolean)) {
    const word = plain(raw);
    const meaning = vocabulary.get(word);
    if (/^[pt]\d{1,2}$/.test(word)) sentence.card = word.charAt(0).toUpperCase() + word.slice(1).padStart(2, '0');
    else if (/^[12ab]$/.test(word) && raw !== 'à') sentence.serpent = word === '1' || word === 'a' ? 'A' : 'B';
    else if (meaning === undefined) return raw;
    else if (LETTERS[meaning]) sentence.colours += LETTERS[meaning];
    else if (meaning === 'left' || meaning === 'right') sentence.end = meaning;
    else if (meaning === 'head' || meaning === 'body' || meaning === 'tail') sentence.piece = meaning;
    else if (meaning !== 'noise') sentence.verb ??= meaning as Verb;
  }
  return sentence;
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
