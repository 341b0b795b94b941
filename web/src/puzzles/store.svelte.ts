/** One puzzle and its solver: tries, hints, the answer, and a rating that moves with the first try alone. */
import type { AnswerShownData, HintData, JudgedData, PuzzleTableData, PuzzleTry } from '$kit/api';
import {
  answerPuzzle,
  asRefusal,
  Refused,
  fetchNextPuzzle,
  fetchPuzzle,
  fetchPuzzles,
  hintPuzzle,
  tryPuzzle,
  tryPuzzleFirst,
} from '$kit/network/api';
import type { Refusal } from '$kit/network/refusal';
import { findHolder } from '../mytables/days';
import { keepPlayer, loadPlayer, loadStrength, renewPlayer } from '../mytables/player';
import { hasMet, listMet, loadSolver, noteFirstTry, type Solver } from '../mytables/puzzles';
import { keepSeries, loadSeries, pickFive, placeIn } from './series';
import { PuzzleTable } from './table.svelte';

export const TRIES = 3;
export const HINTS = 2;
export type PuzzleGame = 'board' | 'cards' | 'carl';

type Task = PuzzleTableData['puzzle'];

export class PuzzleStore {
  readonly table: PuzzleTable = new PuzzleTable({
    show: (steps, isLast) => void this.#step(steps, isLast === true),
    commit: () => void this.#judge(),
  });
  puzzle = $state.raw<Task | null>(null);
  /** All puzzles were met. */
  isDone = $state(false);
  /** What the tries came to so far. */
  tries = $state.raw<readonly JudgedData[]>([]);
  hints = $state.raw<readonly HintData[]>([]);
  answer = $state.raw<AnswerShownData | null>(null);
  /** Of the server if one has a name there, else of this device. */
  solver = $state.raw<Solver>(loadStrength());
  /** Whether this device has met the puzzle before: then nothing is rated. */
  isPractice = $state(false);
  /** Whether the try that is shown with the answer was right. */
  isSolved = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  #series = $state.raw<readonly string[]>(loadSeries());
  #turn = 0;

  get left(): number {
    return TRIES - this.tries.length;
  }

  /** Where this puzzle stands in a series of five; null if it is none of it. */
  get place(): { at: number; count: number } | null {
    return placeIn(this.#series, this.puzzle?.id);
  }

  /** Begins five puzzles that train a phase of a game; the next one of all if there are none. */
  async openFive(game: string, phase: string): Promise<void> {
    this.#clear();
    await this.#safely(async () => {
      const met = listMet().map((puzzle) => puzzle.id);
      const found = pickFive(await fetchPuzzles(), { game, phase, rating: this.solver.rating, met });
      this.#series = found;
      keepSeries(found);
      await this.open(found[0] ?? '');
    });
  }

  /** The next one: of the series as long as it lasts, then near the strength. */
  async openNext(): Promise<void> {
    const { place } = this;
    if (place && place.at < place.count) return this.open(this.#series[place.at] ?? '');
    if (place) {
      this.#series = [];
      keepSeries([]);
    }
    await this.open('');
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
      if (this.tries.length === 0) this.#note(await this.#askFirst(puzzle, []));
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
    this.solver = loadStrength();
  }

  /** Asks the server who this device is there. */
  async renew(): Promise<void> {
    await renewPlayer();
    this.solver = loadStrength();
  }

  /** One press is enough for a step that ends a try. */
  async #step(steps: readonly number[], isLast: boolean): Promise<void> {
    const isOver = await this.#show(steps);
    if (isLast && isOver) await this.#judge();
  }

  /** Shows the table after some steps; tells whether the try is over there. */
  async #show(steps: readonly number[], id = this.puzzle?.id): Promise<boolean> {
    if (!id) return false;
    const turn = ++this.#turn;
    let isOver = false;
    this.table.busy = true;
    await this.#safely(async () => {
      const shown = await fetchPuzzle(id, steps);
      if (turn !== this.#turn) return;
      this.puzzle = shown.puzzle;
      isOver = shown.is_over;
      const { position } = shown.state;
      const draft = position?.draft ? { ...position.draft, redo: this.table.undone } : null;
      this.table.state = { ...shown.state, position: position && { ...position, draft } };
    });
    if (turn !== this.#turn) return false;
    this.table.busy = false;
    return isOver;
  }

  async #judge(): Promise<void> {
    const { puzzle } = this;
    if (!puzzle || this.answer || this.left <= 0 || this.table.busy) return;
    this.table.busy = true;
    await this.#safely(async () => {
      const { steps } = this.table;
      const judged = await (this.tries.length === 0 ? this.#askFirst(puzzle, steps) : this.#ask(puzzle, steps));
      if (this.tries.length === 0) this.#note(judged);
      this.tries = [...this.tries, judged];
      this.isSolved = judged.is_right;
      if (judged.is_right || this.left === 0) this.answer = await answerPuzzle(puzzle.id, steps);
    });
    this.table.busy = false;
  }

  #ask(puzzle: Task, steps: readonly number[]): Promise<JudgedData> {
    return tryPuzzle(puzzle.id, this.#tryOf(steps));
  }

  /** The first try goes to the server's rating, too, if one has a name there. */
  async #askFirst(puzzle: Task, steps: readonly number[]): Promise<JudgedData> {
    const holder = this.isPractice || !loadPlayer() ? null : findHolder();
    if (!holder) return this.#ask(puzzle, steps);
    try {
      const { player, ...judged } = await tryPuzzleFirst(puzzle.id, this.#tryOf(steps), holder);
      keepPlayer(player);
      return judged;
    } catch (error) {
      const code = error instanceof Refused ? error.code : '';
      if (code === 'no-name') keepPlayer(null);
      else if (code !== 'puzzle-tried') throw error;
      return this.#ask(puzzle, steps);
    }
  }

  #tryOf(steps: readonly number[]): PuzzleTry {
    const { rating, deviation } = loadSolver();
    return { steps: [...steps], hints: this.hints.length, strength: { rating: Math.max(0, rating), deviation } };
  }

  #note(judged: JudgedData): void {
    if (this.puzzle) noteFirstTry(this.puzzle.id, judged.is_right, judged.strength);
    this.solver = loadStrength();
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
