/** The first choice: which dealt Prophecies stay. What is chosen is shown at once; the draft follows, one step after the other. */
import type { BoardController } from './controller.svelte';

/** How many stay at most; the server has the last word. */
export const MOST_KEPT = 3;

/** How many cards of a name are among these. */
const countOf = (cards: readonly string[], card: string): number => cards.filter((each) => each === card).length;

export class Opening {
  readonly #controller: BoardController;
  /** What the reader has chosen, as places among the dealt cards; null while nothing was touched on this page. */
  #wanted = $state.raw<readonly number[] | null>(null);
  #isLeaving = false;
  #offered = '';

  constructor(controller: BoardController) {
    this.#controller = controller;
  }

  /** All dealt cards, kept or not, in an order that stays. Two copies of one Prophecy may be among them. */
  get cards(): readonly string[] {
    const own = this.#controller.model?.own;
    return [...(own?.hand ?? []), ...(own?.dealt ?? [])].sort((a, b) => a.localeCompare(b));
  }

  /** The places of the cards that stay, as the page shows them. */
  get kept(): readonly number[] {
    return this.#wanted ?? this.#placesOf(this.#inDraft);
  }

  get #inDraft(): readonly string[] {
    const steps = this.#controller.model?.draft?.steps ?? [];
    const drafted = steps.filter(({ kind }) => kind === 'keep').map(({ args }) => String(args.card));
    return drafted.length ? drafted : (this.#controller.model?.own?.hand ?? []);
  }

  /** Where these cards lie among the dealt ones: of equal ones the first. */
  #placesOf(cards: readonly string[]): number[] {
    const all = this.cards;
    return all.flatMap((card, i) => (countOf(all.slice(0, i), card) < countOf(cards, card) ? [i] : []));
  }

  get isHere(): boolean {
    return this.#controller.model?.view.phase === 'setup' && this.#controller.model.isMine;
  }

  /** Keeps the card at a place, or lets it go. */
  toggle(place: number): void {
    if (this.kept.includes(place)) this.#want(this.kept.filter((each) => each !== place));
    else if (!this.isHere) this.#controller.why('board-why-wait');
    else if (this.kept.length >= MOST_KEPT) this.#controller.tell(this.#controller.words('board-why-keep-most'));
    else this.#want([...this.kept, place]);
  }

  /** Keeps a card by its name; of two copies the one that does not stay yet. */
  keep(card: string): void {
    const place = this.cards.findIndex((each, i) => each === card && !this.kept.includes(i));
    if (place >= 0) this.toggle(place);
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
    if (key && this.cards.length <= MOST_KEPT && !model?.hasSteps && !model?.draft?.redo)
      this.#want(this.cards.map((_, i) => i));
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

  #want(places: readonly number[]): void {
    if (!this.isHere) return;
    this.#controller.hush();
    this.#wanted = places;
    this.goOn();
  }

  /** Takes the next step towards what was chosen, when the one before it has arrived. */
  goOn(): void {
    const { model, busy, table } = this.#controller;
    if (!model || !this.#wanted || busy || !this.isHere) return;
    const wanted = this.#wanted.map((place) => this.cards[place] ?? '');
    const drafted = this.#inDraft;
    const missing = wanted.find((card) => countOf(drafted, card) < countOf(wanted, card));
    if (drafted.some((card) => countOf(drafted, card) > countOf(wanted, card))) table.undo();
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
