/** The review of a game that lies on this device: asked of this page, and honest about how rough it is. */
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '$kit/words';
import { keepTable } from '../../src/mytables/device';
import { typicalDoubt } from '../../src/review/columns';
import Review from '../../src/review/Review.svelte';
import { BOARD } from '../replay/kit';
import { judged, reviewOf, TURNS } from './kit';

const id = `here-${'a'.repeat(20)}`;
const asked = vi.hoisted(() => [] as [string, string, unknown][]);
const answer = vi.hoisted(() => ({ to: (_path: string): unknown => null }));

vi.mock('$kit/engine/engine', () => {
  class HostRefused extends Error {
    error = { code: 'no-review', message: '', arguments: {} };
  }
  const ask = (method: string, path: string, body: unknown) => {
    asked.push([method, path, body]);
    const found = answer.to(`${method} ${path}`);
    return found === null ? Promise.reject(new HostRefused()) : Promise.resolve(found);
  };
  return { HostRefused, engine: { ask } };
});

beforeEach(async () => {
  localStorage.clear();
  asked.length = 0;
  await language.need('review', 'replay');
  await language.choose('en', false);
  keepTable(id, { tokens: ['t'.repeat(40)], isOver: true });
});
afterEach(() => vi.useRealTimers());

describe('a review in this page', () => {
  it('is a sketch, grows as any other, and says how much it cannot tell', async () => {
    vi.useFakeTimers();
    const begun = { depth: 'sketch', status: 'running', judged: 3, count: 8, turns: TURNS.slice(0, 3), review: null };
    answer.to = (path) => {
      if (!path.includes('/review')) return BOARD.final;
      if (path.startsWith('POST')) return begun;
      if (path.endsWith('since=0')) return null;
      return { ...begun, status: 'done', judged: 8, turns: [], review: reviewOf(TURNS) };
    };
    render(Review, { id, step: null, words: language.words });
    await vi.advanceTimersByTimeAsync(100);
    expect(screen.getByText(/Judged: 3 of 8/)).toBeVisible();
    expect(screen.getByText(/by few simulated games.*about 2 percent.*coatl review/)).toBeVisible();
    await vi.advanceTimersByTimeAsync(800);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('button', { name: language.words('review-deeper') })).toBeNull();
    expect(asked.filter(([, path]) => path.includes('/review'))).toEqual([
      ['GET', `tables/${id}/review?since=0`, undefined],
      ['POST', `tables/${id}/review`, { depth: 'sketch' }],
      ['GET', `tables/${id}/review?since=3&depth=sketch`, undefined],
    ]);
  });

  it('knows its usual error from the comparisons that were made', () => {
    expect(typicalDoubt([])).toBeNull();
    const errors = [0, 40, 200, 90].map((loss_error) => judged({ loss_error }));
    expect(typicalDoubt(errors)).toBe(90);
  });
});
