/** What small cards say of their levels fits them in every language. */
import { afterEach, describe, expect, it } from 'vitest';
import { levelsText, templeBadge } from '$games/names/board';
import { boardProphecies, boardTemples, templePoints } from '$kit/data';
import { language } from '$kit/words';
import { LANGUAGES } from '../board/words';

/** Characters that a small card in a hand on a phone has room for. */
const MOST = 18;

afterEach(() => language.choose('en', false));

/** All that the small card of a Temple may have to say, before there is a Cóatl and for every number of things met. */
function badgesOf(temple: (typeof boardTemples)[number]): string[] {
  const points = templePoints(temple);
  const badges = [0, ...points].map((paid, met) =>
    templeBadge(language.words, temple.id, { card: temple.id, met, points: paid } as never),
  );
  return [
    levelsText(language.words, temple.id),
    ...badges.map((badge) => [badge?.text, badge?.next].filter(Boolean).join(' ')),
  ];
}

describe.each(LANGUAGES)('the badge of a Temple in %s', (tag) => {
  it('is short, whatever is met', async () => {
    await language.choose(tag, false);
    const badges = boardTemples.flatMap((temple) => badgesOf(temple));
    expect(badges).not.toContain('');
    expect(badges.filter((text) => text.length > MOST)).toEqual([]);
  });

  it('ends no line within a level', async () => {
    await language.choose(tag, false);
    for (const { id } of [...boardProphecies, ...boardTemples])
      expect(levelsText(language.words, id)).not.toContain(' ');
  });
});
