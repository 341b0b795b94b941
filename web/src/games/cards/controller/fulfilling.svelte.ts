/** Fulfilments of the turn: what is switched on or off, and what goes on by itself after a placement. */
import type { LegalData } from '$kit/api';
import { nextGain, takeBack, waitsForYes, type FulfilLine } from '../model/fulfilling';
import { EMPTY_HANDS, disarm, letGo } from '../model/hand';
import type { CardModel } from '../model/model';
import type { CardController } from './controller.svelte';

const BUILDS = ['play', 'head', 'tail', 'drop'];

export class Fulfilling {
  readonly #controller: CardController;
  /** Things to do one after the other, each when the table has answered. */
  #queue: (() => void)[] = [];
  /** A placement was made, here or before the table was opened: whatever it gains is chosen until the reader says otherwise. */
  #isEager = false;

  constructor(controller: CardController) {
    this.#controller = controller;
  }

  /** A step is taken: after a placement everything that gains is chosen. */
  noteStep(action: LegalData): void {
    this.#isEager = BUILDS.includes(action.kind);
  }
  /** A table was opened: after a placement it goes on where it was left; what was taken back stays off. */
  noteOpened({ view, draft, isTurn }: CardModel): void {
    this.#isEager = !this.#controller.table.isStill && isTurn && view.phase === 'fulfil' && draft?.redo === 0;
  }
  /** The reader decides: nothing more is chosen by itself. */
  rest(): void {
    this.#isEager = false;
  }

  /** Takes steps back, then does the rest, one after the other. */
  takeBack(undos: number, then: (() => void)[]): void {
    this.#controller.holding = letGo();
    this.rest();
    this.#queue = [...Array.from({ length: undos }, () => () => this.#controller.table.undo()), ...then];
    this.#doNext();
  }
  #doNext(): void {
    if (!this.#controller.table.busy) this.#queue.shift()?.();
  }
  /** Nothing of what was planned holds any more. */
  stop(): void {
    this.#queue = [];
  }
  /** The table has answered. */
  goOn(model: CardModel): void {
    if (this.#queue.length) this.#doNext();
    else if (this.#isEager) this.#gain(model);
  }

  /** Turns a line of the Fulfil strip on or off. */
  toggle({ action, state, card }: Pick<FulfilLine, 'action' | 'state' | 'card'>): void {
    const controller = this.#controller;
    const { model } = controller;
    if (!model || controller.table.busy) return;
    this.rest();
    if (action) {
      if (controller.holding.armed === action.id) controller.holding = disarm(controller.holding);
      else this.#choose(model, action);
      return;
    }
    const back = state === 'done' && model.draft ? takeBack(model.draft, card) : null;
    if (!back) return;
    const armed = model.actionById(controller.holding.armed)?.args.card;
    const kept = armed === undefined ? back.again : [...back.again, String(armed)];
    this.takeBack(
      back.undos,
      kept.map((again) => () => {
        const legal = controller.model?.index.fulfils.get(again);
        if (legal && !legal.reveals) controller.table.step(legal.id);
      }),
    );
  }
  /** Chooses a fulfilment; one that ends the placement waits for a yes. */
  choose(action: LegalData): void {
    this.toggle({ action, state: 'open', card: '' });
  }
  chooseFirst(): void {
    const { model, holding } = this.#controller;
    const open = [...(model?.index.fulfils.values() ?? [])].find((action) => action.id !== holding.armed);
    if (open) this.choose(open);
  }
  /** Switches on whatever brings points and is off. */
  chooseWaiting(): void {
    const { model, table } = this.#controller;
    if (!model || table.busy) return;
    this.#isEager = true;
    this.#gain(model);
  }
  #choose(model: CardModel, action: LegalData): void {
    if (waitsForYes(model, action)) this.#controller.holding = { ...EMPTY_HANDS, armed: action.id };
    else this.#controller.table.step(action.id);
  }
  /** After a placement all that gains is on; the last thing that ends the placement only waits to be confirmed. */
  #gain(model: CardModel): void {
    if (model.view.phase === 'drop') return;
    const { armed } = this.#controller.holding;
    const action = model.view.phase === 'fulfil' && model.isTurn ? nextGain(model, armed) : null;
    if (!action || waitsForYes(model, action)) this.rest();
    if (action) this.#choose(model, action);
  }
}
