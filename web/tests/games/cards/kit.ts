/** For tests of the card table: recorded states, a table that only takes notes, words that check themselves. */
import fs from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import type { StateMessage } from '$kit/api';
import type { TablePort } from '$games/shared/port';
import type { Words } from '$kit/words';

const ROOT = path.resolve(__dirname, '../../..');
export const LANGUAGES = ['en', 'fr', 'pt-BR'] as const;
/** States of real games, by name: phases of tables for two to four, and of matches against CARL. */
export const fixtures = JSON.parse(fs.readFileSync(path.join(ROOT, 'tests/games/cards/states.json'), 'utf8')) as Record<
  string,
  StateMessage
>;

export function fixture(name: string): StateMessage {
  const state = fixtures[name];
  if (!state) throw new Error(`no fixture ${name}`);
  return structuredClone(state);
}

/** Names of messages with the arguments they use. */
export function readMessages(language: string): Map<string, Set<string>> {
  const text = ['cards', 'tables', 'menu', 'app']
    .map((file) => fs.readFileSync(path.join(ROOT, `../src/coatl/locales/${language}/${file}.ftl`), 'utf8'))
    .join('\n');
  const parts = text.split(/^(?=[a-z][\w-]* =)/m).filter((part) => /^[a-z][\w-]* =/.test(part));
  return new Map(
    parts.map((part) => {
      const body = part.replace(/^#.*$/gm, '');
      return [part.slice(0, part.indexOf(' ')), new Set([...body.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? ''))];
    }),
  );
}

/** Words that answer with the name, and note what is missing. */
export function checkingWords(): { words: Words; missing: Set<string>; asked: Set<string> } {
  const messages = readMessages('en');
  const missing = new Set<string>();
  const asked = new Set<string>();
  const words: Words = (name, args = {}) => {
    asked.add(name);
    const needed = messages.get(name);
    if (!needed) missing.add(name);
    for (const each of needed ?? []) if (args[each] === undefined) missing.add(`${name} $${each}`);
    const values = Object.values(args);
    return values.length ? `${name}(${values.join('|')})` : name;
  };
  return { words, missing, asked };
}

/** A table that shows one state and notes what it is told. */
export function fakeTable(state: StateMessage, more: Partial<TablePort> = {}): TablePort {
  return {
    seats: [0],
    isHost: true,
    seat: 0,
    state,
    connection: 'live',
    busy: false,
    refusal: null,
    hint: null,
    here: [true],
    spectators: 0,
    reactions: [],
    step: vi.fn(),
    undo: vi.fn(),
    redo: vi.fn(),
    reset: vi.fn(),
    commit: vi.fn(),
    resign: vi.fn(),
    askHint: vi.fn(),
    react: vi.fn(),
    rematch: vi.fn(),
    dismiss: vi.fn(),
    send: vi.fn(),
    ...more,
  };
}
