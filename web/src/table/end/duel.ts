/** The end between two: the reader (or who won) and the best of the others, by how much, and what decided it. */
import type { BoardSeatScore, CardSeatScore, HeldData, PieceData, ResultData, StandingData } from '$kit/api';
import type { PieceLook } from '$kit/art';
import { rowPieces } from '$games/shared/rows';
import { boardScores, cardScores } from '$games/shared/views';

export interface Side {
  /** -1 is CARL. */
  seat: number;
  points: number;
}

export interface Duel {
  near: Side;
  far: Side;
  /** For the near side. */
  outcome: 'won' | 'lost' | 'shared';
  /** Points between them. */
  margin: number;
  /** Equal points: which tie-break decided (from 1; 0 if none did), and both numbers. */
  tie: { by: number; near: number; far: number } | null;
}

/** Null where only one played. */
export function duelOf(result: ResultData, mine: readonly number[]): Duel | null {
  const standings = [...result.standings].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  const own = mine.length === 1 ? standings.find(({ seat }) => seat === mine[0]) : undefined;
  const near = own ?? standings[0];
  if (!near) return null;
  const carl = cardScores(result.scores)?.carl;
  if (carl) {
    const far = { seat: -1, points: carl.points };
    const outcome = near.rank === 1 ? 'won' : 'lost';
    return { near: sideOf(near), far, outcome, margin: Math.abs(near.score - far.points), tie: null };
  }
  const far = standings.find(({ seat }) => seat !== near.seat);
  if (!far) return null;
  return {
    near: sideOf(near),
    far: sideOf(far),
    outcome: near.rank === far.rank ? 'shared' : near.rank < far.rank ? 'won' : 'lost',
    margin: Math.abs(near.score - far.score),
    tie: tieOf(near, far),
  };
}

const sideOf = ({ seat, score }: StandingData): Side => ({ seat, points: score });

function tieOf(near: StandingData, far: StandingData): Duel['tie'] {
  if (near.score !== far.score || near.resigned || far.resigned) return null;
  const at = near.rank === far.rank ? -1 : near.tie_breaks.findIndex((value, i) => value !== far.tie_breaks[i]);
  return { by: at + 1, near: near.tie_breaks[at] ?? 0, far: far.tie_breaks[at] ?? 0 };
}

/** Something that paid at the end. */
interface Item {
  card: string;
  isTemple: boolean;
  points: number;
  /** The Cóatl it belongs to; CARL has none. */
  pieces: PieceLook[] | null;
  scored: number[][];
}

export type Lack = 'head' | 'tail' | 'both';

export type Decider =
  /** A Cóatl that was not finished, and would have been enough. */
  | { kind: 'short'; seat: number; pieces: PieceLook[]; points: number; lacks: Lack }
  /** The best Cóatl broke a tie. */
  | { kind: 'best'; seat: number; pieces: PieceLook[]; points: number }
  /** A card: without it the other side would have been ahead by so many points (0: a tie), or it paid most. */
  | ({ kind: 'card'; seat: number; reason: 'tie' | 'enough' | 'most'; behind: number } & Item);

const lackOf = (pieces: readonly PieceData[]): Lack => {
  const [hasHead, hasTail] = [pieces[0]?.kind === 'head', pieces.at(-1)?.kind === 'tail'];
  return hasHead ? 'tail' : hasTail ? 'head' : 'both';
};

/** The one piece or card that decided a game; null if nothing paid at all. */
export function deciderOf(result: ResultData, duel: Duel): Decider | null {
  const board = boardScores(result.scores);
  if (board && duel.outcome === 'lost') {
    const missed = board.seats
      .find(({ seat }) => seat === duel.near.seat)
      ?.unfinished.filter(({ points }) => points > 0 && points >= duel.margin)
      .sort((a, b) => b.points - a.points)[0];
    if (missed)
      return {
        kind: 'short',
        seat: duel.near.seat,
        pieces: missed.pieces,
        points: missed.points,
        lacks: lackOf(missed.pieces),
      };
  }
  const winner = duel.outcome === 'lost' ? duel.far : duel.near;
  const items = itemsOf(result, winner.seat);
  const last = items.at(-1);
  if (duel.tie && duel.tie.by > 0) {
    const best = board && duel.tie.by === 2 ? bestOf(board.seats.find(({ seat }) => seat === winner.seat)) : null;
    if (best) return { kind: 'best', seat: winner.seat, ...best };
    return last ? { kind: 'card', seat: winner.seat, reason: 'tie', behind: last.points, ...last } : null;
  }
  // The leanest that was enough tells most; if none alone was, the one that paid most.
  const paying = items.filter(({ points }) => points > 0).sort((a, b) => a.points - b.points);
  const enough = duel.margin > 0 ? paying.find(({ points }) => points >= duel.margin) : undefined;
  if (enough)
    return { kind: 'card', seat: winner.seat, reason: 'enough', behind: enough.points - duel.margin, ...enough };
  const most = paying.at(-1);
  return most ? { kind: 'card', seat: winner.seat, reason: 'most', behind: 0, ...most } : null;
}

function bestOf(score: BoardSeatScore | undefined): { pieces: PieceLook[]; points: number } | null {
  const [best] = [...(score?.serpents ?? [])].sort((a, b) => b.points - a.points);
  return best ? { pieces: best.pieces, points: best.points } : null;
}

/** What a side laid, in the order of its Cóatls; all of it is on the table at the end. */
function itemsOf(result: ResultData, seat: number): Item[] {
  const board = boardScores(result.scores)?.seats.find((one) => one.seat === seat);
  if (board) return board.serpents.flatMap(boardItems);
  const cards = cardScores(result.scores);
  if (seat < 0) return (cards?.carl?.held ?? []).map((held) => heldItem(held, null));
  const score = cards?.seats.find((one) => one.seat === seat);
  return score ? cardItems(score) : [];
}

const boardItems = ({ pieces, prophecies, temple }: BoardSeatScore['serpents'][number]): Item[] => [
  ...prophecies.map(({ card, paid }) => ({
    card,
    isTemple: false,
    points: paid.points,
    pieces,
    scored: paid.scored,
  })),
  ...(temple ? [{ card: temple.card, isTemple: true, points: temple.paid.points, pieces, scored: [] }] : []),
];

const heldItem = ({ card, points }: HeldData, pieces: PieceLook[] | null): Item => ({
  card,
  isTemple: false,
  points,
  pieces,
  scored: [],
});

function cardItems({ row, held, temple }: CardSeatScore): Item[] {
  const pieces = rowPieces(row);
  return [
    ...held.map((one) => heldItem(one, pieces)),
    ...(temple ? [{ card: temple.card, isTemple: true, points: temple.points, pieces, scored: [] }] : []),
  ];
}

export interface Spoken {
  name: string;
  args?: Record<string, number>;
}

const FEATHER = 3;
const NEAR = 9;

/** The margin in words: by a feather, by six, out of sight; or what broke the tie; or what was missing. */
export function verdictOf(duel: Duel, decider: Decider | null, isBoard: boolean): Spoken {
  const { outcome, margin, tie, far } = duel;
  if (outcome === 'shared') return { name: 'verdict-shared' };
  if (decider?.kind === 'short') return { name: `verdict-short-${decider.lacks}` };
  if (far.seat < 0 && margin === 0) return { name: 'verdict-carl-tie' };
  if (tie && tie.by > 0) {
    const isOne = isBoard && tie.by === 1 && Math.abs(tie.near - tie.far) === 1;
    return { name: isOne ? 'verdict-one-card' : `verdict-${isBoard ? 'board' : 'cards'}-${tie.by}` };
  }
  // Whoever resigned has lost, whatever the points.
  if (duel.near.points >= far.points !== (outcome === 'won')) return { name: 'verdict-resigned' };
  if (margin <= FEATHER) return { name: 'verdict-feather' };
  return margin <= NEAR ? { name: 'verdict-by', args: { points: margin } } : { name: 'verdict-far' };
}

/** What a side shows at the end: finished Cóatls from the smallest to the largest, and those that stayed open. */
export function shownOf(
  result: ResultData,
  seat: number,
): {
  serpents: { pieces: PieceLook[]; points: number }[];
  lying: PieceLook[][];
} {
  const board = boardScores(result.scores)?.seats.find((one) => one.seat === seat);
  if (board)
    return {
      serpents: board.serpents
        .map(({ pieces, points }) => ({ pieces: [...pieces], points }))
        .sort((a, b) => a.points - b.points || a.pieces.length - b.pieces.length),
      lying: board.unfinished.map(({ pieces }) => [...pieces]),
    };
  const cards = cardScores(result.scores)?.seats.find((one) => one.seat === seat);
  return {
    serpents: cards?.row.colours.length ? [{ pieces: rowPieces(cards.row), points: cards.points }] : [],
    lying: [],
  };
}
