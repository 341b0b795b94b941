/** The hint that a player follows: one plan for the turn, told in three parts, kept until the player leaves it. */
import type { HintMessage, LegalData, PlanStepData, StateMessage } from '$kit/api';
import type { TablePort } from './port';

/** How much is told: what to do, why, and the whole plan with what else could be done. */
export const TOLD = { sentence: 0, reason: 1, plan: 2 } as const;

type Args = Readonly<Record<string, string | number | undefined>>;

/** A hint after the steps that have been taken since; null if they are others than planned. */
export function advanced(hint: HintMessage, state: StateMessage): HintMessage | null {
  if (hint.seat !== state.seat) return null;
  const since = state.version - hint.version;
  if (since === 0) return hint;
  const planned = hint.plan.slice(hint.done, hint.done + since).map(({ action }) => action.id);
  const taken = (state.position?.draft?.steps ?? []).slice(-since).map(({ id }) => id);
  if (since < 0 || planned.length !== since || planned.join() !== taken.join()) return null;
  // What else could be done is another question now: the answer is on its way.
  return { ...hint, version: state.version, done: hint.done + since, others: [] };
}

const samePlan = (one: HintMessage | null, other: HintMessage): boolean => {
  const ids = (hint: HintMessage) => hint.plan.map(({ action }) => action.id).sort((a, b) => a - b);
  return (
    one?.seat === other.seat &&
    Math.round(one.points) === Math.round(other.points) &&
    ids(one).join() === ids(other).join()
  );
};

export class Hinting {
  readonly #table: () => TablePort;
  readonly #canAsk: () => boolean;
  readonly #isTurn: () => boolean;
  isOpen = $state(false);
  told = $state<number>(TOLD.sentence);
  #kept = $state.raw<HintMessage | null>(null);
  #asked = -1;

  /** `isTurn` tells whether it is the turn of the seat that is shown, `canAsk` whether there is anything to decide in it. */
  constructor(table: () => TablePort, isTurn: () => boolean, canAsk: () => boolean) {
    this.#table = table;
    this.#isTurn = isTurn;
    this.#canAsk = canAsk;
  }

  get canAsk(): boolean {
    return this.#canAsk();
  }

  /** The hint as it holds now; null while there is none. */
  readonly hint: HintMessage | null = $derived.by(() => {
    const { state, hint } = this.#table();
    if (!this.isOpen || !state) return null;
    const fresh = hint && hint.version === state.version && hint.seat === state.seat ? hint : null;
    return fresh ?? (this.#kept && advanced(this.#kept, state));
  });

  /** The step to take now; null when the plan is done. */
  get now(): PlanStepData | null {
    return this.hint?.plan[this.hint.done] ?? null;
  }
  /** Its number, from 1. */
  get number(): number {
    return (this.hint?.done ?? 0) + 1;
  }

  /** Asks; asked again, tells more. */
  ask(): void {
    if (!this.isOpen) {
      this.told = TOLD.sentence;
      this.isOpen = true;
    } else if (this.hint) this.more();
  }
  again(): void {
    this.#table().askHint();
  }
  more(): void {
    this.told = Math.min(TOLD.plan, this.told + 1);
  }
  less(): void {
    this.told = TOLD.reason;
  }
  close(): void {
    this.isOpen = false;
  }

  /** The number of the step that means a thing: the next step's, and of the whole plan once that is told. */
  numberOf(kind: LegalData['kind'], args: Args): number | null {
    const { hint } = this;
    if (!hint) return null;
    const last = this.told >= TOLD.plan ? hint.plan.length : hint.done + 1;
    const at = hint.plan.findIndex(
      ({ action }, i) =>
        i >= hint.done &&
        i < last &&
        action.kind === kind &&
        Object.entries(args).every(([name, value]) => action.args[name] === value),
    );
    return at < 0 ? null : at + 1;
  }

  /** Follows the table: called once, by the component that owns it. */
  follow(): void {
    $effect.pre(() => {
      const { hint } = this.#table();
      if (!hint) return;
      if (!samePlan(this.#kept, hint)) this.told = TOLD.sentence;
      this.#kept = hint;
    });
    // It was about this turn.
    $effect(() => {
      if (!this.#isTurn()) this.close();
    });
    // A new position is a new question; while the plan is followed, the answer is the same.
    $effect(() => {
      const { state, busy, hint } = this.#table();
      if (!this.isOpen) {
        this.#asked = -1;
        return;
      }
      if (!state || busy || !this.canAsk || state.version === this.#asked) return;
      this.#asked = state.version;
      if (hint?.version !== state.version) this.#table().askHint();
    });
  }
}
