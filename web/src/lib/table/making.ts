/** Making a table and sitting down at it. Secrets are made here, so that an answer that gets lost costs nothing. */
import type { NewTable } from '$lib/api';
import { findTable, keepTable, type KeptTable } from '$lib/device';
import { createTable, joinTable } from '$lib/net/api';
import { newNonce, newToken } from '$lib/random';

export interface Sitter {
  seat: number;
  name: string;
}

/** Makes a table and takes seats for people at this device. */
export async function makeTable(wanted: NewTable, sitters: readonly Sitter[]): Promise<KeptTable> {
  const host = newToken();
  const made = await createTable({ ...wanted, token: host });
  let kept = keepTable(made.table, { game: wanted.game ?? 'board', host, invite: made.invite, at: Date.now() });
  for (const sitter of sitters) kept = await sitDown(made.table, made.invite, sitter.name, sitter.seat);
  return kept;
}

/** Takes a seat, any free one if none is named. */
export async function sitDown(table: string, invite: string | null, name: string, seat: number | null = null): Promise<KeptTable> {
  const token = newToken();
  const host = findTable(table)?.host ?? null;
  await joinTable(table, { name, nonce: newNonce(), seat, invite, token }, { token: host });
  const tokens = findTable(table)?.tokens ?? [];
  return keepTable(table, { tokens: [...tokens, token], at: Date.now() });
}
