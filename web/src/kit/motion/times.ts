/** Milliseconds, as the style of the game has them; lifting is a transition of the style sheets. */
export const TIMES = {
  /** The reader's own things. */
  snap: 240,
  /** What others move, and what the table deals. */
  travel: 420,
  /** Reduced motion: one thing fades while the other appears. */
  fade: 120,
  /** From piece to piece of a completed Cóatl. */
  wave: 40,
  /** Between things that move together. */
  stagger: 40,
} as const;

export type MotionMode = 'full' | 'calm' | 'none';

/** What the reader chose, or what the device asks for. */
export const motionMode = (chosen: 'auto' | MotionMode, isReduced: boolean): MotionMode =>
  chosen === 'auto' ? (isReduced ? 'calm' : 'full') : chosen;
