/** The way back and forward in a turn: undo, redo, reset, another action. The table has the last word. */
import { actionName } from '../model/speech';
import type { BoardController } from './controller.svelte';

export class Undoing {
  readonly #controller: BoardController;

  constructor(controller: BoardController) {
    this.#controller = controller;
  }

  undo(): void {
    const { model, table, words } = this.#controller;
    const last = model?.draft?.steps.at(-1);
    const action = model && last ? actionName(words, model, last) : '';
    this.#back(!!model?.hasSteps, 'board-why-undo', () => {
      table.undo();
      this.#controller.say(words('board-undone', { action }));
    });
  }
  redo(): void {
    const { model, table, words } = this.#controller;
    this.#back(!!model?.draft?.redo, 'board-why-redo', () => {
      table.redo();
      this.#controller.say(words('board-redone'));
    });
  }
  reset(): void {
    const { model, table, words } = this.#controller;
    this.#back(!!model?.hasSteps, 'board-why-undo', () => {
      table.reset();
      this.#controller.say(words('board-was-reset'));
    });
  }
  /** Puts everything back, to begin with another action. */
  switchAction(): void {
    if (this.#controller.model?.hasSteps) this.reset();
    else this.#controller.release();
  }

  #back(can: boolean, why: string, run: () => void): void {
    const controller = this.#controller;
    if (!can) controller.why(why);
    else if (!controller.busy) {
      controller.opening.forget();
      controller.closing.stop();
      run();
    }
    controller.release();
  }
}
