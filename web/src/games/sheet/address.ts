/** A sheet as an address: letters, digits and a few signs that no browser and no messenger changes.
 *
 * board/Ana~HBBRBBKKBBYYT.P29.P10.T03_YBB.g2/Ben~...   H before a head, T after a tail, _ between Cóatls, g gold
 * cards.D4/Ana~HGRyKT.C01-2.C05                        a small letter is a stack, -2 a level
 * '<' and '>' and the ' of a stack are read, too.
 */
import type { Colour } from '$kit/api';
import { COLOURS } from '$kit/art';
import { boardProphecies, boardTemples, cardProphecies, cardTemples } from '$kit/data';
import {
  COATLS,
  MAX_CARDS,
  MAX_GOLD,
  MAX_PLAYERS,
  MAX_TILES,
  SHEETS,
  emptyCoatl,
  emptyPlayer,
  emptySheet,
  isScoreGame,
  type Coatl,
  type LaidCard,
  type Line,
  type ScoreGame,
  type ScorePlayer,
  type Sheet,
  type Tile,
} from './sheet';

const isColour = (text: string | undefined): text is Colour => COLOURS.some((colour) => colour === text);
const MAX_NAME = 20;

const PROPHECIES = {
  board: new Set(boardProphecies.map(({ id }) => id)),
  cards: new Set(cardProphecies.map(({ id }) => id)),
} as const;
const TEMPLES = {
  board: new Set(boardTemples.map(({ id }) => id)),
  cards: new Set(cardTemples.map(({ id }) => id)),
} as const;

export const cleanPlayer = (name: string): string =>
  [...name.replace(/[\p{C}\s]+/gu, ' ').trimStart()].slice(0, MAX_NAME).join('');

const writeName = (name: string): string =>
  encodeURIComponent(name).replace(/[~_.'()*!-]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function readName(text: string): string {
  try {
    return cleanPlayer(decodeURIComponent(text));
  } catch {
    return cleanPlayer(text);
  }
}

const writeLine = ({ head, tiles, tail }: Line): string =>
  `${head ? `H${head}` : ''}${tiles.map(({ colour, stack }) => (stack ? colour.toLowerCase() : colour)).join('')}${tail ? `${tail}T` : ''}`;

function writeCoatl({ line, cards, temple }: Coatl): string {
  const laid = cards.map(({ id, level }) => (level === null ? id : `${id}-${level}`));
  return [writeLine(line), ...laid, ...(temple ? [temple] : [])].join('.');
}

function writePlayer({ name, coatls, gold }: ScorePlayer): string {
  const written = coatls.map(writeCoatl).join('_').replace(/_+$/, '');
  return `${name ? `${writeName(name)}~` : ''}${written}${gold ? `.g${gold}` : ''}`;
}

export function formatSheet(sheet: Sheet): string {
  const game = `${sheet.game}${sheet.strict ? '.strict' : ''}${sheet.temple ? `.${sheet.temple}` : ''}`;
  // A player without anything still has a place.
  return [game, ...sheet.players.map((player) => writePlayer(player) || '-')].join('/');
}

export interface ReadSheet {
  sheet: Sheet;
  /** Parts that could not be read; all others are on the sheet. */
  bad: string[];
}

/** Reads an address, as much of it as can be read. */
export function parseSheet(path: string): ReadSheet {
  const bad: string[] = [];
  const [first = '', ...rest] = path.split('/');
  const [name, ...options] = first.split('.');
  if (!isScoreGame(name) && name !== '') bad.push(name ?? '');
  const game = isScoreGame(name) ? name : 'board';
  const { isStrict, hasOneTemple } = SHEETS[game];
  let sheet = emptySheet(game);
  for (const option of options) {
    if (option === 'strict' && isStrict) sheet = { ...sheet, strict: true };
    else if (hasOneTemple && TEMPLES[game].has(option)) sheet = { ...sheet, temple: option };
    else bad.push(option);
  }
  if (rest.length > MAX_PLAYERS) bad.push(...rest.slice(MAX_PLAYERS));
  const players = rest.slice(0, MAX_PLAYERS).map((text) => readPlayer(game, text, bad));
  if (players.length) sheet = { ...sheet, players };
  return { sheet, bad };
}

function readPlayer(game: ScoreGame, text: string, bad: string[]): ScorePlayer {
  const player = emptyPlayer(game);
  const { hasGold, hasOneTemple } = SHEETS[game];
  const cut = text.indexOf('~');
  if (cut >= 0) player.name = readName(text.slice(0, cut));
  const written = cut >= 0 ? text.slice(cut + 1) : text;
  if (written === '-' || written === '') return player;
  const coatls = written.split('_');
  if (coatls.length > COATLS[game]) bad.push(...coatls.slice(COATLS[game]));
  player.coatls = player.coatls.map((empty, i) => {
    const part = coatls[i];
    if (part === undefined) return empty;
    const [line = '', ...words] = part.split('.');
    const coatl = emptyCoatl();
    coatl.line = readLine(game, line, bad);
    const cards: LaidCard[] = [];
    for (const word of words) {
      const gold = /^g([0-9])$/.exec(word)?.[1];
      if (gold !== undefined && hasGold && Number(gold) <= MAX_GOLD) player.gold = Number(gold);
      else if (!hasOneTemple && TEMPLES[game].has(word) && !coatl.temple) coatl.temple = word;
      else if (!addCard(game, cards, word)) bad.push(word);
    }
    return { ...coatl, cards };
  });
  return player;
}

function addCard(game: ScoreGame, cards: LaidCard[], word: string): boolean {
  const [, id = '', level] = /^([A-Z]\d\d)(?:-([0-3]))?$/.exec(word) ?? [];
  if (!PROPHECIES[game].has(id) || cards.some((card) => card.id === id) || cards.length >= MAX_CARDS[game])
    return false;
  if (level !== undefined && !SHEETS[game].hasLevels) return false;
  cards.push({ id, level: level === undefined ? null : Number(level) });
  return true;
}

function readLine(game: ScoreGame, text: string, bad: string[]): Line {
  let rest = text
    .replace(/%3C|</gi, 'H')
    .replace(/%3E|>/gi, 'T')
    .replace(/([YRKGB])(?:'|%27)/g, (_, colour: string) => colour.toLowerCase());
  const whole = rest;
  let head: Colour | null = null;
  let tail: Colour | null = null;
  if (rest.startsWith('H') && isColour(rest[1])) {
    head = rest[1];
    rest = rest.slice(2);
  }
  const last = rest.at(-2);
  if (rest.endsWith('T') && isColour(last)) {
    tail = last;
    rest = rest.slice(0, -2);
  }
  const tiles: Tile[] = [];
  let isBad = false;
  for (const letter of rest) {
    const colour = letter.toUpperCase();
    const stack = letter !== colour;
    if (isColour(colour) && (!stack || SHEETS[game].hasStacks) && tiles.length < MAX_TILES[game])
      tiles.push({ colour, stack });
    else isBad = true;
  }
  if (isBad) bad.push(whole);
  return { head, tiles, tail };
}

/** A sheet with one example and the card that it is an example of. */
export function exampleSheet(game: ScoreGame, card: string, row: string, cards: readonly string[]): Sheet {
  const isTemple = TEMPLES[game].has(card);
  const laid = isTemple ? cards : [card];
  const { hasOneTemple } = SHEETS[game];
  const middle = isTemple && hasOneTemple ? `.${card}` : '';
  const beside = isTemple && !hasOneTemple ? [card] : [];
  return parseSheet(`${game}${middle}/${[row, ...laid, ...beside].join('.')}`).sheet;
}
