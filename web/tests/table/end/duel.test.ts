import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardSeatScore, ResultData, SerpentScoreData } from '$kit/api';
import { parseSerpent } from '$kit/art';
import { BEAT, Beats, counted } from '../../../src/table/end/beats.svelte';
import { deciderOf, duelOf, shownOf, verdictOf } from '../../../src/table/end/duel';
import { isFresh } from '../../../src/table/end/fresh';
import { language } from '$kit/words';
import { CARL } from '../../replay/kit';

type Standing = ResultData['standings'][number];

function serpent(text: string, cards: Record<string, number>, name: 'A' | null = null): SerpentScoreData {
  const paid = (points: number) => ({
    times: 1,
    level: 1,
    points,
    next_times: null,
    next_points: null,
    scored: [[0, 1]],
    surplus: [],
    missing: null,
  });
  const prophecies = Object.entries(cards).map(([card, points]) => ({ card, paid: paid(points) }));
  const points = Object.values(cards).reduce((sum, one) => sum + one, 0);
  return { name, pieces: parseSerpent(text), prophecies, temple: null, points } as SerpentScoreData;
}

/** A finished board game: points and ranks as given, one Cóatl each of which the cards are told. */
function result(
  seats: { score: number; rank: number; ties?: number[]; cards?: Record<string, number>; open?: SerpentScoreData }[],
): ResultData {
  return {
    ending: 'third',
    tie_break_names: [],
    standings: seats.map(({ score, rank, ties = [1, 1] }, seat): Standing => ({
      seat,
      rank,
      score,
      tie_breaks: ties,
      resigned: false,
    })),
    scores: {
      game: 'board',
      ending: 'third',
      seats: seats.map(
        ({ score, rank, cards = {}, open }, seat) =>
          ({
            seat,
            rank,
            points: score,
            tie_breaks: [],
            serpents: [serpent('<GRK>', cards)],
            unfinished: open ? [open] : [],
            gold: 0,
            gold_points: 0,
          }) satisfies BoardSeatScore,
      ),
    },
  };
}

function told(game: ResultData, mine: number[] = [0]) {
  const duel = duelOf(game, mine);
  if (!duel) throw new Error('nobody to compare with');
  const decider = deciderOf(game, duel);
  return { duel, decider, verdict: verdictOf(duel, decider, game.scores.game === 'board') };
}
const apart = (own: number, other: number) =>
  told(
    result([
      { score: own, rank: own >= other ? 1 : 2 },
      { score: other, rank: own >= other ? 2 : 1 },
    ]),
  ).verdict;

describe('the verdict', () => {
  it('tells every margin', () => {
    const names = [1, 3, 4, 9, 10, 40].map((margin) => [apart(50, 50 - margin).name, apart(50 - margin, 50).name]);
    expect(names).toEqual([
      ['verdict-feather', 'verdict-feather'],
      ['verdict-feather', 'verdict-feather'],
      ['verdict-by', 'verdict-by'],
      ['verdict-by', 'verdict-by'],
      ['verdict-far', 'verdict-far'],
      ['verdict-far', 'verdict-far'],
    ]);
    expect(apart(36, 30).args).toEqual({ points: 6 });
  });

  it('tells what broke a tie', () => {
    const tied = (own: number[], other: number[]) =>
      told(
        result([
          { score: 36, rank: 1, ties: own, cards: { P01: 4, P02: 2 } },
          { score: 36, rank: 2, ties: other },
        ]),
      );
    expect(tied([9, 19], [8, 17])).toMatchObject({
      verdict: { name: 'verdict-one-card' },
      decider: { kind: 'card', card: 'P02', reason: 'tie', behind: 2 },
    });
    expect(tied([9, 19], [6, 17]).verdict.name).toBe('verdict-board-1');
    expect(tied([9, 19], [9, 17])).toMatchObject({ verdict: { name: 'verdict-board-2' }, decider: { kind: 'best' } });
    const shared = told(
      result([
        { score: 36, rank: 1 },
        { score: 36, rank: 1 },
      ]),
    );
    expect(shared.verdict.name).toBe('verdict-shared');
  });

  it('says what was missing when it would have been enough, and blames nobody', () => {
    const lost = (text: string, points: number) =>
      told(
        result([
          { score: 20, rank: 2, open: serpent(text, { P05: points }, 'A') },
          { score: 26, rank: 1, cards: { P01: 8 } },
        ]),
      );
    expect(lost('<GRK', 7)).toMatchObject({
      verdict: { name: 'verdict-short-tail' },
      decider: { kind: 'short', seat: 0, points: 7 },
    });
    expect(lost('GRK>', 6).verdict.name).toBe('verdict-short-head');
    expect(lost('GRK', 9).verdict.name).toBe('verdict-short-both');
    // Not enough: then the other's card decided.
    expect(lost('<GRK', 5)).toMatchObject({ verdict: { name: 'verdict-by' }, decider: { kind: 'card', seat: 1 } });
  });

  it('names the leanest card that was enough, or the one that paid most', () => {
    const won = (other: number) =>
      told(
        result([
          { score: 30, rank: 1, cards: { P01: 2, P02: 5, P03: 9 } },
          { score: other, rank: 2 },
        ]),
      ).decider;
    expect(won(26)).toMatchObject({ card: 'P02', reason: 'enough', behind: 1 });
    expect(won(25)).toMatchObject({ card: 'P02', reason: 'enough', behind: 0 });
    expect(won(10)).toMatchObject({ card: 'P03', reason: 'most' });
  });

  it('is told for who won where nobody or several of this device played', () => {
    const game = result([
      { score: 20, rank: 2 },
      { score: 26, rank: 1 },
    ]);
    for (const mine of [[], [0, 1]])
      expect(told(game, mine).duel).toMatchObject({ near: { seat: 1 }, outcome: 'won', margin: 6 });
  });

  it('lets CARL win ties', () => {
    const lost = structuredClone(CARL.final.position?.result);
    if (!lost || lost.scores.game === 'board' || !lost.scores.carl) throw new Error('no match');
    const own = lost.standings[0]?.score ?? 0;
    lost.scores.carl.points = own;
    expect(told(lost)).toMatchObject({
      verdict: { name: 'verdict-carl-tie' },
      duel: { far: { seat: -1 }, outcome: 'lost' },
    });
  });

  it('has words for everything it may say', async () => {
    await language.need('record');
    for (const tag of ['en', 'fr', 'pt-BR'] as const) {
      await language.choose(tag, false);
      for (const name of [
        ...['one-card', 'board-1', 'board-2', 'cards-1', 'cards-2', 'shared', 'carl-tie', 'feather', 'by', 'far'],
        ...['resigned', 'short-head', 'short-tail', 'short-both'],
      ])
        expect(language.has(`verdict-${name}`), `${tag} ${name}`).toBe(true);
    }
  });
});

describe('the beats', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('come one after the other, then the verdict', () => {
    const beats = new Beats();
    const seen: [number, boolean][] = [];
    beats.start(3, true);
    for (let i = 0; i < 4; i++) {
      seen.push([beats.risen, beats.isTold]);
      vi.advanceTimersByTime(BEAT);
    }
    expect(seen).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [3, true],
    ]);
  });

  it('end at a tap, and are all there at once where nothing shall move', () => {
    const beats = new Beats();
    beats.start(3, true);
    beats.skip();
    expect([beats.risen, beats.isTold]).toEqual([3, true]);
    beats.start(2, false);
    expect([beats.risen, beats.isTold]).toEqual([2, true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('count what has risen, and in the end all points, also those of gold', () => {
    expect([0, 1, 2, 3].map((risen) => counted([6, 11, 19], risen, 38))).toEqual([0, 6, 17, 38]);
  });

  it('are shown once, right after the end', () => {
    expect(isFresh('table-a', 1000, 2000)).toBe(true);
    expect(isFresh('table-a', 1000, 2000)).toBe(false);
    expect(isFresh('table-b', 1000, 1_000_000)).toBe(false);
  });

  it('let finished Cóatls rise from the smallest to the largest; others lie', () => {
    const game = result([
      { score: 9, rank: 1, cards: { P01: 9 }, open: serpent('GR', { P02: 3 }, 'A') },
      { score: 2, rank: 2 },
    ]);
    if (game.scores.game === 'board') game.scores.seats[0]?.serpents.unshift(serpent('<GRKB>', { P03: 12 }));
    const { serpents, lying } = shownOf(game, 0);
    expect(serpents.map((one) => one.points)).toEqual([9, 12]);
    expect(lying).toHaveLength(1);
  });
});
