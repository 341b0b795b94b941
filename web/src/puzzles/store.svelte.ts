/** One puzzle and its solver: tries, hints, the answer, and a rating that moves with the first try alone. */
import type { AnswerShownData, HintData, JudgedData, PuzzleTableData } from '$kit/api';
import { answerPuzzle, asRefusal, fetchNextPuzzle, fetchPuzzle, hintPuzzle, tryPuzzle } from '$kit/network/api';
import type { Refusal } from '$kit/network/refusal';
import { hasMet, listMet, loadSolver, noteFirstTry, type Solver } from '../mytables/puzzles';
import { PuzzleTable } from './table.svelte';

export const TRIES = 3;
export const HINTS = 2;
export type PuzzleGame = 'board' | 'cards' | 'carl';

type Task = PuzzleTableData['puzzle'];

export class PuzzleStore {
  readonly table: PuzzleTable = new PuzzleTable({
    show: (steps) => void this.#show(steps),
    commit: () => void this.#judge(),
  });
  puzzle = $state.raw<Task | null>(null);
  /** All puzzles were met. */
  isDone = $state(false);
  /** What the tries came to so far. */
  tries = $state.raw<readonly JudgedData[]>([]);
  hints = $state.raw<readonly HintData[]>([]);
  answer = $state.raw<AnswerShownData | null>(null);
  solver = $state.raw<Solver>(loadSolver());
  /** Whether this device has met the puzzle before: then nothing is rated. */
  isPractice = $state(false);
  /** Whether the try that is shown with the answer was right. */
  isSolved = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  #turn = 0;

  get left(): number {
    return TRIES - this.tries.length;
  }

  /** Opens a puzzle by its name, or the next one near the solver's strength. */
  async open(id: string, game: PuzzleGame | null = null): Promise<void> {
    this.#clear();
    await this.#safely(async () => {
      let wanted = id;
      if (!wanted) {
        const met = listMet().map((puzzle) => puzzle.id);
        const { puzzle } = await fetchNextPuzzle({ rating: Math.max(0, this.solver.rating), met, game });
        this.isDone = puzzle === null;
        if (!puzzle) return;
        wanted = puzzle.id;
      }
      this.isPractice = hasMet(wanted);
      await this.#show([], wanted);
    });
  }

  /** The same once more, from the beginning. */
  async again(): Promise<void> {
    const id = this.puzzle?.id;
    if (id) await this.open(id);
  }

  async askHint(): Promise<void> {
    const { puzzle } = this;
    if (!puzzle || this.answer || this.hints.length >= HINTS) return;
    await this.#safely(async () => {
      this.hints = [...this.hints, await hintPuzzle(puzzle.id, this.hints.length + 1)];
    });
  }

  /** Shows the answer; before the first try that counts as missed. */
  async giveUp(): Promise<void> {
    const { puzzle } = this;
    if (!puzzle || this.answer) return;
    await this.#safely(async () => {
      if (this.tries.length === 0) this.#note(await this.#ask(puzzle, []));
      this.answer = await answerPuzzle(puzzle.id, null);
    });
  }

  #clear(): void {
    this.#turn++;
    this.table.clear();
    this.table.state = null;
    this.puzzle = null;
    this.isDone = false;
    this.tries = [];
    this.hints = [];
    this.answer = null;
    this.isSolved = false;
    this.refusal = null;
    this.solver = loadSolver();
  }

  async #show(steps: readonly number[], id = this.puzzle?.id): Promise<void> {
    if (!id) return;
    const turn = ++this.#turn;
    this.table.busy = true;
    await this.#safely(async () => {
      const shown = await fetchPuzzle(id, steps);
      if (turn !== this.#turn) return;
      this.puzzle = shown.puzzle;
      const { position } = shown.state;
      const draft = position?.draft ? { ...position.draft, redo: this.table.undone } : null;
      this.table.state = { ...shown.state, position: position && { ...position, draft } };
    });
    if (turn === this.#turn) this.table.busy = false;
  }

  async #judge(): Promise<void> {
    const { puzzle } = this;
    if (!puzzle || this.answer || this.left <= 0 || this.table.busy) return;
    this.table.busy = true;
    await this.#safely(async () => {
      const { steps } = this.table;
      const judged = await this.#ask(puzzle, steps);
      if (this.tries.length === 0) this.#note(judged);
      this.tries = [...this.tries, judged];
      this.isSolved = judged.is_right;
      if (judged.is_right || this.left === 0) this.answer = await answerPuzzle(puzzle.id, steps);
    });
    this.table.busy = false;
  }

  #ask(puzzle: Task, steps: readonly number[]): Promise<JudgedData> {
    const { rating, deviation } = this.solver;
    const strength = { rating: Math.max(0, rating), deviation };
    return tryPuzzle(puzzle.id, { steps: [...steps], hints: this.hints.length, strength });
  }

  #note(judged: JudgedData): void {
    if (this.puzzle) noteFirstTry(this.puzzle.id, judged.is_right, judged.strength);
    this.solver = loadSolver();
  }

  async #safely(work: () => Promise<void>): Promise<void> {
    try {
      this.refusal = null;
      await work();
    } catch (error) {
      this.refusal = asRefusal(error);
    }
  }
}
