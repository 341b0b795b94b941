/** The course of a finished game, for scrubbers, graphs and logs. Step 0 is the deal. */
import type { CourseData, EventData, LogData } from '$kit/api';

export type Turn = CourseData['turns'][number];

/** How many steps can be taken from the deal to the end. */
export const lastStep = (course: CourseData): number => course.steps.length - 1;

export const clampStep = (course: CourseData, step: number): number => Math.min(Math.max(0, step), lastStep(course));

/** The number of the turn that a moment belongs to, from 0; -1 before the first one. */
export const turnAt = (course: CourseData, step: number): number =>
  course.turns.findLastIndex((turn) => turn.step <= step);

/** The turn in which a step was taken: it was decided a moment earlier. */
export const turnOfStep = (course: CourseData, step: number): number => turnAt(course, Math.max(0, step - 1));

/** Where the next turn begins, or the end. */
export function nextTurn(course: CourseData, step: number): number {
  return course.turns.find((turn) => turn.step > step)?.step ?? lastStep(course);
}

/** Where the present turn begins, or the one before it if we stand there already. */
export function previousTurn(course: CourseData, step: number): number {
  return course.turns.findLast((turn) => turn.step < step)?.step ?? 0;
}

/** Everything told up to a moment, numbered by steps. */
export function logUntil(course: CourseData, step: number): LogData[] {
  return course.steps.slice(0, step + 1).flatMap(({ events }, number) => events.map((event) => ({ number, event })));
}

/** One line of the graph; CARL is -1. */
export interface ScoreLine {
  seat: number;
  points: number[];
}

export function scoreLines(course: CourseData): ScoreLine[] {
  const seats = course.steps[0]?.points ?? [];
  const lines = seats.map((_, seat): ScoreLine => ({
    seat,
    points: course.steps.map((step) => step.points[seat] ?? 0),
  }));
  if (course.steps.some((step) => step.carl !== null))
    lines.push({ seat: -1, points: course.steps.map((step) => step.carl ?? 0) });
  return lines;
}

/** A moment that the graph marks. */
export interface Moment {
  step: number;
  seat: number;
  event: EventData;
  /** The points it stands at in the graph. */
  points: number;
}

const FLAGS = new Set(['closed', 'scored', 'carl scored']);

/** A fixed score is told with its points: by the end of the step the next competition may have begun. */
const pointsAt = ({ name, data }: EventData, now: number): number =>
  name !== 'closed' && typeof data.points === 'number' ? data.points : now;

/** What the graph wears a mask for: a Cóatl completed, a score fixed. */
export function flagsOf(course: CourseData): Moment[] {
  return course.steps.flatMap(({ events, points, carl }, step) =>
    events
      .filter((event) => FLAGS.has(event.name))
      .map((event) => ({
        step,
        seat: event.seat,
        event,
        points: pointsAt(event, (event.seat < 0 ? carl : points[event.seat]) ?? 0),
      })),
  );
}

/** Round steps for an axis that ends at least at the highest value: about three lines. */
export function axisOf(lines: readonly ScoreLine[]): { top: number; ticks: number[] } {
  const most = Math.max(1, ...lines.flatMap((line) => line.points));
  const step = [2, 5, 10, 20, 25, 50, 100].find((size) => most / size <= 3.2) ?? 200;
  const top = Math.ceil(most / step) * step;
  return { top, ticks: Array.from({ length: top / step + 1 }, (_, i) => i * step) };
}

/** A line in stairs: points change at a step, never between two. */
export function stairs(points: readonly number[], top: number, width: number, height: number): string {
  const last = Math.max(1, points.length - 1);
  const x = (i: number) => Number(((i / last) * width).toFixed(2));
  const y = (value: number) => Number((height - (value / top) * height).toFixed(2));
  return (
    points.reduce(
      (path, value, i) => (i === 0 ? `M0,${y(value)}` : value === points[i - 1] ? path : `${path}H${x(i)}V${y(value)}`),
      '',
    ) + `H${x(last)}`
  );
}
