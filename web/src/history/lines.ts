/** What happened in a finished game, line by line, each with the step that shows it. */
import type { CourseData, StateMessage } from '$kit/api';
import { screensOf } from '$games/screens';
import type { ToldLine } from '$games/shared/told';
import type { Words } from '$kit/words';
import { lastStep, logUntil, turnOfStep } from './course';

export interface ReplayLine extends ToldLine {
  /** Number of the turn, from 1; 0 before the first. */
  turn: number;
}

/** All lines, as the reader of the course may know them. */
export function replayLines(words: Words, course: CourseData, state: StateMessage): ReplayLine[] {
  const lines = screensOf(state.table.game).tellGame(words, logUntil(course, lastStep(course)), state);
  return lines.map((line) => ({ ...line, turn: turnOfStep(course, line.step) + 1 }));
}
