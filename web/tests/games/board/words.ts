/** Words for tests: the message's name with its arguments, after looking it up in every language. */
import fs from 'node:fs';
import path from 'node:path';
import type { Words } from '$kit/words';

export const LANGUAGES = ['en', 'fr', 'pt-BR'] as const;

/** Messages of a language: the names of the variables each one uses. */
export function readMessages(language: string): Map<string, Set<string>> {
  const text = ['board', 'menu', 'app', 'tables']
    .map((file) =>
      fs.readFileSync(path.resolve(__dirname, `../../../../src/coatl/locales/${language}/${file}.ftl`), 'utf8'),
    )
    .join('\n');
  const messages = new Map<string, Set<string>>();
  let variables = new Set<string>();
  for (const line of text.split('\n')) {
    const name = /^([a-z][\w-]*) =/.exec(line)?.[1];
    if (name) messages.set(name, (variables = new Set()));
    for (const [, variable] of line.matchAll(/\{ ?\$(\w+)/g)) if (variable) variables.add(variable);
  }
  return messages;
}

const ALL = LANGUAGES.map((language) => readMessages(language));

export function testWords(): { words: Words; missing: Set<string> } {
  const missing = new Set<string>();
  const words: Words = (name, args = {}) => {
    for (const messages of ALL) {
      const variables = messages.get(name);
      if (!variables) missing.add(name);
      for (const variable of variables ?? []) if (!(variable in args)) missing.add(`${name} $${variable}`);
    }
    const values = Object.values(args);
    return values.length ? `${name} ${values.join(' ')}` : name;
  };
  return { words, missing };
}
