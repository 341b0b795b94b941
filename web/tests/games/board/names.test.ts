import { describe, expect, it } from 'vitest';
import type { EventData } from '$kit/api';
import { fitRing, layRing, NICHE } from '$games/board/supply/ring';
import { BoardModel } from '$games/board/model/model';
import { completedBefore, Numbering } from '$games/board/model/numerals';
import { numberOf, romanOf } from '$kit/art/roman';
import { tellEvents } from '$games/board/model/speech';
import { masksOf } from '$games/shared/rivals';
import { deltaOf } from '$games/board/lane/lane';
import { hopedTotal } from '$games/board/seats/seat';
import { STATES } from './port.svelte';
import { LANGUAGES, readMessages, testWords } from './words';

const event = (name: string, seat: number, serpent: string): EventData =>
  ({ name, seat, data: { serpent } }) as unknown as EventData;

describe('Cóatls', () => {
  it('are numbered in the order they were begun, for life', () => {
    const all = [
      event('began', 0, 'A'),
      event('began', 0, 'B'),
      event('began', 1, 'A'),
      event('closed', 0, 'B'),
      event('began', 0, 'B'),
      event('added', 0, 'A'),
      event('closed', 0, 'A'),
    ];
    const numbering = new Numbering();
    expect(all.map((each) => numbering.follow(each))).toEqual([1, 2, 1, 2, 3, 1, 1]);
    expect([numbering.finished(0), numbering.of(0, 'B'), numbering.next(0), numbering.finished(1)]).toEqual([
      [2, 1],
      3,
      4,
      [],
    ]);
  });

  it('that were completed before the log begins have the first numbers', () => {
    const events = [event('added', 0, 'A'), event('closed', 0, 'A')];
    expect(completedBefore([2, 0], events)).toEqual([1, 0]);
    const numbering = new Numbering(events, [1, 0]);
    expect([numbering.finished(0), numbering.next(0)]).toEqual([[1, 2], 3]);
  });

  it('have one name in lanes and in the log', () => {
    expect([1, 2, 3, 4].map(romanOf)).toEqual(['I', 'II', 'III', 'IV']);
    expect(['iii', 'II', '1', 'a', '0'].map(numberOf)).toEqual([3, 2, 1, null, null]);
    const model = new BoardModel(STATES.steal);
    expect(model.numberOf('A')).toBe(1);
    expect(model.numberOf('B')).toBe(2);
    const { words } = testWords();
    const told = tellEvents(
      words,
      model,
      model.state.log.map((line) => line.event),
    )
      .map((line) => line.text)
      .join('\n');
    expect(told).toMatch(/board-serpent I\b/);
    expect(told).not.toMatch(/board-serpent [AB]\b/);
  });
});

describe('cards', () => {
  it('are called by what they ask for, not by a code', () => {
    for (const language of LANGUAGES) {
      const messages = readMessages(language);
      expect([...(messages.get('board-prophecy-name') ?? []), ...(messages.get('board-temple-name') ?? [])]).toEqual([
        'pattern',
        'needs',
      ]);
    }
  });
});

describe('one truth about a placement', () => {
  it('counts a Temple in hand that would be broken', () => {
    const { words } = testWords();
    const placement = {
      action: 1,
      serpent: 'A',
      completes: false,
      net_beside: 0,
      net_hand: 0,
      changes: [
        { card: 'T15', where: 'hand', before: 3, after: 0, breaks: true },
        { card: 'T01', where: 'pile', before: 0, after: 3, breaks: false },
      ],
    } as const;
    expect(deltaOf(words, placement as never)).toMatchObject({ value: -3, text: 'board-delta-breaks board-minus 3 1' });
  });
});

describe('masks', () => {
  const masks = (...seats: [kind: string, level?: string][]) => {
    const found = masksOf(seats.map(([kind, level = ''], seat) => ({ seat, kind: kind as 'bot', level })));
    return seats.map((_, seat) => found.get(seat)?.name);
  };
  it('are never the same at one table', () => {
    expect(masks(['person'], ['bot', 'apprentice'])).toEqual(['jaguar', 'rabbit']);
    const bots = masks(['bot', 'novice'], ['bot', 'novice'], ['bot', 'novice'], ['person']);
    expect(new Set(bots).size).toBe(4);
    expect(bots[0]).toBe('monkey');
    expect(new Set(masks(['person'], ['person'], ['person'], ['person'])).size).toBe(4);
  });
});

describe('the own total', () => {
  it('is told with what the open Cóatls would add', () => {
    const { position } = STATES.steal;
    if (position?.lens?.game !== 'board') throw new Error('no lens');
    const lens = { ...position.lens, serpents: position.lens.serpents.map((each) => ({ ...each, points: 5 })) };
    const model = new BoardModel({ ...STATES.steal, position: { ...position, lens } });
    expect(hopedTotal(model)).toEqual({ points: model.shown.points + 5, slots: ['A'] });
    expect(hopedTotal(new BoardModel(STATES.main))).toBeNull();
  });
});

describe('the supply ring', () => {
  it('has niches for fingers at every size, inside its frame', () => {
    for (const [width, tall] of [
      [374, 290],
      [370, 258],
      [340, 208],
      [300, 208],
      [304, 226],
      [245, 300],
      [520, 420],
    ] as const) {
      const size = fitRing(width, tall);
      const { heads, bodies, tails } = layRing(size.width, size.height);
      for (const box of [...heads, ...bodies, ...tails]) {
        expect(box.w, `${width} x ${tall}`).toBeGreaterThanOrEqual(NICHE.w);
        expect(box.h, `${width} x ${tall}`).toBeGreaterThanOrEqual(NICHE.h);
        expect(box.x + box.w <= size.width && box.y + box.h <= size.height && box.x >= 0 && box.y >= 0).toBe(true);
      }
    }
  });
});
