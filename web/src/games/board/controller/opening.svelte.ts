/** The first choice: which dealt Prophecies stay. What is chosen is shown at once; the draft follows, one step after the other. */
import type { BoardController } from './controller.svelte';

/** How many stay at most; the server has the last word. */
export const MOST_KEPT = 3;

export class Opening {
  readonly #controller: BoardController;
  /** What the reader has chosen; null while nothing was touched on this page. */
  #wanted = $state.raw<readonly string[] | null>(null);
  #isLeaving = false;
  #offered = '';

  constructor(controller: BoardController) {
    this.#controller = controller;
  }

  /** All dealt cards, kept or not, in an order that stays. */
  get cards(): readonly string[] {
    const own = this.#controller.model?.own;
    return [...(own?.hand ?? []), ...(own?.dealt ?? [])].sort((a, b) => a.localeCompare(b));
  }

  /** The cards that stay, as the page shows them. */
  get kept(): readonly string[] {
    return this.#wanted ?? this.#inDraft;
  }

  get #inDraft(): readonly string[] {
    const steps = this.#controller.model?.draft?.steps ?? [];
    const drafted = steps.filter(({ kind }) => kind === 'keep').map(({ args }) => String(args.card));
    return drafted.length ? drafted : (this.#controller.model?.own?.hand ?? []);
  }

  get isHere(): boolean {
    return this.#controller.model?.view.phase === 'setup' && this.#controller.model.isMine;
  }

  toggle(card: string): void {
    if (this.kept.includes(card)) this.#want(this.kept.filter((each) => each !== card));
    else this.keep(card);
  }

  keep(card: string): void {
    if (this.kept.includes(card)) return;
    if (!this.isHere) this.#controller.why('board-why-wait');
    else if (this.kept.length >= MOST_KEPT) this.#controller.tell(this.#controller.words('board-why-keep-most'));
    else this.#want([...this.kept, card]);
  }

  /** The reader goes back and forward through the draft: it leads now. */
  forget(): void {
    this.#wanted = null;
    this.#isLeaving = false;
  }

  /** Where no more were dealt than may stay, all of them do until the reader takes one out. */
  offer(): void {
    const { model } = this.#controller;
    const key = this.isHere && model ? `${model.state.table.id} ${model.me}` : '';
    if (key === this.#offered) return;
    this.#offered = key;
    this.forget();
    if (key && this.cards.length <= MOST_KEPT && !model?.hasSteps && !model?.draft?.redo) this.#want(this.cards);
  }

  /** Ends the choice as soon as the draft is what was chosen. */
  leave(): void {
    this.#isLeaving = true;
    this.#want(this.kept);
  }

  leaveWithNone(): void {
    this.#isLeaving = true;
    this.#want([]);
  }

  #want(cards: readonly string[]): void {
    if (!this.isHere) return;
    this.#controller.hush();
    this.#wanted = cards;
    this.goOn();
  }

  /** Takes the next step towards what was chosen, when the one before it has arrived. */
  goOn(): void {
    const { model, busy, table } = this.#controller;
    const wanted = this.#wanted;
    if (!model || !wanted || busy || !this.isHere) return;
    const drafted = this.#inDraft;
    const missing = wanted.find((card) => !drafted.includes(card));
    if (drafted.some((card) => !wanted.includes(card))) table.undo();
    else if (missing !== undefined) {
      const action = model.index.find('keep', { card: missing });
      if (action) table.step(action.id);
      else this.forget();
    } else if (this.#isLeaving && model.done) {
      this.forget();
      table.step(model.done.id, true);
    }
  }
}
