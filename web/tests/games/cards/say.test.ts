import { fireEvent, render, waitFor } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LegalData, StateMessage } from '$kit/api';
import { cardVocabulary, findMeantCards, readCardSentence, type CardSentence } from '$games/cards/controller/command';
import { EMPTY_HANDS } from '$games/cards/model/hand';
import { CardModel } from '$games/cards/model/model';
import { cardPosition, whereIs } from '$games/cards/model/position';
import { language } from '$kit/words';
import { plain } from '$kit/words/plain';
import CardTable from '$games/cards/CardTable.svelte';
import { LANGUAGES, checkingWords, fixture } from './kit';
import { AnsweringTable } from './port.svelte';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => language.choose('en', false));

const EMPTY: CardSentence = {
  verb: null,
  colours: '',
  side: null,
  isOver: false,
  isFlipped: false,
  number: null,
  card: null,
  from: null,
  thing: null,
};
const PEOPLE = new Map([
  ['Ana', 1],
  ['Zé da Silva', 2],
  ['CARL', -1],
]);

function modelOf(state: StateMessage): CardModel {
  const position = cardPosition(state);
  if (!position) throw new Error('no card game');
  return new CardModel(state, position, 0, checkingWords().words);
}

describe('sentences', () => {
  it.each([
    [
      'en',
      {
        place: 'place blue yellow left',
        over: 'put 2 over right',
        flip: 'flip 2',
        discard: 'discard 1',
        steal: 'steal C12 from Ana',
        fulfil: 'fulfil c7',
        head: 'head red',
        tail: 'blue tail',
        read: 'read hand',
        next: 'next',
        yes: 'yes',
        turned: 'place 2 flipped at the left end',
      },
    ],
    [
      'fr',
      {
        place: 'placez la bleue et jaune à gauche',
        over: 'poser 2 par-dessus, à droite',
        flip: 'retourner la 2',
        discard: 'défausser 1',
        steal: 'voler C12 à Ana',
        fulfil: 'accomplir c7',
        head: 'tête rouge',
        tail: 'queue bleue',
        read: 'lire main',
        next: 'suivant',
        yes: 'oui',
        turned: 'placer 2 retournée au bout gauche',
      },
    ],
    [
      'pt-BR',
      {
        place: 'colocar azul e amarela à esquerda',
        over: 'pôr 2 por cima à direita',
        flip: 'virar a 2',
        discard: 'descartar 1',
        steal: 'roubar C12 da Ana',
        fulfil: 'cumprir c7',
        head: 'cabeça vermelha',
        tail: 'cauda azul',
        read: 'ler mão',
        next: 'próximo',
        yes: 'sim',
        turned: 'pôr 2 virada na ponta esquerda',
      },
    ],
  ] as const)('are read in %s', async (tag, said) => {
    await language.choose(tag, false);
    const vocabulary = cardVocabulary(language.words);
    const read = (text: string) => readCardSentence(text, vocabulary, PEOPLE);
    expect(read(said.place)).toEqual({ ...EMPTY, verb: 'place', colours: 'BY', side: 'left' });
    expect(read(said.over)).toEqual({ ...EMPTY, verb: 'place', number: 2, side: 'right', isOver: true });
    expect(read(said.flip)).toEqual({ ...EMPTY, verb: 'flip', number: 2 });
    expect(read(said.turned)).toEqual({ ...EMPTY, verb: 'place', number: 2, side: 'left', isFlipped: true });
    expect(read(said.discard)).toEqual({ ...EMPTY, verb: 'discard', number: 1 });
    expect(read(said.steal)).toEqual({ ...EMPTY, verb: 'steal', card: 'C12', from: 1 });
    expect(read(said.fulfil)).toEqual({ ...EMPTY, verb: 'fulfil', card: 'C07' });
    expect(read(said.head)).toEqual({ ...EMPTY, verb: 'head', colours: 'R' });
    expect(read(said.tail)).toEqual({ ...EMPTY, verb: 'tail', colours: 'B' });
    expect(read(said.read)).toEqual({ ...EMPTY, verb: 'read', thing: 'hand' });
    expect(read(said.next)).toEqual({ ...EMPTY, verb: 'next' });
    expect(read(said.yes)).toEqual({ ...EMPTY, verb: 'commit' });
    expect(read('purple')).toBe('purple');
  });

  it.each(LANGUAGES)('of %s give no word two meanings', async (tag) => {
    await language.choose(tag, false);
    const all = [
      'undo',
      'redo',
      'reset',
      'commit',
      'read',
      'left',
      'right',
      'head',
      'tail',
      'yellow',
      'red',
      'black',
      'green',
      'blue',
    ].map((name) => `say-word-${name}`);
    const own = [
      'place',
      'lift',
      'flip',
      'discard',
      'fulfil',
      'claim',
      'upgrade',
      'steal',
      'drop',
      'cancel',
      'next',
      'finish',
      'over',
      'beside',
      'hand',
      'row',
      'supply',
      'mine',
      'temple',
      'rivals',
      'noise',
    ].map((name) => `cards-say-${name}`);
    const said = [...all, ...own].flatMap((name) =>
      language
        .words(name)
        .split(',')
        .map((word) => plain(word.trim())),
    );
    expect(said.filter((word, i) => said.indexOf(word) !== i)).toEqual([]);
  });

  it('name people of several words, and only those who are stolen from', () => {
    const vocabulary = cardVocabulary(language.words);
    expect(readCardSentence('steal from zé da silva', vocabulary, PEOPLE)).toEqual({
      ...EMPTY,
      verb: 'steal',
      from: 2,
    });
    expect(readCardSentence('place ana left', vocabulary, PEOPLE)).toBe('ana');
    expect(readCardSentence('place blue left', vocabulary, new Map([['Blue', 1]]))).toEqual({
      ...EMPTY,
      verb: 'place',
      colours: 'B',
      side: 'left',
    });
  });
});

describe('what is meant', () => {
  const meant = (model: CardModel, more: Partial<CardSentence>) =>
    findMeantCards({ ...EMPTY, ...more }, { model, holding: EMPTY_HANDS });

  it('is a legal action: a Feather by number or colours, at a place', () => {
    const model = modelOf(fixture('cards3-8'));
    const [card] = model.cards;
    const places = model.index.plays.get(card?.colours ?? '');
    expect(meant(model, { verb: 'place', number: 1, side: 'left' })).toEqual([places?.get('left')]);
    expect(meant(model, { verb: 'place', colours: card?.colours ?? '', side: 'right', isOver: true })).toEqual([
      places?.get('over right'),
    ]);
    expect(meant(model, { verb: 'place', number: 1 })).toHaveLength(4);
    expect(meant(model, { verb: 'place', number: 1, isOver: true })).toHaveLength(2);
    expect(meant(model, { verb: 'place', number: 9, side: 'left' })).toEqual([]);
    const flipped = [...(card?.colours ?? '')].reverse().join('');
    expect(meant(model, { verb: 'place', number: 1, side: 'left', isFlipped: true })).toEqual([
      model.index.plays.get(flipped)?.get('left'),
    ]);
  });

  it('is a Prophecy by id, by number, by colours, or by whose it is', () => {
    const model = modelOf(fixture('cards2-8'));
    for (const [i, [card, action]] of [...model.index.fulfils].entries()) {
      expect(meant(model, { verb: 'fulfil', card })).toEqual([action]);
      expect(meant(model, { verb: 'fulfil', number: i + 1 })).toEqual([action]);
      const owner = whereIs(model.view, card);
      if (owner !== null && owner !== 0) expect(meant(model, { verb: 'steal', from: owner })).toContain(action);
    }
    expect(meant(model, { verb: 'fulfil', card: 'C99' })).toEqual([]);
  });
});

describe('the box for commands', () => {
  const answer = () => document.querySelector('dialog[open] .answer')?.textContent?.trim();

  async function show(state: StateMessage) {
    const table = new AnsweringTable(state);
    const { words, missing } = checkingWords();
    // Vocabulary of the language, everything else as names.
    const both = (name: string, args?: Record<string, string | number>) =>
      /^(cards-say|say-word)-(?!telling|note|example)[a-z]+$/.test(name) && !args
        ? language.words(name)
        : words(name, args);
    render(CardTable, { table, words: both });
    flushSync();
    await fireEvent.keyDown(window, { key: '/' });
    const box = document.querySelector('dialog[open] input') as HTMLInputElement;
    const say = async (value: string) => {
      await fireEvent.input(box, { target: { value } });
      await fireEvent.submit(box.form as HTMLFormElement);
      flushSync();
      return answer();
    };
    return { table, say, box, missing };
  }
  const play = (state: StateMessage, reveals: boolean): LegalData => {
    const action = modelOf(state).legal.find((each) => each.kind === 'play');
    if (!action) throw new Error('nothing to play');
    action.reveals = reveals;
    return action;
  };

  it('places a Feather, reads, and answers what cannot be done', async () => {
    const state = fixture('cards3-8');
    const { table, say, box, missing } = await show(state);
    expect(await say('redo')).toBe('cards-why-nothing-to-redo');
    expect(await say('fulfil C99')).toBe('say-none');
    expect(await say('sing')).toBe('say-unknown(sing)');
    expect(box.value).toBe('sing');
    expect(await say('read hand')).toContain('cards-say-nth(1|');
    expect(await say('flip 1')).toContain('cards-say-holds');
    const flipped = [...(modelOf(state).cards[0]?.colours ?? '')].reverse().join('');
    expect(await say('place left')).toContain('say-did');
    expect(table.told).toEqual([`step ${modelOf(state).index.plays.get(flipped)?.get('left')?.id}`]);
    expect(await say('place 2 left')).toBe('say-wait');
    expect([...missing]).toEqual([]);
  });

  it('waits for a yes where something is revealed', async () => {
    const state = fixture('cards3-8');
    const action = play(state, true);
    const { table, say } = await show(state);
    const colour = { Y: 'yellow', R: 'red', K: 'black', G: 'green', B: 'blue' };
    const colours = [...String(action.args.colours)].map((each) => colour[each as keyof typeof colour]);
    expect(await say(`place ${colours.join(' ')} ${String(action.args.place)}`)).toContain('cards-say-waits');
    expect(table.told).toEqual([]);
    expect(await say('yes')).toContain('say-did');
    expect(table.told).toEqual([`step ${action.id}`]);
  });

  it('goes through CARL’s turn', async () => {
    const { say, table } = await show(fixture('carl-greedy-1-23'));
    expect(await say('place 1 left')).toBe('cards-say-telling');
    expect(await say('next')).toContain('cards-carl-');
    expect(await say('end')).toBe('cards-your-turn-now');
    expect(table.told).toEqual([]);
  });
});

describe('keys at the card table', () => {
  const dialog = () => document.querySelector<HTMLElement>('dialog[open]');

  it('can be changed, and stand on the buttons', async () => {
    const state = fixture('cards3-8');
    const table = new AnsweringTable(state);
    const { container } = render(CardTable, { table, words: checkingWords().words });
    await fireEvent.keyDown(window, { key: '?' });
    const reset = [...(dialog()?.querySelectorAll('dt button') ?? [])].find(
      (each) => each.textContent === 'X',
    ) as HTMLElement;
    await fireEvent.click(reset);
    await fireEvent.keyDown(window, { key: 'q' });
    await fireEvent.click(dialog()?.querySelector('[aria-label="cards-close"]') as HTMLElement);
    expect(container.querySelector('[data-does="reset"]')?.getAttribute('aria-keyshortcuts')).toBe('q');
    await fireEvent.keyDown(window, { key: 'q' });
    expect(table.told).toEqual(['reset']);
  });

  it('can be turned off', async () => {
    localStorage.setItem('coatl.cards.no-keys', 'yes');
    const table = new AnsweringTable(fixture('cards3-8'));
    const { container } = render(CardTable, { table, words: checkingWords().words });
    await fireEvent.keyDown(window, { key: '1' });
    await fireEvent.keyDown(window, { key: '1' });
    await fireEvent.keyDown(window, { key: '?' });
    expect(table.told).toEqual([]);
    expect(dialog()).toBeNull();
    expect(container.querySelector('[aria-keyshortcuts]')).toBeNull();
  });
});

describe('all about a card', () => {
  const href = () =>
    document.querySelector('dialog[open] a[target="_blank"][href*="/cards/cards/"]')?.getAttribute('href') ?? '';

  it('opens over the table, for the card with the focus or under the pointer', async () => {
    const state = fixture('cards3-8');
    const [first = '', second = ''] = modelOf(state).view.supply;
    const { container } = render(CardTable, { table: new AnsweringTable(state), words: checkingWords().words });
    const buttonOf = (card: string) => container.querySelector(`[data-place="supply/${card}"] button`) as HTMLElement;
    await fireEvent.keyDown(buttonOf(second), { key: 'i' });
    await waitFor(() => expect(href()).toContain(second));
    await fireEvent.keyDown(document.querySelector('dialog[open]') as HTMLElement, { key: 'i' });
    expect(href()).toContain(second);
    await fireEvent.click(document.querySelector('dialog[open] [aria-label="cards-close"]') as HTMLElement);
    expect(href()).toBe('');
    await fireEvent.contextMenu(buttonOf(first));
    await waitFor(() => expect(href()).toContain(first));
  });
});
