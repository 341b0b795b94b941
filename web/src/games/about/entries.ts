/** Everything that lies in the boxes of both games, one entry a card. */
import {
  boardProphecies,
  boardRows,
  boardTemples,
  cardProphecies,
  cardRows,
  cardTemples,
  feathers,
  type AnyProphecy,
  type AnyTemple,
  type Family,
} from '$kit/data';
import type { Colour, God } from '$kit/api';
import { COLOURS } from '$kit/art';
import { plain } from '$kit/words/plain';

export type Game = 'board' | 'cards';
export const GAMES: readonly Game[] = ['board', 'cards'];

/** What the list on the left offers; families and gods have their own. */
export type Group = `family-${Family}` | `god-${God}` | 'temple' | 'promo' | 'extra' | 'feather' | 'end' | 'carl';

export type Token = 'pick' | 'future' | 'commitment';

/** CARL's action deck for a personality: how many cards of each god. */
export interface ActionDeck {
  name: string;
  carl: Readonly<Partial<Record<God, number>>>;
  carl_2: Readonly<Partial<Record<God, number>>>;
}

export type Thing =
  | { kind: 'prophecy'; card: AnyProphecy }
  | { kind: 'temple'; card: AnyTemple }
  | { kind: 'token'; token: Token }
  | { kind: 'gold' }
  | { kind: 'feather'; colours: readonly [Colour, Colour] }
  | { kind: 'head' | 'tail'; colour: Colour }
  | { kind: 'carl'; deck: ActionDeck };

export interface Entry {
  game: Game;
  /** Unlike any other of its game: it stands in the address. */
  id: string;
  thing: Thing;
  groups: readonly Group[];
  /** Colours that it shows. */
  colours: readonly Colour[];
  copies: number;
  /** Not told by the booklet card for card: which ones exist was worked out. */
  isReconstructed: boolean;
}

const coloursIn = (text: string): Colour[] => COLOURS.filter((colour) => text.includes(colour));
/** Requirements name families and gods in words; only those with capitals show colours. */
const coloursAsked = (needs: readonly string[]): Colour[] =>
  coloursIn(needs.filter((text) => /^-|^[YRKGB]=/.test(text)).join(''));

const promo = new Set([...boardRows.promo_prophecies, ...boardRows.promo_temples].map(({ id }) => id));
const sources = new Map([...cardRows.prophecies, ...cardRows.temples].map(({ id, source }) => [id, source]));

function boardEntries(): Entry[] {
  const game = 'board';
  const isReconstructed = false;
  const extra: Group[] = ['extra'];
  return [
    ...boardProphecies.map((card): Entry => ({
      game,
      id: card.id,
      thing: { kind: 'prophecy', card },
      colours: coloursIn(card.pattern),
      copies: card.copies,
      isReconstructed,
      groups: [`family-${card.family}`, ...(promo.has(card.id) ? (['promo'] as const) : [])],
    })),
    ...boardTemples.map((card): Entry => ({
      game,
      id: card.id,
      thing: { kind: 'temple', card },
      colours: coloursAsked(card.requirements),
      copies: 1,
      isReconstructed,
      groups: ['temple', ...(promo.has(card.id) ? (['promo'] as const) : [])],
    })),
    ...(['pick', 'future', 'commitment'] as const).map((token): Entry => ({
      game,
      id: token,
      thing: { kind: 'token', token },
      colours: [],
      copies: 4,
      isReconstructed,
      groups: extra,
    })),
    { game, id: 'gold', thing: { kind: 'gold' }, colours: [], copies: 6, isReconstructed, groups: extra },
  ];
}

function cardEntries(): Entry[] {
  const game = 'cards';
  const isReconstructed = (id: string) => sources.get(id) === 'reconstructed';
  const ends = (['head', 'tail'] as const).flatMap((kind) =>
    COLOURS.map((colour): Entry => ({
      game,
      id: `${kind}-${colour}`,
      thing: { kind, colour },
      colours: [colour],
      copies: 4,
      isReconstructed: false,
      groups: ['end'],
    })),
  );
  return [
    ...cardProphecies.map((card): Entry => ({
      game,
      id: card.id,
      thing: { kind: 'prophecy', card },
      colours: coloursIn(card.pattern),
      copies: 1,
      isReconstructed: isReconstructed(card.id),
      groups: [`god-${card.god}`],
    })),
    ...cardTemples.map((card): Entry => ({
      game,
      id: card.id,
      thing: { kind: 'temple', card },
      colours: coloursAsked(card.objectives),
      copies: 1,
      isReconstructed: isReconstructed(card.id),
      groups: ['temple'],
    })),
    ...feathers.map(({ colours, copies }, i): Entry => ({
      game,
      id: colours.join(''),
      thing: { kind: 'feather', colours },
      colours: [...colours],
      copies,
      isReconstructed: cardRows.feathers[i]?.source === 'reconstructed',
      groups: ['feather'],
    })),
    ...ends,
    ...cardRows.personalities.map((deck): Entry => ({
      game,
      id: deck.name,
      thing: { kind: 'carl', deck },
      colours: [],
      copies: 1,
      isReconstructed: deck.source === 'reconstructed',
      groups: ['carl'],
    })),
  ];
}

export const ENTRIES: Readonly<Record<Game, readonly Entry[]>> = { board: boardEntries(), cards: cardEntries() };

export const GROUPS: Readonly<Record<Game, readonly Group[]>> = {
  board: ['family-red', 'family-black', 'family-blue', 'family-yellow', 'family-green', 'temple', 'promo', 'extra'],
  cards: ['god-yellow', 'god-green', 'god-blue', 'god-pink', 'temple', 'feather', 'end', 'carl'],
};

export const isGame = (text: string | undefined): text is Game => text !== undefined && Object.hasOwn(GROUPS, text);

export const findEntry = (game: Game, id: string): Entry | undefined => ENTRIES[game].find((entry) => entry.id === id);

export interface Filter {
  group: Group | null;
  colours: readonly Colour[];
  /** What the reader has typed. */
  text: string;
}

/** The entries that fit: in the group, with every colour, and with every word in what is said of them. */
export function filterEntries(game: Game, filter: Filter, told: (entry: Entry) => string): Entry[] {
  const wanted = plain(filter.text).split(/\s+/).filter(Boolean);
  return ENTRIES[game].filter((entry) => {
    if (filter.group && !entry.groups.includes(filter.group)) return false;
    if (!filter.colours.every((colour) => entry.colours.includes(colour))) return false;
    if (wanted.length === 0) return true;
    const text = plain(told(entry));
    return wanted.every((word) => text.includes(word));
  });
}
