/** Several people at one device: nothing is shown until the one whose turn it is has said so. */
import type { StateMessage } from '$kit/api';

/** What is known of the seats of this device. */
export interface Look {
  seats: readonly number[];
  status: StateMessage['table']['status'];
  shown: number | null;
  waits: (seat: number) => boolean;
}

export class Covered {
  /** Who is to take the device; null if what is shown may be seen. */
  curtain = $state<number | null>(null);
  /** None of the people at this device has said yet who looks. */
  #isCovered = false;

  /** Begins anew, with so many people at this device. */
  begin(people: number): void {
    this.#isCovered = people > 1;
    this.curtain = null;
  }

  /** Lets the person whose turn it is look; returns that seat. */
  uncover(): number | null {
    const seat = this.curtain;
    this.#isCovered = false;
    this.curtain = null;
    return seat;
  }

  /** The seat that is shown follows the turn, from behind a curtain. */
  follow({ seats, status, shown, waits }: Look): void {
    if (seats.length < 2 && !this.#isCovered) return;
    if (status !== 'running') {
      this.curtain = null;
      return;
    }
    const waiting = seats.find(waits);
    if (this.#isCovered) {
      this.curtain = waiting ?? seats[0] ?? null;
      return;
    }
    const next = shown !== null && waits(shown) ? shown : waiting;
    if (next === undefined || next === shown) {
      if (next === shown && this.curtain !== null && this.curtain !== next) this.curtain = null;
      return;
    }
    this.curtain = next;
  }
}
