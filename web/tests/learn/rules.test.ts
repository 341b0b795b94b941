import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARD_KINDS, CHAPTERS, KINDS, gameOf, isRule, messageOf, titleOf } from '../../src/learn/rules';
import { readRich } from '../../src/learn/rich';
import { spoken } from '../../src/learn/spoken';
import { cardProphecies, boardProphecies } from '$kit/data';
import { language } from '$kit/words';

const ROOT = path.resolve(__dirname, '../../..');
const BOOK = fs.readFileSync(path.join(ROOT, 'docs/rules.md'), 'utf8');
const TEXTS = fs.readFileSync(path.join(ROOT, 'src/coatl/locales/en/rules.ftl'), 'utf8');
const names = new Set([...TEXTS.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] ?? ''));

/** Each rule of the book with its text. */
const book = new Map(
  BOOK.split(/\n(?=- \*\*[BC]\d|#)/)
    .map((entry) => [/^- \*\*([BC]\d+(?:\.\d+)?)\*\*/.exec(entry)?.[1], entry] as const)
    .filter((entry): entry is readonly [string, string] => entry[0] !== undefined),
);
const rules = Object.values(CHAPTERS)
  .flat()
  .flatMap((chapter) => chapter.rules);

describe('the rules to read', () => {
  it('have every rule of the book, and no other', () => {
    expect(book.size).toBeGreaterThan(75);
    expect(rules.map((rule) => rule.number).sort()).toEqual([...book.keys()].sort());
  });

  it('show as rulings what the book marks so', () => {
    for (const rule of rules) {
      const text = book.get(rule.number) ?? '';
      expect([rule.number, rule.hasRuling]).toEqual([rule.number, text.includes('**[ruling]**')]);
      expect([rule.number, rule.isRebuilt]).toEqual([rule.number, text.includes('**[reconstructed]**')]);
    }
  });

  it('have a text for each of them, and none too many', () => {
    const wanted = Object.values(CHAPTERS)
      .flat()
      .flatMap((chapter) => [
        titleOf(chapter.number),
        ...(chapter.hasIntro ? [`${titleOf(chapter.number)}-intro`] : []),
        ...(chapter.hasIntroRuling ? [`${titleOf(chapter.number)}-intro-ruling`] : []),
        ...chapter.rules.flatMap((rule) => [
          messageOf(rule.number),
          ...(rule.hasRuling ? [`${messageOf(rule.number)}-ruling`] : []),
          ...(rule.isRebuilt ? [`${messageOf(rule.number)}-rebuilt`] : []),
        ]),
      ]);
    expect([...names].filter((name) => /^rules-[bc]\d/.test(name)).sort()).toEqual(wanted.sort());
  });

  it('explain every kind of pattern', () => {
    const kinds = new Set(cardProphecies.map((card) => card.kind));
    expect(CARD_KINDS).toHaveLength(kinds.size);
    for (const [id, kind] of KINDS)
      expect([names.has(`rules-kind-${kind}`), boardProphecies.some((card) => card.id === id)]).toEqual([true, true]);
    for (const [id, kind] of CARD_KINDS)
      expect([names.has(`rules-card-kind-${kind}`), cardProphecies.some((card) => card.id === id)]).toEqual([
        true,
        true,
      ]);
  });

  it('name only rules that there are', () => {
    for (const tag of ['en', 'fr', 'pt-BR']) {
      const text = fs.readFileSync(path.join(ROOT, `src/coatl/locales/${tag}/rules.ftl`), 'utf8');
      for (const [number] of text.matchAll(/\b[BC]\d{1,2}(?:\.\d)?\b/g))
        expect([tag, number, isRule(number)]).toEqual([tag, number, true]);
    }
    expect([gameOf('B6.3'), gameOf('C10')]).toEqual(['board', 'cards']);
  });
});

describe('texts with drawings', () => {
  it('are read in parts', () => {
    expect(readRich('**Add** to `s:<BB` (B6.2), `p:GY+G`.', isRule)).toEqual([
      { kind: 'strong', text: 'Add' },
      { kind: 'text', text: ' to ' },
      { kind: 'serpent', text: '<BB' },
      { kind: 'text', text: ' (' },
      { kind: 'rule', text: 'B6.2' },
      { kind: 'text', text: '), ' },
      { kind: 'pattern', text: 'GY+G' },
      { kind: 'text', text: '.' },
    ]);
    expect(readRich('B99 is no rule', isRule)).toEqual([{ kind: 'text', text: 'B99 is no rule' }]);
  });

  it.each(['en', 'fr', 'pt-BR'] as const)('can all be read aloud in %s', async (tag) => {
    await language.choose(tag);
    await language.need('rules', 'learn');
    const files = ['rules', 'learn']
      .map((file) => fs.readFileSync(path.join(ROOT, `src/coatl/locales/${tag}/${file}.ftl`), 'utf8'))
      .join('\n');
    for (const [, name = ''] of files.matchAll(/^([a-z][a-z0-9-]*) =/gm)) {
      const text = spoken(
        language.words,
        language.words(name, { count: 2, number: 'B1', times: 1, points: 2, level: 1, pattern: 'GR', step: 1 }),
      );
      expect(text).not.toMatch(/[`*{}]|\bboard-|\bcards-/);
    }
    await language.choose('en');
  });
});
