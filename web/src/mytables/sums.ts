/** What the games of this device add up to. Points and results are the engine's; here they are only counted. */
import { GAME_KINDS, kindOf, type GameKind } from '$games/shared/kinds';
import { LEVELS, PERSONALITIES, type Level } from '$games/shared/rivals';
import { marginOf } from './margin';
import { rivalKey, type Player } from './players';
import type { Coatl, Paid, Result } from './results';

export interface Rival {
  key: string;
  player: Player;
  /** Everybody of a game with this rival, for the mask. */
  players: readonly Player[];
  won: number;
  lost: number;
  /** The last five, the oldest first. */
  last: boolean[];
}

const FORM = 5;

/** Games that count: played to the end by one person of this device against others. */
export const counting = (results: readonly Result[]): Result[] =>
  results.filter((result) => !result.isPractice && marginOf(result) !== null);

/** Bots by strength, then people by how often one met them, then CARL's faces. */
export function rivalsOf(results: readonly Result[]): Rival[] {
  const met = new Map<string, Rival>();
  for (const result of [...counting(results)].sort((a, b) => a.at - b.at)) {
    const own = result.players.find((player) => player.isMine);
    for (const player of result.players) {
      if (player.isMine || !own || own.rank === null || player.rank === null) continue;
      const key = rivalKey(player);
      const rival = met.get(key) ?? { key, player, players: result.players, won: 0, lost: 0, last: [] };
      // A shared place is neither.
      if (own.rank !== player.rank) {
        const isWon = own.rank < player.rank;
        rival[isWon ? 'won' : 'lost'] += 1;
        rival.last = [...rival.last, isWon].slice(-FORM);
      }
      met.set(key, rival);
    }
  }
  return [...met.values()].sort((a, b) => place(a) - place(b) || b.won + b.lost - (a.won + a.lost));
}

function place({ player }: Rival): number {
  if (player.seat < 0) return 100 + PERSONALITIES.findIndex((one) => one === player.level);
  const level = LEVELS.findIndex((one) => one === player.level);
  return level < 0 ? 50 : level;
}

export const countWon = (results: readonly Result[]): number =>
  counting(results).filter((result) => marginOf(result)?.outcome !== 'lost').length;

/** Wins in a row: now, and the most there ever were. */
export function winsInRow(results: readonly Result[]): { now: number; longest: number } {
  let [now, longest] = [0, 0];
  for (const result of [...counting(results)].sort((a, b) => a.at - b.at)) {
    now = marginOf(result)?.outcome === 'lost' ? 0 : now + 1;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/** The Cóatl that paid most, of the board game if one was played; a row of the card game counts as one. */
export function bestOf(results: readonly Result[]): { coatl: Coatl; result: Result } | null {
  const found = counting(results).flatMap((result) => (result.best ? [{ coatl: result.best, result }] : []));
  const board = found.filter(({ result }) => kindOf(result.game).hasCoatls);
  return [...(board.length ? board : found)].sort((a, b) => b.coatl.points - a.coatl.points)[0] ?? null;
}

export interface Favourite {
  card: string;
  /** In how many games it paid, and out of how many of that kind. */
  games: number;
  of: number;
  /** Points a time that it paid. */
  mean: number;
}

/** The Prophecy that paid in most games. */
export function favouriteOf(results: readonly Result[]): Favourite | null {
  const played = counting(results);
  const byCard = new Map<string, { paid: Paid[]; cards: GameKind['cards'] }>();
  for (const { paid, game } of played)
    for (const one of paid) {
      const known = byCard.get(one.card) ?? { paid: [], cards: GAME_KINDS[game].cards };
      byCard.set(one.card, { ...known, paid: [...known.paid, one] });
    }
  const sum = (paid: readonly Paid[]) => paid.reduce((total, one) => total + one.points, 0);
  const [first] = [...byCard].sort(([, a], [, b]) => b.paid.length - a.paid.length || sum(b.paid) - sum(a.paid));
  if (!first) return null;
  const [card, { paid, cards }] = first;
  const of = played.filter(({ game }) => GAME_KINDS[game].cards === cards).length;
  return { card, games: paid.length, of, mean: sum(paid) / paid.length };
}

/** Which of some cards have never paid, once a game with such cards has been played. */
export function neverPaid(results: readonly Result[], cards: readonly string[]): string[] {
  const paid = new Set(counting(results).flatMap((result) => result.paid.map((one) => one.card)));
  return cards.filter((card) => !paid.has(card));
}

export type Goal =
  { kind: 'rival'; level: Level; won: number; lost: number; wins: number } | { kind: 'card'; card: string };

/** One next goal: the first bot that one has not passed yet; else a Prophecy never fulfilled. */
export function goalOf(results: readonly Result[], levels: readonly Level[], cards: readonly string[]): Goal | null {
  const rivals = rivalsOf(results);
  for (const level of levels) {
    const { won, lost } = rivals.find(({ key }) => key === `bot ${level}`) ?? { won: 0, lost: 0 };
    if (won - lost <= 0) return { kind: 'rival', level, won, lost, wins: lost - won + 1 };
  }
  const [card] = neverPaid(results, cards);
  return card === undefined ? null : { kind: 'card', card };
}

/** The game that is played most, for a button that has to choose one. */
export function usualGame(results: readonly Result[]): 'board' | 'cards' {
  const count = (game: string) => counting(results).filter((result) => result.game === game).length;
  return count('cards') > count('board') ? 'cards' : 'board';
}

/** Matches against CARL, the latest first. */
export const matchesOf = (results: readonly Result[]): Result[] =>
  counting(results)
    .filter((result) => result.carl !== null)
    .sort((a, b) => b.at - a.at);
