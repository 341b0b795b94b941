import fs from 'node:fs';
import path from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { namesWith } from '$games/names/cards';
import { detectLanguage, language, LANGUAGES, makeWords } from '$kit/words';
import { makeBundle } from '$kit/words/bundle';
import { refusalText } from '$kit/network/refusal';

const ROOT = path.resolve(__dirname, '../../../..');
const LOCALES = path.join(ROOT, 'src/coatl/locales');
const files = (tag: string) =>
  fs
    .readdirSync(path.join(LOCALES, tag))
    .filter((name) => name.endsWith('.ftl'))
    .sort();
const read = (tag: string, file: string) => fs.readFileSync(path.join(LOCALES, tag, file), 'utf8');

/** Variables of each message, by its name. */
function variables(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const entry of text.split(/\n(?=[a-zA-Z-])/)) {
    const name = /^(-?[a-zA-Z][\w-]*) *=/.exec(entry)?.[1];
    if (name)
      found[name] = [...new Set([...entry.matchAll(/\$([a-zA-Z][\w-]*)/g)].map((match) => match[1] ?? ''))].sort();
  }
  return found;
}

function sources(folder: string, found: string[] = []): string[] {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!['node_modules', '__pycache__', 'locales', 'web'].includes(entry.name)) sources(file, found);
    } else if (/\.(svelte|ts|py)$/.test(entry.name)) found.push(fs.readFileSync(file, 'utf8'));
  }
  return found;
}

describe('words', () => {
  it('the languages have the same files', () => {
    for (const tag of LANGUAGES) expect(files(tag)).toEqual(files('en'));
  });

  it.each(files('en'))('%s has the same messages and variables in every language', (file) => {
    const english = variables(read('en', file));
    for (const tag of LANGUAGES) expect(variables(read(tag, file)), tag).toEqual(english);
  });

  it.each(LANGUAGES)('a Cóatl and its numeral stay in one line in %s', (tag) => {
    const words = makeWords([makeBundle(tag, [read(tag, 'board.ftl')])]);
    const name = words('board-serpent', { slot: 'II' });
    expect(name).toBe('Cóatl\u00a0II');
    expect(words('board-hand-badges', { name })).toContain('Cóatl\u00a0II');
  });

  it.each(files('fr'))('no line ends before a French mark in %s', (file) => {
    const text = read('fr', file);
    const bundle = makeBundle('fr', [text]);
    const said = Object.keys(variables(text)).map((name) => JSON.stringify(bundle.getMessage(name)?.value ?? ''));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((value) => /« | [?!:;»]/.test(value))).toEqual([]);
  });

  it('leaves the marks of other languages alone', () => {
    const words = (tag: string) => makeWords([makeBundle(tag, ['told = Why ? « so »'])])('told');
    expect(words('en')).toBe('Why ? « so »');
    expect(words('fr')).toBe('Why\u00a0? «\u00a0so\u00a0»');
  });

  it.each(LANGUAGES)('all texts of %s can be read, and every name is there once', (tag) => {
    const bundle = new FluentBundle(tag);
    const names: string[] = [];
    for (const file of files(tag)) {
      const text = read(tag, file);
      const resource = new FluentResource(text);
      const declared = Object.keys(variables(text));
      // A message that cannot be read is left out of the resource.
      expect(resource.body.map((entry) => entry.id).sort()).toEqual(declared.sort());
      names.push(...declared);
      expect(bundle.addResource(resource).map(String)).toEqual([]);
    }
    expect(names.length).toBe(new Set(names).size);
  });

  it('no message is unused', () => {
    const all = [...sources(path.join(ROOT, 'web/src')), ...sources(path.join(ROOT, 'src/coatl'))].join('\n');
    // Names that are put together, such as `error-${code}` or `game-${name}-time`.
    const built = [...all.matchAll(/[`'"]([a-z][a-z0-9-]*-)(?:\$\{[^`]*?\}|\{[^{}]*?\}|['"] *\+)/g)].map(
      (match) => match[1] ?? '',
    );
    const prefixes = [...new Set(built)];
    const quoted = new Set([...all.matchAll(/['"`]([a-z][a-z0-9-]*)['"`]/g)].map((match) => match[1]));
    const unused = files('en').flatMap((file) =>
      Object.keys(variables(read('en', file))).filter(
        (name) => !name.startsWith('-') && !quoted.has(name) && !prefixes.some((prefix) => name.startsWith(prefix)),
      ),
    );
    expect(unused).toEqual([]);
  });

  it('every name that the shell says exists', () => {
    const known = new Set(files('en').flatMap((file) => Object.keys(variables(read('en', file)))));
    const shell = sources(path.join(ROOT, 'web/src')).join('\n');
    const said = [...shell.matchAll(/\bwords\(\s*'([a-z][a-z0-9-]*)'/g)].map((match) => match[1] ?? '');
    expect([...new Set(said)].filter((name) => !known.has(name))).toEqual([]);
  });

  it('every code of the API has words', () => {
    const table = fs.readFileSync(path.join(ROOT, 'docs/api.md'), 'utf8').split('## Errors')[1] ?? '';
    const codes = [...table.matchAll(/^\| `([a-z-]+)` \| \d+ \|/gm)].map((match) => match[1] ?? '');
    expect(codes.length).toBeGreaterThan(40);
    const known = variables(read('en', 'app.ftl'));
    // These two are answered by the client itself.
    const silent = ['stale', 'has-nonce'];
    expect(codes.filter((code) => !silent.includes(code) && !(`error-${code}` in known))).toEqual([]);
  });
});

describe('languages', () => {
  it('are found by their main part', () => {
    expect(detectLanguage(['pt-PT'])).toBe('pt-BR');
    expect(detectLanguage(['de', 'fr-CA'])).toBe('fr');
    expect(detectLanguage(['zh'])).toBe('en');
  });

  it('can be changed at any time, and fall back to English', async () => {
    await language.choose('fr');
    expect(language.words('app-home')).toBe('Accueil');
    expect(document.documentElement.lang).toBe('fr');
    await language.choose('pt-BR');
    expect(language.words('piece-body', { colour: 'Y' })).toBe('corpo amarelo');
    expect(language.words('no-such-name')).toBe('no-such-name');
    await language.choose('en');
    expect(language.words('end-pieces', { count: 1 })).toBe('one piece');
  });

  it('texts of some screens come when they are needed, and change with the language', async () => {
    expect(language.hasPart('app')).toBe(true);
    expect(language.hasPart('none')).toBe(false);
    const more = language.need('none');
    await language.choose('fr');
    await more;
    expect(language.hasPart('none')).toBe(true);
    expect(language.words('app-home')).toBe('Accueil');
    await language.choose('en');
  });

  it('refusals are said by code, unknown ones in general', () => {
    const words = makeWords([]);
    expect(refusalText(words, { code: 'taken', arguments: {}, message: '' })).toBe('error-unknown');
    expect(refusalText(language.words, { code: 'name-taken', arguments: { name: 'Ana' }, message: '' })).toContain(
      'Ana',
    );
    expect(refusalText(language.words, { code: 'xyz', arguments: {}, message: '' })).toContain('xyz');
  });
});

describe('agreement', () => {
  const speak = (tag: string) =>
    makeWords([
      makeBundle(
        tag,
        files(tag).map((file) => read(tag, file)),
      ),
    ]);

  it.each([
    ['en', 'black head, 2 red, green tail', 'A green tail.'],
    ['fr', 'tête noire, 2 rouge, queue verte', 'Une queue verte.'],
    ['pt-BR', 'cabeça preta, 2 vermelho, cauda verde', 'Uma cauda verde.'],
  ])('heads and tails of the card game have their gender in %s', (tag, row, hint) => {
    const words = speak(tag);
    const said = namesWith(words, null).row({ colours: ['K', 'R', 'G'], stacks: [], has_head: true, has_tail: true });
    expect(said).toContain(row);
    expect(words('cards-hint-tail', { colour: 'G' })).toBe(hint);
  });

  it.each([
    ['en', '3 points less', 'no points more', '1 point more'],
    ['fr', '3 points de moins', 'aucun point de plus', '1 point de plus'],
    ['pt-BR', '3 pontos a menos', 'nenhum ponto a mais', '1 ponto a mais'],
  ])('a loss is no gain in %s', (tag, loss, nothing, gain) => {
    const words = speak(tag);
    const said = [-3, 0, 1].map((points) => words('cards-gain', { sign: Math.sign(points), size: Math.abs(points) }));
    expect(said).toEqual([loss, nothing, gain]);
  });

  it.each([
    ['fr', ['1 Prophétie sur 4', '2 Prophéties sur 4']],
    ['pt-BR', ['1 de 4 Profecias', '2 de 4 Profecias']],
  ])('one is not said like two in %s', (tag, cards) => {
    const words = speak(tag);
    expect([1, 2].map((count) => words('helper-cards-of', { count, most: 4 }))).toEqual(cards);
    for (const count of [1, 2]) {
      expect(words('replay-flag', { name: 'Ana', points: count, step: 9 })).toContain(
        words('cards-points', { points: count }),
      );
    }
  });
});
