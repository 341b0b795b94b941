/** What people at a real table have told: their Cóatls, their cards. Nothing here knows what it is worth. */
import type { AnyScoring, BoardPlayer, BoardScoring, CardScoring, Colour } from '$kit/api';
import type { PieceLook } from '$kit/art';

export type ScoreGame = 'board' | 'cards';

export interface Tile {
  colour: Colour;
  /** Card game: it covers another segment. */
  stack: boolean;
}

/** A Cóatl, or a row of the card game. */
export interface Line {
  head: Colour | null;
  tiles: readonly Tile[];
  tail: Colour | null;
}

export interface LaidCard {
  id: string;
  /** Card game: as the Level card says; null for as often as the row shows it. */
  level: number | null;
}

export interface Coatl {
  line: Line;
  cards: readonly LaidCard[];
  /** Board game; in the card game one Temple lies in the middle. */
  temple: string | null;
}

export interface ScorePlayer {
  name: string;
  coatls: readonly Coatl[];
  gold: number;
}

export interface Sheet {
  game: ScoreGame;
  strict: boolean;
  temple: string | null;
  players: readonly ScorePlayer[];
}

/** What a sheet of each game can say. */
export interface SheetKind {
  /** There is a strict way to count. */
  isStrict: boolean;
  hasGold: boolean;
  /** Tiles may cover others. */
  hasStacks: boolean;
  /** Prophecies lie at levels. */
  hasLevels: boolean;
  /** One Temple lies in the middle of the table; without, each Cóatl has its own. */
  hasOneTemple: boolean;
}
export const SHEETS: Readonly<Record<ScoreGame, SheetKind>> = {
  board: { isStrict: true, hasGold: true, hasStacks: false, hasLevels: false, hasOneTemple: false },
  cards: { isStrict: false, hasGold: false, hasStacks: true, hasLevels: true, hasOneTemple: true },
};
export const isScoreGame = (text: string | undefined): text is ScoreGame =>
  text !== undefined && Object.hasOwn(SHEETS, text);

export const MAX_PLAYERS = 4;
export const MAX_GOLD = 6;
export const COATLS: Readonly<Record<ScoreGame, number>> = { board: 3, cards: 1 };
/** What the server takes at most. */
export const MAX_TILES: Readonly<Record<ScoreGame, number>> = { board: 120, cards: 20 };
export const MAX_CARDS: Readonly<Record<ScoreGame, number>> = { board: 4, cards: 40 };

const NO_LINE: Line = { head: null, tiles: [], tail: null };
export const emptyCoatl = (): Coatl => ({ line: NO_LINE, cards: [], temple: null });
export const emptyPlayer = (game: ScoreGame): ScorePlayer => ({
  name: '',
  gold: 0,
  coatls: Array.from({ length: COATLS[game] }, emptyCoatl),
});
export const emptySheet = (game: ScoreGame): Sheet => ({
  game,
  strict: false,
  temple: null,
  players: [emptyPlayer(game)],
});

export const lengthOf = ({ head, tiles, tail }: Line): number =>
  tiles.length + Number(head !== null) + Number(tail !== null);

export function linePieces({ head, tiles, tail }: Line): PieceLook[] {
  return [
    ...(head ? [{ kind: 'head', colour: head } as const] : []),
    ...tiles.map(({ colour }) => ({ kind: 'body', colour }) as const),
    ...(tail ? [{ kind: 'tail', colour: tail } as const] : []),
  ];
}

/** Numbers of the stacks among all pieces, from 0. */
export const lineStacks = ({ head, tiles }: Line): number[] =>
  tiles.flatMap(({ stack }, i) => (stack ? [i + Number(head !== null)] : []));

export type End = 'left' | 'right';

export function addTile(line: Line, colour: Colour, end: End): Line {
  const tile = { colour, stack: false };
  return { ...line, tiles: end === 'left' ? [tile, ...line.tiles] : [...line.tiles, tile] };
}

/** Which of the bodies a piece is, counted from the left of all pieces; null for head and tail. */
export function tileAt(line: Line, piece: number): number | null {
  const at = piece - Number(line.head !== null);
  return at >= 0 && at < line.tiles.length ? at : null;
}

export function removePiece(line: Line, piece: number): Line {
  const at = tileAt(line, piece);
  if (at !== null) return { ...line, tiles: line.tiles.filter((_, i) => i !== at) };
  return piece === 0 && line.head ? { ...line, head: null } : { ...line, tail: null };
}

/** Moves a body by one place; at an end of the bodies it stays. */
export function movePiece(line: Line, piece: number, by: -1 | 1): Line {
  const at = tileAt(line, piece);
  const tile = at === null ? undefined : line.tiles[at];
  const other = at === null ? undefined : line.tiles[at + by];
  if (at === null || !tile || !other) return line;
  return { ...line, tiles: line.tiles.map((each, i) => (i === at ? other : i === at + by ? tile : each)) };
}

export function paintPiece(line: Line, piece: number, colour: Colour): Line {
  const at = tileAt(line, piece);
  if (at !== null) return { ...line, tiles: line.tiles.map((tile, i) => (i === at ? { ...tile, colour } : tile)) };
  return piece === 0 && line.head ? { ...line, head: colour } : { ...line, tail: colour };
}

export function flipStack(line: Line, piece: number): Line {
  const at = tileAt(line, piece);
  if (at === null) return line;
  return { ...line, tiles: line.tiles.map((tile, i) => (i === at ? { ...tile, stack: !tile.stack } : tile)) };
}

/** In the notation of the rules: '<GRY'K>'. */
export const notationOf = ({ head, tiles, tail }: Line): string =>
  `${head ? `<${head}` : ''}${tiles.map(({ colour, stack }) => colour + (stack ? "'" : '')).join('')}${tail ? `${tail}>` : ''}`;

/** What the server is asked, with the Cóatl that is looked at. */
export const requestOf = (sheet: Sheet, player: number, serpent: number): AnyScoring =>
  REQUESTS[sheet.game](sheet, { player, serpent });

const REQUESTS: Readonly<Record<ScoreGame, (sheet: Sheet, look: BoardScoring['look']) => AnyScoring>> = {
  board: (sheet, look) => ({
    game: 'board',
    look,
    strict_ends: sheet.strict,
    players: sheet.players.map(({ coatls, gold }) => ({
      gold,
      serpents: coatls.map(({ line, cards, temple }) => ({
        pieces: notationOf(line),
        prophecies: cards.map(({ id }) => id),
        temple,
      })) as BoardPlayer['serpents'],
    })) as BoardScoring['players'],
  }),
  cards: (sheet, look) => ({
    game: 'cards',
    look: look ? { ...look, serpent: 0 } : look,
    temple: sheet.temple,
    players: sheet.players.map(({ coatls }) => ({
      row: notationOf(coatls[0]?.line ?? NO_LINE),
      held: (coatls[0]?.cards ?? []).map(({ id, level }) => ({ card: id, level })),
    })) as CardScoring['players'],
  }),
};
