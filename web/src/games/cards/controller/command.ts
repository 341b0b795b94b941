/** Sentences such as "place 2 over right", in the reader's language or in English, read as legal actions. */
import type { LegalData } from '$kit/api';
import { cardId, colourLetter, readVocabulary, splitWords, type Vocabulary } from '$games/shared/vocabulary';
import type { Words } from '$kit/words';
import { plain } from '$kit/words/plain';
import { discardOf, flip, type Place } from '../model/actions';
import type { CardController } from './controller.svelte';
import { gainKind, type GainKind } from '../model/fulfilling';
import type { CardModel } from '../model/model';
import { prophecyOf } from '$games/names/cards';
import { whereIs } from '../model/position';

const VERBS = [
  'place',
  'lift',
  'flip',
  'discard',
  'fulfil',
  'claim',
  'upgrade',
  'steal',
  'drop',
  'cancel',
  'next',
  'finish',
] as const;
const THINGS = ['hand', 'row', 'supply', 'mine', 'temple', 'rivals'] as const;
const OWN = [...VERBS, ...THINGS, 'over', 'beside', 'noise'] as const;
const SHARED_VERBS = ['commit', 'undo', 'redo', 'reset', 'read', 'head', 'tail'] as const;
export type CardVerb = (typeof VERBS)[number] | (typeof SHARED_VERBS)[number];
export type CardThing = (typeof THINGS)[number];
export type CardVocabulary = Vocabulary<(typeof OWN)[number]>;

export interface CardSentence {
  verb: CardVerb | null;
  /** From left to right, as they were said. */
  colours: string;
  side: 'left' | 'right' | null;
  isOver: boolean;
  isFlipped: boolean;
  /** Of a Feather in hand, or of a line of the Fulfil strip; from 1. */
  number: number | null;
  card: string | null;
  /** Whose Prophecy it is; -1 is CARL. */
  from: number | null;
  thing: CardThing | null;
}

/** The words of the card table. */
export const cardVocabulary = (words: Words): CardVocabulary => readVocabulary(words, 'cards', OWN);

const isOne = <Of extends string>(all: readonly Of[], word: string): word is Of => all.some((each) => each === word);

/** Takes the name of a player out of a list of words. */
function takeName(
  list: readonly string[],
  people: ReadonlyMap<string, number>,
): { rest: string[]; from: number | null } {
  const said = list.map(plain);
  for (const [name, seat] of [...people].sort(([a], [b]) => b.length - a.length)) {
    const parts = splitWords(name).map(plain);
    const at = said.findIndex((_, i) => parts.every((part, k) => said[i + k] === part));
    if (parts.length && at >= 0) return { rest: list.toSpliced(at, parts.length), from: seat };
  }
  return { rest: [...list], from: null };
}

/** Reads a sentence; a word that is not understood is returned instead. */
export function readCardSentence(
  text: string,
  vocabulary: CardVocabulary,
  people: ReadonlyMap<string, number> = new Map(),
): CardSentence | string {
  const list = splitWords(text);
  // People may be called like anything else: only who is stolen from is asked for by name.
  const isTheft = list.some((raw) => ['steal', 'fulfil'].includes(vocabulary.get(plain(raw)) ?? ''));
  const { rest, from } = isTheft ? takeName(list, people) : { rest: list, from: null };
  const sentence: CardSentence = {
    verb: null,
    colours: '',
    side: null,
    isOver: false,
    isFlipped: false,
    number: null,
    card: null,
    from,
    thing: null,
  };
  let end: 'head' | 'tail' | null = null;
  for (const raw of rest) {
    const word = plain(raw);
    const meaning = vocabulary.get(word);
    const letter = colourLetter(meaning);
    const card = cardId(word, 'c');
    if (card) sentence.card = card;
    else if (/^\d$/.test(word)) sentence.number = Number(word);
    else if (meaning === undefined) return raw;
    else if (letter) sentence.colours += letter;
    else if (meaning === 'left' || meaning === 'right') sentence.side = meaning;
    else if (meaning === 'head' || meaning === 'tail') end = meaning;
    else if (meaning === 'over') sentence.isOver = true;
    else if (isOne(THINGS, meaning)) sentence.thing = meaning;
    else if (meaning === 'flip' && sentence.verb) sentence.isFlipped = true;
    else if (isOne(VERBS, meaning) || isOne(SHARED_VERBS, meaning)) sentence.verb ??= meaning;
  }
  if (end && (!sentence.verb || sentence.verb === 'place')) sentence.verb = end;
  // "cover left with 2" has no other verb.
  const isPlace = sentence.side !== null || sentence.isOver;
  if (sentence.verb === 'flip' && isPlace) return { ...sentence, verb: 'place', isFlipped: true };
  if (!sentence.verb && isPlace) sentence.verb = 'place';
  return sentence;
}

/** The Feather that is meant, the way round it is meant; '' is any. */
export function meantColours(
  { number, colours, isFlipped }: CardSentence,
  { model, holding }: Pick<CardController, 'model' | 'holding'>,
): string | null {
  const turned = (text: string) => (isFlipped ? flip(text) : text);
  if (number !== null) {
    const card = model?.cards[number - 1];
    return card ? turned(card.key === holding.key ? holding.colours : card.colours) : null;
  }
  if (colours) return turned(colours);
  return holding.key === null ? '' : turned(holding.colours);
}

const PLACES: Readonly<Record<string, Place>> = {
  left: 'left',
  right: 'right',
  'over left': 'over left',
  'over right': 'over right',
};

function findPlays(sentence: CardSentence, controller: Pick<CardController, 'model' | 'holding'>): LegalData[] {
  const wanted = meantColours(sentence, controller);
  if (!controller.model || wanted === null) return [];
  const { side, isOver } = sentence;
  const found: LegalData[] = [];
  for (const [colours, places] of controller.model.index.plays) {
    const isMeant = wanted.length === 1 ? colours.includes(wanted) : !wanted || colours === wanted;
    for (const [place, action] of places) {
      // The first Feather starts the row, wherever it is said to go.
      const fits =
        place === 'start' ||
        (side ? PLACES[isOver ? `over ${side}` : side] === place : !isOver || place.startsWith('over'));
      if (isMeant && fits) found.push(action);
    }
  }
  return found;
}

const GAINS: Readonly<Partial<Record<CardVerb, GainKind>>> = { claim: 'claim', upgrade: 'upgrade', steal: 'steal' };

function findCards(
  from: ReadonlyMap<string, LegalData>,
  { card, number, colours }: CardSentence,
): [string, LegalData][] {
  if (card) return [...from].filter(([id]) => id === card);
  if (number !== null) return [...from].slice(number - 1, number);
  return [...from].filter(([id]) => [...colours].every((colour) => prophecyOf(id).pattern.includes(colour)));
}

/** The legal actions that a sentence may mean. */
export function findMeantCards(
  sentence: CardSentence,
  controller: Pick<CardController, 'model' | 'holding'>,
): readonly LegalData[] {
  const { model } = controller;
  if (!model) return [];
  const { index } = model;
  const { card, colours, from } = sentence;
  const verb = sentence.verb ?? guess(sentence, model);
  switch (verb) {
    case 'place':
      return findPlays(sentence, controller);
    case 'head':
      return [index.heads.get(colours as never)].filter((action) => action !== undefined);
    case 'tail':
      return [index.tails.get(colours as never)].filter((action) => action !== undefined);
    case 'discard': {
      const meant = meantColours(sentence, controller);
      const action = meant ? discardOf(index, meant) : null;
      return action ? [action] : meant === '' ? [...index.discards.values()] : [];
    }
    case 'drop':
      return findCards(index.drops, sentence).map(([, action]) => action);
    case 'lift':
    case 'fulfil':
    case 'claim':
    case 'upgrade':
    case 'steal': {
      const kind = GAINS[verb];
      return findCards(index.fulfils, sentence)
        .filter(
          ([id]) =>
            (!kind || card === id || gainKind(model, id) === kind) &&
            (from === null || whereIs(model.view, id) === from),
        )
        .map(([, action]) => action);
    }
    default:
      return [];
  }
}

/** What is meant where no verb is said. */
function guess({ card, colours }: CardSentence, { index }: CardModel): CardVerb {
  if (index.drops.size) return 'drop';
  if (card || index.fulfils.size) return 'fulfil';
  if (colours.length === 1 && index.heads.size) return 'head';
  if (colours.length === 1 && index.tails.size) return 'tail';
  return 'place';
}
