import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, countStreak, dayOf, findDay, listDays, noteBegun, noteResult } from '../../src/mytables/days';
import { hasMet, listMet, loadSolver, noteFirstTry } from '../../src/mytables/puzzles';
import { loadStreak } from '../../src/mytables/streak';

beforeEach(() => localStorage.clear());

describe('days in a row', () => {
  it('are counted up to today, or up to yesterday while today is open', () => {
    expect(countStreak(['2026-11-16', '2026-11-17', '2026-11-18'], '2026-11-18')).toEqual({
      days: 3,
      longest: 3,
      isDone: true,
    });
    expect(countStreak(['2026-11-16', '2026-11-17'], '2026-11-18')).toEqual({ days: 2, longest: 2, isDone: false });
  });
  it('end with a day that was missed, and days to come do not count', () => {
    const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-11-16', '2026-11-19'];
    expect(countStreak(days, '2026-11-18')).toEqual({ days: 0, longest: 3, isDone: false });
    expect(countStreak([], '2026-11-18')).toEqual({ days: 0, longest: 0, isDone: false });
  });
  it('go over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});

describe('the diary', () => {
  it('keeps the first try of a day; later ones are practice', () => {
    expect(noteBegun('2026-11-18', 'board', 'first')).toBe(true);
    expect(noteBegun('2026-11-18', 'board', 'second')).toBe(false);
    expect(noteBegun('2026-11-18', 'board', 'first')).toBe(true);
    noteResult('second', { points: 50, beaten: 5, isWon: true });
    expect(findDay('2026-11-18', 'board')).toEqual({
      day: '2026-11-18',
      game: 'board',
      table: 'first',
      result: null,
    });
    noteResult('first', { points: 31, beaten: 2, isWon: false });
    noteResult('first', { points: 40, beaten: 5, isWon: true });
    expect(findDay('2026-11-18', 'board')?.result).toEqual({ points: 31, beaten: 2, isWon: false });
    expect(findDay('2026-11-18', 'cards')).toBeNull();
  });
  it('reads nothing that it has not written', () => {
    localStorage.setItem(
      'coatl.days',
      JSON.stringify({ 'x/board': 'a', '2026-11-18/chess': 'b', '2026-11-18/cards': '' }),
    );
    expect(listDays()).toEqual([]);
    localStorage.setItem('coatl.days', '[1');
    expect(listDays()).toEqual([]);
  });
});

describe('the solver', () => {
  it('begins at 1200 and moves with the first try alone', () => {
    expect(loadSolver()).toEqual({ rating: 1200, deviation: 350, change: null });
    expect(noteFirstTry('abc', true, { rating: 1310.4, deviation: 290 })).toBe(true);
    expect(noteFirstTry('abc', false, { rating: 900, deviation: 290 })).toBe(false);
    expect(loadSolver()).toEqual({ rating: 1310.4, deviation: 290, change: 110 });
    expect(hasMet('abc')).toBe(true);
    expect(listMet()).toMatchObject([{ id: 'abc', isRight: true }]);
  });
  it('keeps the streak with a puzzle as well as with a deal', () => {
    const at = new Date(2026, 10, 17, 12).getTime();
    noteFirstTry('abc', false, { rating: 1100, deviation: 290 }, at);
    noteBegun('2026-11-18', 'cards', 't');
    expect(loadStreak('2026-11-18')).toEqual({ days: 1, longest: 1, isDone: false });
    noteResult('t', { points: 31, beaten: 2, isWon: false });
    expect(loadStreak('2026-11-18')).toEqual({ days: 2, longest: 2, isDone: true });
  });
});
