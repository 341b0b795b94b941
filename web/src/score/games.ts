/** What each game brings to the score helper, by its name: what is counted, and how it is told. */
import type { AnyCount, Colour, ProphecyLens, RowProphecyLens } from '$kit/api';
import { needTexts } from '$games/about/telling';
import { cardName, readSerpent } from '$games/names/board';
import { namesWith } from '$games/names/cards';
import { MAX_CARDS, linePieces, lineStacks, type Line, type ScoreGame, type Sheet } from '$games/sheet/sheet';
import { coatlName, countedCoatl, countedHeld, playerName } from './telling';
import { cardTemples, templeById } from '$kit/data';
import { listed, type Words } from '$kit/words';

/** A card, what it pays, and where. */
export interface Paid {
  card: string;
  points: number;
  lens: ProphecyLens | RowProphecyLens;
}
export interface PaidTemple {
  card: string;
  points: number;
  needs: { text: string; isMet: boolean }[];
}
/** A row of the table of all players. */
export interface Row {
  name: string;
  cells: (number | undefined)[];
}

/** What is looked at: a player's Cóatl, or the player's row. */
type At = readonly [count: AnyCount | null, player: number, coatl: number];

export interface ScoreKind {
  /** Players have several Cóatls, and Golden Feathers; there is a strict way to count. Without: one row, whose cards have levels. */
  hasCoatls: boolean;
  /** How to lay cards, in words. */
  note: string;
  /** What is to be known of equal points between two. */
  tieNote: string | null;
  /** What tells equal points apart. */
  ties: readonly string[];
  nameOf(words: Words, sheet: Sheet, player: number, coatl: number): string;
  /** A card by what it asks for; nobody knows it by its code. */
  cardName(words: Words, card: string): string;
  cardsNote(words: Words, count: number): string;
  /** What is built, read aloud; it is not empty. */
  read(words: Words, line: Line, name: string): string;
  paid(...at: At): Paid[];
  temple(...at: At): PaidTemple | null;
  sum(...at: At): number;
  rows(words: Words, count: AnyCount): Row[];
}

const piecesOf = (line: Line) => linePieces(line).map(({ kind, colour }) => ({ kind, colour: colour as Colour }));

const board: ScoreKind = {
  hasCoatls: true,
  note: 'helper-cards-note',
  tieNote: null,
  ties: ['tie-board-1', 'tie-board-2'],
  nameOf: (words, _sheet, _player, coatl) => coatlName(words, coatl),
  cardName,
  cardsNote: (words, count) => words('helper-cards-of', { count, most: MAX_CARDS.board }),
  read: (words, line, name) => readSerpent(words, { pieces: piecesOf(line) }, name),
  paid: (...at) =>
    (countedCoatl(...at)?.prophecies ?? []).map(({ card, paid }) => ({ card, points: paid.points, lens: paid })),
  temple(...at) {
    const temple = countedCoatl(...at)?.temple;
    if (!temple) return null;
    const { points, requirements } = temple.paid;
    return { card: temple.card, points, needs: requirements.map(({ text, is_met }) => ({ text, isMet: is_met })) };
  },
  sum: (...at) => countedCoatl(...at)?.points ?? 0,
  rows(words, count) {
    if (count.game !== 'board') return [];
    const { players } = count;
    const coatls = [0, 1, 2].map((i): Row => ({
      name: coatlName(words, i),
      cells: players.map(({ serpents }) => serpents[i]?.points),
    }));
    return [...coatls, { name: words('helper-gold'), cells: players.map(({ gold_points }) => gold_points) }];
  },
};

const cards: ScoreKind = {
  hasCoatls: false,
  note: 'helper-cards-note-row',
  tieNote: 'helper-tie-carl',
  ties: ['tie-cards-1', 'tie-cards-2'],
  nameOf: (words, sheet, player) => playerName(words, sheet, player),
  cardName: (words, card) =>
    cardTemples.some(({ id }) => id === card)
      ? words('board-temple-name', { id: card, needs: listed(needTexts(words, templeById(card))) })
      : words('board-prophecy-name', { id: card, pattern: namesWith(words, null).pattern(card) }),
  cardsNote: (words, count) => words('helper-cards-held', { count }),
  read: (words, line) =>
    namesWith(words, null).row({
      colours: piecesOf(line).map(({ colour }) => colour),
      stacks: lineStacks(line),
      has_head: line.head !== null,
      has_tail: line.tail !== null,
    }),
  paid: (count, player) => countedHeld(count, player).map(({ card, points, shown }) => ({ card, points, lens: shown })),
  temple(count, player) {
    const temple = count?.game === 'cards' ? count.players[player]?.temple : null;
    if (!temple) return null;
    const { card, points, objectives } = temple;
    return { card, points, needs: objectives.map(({ text, is_met }) => ({ text, isMet: is_met ?? false })) };
  },
  sum: (count, player) => count?.players[player]?.points ?? 0,
  rows(words, count) {
    if (count.game !== 'cards') return [];
    return [
      { name: words('helper-prophecies'), cells: count.players.map(({ held_points }) => held_points) },
      { name: words('gallery-group-temple'), cells: count.players.map(({ temple }) => temple?.points ?? 0) },
    ];
  },
};

export const SCORE_KINDS: Readonly<Record<ScoreGame, ScoreKind>> = { board, cards };
