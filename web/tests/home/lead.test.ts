// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { leadOf, type Known } from '../../src/home/lead';
import type { MyGame } from '../../src/home/mine';

const game = (stage: MyGame['stage']) => ({ stage }) as MyGame;
const KNOWN: Known = { games: [], finished: 3, begun: 5, isDealDone: false, isPuzzleDone: false };
const lead = (more: Partial<Known>) => leadOf({ ...KNOWN, ...more }).kind;

describe('the first screen leads with', () => {
  it('the guided game on a first visit, until one game is finished or two are begun', () => {
    expect(lead({ finished: 0, begun: 0 })).toBe('first');
    expect(lead({ finished: 0, begun: 1 })).toBe('first');
    expect(lead({ finished: 0, begun: 2 })).toBe('daily');
    expect(lead({ finished: 1, begun: 1 })).toBe('daily');
  });

  it('the game in which it is one’s turn, before everything else', () => {
    expect(lead({ games: [game('turn'), game('waiting')] })).toBe('continue');
    expect(lead({ finished: 0, begun: 1, games: [game('turn')] })).toBe('continue');
    expect(lead({ games: [game('waiting'), game('lobby')] })).toBe('daily');
  });

  it('the deal of the day, then a puzzle, then a new game', () => {
    expect(lead({ isPuzzleDone: true })).toBe('daily');
    expect(lead({ isDealDone: true })).toBe('puzzle');
    expect(lead({ isDealDone: true, isPuzzleDone: true })).toBe('new');
  });
});
