/** Choosing the cards of a complete Cóatl: what is laid, what is taken back, and the Temple that goes with the commit. */
import type { LegalData } from '$kit/api';
import type { ActionArgs } from '$games/shared/actions';
import type { BoardController } from './controller.svelte';
import { isTemple } from '$games/names/board';

/** A step that is taken by itself. */
type Planned = { kind: 'undo' } | { kind: string; args: ActionArgs };

export class Closing {
  readonly #controller: BoardController;
  #plan: readonly Planned[] = [];
  #offered = '';
  temple = $state<string | null>(null);

  constructor(controller: BoardController) {
    this.#controller = controller;
  }

  /** The Temple chosen, if it can be laid now. */
  get action(): LegalData | undefined {
    const model = this.#controller.model;
    return this.temple && model?.view.phase === 'complete'
      ? model.index.find('temple', { card: this.temple })
      : undefined;
  }

  /** Lays the cards that the lens finds best. */
  layBest(): void {
    const model = this.#controller.model;
    const serpent = model?.view.completing;
    if (!model || !serpent) return;
    const best = model.lens?.best ?? [];
    this.temple = best.find(isTemple) ?? null;
    this.#follow(best.filter((card) => !isTemple(card)).map((card) => ({ kind: 'fulfil', args: { card, serpent } })));
  }

  /** At tables with a coach the best cards are laid at once, but only one time for each Cóatl. */
  offerBest(): void {
    const model = this.#controller.model;
    const lane = model?.isMine ? model.lanes.find((each) => each.name === model.view.completing) : undefined;
    const key = lane ? `${lane.name} ${lane.serpent?.pieces.map(({ colour }) => colour).join('')}` : '';
    if (key === this.#offered) return;
    this.#offered = key;
    this.temple = null;
    if (key && model?.state.table.help === 'coach' && !lane?.draftCards.length) this.layBest();
  }

  /** Takes a card of this draft back, whatever was laid after it. */
  unlay(card: string): void {
    const steps = this.#controller.model?.draft?.steps ?? [];
    const at = steps.findLastIndex((step) => step.kind === 'fulfil' && step.args.card === card);
    if (at < 0) return;
    this.#follow([
      ...steps.slice(at).map((): Planned => ({ kind: 'undo' })),
      ...steps.slice(at + 1).map(({ kind, args }): Planned => ({ kind, args: args as ActionArgs })),
    ]);
  }

  stop(): void {
    this.#plan = [];
  }

  #follow(plan: readonly Planned[]): void {
    this.#plan = plan;
    this.goOn();
  }

  /** Takes the next planned step, when the one before it has arrived. */
  goOn(): void {
    const { model, busy, table } = this.#controller;
    const [next, ...rest] = this.#plan;
    if (!next || !model || busy) return;
    this.#plan = rest;
    if (!('args' in next)) {
      table.undo();
      return;
    }
    const action = model.index.find(next.kind, next.args);
    if (action && !action.reveals) table.step(action.id);
    else this.#plan = [];
  }
}
