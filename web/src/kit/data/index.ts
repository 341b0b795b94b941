/** The cards of both games as data, copied from the Python package by `npm run types`. */
import boardJson from './board.json';
import cardsJson from './cards.json';
import { cardSet } from './cardset';
import type { Colour, God } from '$kit/api';

export { cardSet } from './cardset';
export { patternOf, requirementOf, type Pattern, type Requirement } from './patterns';

export type Family = 'red' | 'black' | 'blue' | 'yellow' | 'green';

/** A Prophecy card of the board game. */
export interface BoardProphecy {
  id: string;
  pattern: string;
  family: Family;
  /** Points by how often the pattern occurs. */
  points: Readonly<Record<string, number>>;
  copies: number;
}

/** A Temple card of the board game. */
export interface BoardTemple {
  id: string;
  requirements: readonly string[];
  /** Points for one requirement, two, and so on. */
  points: readonly number[];
}

/** A Prophecy of the card game. */
export interface CardProphecy {
  id: string;
  god: God;
  kind: string;
  pattern: string;
}

/** The Temple card of the card game. */
export interface CardTemple {
  id: string;
  objectives: readonly string[];
}

/** Two segments on one card of the card game. */
export interface Feather {
  colours: readonly [Colour, Colour];
  copies: number;
}

export type AnyProphecy = BoardProphecy | CardProphecy;
export type AnyTemple = BoardTemple | CardTemple;

/** Card game, C6: what levels 1, 2 and 3 are worth. */
export const LEVEL_POINTS: Readonly<Record<string, number>> = { 1: 2, 2: 5, 3: 6 };
/** Card game, C8.1: what one objective and both are worth. */
export const OBJECTIVE_POINTS: readonly number[] = [3, 7];

export const isCardProphecy = (card: AnyProphecy): card is CardProphecy => 'god' in card;
export const isCardTemple = (card: AnyTemple): card is CardTemple => 'objectives' in card;

/** All rows of both games, those of the host's card set included. */
export const boardRows = cardSet?.game === 'board' ? cardSet.rows : boardJson;
export const cardRows = cardSet?.game === 'cards' ? cardSet.rows : cardsJson;

export const boardProphecies: readonly BoardProphecy[] = [
  ...(boardRows.prophecies as unknown as BoardProphecy[]),
  ...(boardRows.promo_prophecies as unknown as BoardProphecy[]),
];
export const boardTemples: readonly BoardTemple[] = [...boardRows.temples, ...boardRows.promo_temples];
export const cardProphecies = cardRows.prophecies as readonly CardProphecy[];
export const cardTemples: readonly CardTemple[] = cardRows.temples;
export const feathers: readonly Feather[] = cardRows.feathers.map((row) => ({
  colours: [...row.colours] as [Colour, Colour],
  copies: row.copies,
}));

const prophecies = new Map<string, AnyProphecy>([...boardProphecies, ...cardProphecies].map((card) => [card.id, card]));
const temples = new Map<string, AnyTemple>([...boardTemples, ...cardTemples].map((card) => [card.id, card]));

/** Returns a Prophecy of either game by its id. */
export function prophecyById(id: string): AnyProphecy {
  const card = prophecies.get(id);
  if (!card) throw new Error(`unknown prophecy ${id}`);
  return card;
}

/** Returns a Temple of either game by its id. */
export function templeById(id: string): AnyTemple {
  const card = temples.get(id);
  if (!card) throw new Error(`unknown temple ${id}`);
  return card;
}

/** The price list of a Prophecy: [times or level, points], lowest first. */
export function levelsOf(card: AnyProphecy): [times: number, points: number][] {
  const points = isCardProphecy(card) ? LEVEL_POINTS : card.points;
  return Object.entries(points)
    .map(([times, value]): [number, number] => [Number(times), value])
    .sort((a, b) => a[0] - b[0]);
}

export const requirementsOf = (card: AnyTemple): readonly string[] =>
  isCardTemple(card) ? card.objectives : card.requirements;

export const templePoints = (card: AnyTemple): readonly number[] =>
  isCardTemple(card) ? OBJECTIVE_POINTS : card.points;
