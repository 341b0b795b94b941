/** The finished games of this device as rows of a list: which there are, which are shown, in what order. */
import type { KeptTable } from '../mytables/device';
import { listDays } from '../mytables/days';
import { distance, marginOf, type Margin } from '../mytables/margin';
import { rivalKey, type Player } from '../mytables/players';
import type { Result } from '../mytables/results';

export interface FinishedRow {
  id: string;
  game: string;
  at: number;
  players: readonly Player[];
  margin: Margin | null;
  /** What is kept of it; null for a game that was only looked at. */
  result: Result | null;
  /** What this device holds there; null if the game itself is gone, or was played on another device. */
  table: KeptTable | null;
  isDaily: boolean;
}

/** All that is finished, the last to end first. */
export function finishedRows(results: readonly Result[], tables: readonly KeptTable[]): FinishedRow[] {
  const daily = new Set(listDays().map((day) => day.table));
  const known = new Map(tables.map((table) => [table.id, table]));
  const rows = results.map((result): FinishedRow => ({
    ...rowOf(result.id, result.game, result.at, result.players),
    result,
    table: known.get(result.id) ?? null,
    isDaily: daily.has(result.id),
  }));
  const told = new Set(results.map((result) => result.id));
  const others = tables
    .filter((table) => table.isOver && !told.has(table.id))
    .map((table): FinishedRow => ({
      ...rowOf(table.id, table.game, table.ended?.at ?? table.at, table.ended?.players ?? []),
      result: null,
      table,
      isDaily: daily.has(table.id),
    }));
  return [...rows, ...others].sort((a, b) => b.at - a.at);
}

const rowOf = (id: string, game: string, at: number, players: readonly Player[]) => ({
  id,
  game,
  at,
  players,
  margin: marginOf({ players }),
});

export const KINDS = ['all', 'board', 'cards', 'carl', 'daily'] as const;
export type Kind = (typeof KINDS)[number];

/** What is asked of the list; all of it together. */
export interface Filter {
  kind: Kind;
  outcome: 'won' | 'lost' | null;
  /** The key of a rival, or null for all. */
  rival: string | null;
  isClosestFirst: boolean;
}

export const NO_FILTER: Filter = { kind: 'all', outcome: null, rival: null, isClosestFirst: false };

/** Everybody there is to choose from, whom one met most often first. */
export function rivalsOf(rows: readonly FinishedRow[]): { key: string; player: Player; players: readonly Player[] }[] {
  const met = new Map<string, { player: Player; players: readonly Player[]; games: number }>();
  for (const { players } of rows)
    for (const player of players.filter((one) => !one.isMine && (one.name || one.level))) {
      const key = rivalKey(player);
      const games = (met.get(key)?.games ?? 0) + 1;
      met.set(key, { player: met.get(key)?.player ?? player, players: met.get(key)?.players ?? players, games });
    }
  return [...met]
    .sort(([, a], [, b]) => b.games - a.games)
    .map(([key, { player, players }]) => ({ key, player, players }));
}

/** The rows that pass a filter, in the order it asks for. */
export function chooseRows(rows: readonly FinishedRow[], filter: Filter): FinishedRow[] {
  const found = rows.filter(
    (row) =>
      (filter.kind === 'all' || (filter.kind === 'daily' ? row.isDaily : row.game === filter.kind)) &&
      // A shared win is one.
      (filter.outcome === null ||
        (row.margin !== null && (row.margin.outcome === 'lost') === (filter.outcome === 'lost'))) &&
      (filter.rival === null || row.players.some((player) => !player.isMine && rivalKey(player) === filter.rival)),
  );
  return filter.isClosestFirst ? found.sort((a, b) => distance(a.margin) - distance(b.margin) || b.at - a.at) : found;
}
