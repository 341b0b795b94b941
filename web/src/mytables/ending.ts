/** The end of a game as this device keeps it, taken from what the engine counted. */
import type { BoardSeatScore, CardSeatScore, CourseData, SerpentScoreData, StateMessage } from '$kit/api';
import { formatSerpent } from '$kit/art/notation';
import { rowPieces } from '$games/shared/rows';
import { boardScores, cardScores } from '$games/shared/views';
import { keepTable } from './device';
import { endedOf } from './ended';
import { findLesson } from './lessons';
import { keepResults, type Coatl, type Paid, type Result, type Tie } from './results';

/** Keeps how a game stands with its table; and once it is over and somebody here has played, its result. */
export function keepEnd(id: string, states: readonly StateMessage[], more: { at?: number } = {}): void {
  const [first] = states;
  if (!first) return;
  const ended = endedOf(states);
  keepTable(id, { game: first.table.game, isOver: ended !== null, ended, ...more });
  const result = resultOf(states);
  if (result) keepResults([{ ...result, id }]);
}

/** What is kept of a finished game; null while it goes on, and for those who only looked on. */
export function resultOf(states: readonly StateMessage[]): Result | null {
  const [first] = states;
  const ended = endedOf(states);
  const seat = states.find((state) => state.seat !== null)?.seat ?? null;
  const result = first?.position?.result;
  if (!first || !ended || !result || seat === null) return null;
  const board = boardScores(result.scores)?.seats.find((one) => one.seat === seat);
  const cards = cardScores(result.scores);
  const row = cards?.seats.find((one) => one.seat === seat);
  return {
    ...ended,
    id: first.table.id,
    game: first.table.game,
    isPractice: first.table.continued > 0 || findLesson(first.table.id) !== null,
    turns: null,
    tie: cards?.carl ? null : tieOf(result.standings, seat),
    best: board ? bestOf(board) : row ? rowOf(row) : null,
    paid: board ? board.serpents.flatMap(paidOf) : row ? heldOf(row) : [],
    carl: cards?.carl ? { competitions: cards.carl.competitions, stolen: null, secured: null } : null,
  };
}

type Standings = NonNullable<NonNullable<StateMessage['position']>['result']>['standings'];

/** How equal points were told apart: from the best of the others, or from whom the reader beat. */
function tieOf(standings: Standings, seat: number): Tie | null {
  const own = standings.find((one) => one.seat === seat);
  const [other] = standings.filter((one) => one.seat !== seat).sort((a, b) => a.rank - b.rank);
  if (!own || !other || own.score !== other.score || own.resigned || other.resigned) return null;
  const at = own.rank === other.rank ? -1 : own.tie_breaks.findIndex((value, i) => value !== other.tie_breaks[i]);
  return { by: at + 1, own: own.tie_breaks[at] ?? 0, other: other.tie_breaks[at] ?? 0 };
}

const paidOf = (serpent: SerpentScoreData): Paid[] =>
  serpent.prophecies
    .filter(({ paid }) => paid.points > 0)
    .map(({ card, paid }) => ({ card, times: paid.times, points: paid.points, scored: paid.scored }));

function bestOf({ serpents }: BoardSeatScore): Coatl | null {
  const [best] = [...serpents].sort((a, b) => b.points - a.points);
  if (!best) return null;
  return {
    pieces: formatSerpent(best.pieces),
    points: best.points,
    prophecies: paidOf(best),
    temple: best.temple && { card: best.temple.card, met: best.temple.paid.met, points: best.temple.paid.points },
  };
}

/** Prophecies of a row; where they lie in it, only a lens knows. */
const heldOf = ({ held }: CardSeatScore): Paid[] =>
  held.map(({ card, level, points }) => ({ card, times: level, points, scored: [] }));

const rowOf = (score: CardSeatScore): Coatl | null =>
  score.row.colours.length === 0
    ? null
    : {
        pieces: formatSerpent(rowPieces(score.row)),
        points: score.points,
        prophecies: heldOf(score),
        temple: score.temple && { card: score.temple.card, met: score.temple.met, points: score.temple.points },
      };

/** Adds to a kept result what only the course of the game tells: turns, and what was stolen and secured against CARL. */
export function withCourse(result: Result, course: CourseData): Result {
  const pair = (name: string): [number, number] | null => {
    const figure = course.figures.find((one) => one.name === name);
    return figure && figure.carl !== null ? [figure.values[0] ?? 0, figure.carl] : null;
  };
  return {
    ...result,
    turns: course.turns.length,
    carl: result.carl && { ...result.carl, stolen: pair('cards-stolen'), secured: pair('cards-secured') },
  };
}
