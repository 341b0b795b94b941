/** How much the coach has told so far: 0 nothing, then kind, card, move. */
import type { TablePort } from '../table/port';
import { LAST_STEP, namesCard, readAdvice, type Advice } from './coach';
import type { CardModel } from './model';

export class Coach {
  readonly #table: () => TablePort;
  readonly #model: () => CardModel | null;
  step = $state(0);

  constructor(table: () => TablePort, model: () => CardModel | null) {
    this.#table = table;
    this.#model = model;
  }

  readonly advice: Advice | null = $derived.by(() => {
    const model = this.#model();
    return model ? readAdvice(this.#table().hint, model) : null;
  });

  /** The action that may be shown as the best one: only after the last step. */
  get best(): number | null {
    return this.step >= LAST_STEP ? (this.advice?.best.action.id ?? null) : null;
  }
  /** The card that has been named: colours of a Feather, or a Prophecy. */
  get card(): string | null {
    const action = this.advice?.best.action;
    return this.step < 2 || !action || !namesCard(action) ? null : String(action.args.card ?? action.args.colours);
  }

  /** Asks; asked again, tells more. */
  ask(): void {
    // What is under way makes another position, which is asked about anew.
    if (!this.#model()?.hasCoach || this.#table().busy) return;
    if (this.step > 0 && this.advice) this.more();
    else {
      this.step = 1;
      this.#table().askHint();
    }
  }
  more(): void {
    const action = this.advice?.best.action;
    if (!action) return;
    this.step = Math.min(LAST_STEP, this.step + (this.step === 1 && !namesCard(action) ? 2 : 1));
  }
  close(): void {
    this.step = 0;
  }
}
