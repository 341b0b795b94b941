/** Questions before something that cannot be taken back: what a step reveals, a last turn, no Prophecy kept. */
import type { LegalData } from '$kit/api';
import { shell } from '$kit/page/shell.svelte';
import type { BoardController } from './controller.svelte';

export interface Question {
  kind: 'reveals' | 'last' | 'none';
  action: LegalData | null;
  run: () => void;
}

export class Asking {
  readonly #controller: BoardController;
  question = $state.raw<Question | null>(null);

  constructor(controller: BoardController) {
    this.#controller = controller;
  }

  /** Whether the game ends for the reader with this commit, with Cóatls that count nothing. */
  get leavesUnfinished(): boolean {
    const { model } = this.#controller;
    return (
      !!model?.warning('unfinished') &&
      (model.warning('your_last_turn')?.actions ?? 2) <= 1 &&
      model.view.phase !== 'complete'
    );
  }

  /** Asks before Cóatls are left unfinished for good. */
  beforeLast(action: LegalData | null, run: () => void): void {
    this.question = { kind: 'last', action, run };
  }
  /** Asks before something is revealed, unless the reader does not want to be asked. */
  beforeReveal(action: LegalData | undefined, run: () => void): void {
    if (action?.reveals && shell.display.ask === 'yes') this.question = { kind: 'reveals', action, run };
    else run();
  }
  /** Asks once before all dealt cards go away. */
  beforeNone(run: () => void): void {
    this.question = { kind: 'none', action: null, run };
  }

  answer(yes: boolean, never: boolean): void {
    const question = this.question;
    this.question = null;
    if (!yes) return;
    if (never && question?.kind === 'reveals') shell.change({ ask: 'no' });
    question?.run();
  }
}
