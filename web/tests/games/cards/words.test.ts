/** What the card table says fits the moment: no row before there is one, no Feather in the round of heads, nobody else against CARL. */
import { render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { StateMessage } from '$kit/api';
import type { CardController } from '$games/cards/controller/controller.svelte';
import { EMPTY_HANDS } from '$games/cards/model/hand';
import { logLines } from '$games/cards/model/log';
import { CardModel } from '$games/cards/model/model';
import { cardPosition } from '$games/cards/model/position';
import { language } from '$kit/words';
import Warnings from '$games/cards/news/Warnings.svelte';
import { actionWords, stepWords } from '$games/cards/controller/hint';
import { lineWords } from '$games/cards/model/lines';
import { promptOf, roundWords } from '$games/cards/controller/prompt';
import { LANGUAGES, fixture } from './kit';

afterEach(() => language.choose('en', false));

function modelOf(state: StateMessage, seat: number | null = 0): CardModel {
  const position = cardPosition(state);
  if (!position) throw new Error('no card game');
  return new CardModel(state, position, seat, language.words);
}

describe('the coach', () => {
  const BESIDE = { en: /\brow\b|\bbeside\b/i, fr: /rangée|à côté/i, 'pt-BR': /fileira|ao lado/i } as const;
  const said = (name: string, place: string) => {
    const model = modelOf(fixture(name));
    return model.legal
      .filter((action) => action.kind === 'play' && action.args.place === place)
      .flatMap((action) => [actionWords(action, model.names), stepWords(action, model.names)]);
  };

  it.each(LANGUAGES)('lays a Feather beside a row only when there is one, in %s', async (tag) => {
    await language.choose(tag, false);
    const first = said('cards2-0', 'start');
    expect(first.length).toBeGreaterThan(0);
    expect(first.filter((text) => BESIDE[tag].test(text))).toEqual([]);
    const later = said('cards3-8', 'left');
    expect(later.length).toBeGreaterThan(0);
    expect(later.filter((text) => !BESIDE[tag].test(text))).toEqual([]);
  });
});

describe('the round of heads and tails', () => {
  const FEATHER = { en: /feather/i, fr: /plume/i, 'pt-BR': /pena/i } as const;
  const controller = { holding: EMPTY_HANDS, confirm: { kind: 'blocked' } } as unknown as CardController;
  const said = (name: string) => {
    const model = modelOf(fixture(name));
    return [roundWords(model, false), promptOf(controller, model).title].join('\n');
  };

  it.each(LANGUAGES)('is not told as one of Feathers in %s', async (tag) => {
    await language.choose(tag, false);
    for (const name of ['cards2-24', 'cards2-25']) expect(said(name)).not.toMatch(FEATHER[tag]);
    expect(said('cards2-0')).toMatch(FEATHER[tag]);
  });

  it('names the head, then the tail', async () => {
    await language.choose('en', false);
    expect(said('cards2-24')).toBe('Round 5 of 5 · the head\nChoose a head');
    expect(said('cards2-25')).toBe('Round 5 of 5 · the tail\nChoose a tail');
  });
});

describe('the final round', () => {
  const EVERYBODY = { en: /everybody/i, fr: /chacun/i, 'pt-BR': /todos/i } as const;
  const warned = (name: string) => {
    const state = fixture(name);
    if (state.position) state.position.warnings = [{ code: 'final_round' }] as never;
    const { container, unmount } = render(Warnings, { model: modelOf(state) });
    const text = container.textContent;
    unmount();
    return text;
  };

  it.each(LANGUAGES)('is that of one player against CARL, in %s', async (tag) => {
    await language.choose(tag, false);
    expect(warned('cards2-24')).toMatch(EVERYBODY[tag]);
    expect(warned('carl-greedy-1-23')).not.toBe('');
    expect(warned('carl-greedy-1-23')).not.toMatch(EVERYBODY[tag]);
  });
});

describe('a theft in the log', () => {
  const stolen = (name: 'stole' | 'carl stole', reader: number | null, secured = false) => {
    const state = fixture(name === 'stole' ? 'cards2-8' : 'carl-greedy-1-23');
    const data = { card: 'C01', level: 1, secured, ...(name === 'stole' ? { victim: 0 } : {}) };
    const [line] = logLines([{ number: 1, event: { name, seat: name === 'stole' ? 1 : -1, data } }] as never, reader);
    if (!line) throw new Error('no line');
    const { names } = modelOf(state, reader);
    return { text: lineWords(line, names), mine: names.seat(0), thief: names.seat(line.seat ?? 0) };
  };

  it.each(LANGUAGES)('says "you" to who was robbed, and the name to others, in %s', async (tag) => {
    await language.choose(tag, false);
    const you = { en: /from you\b/, fr: /vous vole/, 'pt-BR': /de você/ }[tag];
    for (const [name, secured] of [
      ['stole', false],
      ['stole', true],
      ['carl stole', false],
    ] as const) {
      const { text, mine, thief } = stolen(name, 0, secured);
      expect(text).toMatch(you);
      expect(text.replace(thief, '')).not.toContain(mine);
      const told = stolen(name, name === 'stole' ? 1 : null, secured);
      expect(told.text).toContain(told.mine);
      expect(told.text).not.toMatch(you);
    }
  });
});
