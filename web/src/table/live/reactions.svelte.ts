/** What seats have just shown: the last reaction of each, for a moment. */
const RECENT = 6000;

export type Reaction = { seat: number; reaction: string; at: number };

export class Reactions {
  recent = $state.raw<readonly Reaction[]>([]);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- timers are never shown
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  hear(reaction: Reaction): void {
    this.recent = [...this.recent.filter((old) => old.seat !== reaction.seat), reaction];
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.recent = this.recent.filter((old) => old !== reaction);
    }, RECENT);
    this.#timers.add(timer);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
