/** What puzzles ask, and which of them train a phase of a game. */
import type { IconName } from '$kit/art';
import type { TaskData } from '$kit/api';

export type Kind = TaskData['kind'];

export const KINDS: readonly Kind[] = ['complete', 'most', 'win', 'turn', 'carl', 'beat'];

export const KIND_ICONS: Readonly<Record<Kind, IconName>> = {
  complete: 'pick',
  most: 'temple',
  win: 'trophy',
  turn: 'cards',
  carl: 'up',
  beat: 'shield',
};

/** Collecting and choosing are for what a Cóatl pays in the end: that is what their puzzles ask. */
const OF_PHASE: Readonly<Record<string, Readonly<Record<string, readonly Kind[]>>>> = {
  board: { collecting: ['complete'], choosing: ['complete'], assembling: ['most', 'complete', 'win'] },
  cards: { opening: ['turn'], middle: ['turn'], closing: ['turn'] },
  carl: { opening: ['carl'], middle: ['carl'], closing: ['beat'] },
};

/** The kinds that train a phase of a game; none for what is no phase of it. */
export const kindsFor = (game: string, phase: string): readonly Kind[] => OF_PHASE[game]?.[phase] ?? [];
