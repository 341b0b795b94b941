import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ReasonData } from '$kit/api';
import { touchedBy } from '$games/board/controller/touch';
import type { TablePort, Touched } from '$games/shared/port';
import { Reasons, reasonText } from '$games/shared/reasons';
import { language } from '$kit/words';
import BoardTable from '$games/board/BoardTable.svelte';
import CardTable from '$games/cards/CardTable.svelte';
import { STATES, TestPort } from '../board/port.svelte';
import { testWords } from '../board/words';
import { checkingWords, fixture } from '../cards/kit';
import { AnsweringTable } from '../cards/port.svelte';

const CALLED = {
  card: (card: string) => `card ${card}`,
  seat: (seat: number) => `seat ${seat}`,
  colours: (colours: string) => colours,
};
const reason = (code: string, args: ReasonData['arguments'] = {}): ReasonData => ({
  code,
  arguments: args,
  message: '',
});

/** A way to ask that notes what was touched. */
function knowing(...reasons: ReasonData[]) {
  return vi.fn<(touched: Touched) => Promise<readonly ReasonData[]>>(() => Promise.resolve(reasons));
}
const settled = async () => {
  await language.need('why');
  await new Promise((resolve) => setTimeout(resolve)); // after everything that was promised
  flushSync();
};

describe('reasons', () => {
  it.each([
    [
      'en',
      'Cóatl A does not reach the first level of this card (card P02).',
      'It is the turn of seat 1.',
      'Your board is full: it has room for 8 pieces.',
    ],
    [
      'fr',
      'Le Cóatl A n’atteint pas le premier niveau de cette carte (card P02).',
      'C’est au tour de seat 1.',
      'Votre plateau est plein\u00a0: il a de la place pour 8 pièces.',
    ],
    [
      'pt-BR',
      'O Cóatl A não alcança o primeiro nível desta carta (card P02).',
      'É a vez de seat 1.',
      'Seu tabuleiro está cheio: ele tem espaço para 8 peças.',
    ],
  ] as const)('are said in %s', async (tag, low, turn, room) => {
    await language.need('why');
    await language.choose(tag);
    const text = (code: string, args: ReasonData['arguments']) =>
      reasonText(language.words, reason(code, args), CALLED);
    expect(text('too-low', { serpent: 'A', card: 'P02' })).toBe(low);
    expect(text('turn-of', { seat: 1 })).toBe(turn);
    expect(text('room', { room: 0, rule: 'B4.1' })).toBe(room);
    await language.choose('en');
  });

  it('names what a touched thing would be', () => {
    const head = { type: 'piece', piece: 'head', colour: 'R' } as const;
    expect(touchedBy(head)).toEqual({ kinds: ['begin', 'add'], args: { piece: 'head', colours: 'R' } });
    expect(touchedBy(head, { serpent: 'A', end: 'right' })).toEqual({
      kinds: ['add'],
      args: { piece: 'head', colours: 'R', serpent: 'A', end: 'right' },
    });
    expect(touchedBy(head, { serpent: 'B', end: 'new' })).toEqual({
      kinds: ['begin'],
      args: { piece: 'head', colours: 'R' },
    });
    expect(touchedBy({ ...head, piece: 'body', colour: 'O' })).toEqual({ kinds: ['steal'] });
    expect(touchedBy({ type: 'card', copy: 0, card: 'P01' }, { serpent: 'A', end: 'cards' })).toEqual({
      kinds: ['fulfil'],
      args: { card: 'P01', serpent: 'A' },
    });
    expect(touchedBy({ type: 'token', token: 'commitment' })).toEqual({ kinds: ['commit'] });
  });

  function asking(askWhy: TablePort['askWhy']) {
    const said: string[] = [];
    const table = { askWhy } as TablePort;
    const reasons = new Reasons(() => ({
      table,
      words: language.words,
      called: CALLED,
      say: (text) => said.push(text),
    }));
    return { reasons, said };
  }
  const TOUCHED = { kinds: ['begin'] };
  afterEach(() => vi.useRealTimers());

  it('are said instead of something general, which only fills the time', async () => {
    await language.need('why');
    vi.useFakeTimers();
    let answer: (reasons: ReasonData[]) => void = () => undefined;
    const { reasons, said } = asking(() => new Promise((resolve) => (answer = resolve)));
    reasons.tell(TOUCHED, 'general');
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    expect(said).toEqual(['general']);
    answer([reason('two-open')]);
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(['general', 'Two Cóatls are open already.']);
  });

  it('something general is said once where nobody knows more', async () => {
    await language.need('why');
    for (const askWhy of [
      undefined,
      knowing(),
      knowing(reason('not-known-here')),
      () => Promise.reject(new Error('lost')),
    ]) {
      const { reasons, said } = asking(askWhy);
      reasons.tell(TOUCHED, 'general');
      await settled();
      expect(said).toEqual(['general']);
      reasons.tell(TOUCHED, '');
      await settled();
      expect(said).toEqual(['general']);
    }
  });

  it('are not said when something else has happened', async () => {
    const { reasons, said } = asking(knowing(reason('two-open')));
    reasons.tell(TOUCHED, 'general');
    reasons.forget();
    await settled();
    expect(said).toEqual([]);
  });
});

describe('the board table', () => {
  function show(name: keyof typeof STATES, askWhy: ReturnType<typeof knowing>) {
    window.innerWidth = 1440;
    const port = Object.assign(new TestPort(STATES[name]), { askWhy });
    const { container } = render(BoardTable, { table: port, words: testWords().words });
    flushSync();
    const press = async (label: string) => {
      const button = [...container.querySelectorAll<HTMLElement>('button')].find((each) =>
        each.getAttribute('aria-label')?.startsWith(label),
      );
      if (!button) throw new Error(`no ${label}`);
      await fireEvent.click(button);
      await settled();
    };
    const live = () => container.querySelector('[role=status]')?.textContent;
    return { container, port, press, live };
  }

  it('says why a piece does not go there', async () => {
    const askWhy = knowing(reason('no-prophecy', { serpent: 'A' }));
    const { press, live, container } = show('steal', askWhy);
    await press('board-tray-piece 1 board-piece-head');
    await press('board-socket-left');
    expect(askWhy).toHaveBeenLastCalledWith({
      kinds: ['add'],
      args: { piece: 'head', colours: 'Y', serpent: 'A', end: 'left' },
    });
    expect(live()).toBe('why-no-prophecy I');
    expect(container.querySelector('footer .say small')?.textContent).toBe('why-no-prophecy I');
  });

  it('says why nothing can be taken, chosen or lifted', async () => {
    const askWhy = knowing(reason('complete'));
    const { press, live } = show('complete', askWhy);
    await press('board-piece-head');
    expect(askWhy.mock.lastCall?.[0].kinds).toEqual(['take']);
    expect(live()).toBe('why-complete');
    await press('board-deck-name');
    expect(askWhy).toHaveBeenLastCalledWith({ kinds: ['choose'], args: { card: 'deck' } });
    await press('board-tray-piece');
    expect(askWhy).toHaveBeenLastCalledWith({ kinds: ['begin', 'add'], args: { piece: 'body', colours: 'B' } });
  });

  it('pins a card to look at, and says what it waits for', async () => {
    const askWhy = knowing(reason('too-low', { serpent: 'A', card: 'P01' }));
    const { press, live } = show('steal', askWhy);
    await press('board-prophecy-name P01');
    expect(askWhy).toHaveBeenLastCalledWith({ kinds: ['fulfil'], args: { card: 'P01', serpent: 'A' } });
    expect(live()).toBe('why-too-low I board-prophecy-name P01 board-pattern-count Y');
    await press('board-prophecy-name P01');
    expect(askWhy).toHaveBeenCalledTimes(1);
  });

  it('keeps quiet about reasons once the table has moved on', async () => {
    const { press, port, container } = show('complete', knowing(reason('complete')));
    await press('board-deck-name');
    expect(container.querySelector('footer .say small')?.textContent).toBe('why-complete');
    port.state = { ...STATES.complete, version: STATES.complete.version + 1 };
    flushSync();
    expect(container.querySelector('footer .say small')?.textContent).not.toBe('why-complete');
  });
});

describe('the card table', () => {
  function show(name: string, askWhy: ReturnType<typeof knowing>) {
    sessionStorage.clear();
    const table = Object.assign(new AnsweringTable(fixture(name)), { askWhy });
    render(CardTable, { table, words: checkingWords().words });
    flushSync();
    return table;
  }

  it('says why a Feather cannot be lifted now', async () => {
    const askWhy = knowing(reason('fulfil'));
    show('cards2-8', askWhy);
    const feather = document.querySelector<HTMLElement>('section.hand button');
    if (!feather) throw new Error('no Feather');
    await fireEvent.click(feather);
    await settled();
    expect(askWhy.mock.lastCall?.[0].kinds).toEqual(['play']);
    expect(screen.getAllByText('why-fulfil').length).toBe(2);
  });

  it('says why a Prophecy cannot be fulfilled, and nothing when it is let go', async () => {
    const askWhy = knowing(reason('no-neighbour', { seat: 1 }));
    show('cards2-8', askWhy);
    const fits = new Set(
      [...document.querySelectorAll<HTMLElement>('[data-fulfil]')].map((each) => each.dataset.fulfil),
    );
    const place = [...document.querySelectorAll<HTMLElement>('[data-place^="supply/"]')].find(
      (each) => !fits.has(each.dataset.place?.slice(7)),
    );
    const card = place?.querySelector('button');
    if (!place || !card) throw new Error('no Prophecy');
    await fireEvent.click(card);
    await settled();
    expect(askWhy).toHaveBeenLastCalledWith({ kinds: ['fulfil'], args: { card: place.dataset.place?.slice(7) } });
    expect(screen.getAllByText(/^why-no-neighbour/).length).toBe(2);
    await fireEvent.click(card);
    await settled();
    expect(askWhy).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/^why-no-neighbour/)).toBeNull();
  });
});
