import { describe, expect, it, beforeEach } from 'vitest';
import { boardVocabulary, findMeant, readSentence } from '$games/board/controller/command';
import { readGoals, toggleGoal, writeGoals } from '$games/board/controller/goals.svelte';
import { ghostsOf, spansOf } from '$games/board/model/marks';
import { BoardModel } from '$games/board/model/model';
import { cardsUsing } from '$games/board/model/speech';
import { language } from '$kit/words';
import { STATES } from './port.svelte';

beforeEach(() => localStorage.clear());

const paid = { times: 3, level: 1, points: 2, next_times: 5, next_points: 4, scored: [[0], [2]], surplus: [[4]] };

describe('marks of a card', () => {
  it('count on: scored ones first, then surplus', () => {
    expect(spansOf({ ...paid, missing: null }).map(({ mark, kind }) => `${mark} ${kind}`)).toEqual([
      '1 scored',
      '2 scored',
      '3 surplus',
    ]);
  });

  it('show missing segments from the end outwards', () => {
    const left = { ...paid, missing: { end: 'left', colours: 'KB' } } as const;
    expect(ghostsOf(left, 'left')).toEqual(['B', 'K']);
    expect(ghostsOf(left, 'right')).toEqual([]);
    expect(ghostsOf(undefined, 'left')).toEqual([]);
  });

  it('name the cards that a piece counts for', () => {
    const [lane] = new BoardModel(STATES.assemble).lanes.filter((each) => each.lens);
    if (!lane?.lens) throw new Error('no lens');
    const [card, shown] =
      Object.entries(lane.lens.prophecies).find(([, each]) => each.scored.length + each.surplus.length > 0) ?? [];
    const piece = [...(shown?.scored ?? []), ...(shown?.surplus ?? [])][0]?.[0] ?? 0;
    expect(cardsUsing(lane, piece)).toContain(card);
  });
});

describe('goals', () => {
  it('are kept by table, and unpinned by pinning again', () => {
    const goals = toggleGoal({}, 'B', 'P07');
    writeGoals('table-one', goals);
    expect(readGoals('table-one')).toEqual({ B: 'P07' });
    expect(readGoals('table-two')).toEqual({});
    writeGoals('table-one', toggleGoal(goals, 'B', 'P07'));
    expect(readGoals('table-one')).toEqual({});
  });
});

describe('playing in words', () => {
  it.each([
    ['en', 'add blue right 1'],
    ['fr', 'ajouter bleue à droite 1'],
    ['pt-BR', 'pôr azul à direita 1'],
  ] as const)('reads %s', async (tag, text) => {
    await language.choose(tag, false);
    expect(readSentence(text, boardVocabulary(language.words))).toEqual({
      verb: 'add',
      colours: 'B',
      piece: null,
      end: 'right',
      serpent: 1,
      card: null,
    });
    await language.choose('en', false);
  });

  it('reads the number of a Cóatl as a numeral or a figure, and no letter', async () => {
    await language.choose('en', false);
    const vocabulary = boardVocabulary(language.words);
    const serpent = (text: string) => (readSentence(text, vocabulary) as { serpent: number | null }).serpent;
    expect(serpent('add a blue right')).toBeNull();
    expect(serpent('A blue to the right')).toBeNull();
    expect(serpent('add a blue right to II')).toBe(2);
    expect(serpent('add blue right iii')).toBe(3);
    expect(serpent('add blue 1 right')).toBe(1);
    await language.choose('pt-BR', false);
    expect(
      (readSentence('pôr a azul à direita', boardVocabulary(language.words)) as { serpent: string | null }).serpent,
    ).toBeNull();
    await language.choose('en', false);
  });

  it('names the word that it does not know', async () => {
    await language.choose('en', false);
    expect(readSentence('add purple', boardVocabulary(language.words))).toBe('purple');
  });

  it('finds legal actions only', () => {
    const model = new BoardModel(STATES.main);
    const [take] = model.index.all('take');
    const sentence = {
      verb: 'take',
      colours: [...String(take?.args.colours)].reverse().join(''),
      piece: take?.args.piece as 'body',
      end: null,
      serpent: null,
      card: null,
    } as const;
    expect(findMeant(sentence, model).map(({ id }) => id)).toContain(take?.id);
    expect(findMeant({ ...sentence, verb: 'keep' }, model)).toEqual([]);
  });
});
