/** What is said of a card, from its data, in the reader's language. */
import { patternSentence, requirementSentence, shortSentence } from '$games/names/board';
import { namesWith } from '$games/names/cards';
import {
  isCardProphecy,
  isCardTemple,
  levelsOf,
  patternOf,
  requirementsOf,
  templePoints,
  type AnyProphecy,
  type AnyTemple,
} from '$kit/data';
import { listed, type Words } from '$kit/words';
import type { Entry, Group } from './entries';

export const groupName = (words: Words, group: Group): string => {
  const [kind, of] = group.split('-');
  if (kind === 'family') return words('gallery-family', { family: of ?? '' });
  if (kind === 'god') return words('gallery-god', { god: words('cards-god', { god: of ?? '' }) });
  return words(`gallery-group-${group}`);
};

export const patternText = (words: Words, card: AnyProphecy): string =>
  isCardProphecy(card) ? namesWith(words, null).pattern(card.id) : patternSentence(words, card.pattern);

/** What stands on the card below its drawing. */
export const cardSentence = (words: Words, card: AnyProphecy): string =>
  isCardProphecy(card) ? namesWith(words, null).pattern(card.id) : shortSentence(words, card.pattern);

export const needText = (words: Words, card: AnyTemple, text: string): string =>
  isCardTemple(card) ? namesWith(words, null).objective(text) : requirementSentence(words, text);

export const needTexts = (words: Words, card: AnyTemple): string[] =>
  requirementsOf(card).map((text) => needText(words, card, text));

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

export function entryTitle(words: Words, { thing }: Entry): string {
  const names = namesWith(words, null);
  switch (thing.kind) {
    case 'prophecy':
      return capital(patternText(words, thing.card));
    case 'temple':
      return capital(listed(needTexts(words, thing.card)));
    case 'token':
      return words(`board-token-${thing.token}`);
    case 'gold':
      return words('gallery-gold');
    case 'feather':
      return words('gallery-feather', { feather: names.feather(thing.colours.join('')) });
    case 'head':
      return words('cards-head-of', { colour: names.colour(thing.colour) });
    case 'tail':
      return words('cards-tail-of', { colour: names.colour(thing.colour) });
    case 'carl':
      return words('gallery-carl', { name: words(`carl-${thing.deck.name}`) });
  }
}

/** All that the search looks through. */
export const entryText = (words: Words, entry: Entry): string =>
  [entry.id, entryTitle(words, entry), ...entry.groups.map((group) => groupName(words, group))].join(' ');

/** What a card pays, level by level. */
export function payments(words: Words, { thing }: Entry): string {
  if (thing.kind === 'prophecy') {
    const levels = levelsOf(thing.card);
    const each = levels.map(([times, points]) => words('gallery-pays', { times, points }));
    const top = levels.at(-1)?.[0] ?? 1;
    return words(isCardProphecy(thing.card) ? 'gallery-levels' : 'gallery-payments', { levels: listed(each), top });
  }
  if (thing.kind !== 'temple') return '';
  const each = templePoints(thing.card).map((points, i) => words('gallery-meets', { count: i + 1, points }));
  return words('gallery-temple-payments', { levels: listed(each) });
}

/** Kinds of patterns that a game reads in its own way, by the name of the rule. */
const READ_AS: Readonly<Record<Entry['game'], Readonly<Record<string, string>>>> = {
  board: {},
  cards: { run: 'pair' },
};

/** How a kind of card is read: what counts and what does not. */
export function ruleText(words: Words, { thing, game }: Entry): string {
  if (thing.kind === 'prophecy') {
    const { kind } = patternOf(thing.card.pattern);
    return words(`gallery-rule-${READ_AS[game][kind] ?? kind}`);
  }
  if (thing.kind === 'temple') return words(`gallery-rule-temple-${game}`);
  if (thing.kind === 'token') return words(`gallery-rule-${thing.token}`);
  return words(`gallery-rule-${thing.kind}`);
}
