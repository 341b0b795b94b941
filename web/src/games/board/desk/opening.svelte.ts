/** The first choice: which dealt Prophecies stay. What is chosen is shown at once; the draft follows, one step after the other. */
import type { BoardDesk } from './desk.svelte';

/** How many stay at most; the server has the last word. */
export const MOST_KEPT = 3;

export class Opening {
  readonly #desk: BoardDesk;
  /** What the reader has chosen; null while nothing was touched on this page. */
  #wanted = $state.raw<readonly string[] | null>(null);
  #isLeaving = false;
  #offered = '';

  constructor(desk: BoardDesk) {
    this.#desk = desk;
  }

  /** All dealt cards, kept or not, in an order that stays. */
  get cards(): readonly string[] {
    const own = this.#desk.model?.own;
    return [...(own?.hand ?? []), ...(own?.dealt ?? [])].sort((a, b) => a.localeCompare(b));
  }

  /** The cards that stay, as the page shows them. */
  get kept(): readonly string[] {
    return this.#wanted ?? this.#inDraft;
  }

  get #inDraft(): readonly string[] {
    const steps = this.#desk.model?.draft?.steps ?? [];
    const drafted = steps.filter(({ kind }) => kind === 'keep').map(({ args }) => String(args.card));
    return drafted.length ? drafted : (this.#desk.model?.own?.hand ?? []);
  }

  get isHere(): boolean {
    return this.#desk.model?.view.phase === 'setup' && this.#desk.model.isMine;
  }

  toggle(card: string): void {
    if (this.kept.includes(card)) this.#want(this.kept.filter((each) => each !== card));
    else this.keep(card);
  }

  keep(card: string): void {
    if (this.kept.includes(card)) return;
    if (!this.isHere) this.#desk.why('board-why-wait');
    else if (this.kept.length >= MOST_KEPT) this.#desk.tell(this.#desk.words('board-why-keep-most'));
    else this.#want([...this.kept, card]);
  }

  /** The reader goes back and forward through the draft: it leads now. */
  forget(): void {
    this.#wanted = null;
    this.#isLeaving = false;
  }

  /** Where no more were dealt than may stay, all of them do until the reader takes one out. */
  offer(): void {
    const { model } = this.#desk;
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
    this.#desk.hush();
    this.#wanted = cards;
    this.goOn();
  }

  /** Takes the next step towards what was chosen, when the one before it has arrived. */
  goOn(): void {
    const { model, busy, table } = this.#desk;
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
