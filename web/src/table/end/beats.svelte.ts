/** The beats of an end: one Cóatl after the other, then the verdict. A tap ends them. */
export const BEAT = 1100;

export class Beats {
  /** How many Cóatls have risen. */
  risen = $state(0);
  /** The margin is told, and the buttons are awake. */
  isTold = $state(false);
  #timer: ReturnType<typeof setTimeout> | null = null;
  #count = 0;

  /** Begins; at once all of it where nothing shall move. */
  start(count: number, isMoving: boolean): () => void {
    this.stop();
    this.#count = count;
    if (isMoving) {
      this.risen = 0;
      this.isTold = false;
      this.#go();
    } else this.skip();
    return () => this.stop();
  }

  #go(): void {
    if (this.risen >= this.#count) {
      this.isTold = true;
      return;
    }
    this.risen += 1;
    this.#timer = setTimeout(() => this.#go(), BEAT);
  }

  /** All at once. */
  skip(): void {
    this.stop();
    this.risen = this.#count;
    this.isTold = true;
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

/** What a counter shows after some beats: the points of what has risen; in the end, all of them. */
export function counted(points: readonly number[], risen: number, total: number): number {
  if (risen >= points.length) return total;
  return points.slice(0, risen).reduce((sum, one) => sum + one, 0);
}
