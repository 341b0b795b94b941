/** CARL's turn as it is watched: which step is shown, at which pace, and what lies on the table at that moment. */
import { sumPoints, tellCarl, type CarlBoard, type CarlStep, type Telling } from '../model/carl';
import type { CardModel } from '../model/model';
import { loadTold, saveTold } from '../model/told';

export type Pace = 'step' | 'slow' | 'fast';
const WAITS: Readonly<Record<Pace, number>> = { step: 0, slow: 2600, fast: 1100 };

export class CarlTheatre {
  readonly #model: () => CardModel | null;
  #at = $state(0);
  pace = $state<Pace>('step');

  constructor(model: () => CardModel | null) {
    this.#model = model;
  }

  readonly #table = $derived.by(() => this.#model()?.state.table.id ?? '');
  #told = $derived(loadTold(this.#table));
  readonly telling: Telling | null = $derived.by(() => {
    const model = this.#model();
    return model?.view.carl ? tellCarl(model.state.log, model.view, model.draft?.steps.length ?? 0) : null;
  });
  readonly #id: number = $derived(this.telling?.id ?? -1);

  /** Whether there is something to watch now. */
  get isRunning(): boolean {
    return this.telling !== null && this.telling.isFresh && this.telling.id > this.#told;
  }
  get count(): number {
    return this.telling?.steps.length ?? 0;
  }
  /** The step that is shown; all of them once the turn is told. */
  get at(): number {
    return this.isRunning ? Math.min(this.#at, Math.max(0, this.count - 1)) : this.count;
  }
  get isLast(): boolean {
    return this.at + 1 >= this.count;
  }
  get step(): CarlStep | null {
    return this.isRunning ? (this.telling?.steps[this.at] ?? null) : null;
  }
  /** The message of the button that goes on; after the last step it is the turn of the player, not of who watches. */
  get goesOn(): string {
    if (this.step?.kind === 'result') return 'cards-go-second';
    return this.isLast && !this.#model()?.isWatching ? 'cards-your-turn-now' : 'cards-next-step';
  }
  /** The table after the shown step, and before it. */
  get board(): CarlBoard | null {
    return this.isRunning ? (this.telling?.boards[this.at] ?? null) : null;
  }
  get boardBefore(): CarlBoard | null {
    return this.isRunning ? (this.telling?.boards[this.at - 1] ?? null) : null;
  }
  /** How many events of the log may be read: no more than was told. */
  get logged(): number {
    return this.isRunning ? (this.telling?.logged[this.at] ?? 0) : Infinity;
  }
  /** Points of both at the shown moment. */
  get points(): { carl: number; player: number } {
    const view = this.#model()?.view;
    const player = view?.seats[0];
    const board = this.board;
    const fixed = { carl: view?.carl?.points ?? 0, player: player?.points ?? 0 };
    if (!board || !player) return fixed;
    return {
      carl: this.step?.kind === 'scored' ? fixed.carl : sumPoints(board.carl),
      player: player.points + sumPoints(board.player) - sumPoints(player.held),
    };
  }

  jump(step: number): void {
    this.#at = Math.max(0, Math.min(step, this.count - 1));
  }
  next(): void {
    if (!this.isLast) this.#at = this.at + 1;
    else this.finish();
  }
  back(): void {
    this.jump(this.at - 1);
  }
  finish(): void {
    if (!this.telling) return;
    this.#told = this.telling.id;
    saveTold(this.#table, this.telling.id);
  }

  /** Begins at the first step of each new turn, and goes on by itself at the chosen pace. For one component. */
  run(): void {
    $effect.pre(() => {
      void this.#id;
      this.#at = 0;
    });
    $effect(() => {
      void this.#at;
      // Between the competitions the player goes on, at any pace.
      if (!this.isRunning || this.pace === 'step' || this.step?.kind === 'result') return;
      const timer = setTimeout(() => this.next(), WAITS[this.pace]);
      return () => clearTimeout(timer);
    });
  }
}
