/** Reviews made by hand: two seats, four turns each, one mistake of the first. */
import type { GameReviewData, JudgedTurnData, SeatReviewData } from '$kit/api';

const action = (kind: string, args: Record<string, string>) => ({ id: 1, kind, text: kind, args });

export function judged(change: Partial<JudgedTurnData> = {}): JudgedTurnData {
  const way = { steps: [action('take', { piece: 'body', colours: 'YG' })], chance: 560, points: 21 };
  return {
    step: 0,
    turn: 0,
    seat: 0,
    part: 0,
    phase: 'collecting',
    chances: [500, 500],
    error: 20,
    luck: [0, 0],
    luck_error: 0,
    verdict: 'best',
    played: way,
    best: way,
    loss: 0,
    loss_error: 15,
    points_loss: 0,
    effects: [0, 0],
    why: null,
    picture: null,
    ...change,
  };
}

/** A slip of a seat that costs so many thousandths. */
const slip = (seat: number, loss: number): Partial<JudgedTurnData> => ({
  verdict: loss < 50 ? 'slip' : loss < 100 ? 'mistake' : 'blunder',
  loss,
  effects: seat === 0 ? [-loss, loss] : [loss, -loss],
  best: { steps: [action('take', { piece: 'body', colours: 'RR' })], chance: 600, points: 24 },
  why: { card: 'P21', points: 4, instead: 2 },
  picture: {
    slot: 'A',
    pieces: [
      { kind: 'head', colour: 'G' },
      { kind: 'body', colour: 'R' },
      { kind: 'body', colour: 'R' },
    ],
    stacks: [],
    new: [2],
    spans: [[1, 2]],
    missing: '',
    end: 'right',
  },
});

const LUCK: Record<number, number[]> = { 1: [-40, 40], 7: [300, -300] };
const CHANCES = [520, 540, 500, 430, 480, 470, 610, 600];

/** The first seat wins; its second turn was a mistake, and a blunder of its rival made up for it. */
export const TURNS: JudgedTurnData[] = CHANCES.map((chance, i) =>
  judged({
    step: i * 2,
    turn: i,
    seat: i % 2,
    chances: [chance, 1000 - chance],
    phase: i < 4 ? 'collecting' : 'assembling',
    luck: LUCK[i] ?? [0, 0],
    ...(i === 2 ? slip(0, 90) : i === 5 ? slip(1, 130) : {}),
  }),
);

function seatReview(seat: number, turns: readonly JudgedTurnData[]): SeatReviewData {
  const end = seat === 0 ? 1000 : 0;
  const chances = turns.map((turn) => turn.chances[seat] ?? 0);
  const luck = turns.map((turn) => turn.luck[seat] ?? 0);
  const rest = turns.map(
    (turn, i) => (chances[i + 1] ?? end) - (chances[i] ?? 0) - (turn.effects[seat] ?? 0) - (luck[i] ?? 0),
  );
  const deal = (chances[0] ?? 500) - 500;
  const lucky = (luck.reduce((sum, each) => sum + each, 0) + deal) / 10;
  const slips = turns.reduce((sum, turn) => sum + (turn.seat === seat ? turn.loss : 0), 0) / 10;
  const rivals = turns.reduce((sum, turn) => sum + (turn.seat === seat ? 0 : (turn.effects[seat] ?? 0)), 0) / 10;
  const own = turns.flatMap((turn, i) => (turn.seat === seat && turn.loss ? [i] : []));
  return {
    seat,
    curve: [...chances, end],
    parts: [turns.length],
    luck,
    rest,
    deal: [deal],
    sums: [
      {
        start: 50,
        luck: lucky,
        doubt: 6,
        rivals,
        slips,
        rest: end / 10 - 50 - lucky - rivals + slips,
        end: end / 10,
      },
    ],
    costliest: own,
    turning: [],
    accuracy: 80,
    phases: [
      { phase: 'collecting', turns: 2, accuracy: slips && seat === 0 ? 64 : 100, loss: 4.5 },
      { phase: 'choosing', turns: 0, accuracy: 100, loss: 0 },
      { phase: 'assembling', turns: 2, accuracy: 100, loss: 0 },
    ],
    mean_loss: 2,
    verdicts: {},
  };
}

export const reviewOf = (turns: JudgedTurnData[]): GameReviewData => ({
  game: 'board',
  depth: 'normal',
  players: ['Ana', 'Ozo'],
  scores: [30, 20],
  turns,
  ends: [[1000, 0]],
  seats: [seatReview(0, turns), seatReview(1, turns)],
});

/** Nobody slipped. */
export const FLAWLESS = TURNS.map((turn) =>
  judged({ ...turn, ...judged(), step: turn.step, turn: turn.turn, seat: turn.seat, chances: turn.chances }),
);
