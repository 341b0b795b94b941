import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { depthAbove, depthUnder, lineTo, placeMark, placeSheet } from '../../src/learn/place';
import {
  findLesson,
  forgetLesson,
  hasFinished,
  openLesson,
  saveLesson,
  type Progress,
} from '../../src/mytables/lessons';
import { STEPS } from '../../src/learn/lessons';
import { countSteps, currentStep, lookAround, type Step } from '../../src/learn/step';
import { language } from '$kit/words';
import Coach from '../../src/learn/Coach.svelte';
import { STATES, TestPort } from '../games/board/port.svelte';

const LEARN = fs.readFileSync(path.resolve(__dirname, '../../../src/coatl/locales/en/learn.ftl'), 'utf8');
const fresh = (done: string[] = []): Progress => ({
  table: 'lesson-table',
  lesson: 'board',
  done,
  isHidden: false,
  isLeft: false,
  isOver: false,
});

beforeEach(() => {
  localStorage.clear();
  forgetLesson('lesson-table');
});

describe('progress', () => {
  it('is kept on the device, by table', () => {
    saveLesson(fresh(['goal']));
    expect(findLesson('lesson-table')?.done).toEqual(['goal']);
    expect(openLesson('board')?.table).toBe('lesson-table');
    expect([openLesson('cards'), hasFinished('board')]).toEqual([null, false]);
    saveLesson({ ...fresh(), isOver: true });
    expect([openLesson('board'), hasFinished('board')]).toEqual([null, true]);
  });

  it('waits also for somebody who has left', () => {
    saveLesson({ ...fresh(['goal']), isLeft: true });
    expect(openLesson('board')?.done).toEqual(['goal']);
  });

  it('does not mind other things under its key', () => {
    localStorage.setItem('coatl.lessons', '{"a":1}');
    expect(findLesson('lesson-table')).toBeNull();
    localStorage.setItem('coatl.lessons', '[{"table":"x","lesson":"chess"}, 7]');
    expect(findLesson('x')).toBeNull();
  });
});

describe('steps', () => {
  it.each(['board', 'cards', 'carl'] as const)('of %s all have a title and a text', (lesson) => {
    for (const { id } of STEPS[lesson]) {
      expect(LEARN).toMatch(new RegExp(`^learn-${lesson}-${id}-title =`, 'm'));
      expect(LEARN).toMatch(new RegExp(`^learn-${lesson}-${id} =`, 'm'));
    }
    expect(new Set(STEPS[lesson].map(({ id }) => id)).size).toBe(STEPS[lesson].length);
  });

  it.each(Object.keys(STATES) as (keyof typeof STATES)[])('look at any position: %s', (name) => {
    for (const lesson of ['board', 'cards', 'carl'] as const) {
      const look = lookAround(STATES[name], new Set(['goal']), document);
      for (const step of STEPS[lesson]) {
        expect(typeof step.can(look)).toBe('boolean');
        step.done?.(look);
        // Whatever it points at has to be a selector.
        for (const selectors of step.at?.(look) ?? [])
          for (const selector of selectors.split(' || ')) document.querySelectorAll(selector);
        step.say?.(look);
        step.args?.(look);
      }
    }
  });

  it('go on past what has been done, and wait for their moment', () => {
    const steps: Step[] = [
      { id: 'a', can: () => true, done: () => true },
      { id: 'b', can: () => false },
      { id: 'aside', isAside: true, isTold: true, can: () => true },
      { id: 'c', can: () => true },
    ];
    const look = lookAround(STATES.main, new Set<string>(), document);
    expect(currentStep(steps, look)?.id).toBe('aside');
    expect(currentStep(steps, { ...look, done: new Set(['a', 'aside', 'c']) })).toBeNull();
    const [, , , last] = steps;
    expect(last && countSteps(steps, last)).toEqual({ at: 3, of: 3 });
  });
});

describe('marks', () => {
  const page = { w: 1440, h: 900 };
  const mark = { w: 500, h: 180 };
  it.each([
    [{ x: 20, y: 60, w: 100, h: 60 }],
    [{ x: 1200, y: 840, w: 200, h: 50 }],
    [{ x: 400, y: 130, w: 760, h: 280 }],
    [{ x: 20, y: 710, w: 80, h: 120 }],
  ])('do not cover %o', (hole) => {
    const { x, y } = placeMark(mark, [hole], page);
    const isClear = x >= hole.x + hole.w || x + mark.w <= hole.x || y >= hole.y + hole.h || y + mark.h <= hole.y;
    expect(isClear).toBe(true);
    expect(x >= 0 && y >= 0 && x + mark.w <= page.w && y + mark.h <= page.h).toBe(true);
  });

  it('cover nothing else that should stay clear: places, the round', () => {
    const hole = { x: 600, y: 700, w: 180, h: 110 };
    const places = { x: 290, y: 280, w: 860, h: 170 };
    const rounds = { x: 530, y: 10, w: 400, h: 30 };
    const { x, y } = placeMark(mark, [hole], page, [places, rounds]);
    for (const box of [hole, places, rounds])
      expect(x >= box.x + box.w || x + mark.w <= box.x || y >= box.y + box.h || y + mark.h <= box.y, `${x},${y}`).toBe(
        true,
      );
  });

  it('find the gap between the bars of a short window', () => {
    const short = { w: 844, h: 390 };
    const bars = [
      { x: 740, y: 0, w: 104, h: 390 },
      { x: 64, y: 0, w: 676, h: 44 },
      { x: 0, y: 0, w: 64, h: 230 },
    ];
    const places = { x: 66, y: 190, w: 672, h: 120 };
    const small = { w: 520, h: 110 };
    const { x, y } = placeMark(small, [places], short, bars);
    for (const box of [places, ...bars])
      expect(
        x >= box.x + box.w || x + small.w <= box.x || y >= box.y + box.h || y + small.h <= box.y,
        `${x},${y}`,
      ).toBe(true);
  });

  it('lie in the middle without a hole, and point with a line where there is room', () => {
    expect(placeMark(mark, [], page)).toEqual({ x: 470, y: 360 });
    expect(lineTo({ x: 0, y: 0, w: 100, h: 100 }, { x: 300, y: 20, w: 50, h: 50 })?.path).toMatch(/^M100,/);
    expect(lineTo({ x: 0, y: 0, w: 100, h: 100 }, { x: 105, y: 20, w: 50, h: 50 })).toBeNull();
  });

  it('are a sheet on the other side on a phone', () => {
    const phone = { w: 390, h: 844 };
    expect(placeSheet(200, [{ x: 10, y: 780, w: 300, h: 50 }], phone)).toBe(0);
    expect(placeSheet(200, [{ x: 10, y: 120, w: 300, h: 50 }], phone)).toBe(644);
    // Of two, the first is to be pressed.
    expect(
      placeSheet(
        200,
        [
          { x: 10, y: 780, w: 40, h: 40 },
          { x: 130, y: 120, w: 130, h: 44 },
        ],
        phone,
      ),
    ).toBe(0);
  });

  it('leave the bars of a phone free: a sheet lies below the round or above the keys', () => {
    const phone = { w: 390, h: 844 };
    const bars = [
      { x: 0, y: 746, w: 390, h: 98 },
      { x: 0, y: 0, w: 390, h: 46 },
    ];
    expect(placeSheet(170, [{ x: 10, y: 254, w: 370, h: 140 }], phone, bars)).toBe(576);
    expect(placeSheet(170, [{ x: 10, y: 500, w: 370, h: 140 }], phone, bars)).toBe(46);
  });

  it('tell how far places have to move where a sheet finds no room between them', () => {
    const places = [
      { x: 31, y: 188, w: 298, h: 50 },
      { x: 31, y: 389, w: 298, h: 50 },
    ];
    expect(depthUnder({ y: 415, h: 156 }, places)).toBe(24);
    expect(depthUnder({ y: 439, h: 132 }, places)).toBe(0);
    expect(depthUnder({ y: 238, h: 151 }, places)).toBe(0);
  });

  it('say how far what they point at has to move down for them to fit under the tabs', () => {
    const [header, tabs] = [
      { x: 0, y: 0, w: 360, h: 58 },
      { x: 0, y: 58, w: 360, h: 46 },
    ];
    const cards = { x: 8, y: 236, w: 344, h: 197 };
    expect(depthAbove({ y: 58, h: 143 }, cards, [header, tabs])).toBe(104 + 143 + 8 - 236);
    expect(depthAbove({ y: 104, h: 120 }, cards, [header, tabs])).toBe(0); // it lies on no bar
    expect(depthAbove({ y: 428, h: 143 }, cards, [header, tabs])).toBe(0);
    expect(depthAbove({ y: 58, h: 143 }, { ...cards, y: 60 }, [header, tabs])).toBe(0); // they are at the tabs
  });
});

describe('the coach', () => {
  it('tells, is put away and comes back, and keeps what was done', async () => {
    await language.choose('en');
    await language.need('learn');
    saveLesson(fresh());
    render(Coach, { table: new TestPort(STATES.main), words: language.words, progress: fresh() });
    flushSync();
    expect(screen.getByRole('heading', { name: 'Welcome to the table' })).toBeInTheDocument();
    screen.getByRole('button', { name: 'Next' }).click();
    flushSync();
    expect(findLesson('lesson-table')?.done).toContain('goal');
    const hide = screen.queryByRole('button', { name: /Put this mark away/ });
    hide?.click();
    flushSync();
    if (hide) {
      screen.getByRole('button', { name: 'Go on with the lesson' }).click();
      flushSync();
      expect(screen.getByRole('button', { name: /Put this mark away/ })).toBeInTheDocument();
    }
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  });
});
