/** Record files: what a table needs to know of one before the server reads it, and how to save one. */
import type { GameName, NewTable } from '$kit/api';
import { keepTable } from '../mytables/device';
import { createTable, fetchRecord, Refused, type Secrets } from '$kit/network/api';
import { newToken } from '$kit/network/random';

export interface RecordHead {
  game: GameName;
  players: string[];
  seats: number;
  steps: number;
  isOver: boolean;
}

const GAMES: readonly GameName[] = ['board', 'cards', 'carl'];
const LARGEST = 200_000;

/** Reads the head of a record, or null if it is none; whether it is right is for the server to say. */
export function readHead(text: string): RecordHead | null {
  const lines = text.split(/\r?\n/);
  if (!lines[0]?.startsWith('coatl record ')) return null;
  const field = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? '';
  const game = GAMES.find((name) => name === field('game'));
  if (!game) return null;
  const players = field('players');
  const names = players === '' || players === '-' ? [] : players.split('|').map((name) => name.trim());
  const scores = field('scores').split(' ').filter(Boolean);
  return {
    game,
    players: names,
    seats: names.length || scores.length || Number(/seats=(\d)/.exec(field('options'))?.[1] ?? 1),
    steps: lines.filter((line) => /^\d /.test(line)).length,
    isOver: scores.length > 0,
  };
}

/** Lays a finished game from a file on a table of its own, to be watched; returns the table. */
export async function openRecord(text: string): Promise<string> {
  const head = text.length > LARGEST ? null : readHead(text);
  if (!head?.isOver) throw new Refused(head ? 'record-unfinished' : 'record-none');
  const host = newToken();
  const seats = Array.from({ length: head.seats }, (_, i) => ({
    kind: 'bot' as const,
    level: 'novice' as const,
    ...(head.players[i] ? { name: head.players[i] } : {}),
  }));
  const made = await createTable({
    game: head.game,
    record: text,
    steps: head.steps,
    seats: seats as NewTable['seats'],
    pace: 'instant',
    token: host,
  });
  keepTable(made.table, { game: head.game, host, invite: made.invite, at: Date.now(), isOver: true });
  return made.table;
}

/** Saves the record of a table as a file. */
export async function saveRecord(table: string, secrets?: Secrets): Promise<void> {
  const text = await fetchRecord(table, secrets);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `coatl-${table}.coatl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
