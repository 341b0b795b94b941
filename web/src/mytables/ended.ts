/** How a game ended, kept on this device: when, who played, and the points. */
import type { StateMessage } from '$kit/api';
import { playersOf, type Player } from './players';

export interface Ended {
  /** In milliseconds; it stays, however often the game is looked at. */
  at: number;
  players: Player[];
}

/** The end of a game as the readers of this device see it, or null while it goes on. */
export function endedOf(states: readonly StateMessage[]): Ended | null {
  const [first] = states;
  if (first?.table.status !== 'over') return null;
  return { at: Math.round(first.table.moved * 1000), players: playersOf(states) };
}

/** Reads what was kept; nothing else is believed. */
export function readEnded(value: unknown): Ended | null {
  if (typeof value !== 'object' || value === null) return null;
  const { at, players } = value as Partial<Record<keyof Ended, unknown>>;
  if (typeof at !== 'number' || !Array.isArray(players)) return null;
  const read = players.map(readPlayer);
  return read.some((player) => player === null) ? null : { at, players: read.filter((player) => player !== null) };
}

function readPlayer(value: unknown): Player | null {
  if (typeof value !== 'object' || value === null) return null;
  const { seat, name, level, isMine, points, rank } = value as Partial<Record<keyof Player, unknown>>;
  if (typeof seat !== 'number' || typeof name !== 'string' || typeof level !== 'string') return null;
  const number = (one: unknown) => (typeof one === 'number' ? one : null);
  return { seat, name, level, isMine: isMine === true, points: number(points), rank: number(rank) };
}
