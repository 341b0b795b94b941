/** The games of this device, and how they stand. */
import type { BoardLensData, BoardViewData, CardViewData, StateMessage } from '$kit/api';
import { dropToken, forgetTable, type KeptTable } from '../mytables/device';
import { asRefusal, glanceAt } from '$kit/network/api';
import { boardLens } from '$games/shared/views';
import { listed, type Words } from '$kit/words';
import { playerName, playersOf, type Player } from '../mytables/players';

export interface MyGame {
  table: KeptTable;
  stage: 'lobby' | 'turn' | 'waiting';
  /** Those at this device first. */
  players: Player[];
  /** Whose turn it is. */
  acting: Player[];
  /** When something happened last, in milliseconds. */
  movedAt: number;
  /** The table as somebody at this device sees it. */
  view: BoardViewData | CardViewData | null;
  /** What open Cóatls of the board game would pay now. */
  lens: BoardLensData | null;
}

export interface Found {
  games: MyGame[];
  /** Whether the server could not be asked about all. */
  isCut: boolean;
}

type Ask = typeof glanceAt;

/** Looks how games stand, those where it is one's turn first; what the server does not know any more is forgotten. */
export async function lookAtGames(tables: readonly KeptTable[], ask: Ask = glanceAt): Promise<Found> {
  const found = await Promise.all(tables.map((table) => lookAtGame(table, ask)));
  const games = found.filter((game) => game !== null && game !== 'cut');
  return { games: inOrder(games), isCut: found.includes('cut') };
}

const hasPeople = ({ players }: MyGame) => players.some((one) => !one.isMine && one.seat >= 0 && one.level === '');

/** One's turn first, people before bots, the latest move first. */
export const inOrder = (games: readonly MyGame[]): MyGame[] =>
  [...games].sort(
    (a, b) =>
      Number(b.stage === 'turn') - Number(a.stage === 'turn') ||
      Number(hasPeople(b)) - Number(hasPeople(a)) ||
      b.movedAt - a.movedAt,
  );

/** The others at a table, in words. */
export const rivalsIn = (words: Words, game: MyGame): string =>
  listed(
    game.players
      .filter((player) => !player.isMine && (player.name || player.level))
      .map((player) => player.name || playerName(words, player)),
  );

/** Asks how games ended that were over before this device kept that. */
export async function lookAtEnds(tables: readonly KeptTable[], ask: Ask = glanceAt): Promise<void> {
  await Promise.all(
    tables.filter((table) => table.isOver && table.ended === null).map((table) => lookAtGame(table, ask)),
  );
}

async function lookAtGame(table: KeptTable, ask: Ask): Promise<MyGame | 'cut' | null> {
  const states = await statesOf(table, ask);
  if (states === 'cut') return 'cut';
  const [first] = states ?? [];
  if (!states || !first) return null;
  // What was told about a table before anybody looked at it may be wrong.
  const { game, status, moved } = first.table;
  if (status === 'over') {
    // Seldom needed: the first screen stays small.
    (await import('../mytables/ending')).keepEnd(table.id, states);
    return null;
  }
  const players = playersOf(states).sort((a, b) => Number(b.isMine) - Number(a.isMine));
  const acting = new Set(first.position?.acting ?? []);
  const isTurn = states.some((state) => (state.position?.draft ?? null) !== null);
  return {
    table: { ...table, game },
    players,
    acting: players.filter((player) => acting.has(player.seat)),
    stage: status === 'lobby' ? 'lobby' : isTurn ? 'turn' : 'waiting',
    movedAt: moved * 1000,
    view: first.position?.view ?? null,
    lens: boardLens(first.position?.lens),
  };
}

/** What each seat of this device sees of a table; null if nothing is to be said about it now. */
async function statesOf(table: KeptTable, ask: Ask): Promise<StateMessage[] | 'cut' | null> {
  const states: StateMessage[] = [];
  // Several people may sit at this device; without any, the host looks on.
  for (const token of [...table.tokens, table.host]) {
    if (token === null || (token === table.host && states.length > 0)) continue;
    try {
      states.push(await ask(table.id, { token, invite: table.invite }));
    } catch (error) {
      const { code } = asRefusal(error);
      if (code === 'no-connection') return 'cut';
      if (code === 'bad-token') dropToken(table.id, token);
      else if (code === 'no-table') break;
      else return null;
    }
  }
  if (states.length === 0) forgetTable(table.id);
  return states;
}
