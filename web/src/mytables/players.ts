/** Everybody of a game, as lists of games show them. */
import type { StateMessage } from '$kit/api';
import { GAME_KINDS } from '$games/shared/kinds';
import { PERSONALITIES, carlFace, isLevel, maskOf, type Face } from '$games/shared/rivals';
import { cardScores, cardView } from '$games/shared/views';
import type { Words } from '$kit/words';

export interface Player {
  /** -1 is CARL. */
  seat: number;
  name: string;
  /** Of a bot that plays here for good; CARL's is his personality; empty for people. */
  level: string;
  isMine: boolean;
  /** As things stand, or at the end; null before the game. */
  points: number | null;
  /** 1 is the best; null before the end. */
  rank: number | null;
}

/** Everybody at a table, as the readers of one device see it; CARL comes last. */
export function playersOf(states: readonly StateMessage[]): Player[] {
  const [first] = states;
  if (!first) return [];
  const { table, position } = first;
  const mine = new Set(states.map((state) => state.seat));
  const standings = position?.result?.standings ?? [];
  // A record from a file lies on a table of bots that bear the names of its players.
  const isRecord = table.status === 'over' && table.continued > 0 && mine.has(null);
  const players = table.seats.map(({ seat, kind, name, level }): Player => {
    const standing = standings.find((one) => one.seat === seat);
    return {
      seat,
      name,
      level: kind === 'bot' && !isRecord ? level : '',
      isMine: mine.has(seat),
      points: standing?.score ?? position?.view.seats[seat]?.points ?? null,
      rank: standing?.rank ?? null,
    };
  });
  return GAME_KINDS[table.game].isSolo ? [...players, carlOf(first, players[0]?.rank ?? null)] : players;
}

function carlOf({ table, position }: StateMessage, rank: number | null): Player {
  const carl = cardView(position)?.carl ?? null;
  const scores = cardScores(position?.result?.scores);
  const points = scores ? scores.carl?.points : carl?.points;
  return {
    seat: -1,
    name: carl?.competition === 2 ? 'CARL 2.0' : 'CARL',
    level: PERSONALITIES.find((one) => table.options.includes(one)) ?? '',
    isMine: false,
    points: points ?? null,
    rank: rank === null ? null : rank === 1 ? 2 : 1,
  };
}

/** The mask that somebody wears at a table with these players, the same as there. */
export function playerFace(player: Player, players: readonly Player[]): Face {
  const sitting = ({ seat, level }: Player) => ({ seat, kind: level ? ('bot' as const) : ('person' as const), level });
  const seats = players
    .filter(({ seat }) => seat >= 0)
    .sort((a, b) => a.seat - b.seat)
    .map(sitting);
  return player.seat < 0 ? carlFace(player.level) : maskOf(sitting(player), seats);
}

/** A name; bots with their level, CARL with his personality. */
export function playerName(words: Words, { seat, name, level }: Player): string {
  if (seat < 0) return level ? words('games-rival', { name, level: words(`carl-${level}`) }) : name;
  if (!isLevel(level)) return name || words('player-number', { number: seat + 1 });
  return name && name !== level
    ? words('games-rival', { name, level: words(`level-${level}`) })
    : words('seat-bot-note', { level: words(`level-${level}`) });
}

/** The shortest name: a bot's own, CARL's mood. */
export function shortName(words: Words, player: Player): string {
  if (player.seat < 0 && player.level) return words(`carl-${player.level}`);
  return player.name || playerName(words, player);
}

/** The same for one rival in all games: a bot by its level, CARL by his mood, people by name. */
export const rivalKey = ({ seat, level, name }: Player): string =>
  seat < 0 ? `carl ${level}` : level ? `bot ${level}` : `person ${name}`;
