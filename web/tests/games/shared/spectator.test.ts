/** Who only watches is never told that it is their turn, in either game, at any size, in any language. */
import fs from 'node:fs';
import path from 'node:path';
import { fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StateMessage } from '$kit/api';
import { makeWords, type Words } from '$kit/words';
import { makeBundle } from '$kit/words/bundle';
import BoardTable from '$games/board/BoardTable.svelte';
import CardTable from '$games/cards/CardTable.svelte';
import { STATES, TestPort } from '../board/port.svelte';
import { fixture } from '../cards/kit';

const YOURS = {
  en: /\byour (last |final )?turn\b/i,
  fr: /\bvotre (dernier )?tour\b|^à vous\b/i,
  'pt-BR': /\b(sua (última )?vez|seu (último )?turno)\b/i,
} as const;
const TAGS = ['en', 'fr', 'pt-BR'] as const;
const PHONE = [390, 844] as const;
const SHORT = [844, 390] as const;
const DESKTOP = [1440, 900] as const;

const LOCALES = path.resolve(__dirname, '../../../../src/coatl/locales');
const texts = (tag: string) =>
  ['app', 'board', 'cards', 'menu', 'tables'].map((file) =>
    fs.readFileSync(path.join(LOCALES, tag, `${file}.ftl`), 'utf8'),
  );
const speak = Object.fromEntries(TAGS.map((tag) => [tag, makeWords([makeBundle(tag, texts(tag))])])) as Record<
  (typeof TAGS)[number],
  Words
>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  [window.innerWidth, window.innerHeight] = DESKTOP;
});

/** A state as the server shows it to somebody who has no seat: no hands, no choices, no warnings about one's own turn. */
function watched(state: StateMessage): StateMessage {
  const { position } = structuredClone(state);
  if (!position) throw new Error('no game');
  const hidden = { hand: null, temple: null, dealt: null, down: null, late: null };
  const view = { ...position.view, seat: null, seats: position.view.seats.map((seat) => ({ ...seat, ...hidden })) };
  const warnings = position.warnings.filter(
    ({ code }) => !['your_last_turn', 'unfinished', 'your_final_turn'].includes(code),
  );
  return {
    ...state,
    seat: null,
    position: { ...position, view, warnings, legal: [], draft: null, lens: null },
  } as unknown as StateMessage;
}

/** Everything that is said to a spectator who looks at all tabs, and through all steps of CARL: in three languages. */
async function allSaid(
  state: StateMessage,
  [width, height]: readonly [number, number],
): Promise<Record<(typeof TAGS)[number], string[]>> {
  [window.innerWidth, window.innerHeight] = [width, height];
  const said = { en: new Set<string>(), fr: new Set<string>(), 'pt-BR': new Set<string>() };
  const words: Words = (name, args) => {
    for (const tag of TAGS) said[tag].add(speak[tag](name, args));
    return speak.en(name, args);
  };
  const table = new TestPort(watched(state));
  table.seat = null;
  const { container } = render(state.table.game === 'board' ? BoardTable : CardTable, { table, words });
  flushSync();
  for (const tab of container.querySelectorAll<HTMLElement>('[role=tab]')) {
    tab.click();
    flushSync();
  }
  for (let i = 0; i < 12 && state.table.game === 'carl'; i += 1) await fireEvent.keyDown(window, { key: 'n' });
  return { en: [...said.en], fr: [...said.fr], 'pt-BR': [...said['pt-BR']] };
}

describe('a spectator', () => {
  it('would notice', () => {
    for (const tag of TAGS)
      for (const name of ['board-log-news', 'cards-since', 'cards-your-turn-now'])
        expect(speak[tag](name)).toMatch(YOURS[tag]);
  });

  it.each([
    ['board game', STATES.main, DESKTOP],
    ['board game', STATES.last, PHONE],
    ['board game', STATES.main, SHORT],
    ['card game', fixture('cards3-8'), DESKTOP],
    ['card game', fixture('cards2-24'), PHONE],
    ['card game', fixture('cards3-8'), SHORT],
    ['match with CARL', fixture('carl-greedy-1-23'), DESKTOP],
    ['match with CARL', fixture('carl-greedy-1-23'), SHORT],
  ] as const)('of a %s reads nothing of a turn of their own', async (_, state, size) => {
    const said = await allSaid(state, size);
    expect(said.en.length).toBeGreaterThan(20);
    for (const tag of TAGS)
      expect(
        said[tag].filter((text) => YOURS[tag].test(text)),
        tag,
      ).toEqual([]);
  });
});
