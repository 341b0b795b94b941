/** Making a table and sitting down at it. Secrets are made here, so that an answer that gets lost costs nothing. */
import type { NewTable } from '$kit/api';
import { findTable, keepTable, type KeptTable } from './device';
import { Refused, createTable, joinTable } from '$kit/network/api';
import { newNonce, newToken } from '$kit/network/random';

export interface Sitter {
  seat: number;
  name: string;
}

interface Attempt {
  wanted: string;
  host: string;
  /** The secret of each seat. */
  tokens: Map<number, string>;
}

/** What was begun and not finished: tried again, it goes on instead of making a second table. */
let attempt: Attempt | null = null;

/** Makes a table and takes seats for people at this device. */
export async function makeTable(wanted: NewTable, sitters: readonly Sitter[]): Promise<KeptTable> {
  checkNames(wanted, sitters);
  const text = JSON.stringify([wanted, sitters]);
  if (attempt?.wanted !== text) attempt = { wanted: text, host: newToken(), tokens: new Map() };
  const { host, tokens } = attempt;
  const made = await createTable({ ...wanted, token: host });
  let kept = keepTable(made.table, { game: wanted.game ?? 'board', host, invite: made.invite, at: Date.now() });
  for (const { seat, name } of sitters) {
    const token = tokens.get(seat) ?? newToken();
    tokens.set(seat, token);
    kept = await sitDown(made.table, made.invite, name, seat, token);
  }
  attempt = null;
  return kept;
}

/** Two with one name would be refused when the second sits down, at a table that is there already. */
function checkNames(wanted: NewTable, sitters: readonly Sitter[]): void {
  const names = [...(wanted.seats ?? []).map((seat) => seat.name ?? ''), ...sitters.map((sitter) => sitter.name)];
  const twice = names.find((name, i) => name !== '' && names.indexOf(name) !== i);
  if (twice !== undefined) throw new Refused('name-taken', undefined, { name: twice });
}

/** Takes a seat, any free one if none is named. */
export async function sitDown(
  table: string,
  invite: string | null,
  name: string,
  seat: number | null = null,
  token = newToken(),
): Promise<KeptTable> {
  const host = findTable(table)?.host ?? null;
  await joinTable(table, { name, nonce: newNonce(), seat, invite, token }, { token: host });
  const tokens = findTable(table)?.tokens ?? [];
  return keepTable(table, { tokens: [...tokens.filter((one) => one !== token), token], at: Date.now() });
}
