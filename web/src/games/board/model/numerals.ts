/** A Cóatl has one Roman numeral for life: Cóatls of a player are numbered in the order they were begun. */
import type { EventData } from '$kit/api';

/** Counts Cóatls while it is told what happened. What was begun before the first event gets the next number when it is met. */
export class Numbering {
  readonly #latest = new Map<number, number>();
  readonly #slots = new Map<string, number>();
  readonly #finished = new Map<number, number[]>();

  /** `before` tells how many Cóatls a seat had completed before the first event. */
  constructor(events: readonly EventData[] = [], before: readonly number[] = []) {
    before.forEach((count, seat) => {
      this.#latest.set(seat, count);
      this.#finished.set(
        seat,
        Array.from({ length: count }, (_, i) => i + 1),
      );
    });
    for (const event of events) this.follow(event);
  }

  /** The number of the Cóatl that an event is about, if it is about one. */
  follow({ name, seat, data }: EventData): number | null {
    if (typeof data.serpent !== 'string') return null;
    const key = `${seat} ${data.serpent}`;
    if (name === 'began') this.#slots.delete(key);
    const number = this.of(seat, data.serpent);
    if (name === 'closed') {
      this.#slots.delete(key);
      this.#finished.set(seat, [...this.finished(seat), number]);
    }
    return number;
  }

  /** The number of the Cóatl in a place. */
  of(seat: number, slot: string): number {
    const key = `${seat} ${slot}`;
    const number = this.#slots.get(key) ?? this.next(seat);
    this.#slots.set(key, number);
    this.#latest.set(seat, Math.max(this.#latest.get(seat) ?? 0, number));
    return number;
  }

  /** The number that a new Cóatl would get. */
  next(seat: number): number {
    return (this.#latest.get(seat) ?? 0) + 1;
  }

  /** The numbers of the completed ones, in the order they were completed. */
  finished(seat: number): readonly number[] {
    return this.#finished.get(seat) ?? [];
  }
}

/** How many Cóatls of each seat were completed before the first of these events. */
export function completedBefore(counts: readonly number[], events: readonly EventData[]): number[] {
  return counts.map(
    (count, seat) => count - events.filter((event) => event.name === 'closed' && event.seat === seat).length,
  );
}
