import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { ENTRIES, GROUPS, filterEntries, findEntry, type Filter } from '$games/about/entries';
import { examplesOf, isTempleExample } from '$games/about/examples';
import { rowPieces, rowStacks } from '$games/about/rows';
import { entryText, entryTitle, groupName, payments, ruleText } from '$games/about/telling';
import { router } from '$kit/page/router.svelte';
import { LANGUAGES, language } from '$kit/words';
import Gallery from '../../src/gallery/Gallery.svelte';

const words = language.words;
const all = [...ENTRIES.board, ...ENTRIES.cards];
const ALL: Filter = { group: null, colours: [], text: '' };

beforeEach(async () => {
  localStorage.clear();
  location.hash = '';
  await language.choose('en', false);
  await language.need('gallery', 'helper');
});

describe('entries', () => {
  it('hold everything in both boxes', () => {
    expect(ENTRIES.board).toHaveLength(55 + 20 + 3 + 1);
    expect(ENTRIES.cards).toHaveLength(40 + 6 + 10 + 10 + 3);
    for (const game of ['board', 'cards'] as const) {
      const ids = ENTRIES[game].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const group of GROUPS[game])
        expect(filterEntries(game, { ...ALL, group }, () => '').length, group).toBeGreaterThan(0);
      expect(ENTRIES[game].every(({ groups }) => groups.every((group) => GROUPS[game].includes(group)))).toBe(true);
    }
  });

  it('say what is reconstructed', () => {
    expect(findEntry('cards', 'C01')?.isReconstructed).toBe(true);
    expect(findEntry('cards', 'D1')?.isReconstructed).toBe(false);
    expect(findEntry('board', 'P01')?.isReconstructed).toBe(false);
  });

  it('are found by group, colours and words, without accents', () => {
    const found = (filter: Partial<Filter>) =>
      filterEntries('board', { ...ALL, ...filter }, (entry) => entryText(words, entry)).map(({ id }) => id);
    expect(found({ group: 'family-black', colours: ['B'] })).toEqual(['P10', 'P15']);
    expect(found({ group: 'promo' })).toHaveLength(11);
    expect(found({ text: 'EXACTLY two blüe' })).toEqual(['P10']);
    expect(found({ text: 'p29' })).toEqual(['P29']);
    expect(found({ text: 'nothing like this' })).toEqual([]);
  });

  it.each(LANGUAGES)('are told without gaps in %s', async (tag) => {
    await language.choose(tag, false);
    for (const entry of all) {
      const told = [
        entryTitle(words, entry),
        ruleText(words, entry),
        payments(words, entry),
        ...entry.groups.map((group) => groupName(words, group)),
      ];
      for (const example of [...examplesOf(entry.id).counts, ...examplesOf(entry.id).near]) {
        if (!isTempleExample(example)) told.push(words(`gallery-note-${example.note}`));
      }
      for (const text of told) expect(text, entry.id).not.toMatch(/^(gallery|board|cards|carl)-|\{|undefined/);
    }
  });
});

describe('rows', () => {
  it('are read with their stacks', () => {
    expect(rowStacks("<GY'RK'B>")).toEqual([1, 3]);
    expect(rowPieces("<GY'RB>").map(({ kind, colour }) => kind[0] + colour)).toEqual(['hG', 'bY', 'bR', 'tB']);
  });
});

// Roles are looked for among all cards, which takes a while: texts and labels are quicker.
describe('the gallery', () => {
  it('explains the card of the address with what counts and what does not', async () => {
    render(Gallery, { words, path: 'board/P10' });
    expect(await screen.findByText('Exactly two blue in a row', { selector: 'h2' })).toBeInTheDocument();
    expect(screen.getByText(/Three in a row are not exactly two/)).toBeInTheDocument();
    expect(screen.getByText('1× pays 2 and 2× pays 5. More than 2× pays nothing more.')).toBeInTheDocument();
    expect(screen.getByText('Try it')).toHaveAttribute('href', '#/score/board/HYBBRBBKT.P10');
  });

  it('marks reconstructed cards, and shows the decks of CARL', async () => {
    const { unmount } = render(Gallery, { words, path: 'cards/C01' });
    expect((await screen.findAllByText('reconstructed')).length).toBeGreaterThan(0);
    unmount();
    render(Gallery, { words, path: 'cards/greedy' });
    expect(await screen.findByText('CARL 2.0: Sun 1, Water 1, and Flower 4.')).toBeInTheDocument();
  });

  it('goes to the next card by key and by button', async () => {
    render(Gallery, { words, path: 'board/P10' });
    await fireEvent.click(await screen.findByLabelText('Next card'));
    expect(location.hash).toBe('#/cards/board/P11');
    await fireEvent.keyDown(window, { key: 'ArrowLeft' });
    expect(router.route).toEqual({ page: 'cards', path: 'board/P09' });
  });

  it('searches, and says so when there is no such card', async () => {
    render(Gallery, { words, path: 'board/P99' });
    expect(await screen.findByText(/no card “P99” here/)).toBeInTheDocument();
    await fireEvent.input(screen.getByLabelText('Search the cards'), { target: { value: 'mirror nothing' } });
    await waitFor(() => expect(screen.getByText('No card fits.')).toBeInTheDocument());
    await fireEvent.click(screen.getByText('Show all cards'));
    expect(screen.queryByText('No card fits.')).toBeNull();
  });
});
