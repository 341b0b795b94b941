/** The lessons by name. */
import { BOARD } from './board';
import { CARDS, CARL } from './cards';
import type { LessonName } from '../mytables/lessons';
import type { Step } from './step';

export const STEPS: Readonly<Record<LessonName, readonly Step[]>> = { board: BOARD, cards: CARDS, carl: CARL };
