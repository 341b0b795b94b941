/** The games of this device, and how they stand. */
import type { StateMessage } from '$lib/api';
import { dropToken, forgetTable, keepTable, type KeptTable } from '$lib/device';
import { asRefusal, lookAt } from '$lib/net/api';

export interface MyGame {
  table: KeptTable;
  /** Everybody else at the table. */
  names: string[];
  stage: 'lobby' | 'turn' | 'waiting';
}

export interface Found {
  games: MyGame[];
  /** Whether the server could not be asked about all. */
  isCut: boolean;
}

type Ask = typeof lookAt;

/** Looks how games stand, those where it is one's turn first; what the server does not know any more is forgotten. */
export async function lookAtGames(tables: readonly KeptTable[], ask: Ask = lookAt): Promise<Found> {
  const found = await Promise.all(tables.map((table) => lookAtGame(table, ask)));
  const games = found.filter((game) => game !== null && game !== 'cut');
  games.sort((a, b) => Number(b.stage === 'turn') - Number(a.stage === 'turn') || b.table.at - a.table.at);
  return { games, isCut: found.includes('cut') };
}

async function lookAtGame(table: KeptTable, ask: Ask): Promise<MyGame | 'cut' | null> {
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
  const [first] = states;
  if (!first) {
    forgetTable(table.id);
    return null;
  }
  if (first.table.status === 'over') {
    keepTable(table.id, { isOver: true });
    return null;
  }
  const mine = new Set(states.map((state) => state.seat));
  const names = first.table.seats.filter((seat) => !mine.has(seat.seat) && seat.name).map((seat) => seat.name);
  const isTurn = states.some((state) => (state.position?.draft ?? null) !== null);
  return { table, names, stage: first.table.status === 'lobby' ? 'lobby' : isTurn ? 'turn' : 'waiting' };
}
