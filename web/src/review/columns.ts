/**
 * A review as one seat looks at it: one column for each of its turns, with all that happened until its next one.
 *
 * Chances are in thousandths, as they were sent, so that columns add up exactly.
 */
import type { GameReviewData, JudgedTurnData, SeatReviewData } from '$kit/api';

export type Phase = JudgedTurnData['phase'];
export type Verdict = JudgedTurnData['verdict'];

export interface Column {
  /** Which turn of this seat it is, from 1. */
  number: number;
  /** Which competition, from 0. */
  part: number;
  /** The turn that was judged, by its place in the list; of several parts the costliest. */
  turn: number;
  phase: Phase;
  /** The chance before it; at the beginning of a part it is an even one. */
  before: number;
  /** The chance after it; null while that is not known. */
  after: number | null;
  /** What luck brought. */
  luck: number;
  /** What the seat's own choices cost, 0 or less. */
  slip: number;
  /** What the others' choices gave. */
  rivals: number;
  /** What else changed the chance: slips made good, and what the games could not tell; null while that is not known. */
  rest: number | null;
}

/** The chance before anything is dealt; against CARL, who is nobody's equal, what the deal gives. */
const startOf = ({ chances }: JudgedTurnData): number =>
  chances.length > 1 ? Math.round(1000 / chances.length) : (chances[0] ?? 0);

/** The columns of a seat; of a review that is under way, as far as it is. */
export function columnsOf(
  turns: readonly JudgedTurnData[],
  seat: number,
  review: GameReviewData | null = null,
): Column[] {
  const groups: number[][] = [];
  turns.forEach((turn, i) => {
    const group = groups.at(-1);
    const before = turns[group?.[0] ?? i];
    const last = group?.findLast((each) => turns[each]?.seat === seat);
    const isNewPart = before?.part !== turn.part;
    const isNext = turn.seat === seat && last !== undefined && turns[last]?.turn !== turn.turn;
    if (!group || isNewPart || isNext) groups.push([i]);
    else group.push(i);
  });
  return groups.flatMap((group, number): Column[] => {
    const first = group[0] ?? 0;
    const next = (group.at(-1) ?? 0) + 1;
    const mine = group.filter((i) => turns[i]?.seat === seat);
    const costliest = mine.reduce<number | null>(
      (best, i) => (best === null || (turns[i]?.loss ?? 0) > (turns[best]?.loss ?? 0) ? i : best),
      null,
    );
    const judged = turns[costliest ?? -1];
    if (costliest === null || !judged) return [];
    const { part } = judged;
    const begins = turns[first - 1]?.part !== part;
    const chance = (i: number) => turns[i]?.chances[seat] ?? 0;
    const follows = turns[next]?.part === part ? chance(next) : (review?.ends[part]?.[seat] ?? null);
    const sum = (of: (i: number) => number) => group.reduce((total, i) => total + of(i), 0);
    const effect = (i: number) => turns[i]?.effects[seat] ?? 0;
    const start = turns[first] && begins ? startOf(turns[first]) : chance(first);
    const luck = sum((i) => turns[i]?.luck[seat] ?? 0) + chance(first) - start;
    const slip = sum((i) => (turns[i]?.seat === seat ? effect(i) : 0));
    const rivals = sum((i) => (turns[i]?.seat === seat ? 0 : effect(i)));
    return [
      {
        number: number + 1,
        part,
        turn: costliest,
        phase: judged.phase,
        before: start,
        after: follows,
        luck,
        slip,
        rivals,
        rest: follows === null ? null : follows - start - luck - slip - rivals,
      },
    ];
  });
}

/** Thousandths as whole percent. */
export const percent = (thousandths: number): number => Math.round(thousandths / 10) || 0;

/** The usual error of a comparison, of all that were made; null before there was one. */
export function typicalDoubt(turns: readonly JudgedTurnData[]): number | null {
  const errors = turns.flatMap(({ loss_error: error }) => (error > 0 ? [error] : [])).sort((a, b) => a - b);
  return errors[Math.floor(errors.length / 2)] ?? null;
}

/** The seat of a review; one that has none is the first. */
export const seatOf = (review: GameReviewData, seat: number): SeatReviewData | undefined =>
  review.seats.find((each) => each.seat === seat) ?? review.seats[0];

/** Where a review opens: at the costliest turn, or else at the last one. */
export function opening(columns: readonly Column[]): number {
  const least = Math.min(...columns.map(({ slip }) => slip), 0);
  return least < 0 ? columns.findIndex(({ slip }) => slip === least) : columns.length - 1;
}

/** The column that a step of the record belongs to; -1 if none does. */
export const columnAt = (columns: readonly Column[], turns: readonly JudgedTurnData[], step: number): number =>
  columns.findLastIndex(({ turn }) => (turns[turn]?.step ?? 0) <= step);

/** The phase that was played worst, if one was played worse than without a slip. */
export function weakest(own: SeatReviewData): Phase | null {
  const played = own.phases.filter(({ turns, accuracy }) => turns > 0 && accuracy < 100);
  return (
    played.reduce<(typeof played)[number] | null>((a, b) => (a && a.accuracy <= b.accuracy ? a : b), null)?.phase ??
    null
  );
}

/** The turns that cost most of what all slips cost: at most two of them, in the order of the game. */
export function mostOfIt(columns: readonly Column[]): Column[] {
  return [...columns]
    .filter(({ slip }) => slip < 0)
    .sort((a, b) => a.slip - b.slip)
    .slice(0, 2)
    .sort((a, b) => a.number - b.number);
}
