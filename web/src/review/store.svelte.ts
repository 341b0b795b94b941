/** The review of a finished game: asked for, followed while it is computed, and looked at turn by turn. */
import type { GameReviewData, JudgedTurnData, ReviewStateData, StateMessage } from '$kit/api';
import { asRefusal, fetchReview, lookAt, startReview, type ReviewDepth, type Secrets } from '$kit/network/api';
import { isHere } from '$kit/network/place.svelte';
import type { Refusal } from '$kit/network/refusal';
import { findTable } from '../mytables/device';
import { columnAt, columnsOf, opening, typicalDoubt, type Column } from './columns';

/** Milliseconds between two looks at how far a review is. */
const PAUSE = 700;
/** After so many looks without an answer it says so. */
const MOST_FAILURES = 4;
const DEPTHS: readonly ReviewDepth[] = ['sketch', 'quick', 'normal', 'deep'];

export class ReviewStore {
  readonly id: string;
  readonly secrets: Secrets;
  final = $state.raw<StateMessage | null>(null);
  /** `none`: nobody has asked for it. */
  status = $state<ReviewStateData['status'] | 'opening' | 'none'>('opening');
  depth = $state<ReviewDepth>('normal');
  judged = $state(0);
  count = $state(0);
  review = $state.raw<GameReviewData | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  seat = $state(0);
  /** The column that was chosen; null until somebody has. */
  chosen = $state<number | null>(null);
  #begun = $state.raw<readonly JudgedTurnData[]>([]);
  #step: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isClosed = false;

  constructor(id: string) {
    this.id = id;
    const kept = findTable(id);
    this.secrets = { token: kept?.tokens[0] ?? kept?.host ?? null, invite: kept?.invite ?? null };
  }

  readonly columns: readonly Column[] = $derived(columnsOf(this.turns, this.seat, this.review));

  get turns(): readonly JudgedTurnData[] {
    return this.review?.turns ?? this.#begun;
  }

  /** Whether this device was at the table, and may have the game reviewed. */
  get mayAsk(): boolean {
    return Boolean(this.secrets.token);
  }

  get isRunning(): boolean {
    return this.status === 'running' || this.status === 'waiting';
  }

  /** The depth that comes after this one, if there is one; a page by itself knows one alone. */
  get deeper(): ReviewDepth | null {
    return this.isRough ? null : (DEPTHS[DEPTHS.indexOf(this.depth) + 1] ?? null);
  }

  /** Whether this page judges by itself, by few games. */
  get isRough(): boolean {
    return isHere(this.id);
  }

  /** How large a difference must be, in thousandths, before it can be told from luck; null if no turn says so. */
  get doubt(): number | null {
    return typicalDoubt(this.turns);
  }

  /** The column that is looked at: the chosen one, the one of the address, or the costliest. */
  get at(): number {
    if (this.chosen !== null) return Math.min(this.chosen, this.columns.length - 1);
    const told = this.#step === null ? -1 : columnAt(this.columns, this.turns, this.#step);
    return told >= 0 ? told : opening(this.columns);
  }

  async open(step: number | null): Promise<void> {
    this.#step = step;
    this.#isClosed = false;
    this.refusal = null;
    this.status = 'opening';
    try {
      this.final = await lookAt(this.id, this.secrets);
      this.seat = this.final.seat ?? 0;
      await this.#look();
    } catch (error) {
      this.#fail(error);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** Has the game reviewed, or goes on where that has failed. */
  async start(depth: ReviewDepth = this.depth): Promise<void> {
    this.refusal = null;
    try {
      this.#take(await startReview(this.id, depth, this.secrets));
    } catch (error) {
      this.#fail(error);
    }
  }

  choose(column: number): void {
    this.chosen = Math.max(0, Math.min(column, this.columns.length - 1));
  }

  look(seat: number): void {
    this.seat = seat;
    this.chosen = null;
    this.#step = null;
  }

  async #look(): Promise<void> {
    try {
      const depth = this.isRunning ? this.depth : undefined;
      this.#take(await fetchReview(this.id, this.isRunning ? this.#begun.length : 0, depth, this.secrets));
      this.#failures = 0;
    } catch (error) {
      if (asRefusal(error).code !== 'no-review') throw error;
      if (this.mayAsk) await this.start(this.isRough ? 'sketch' : 'normal');
      else this.status = 'none';
    }
  }

  #take(told: ReviewStateData): void {
    const depth = DEPTHS.find((name) => name === told.depth) ?? 'normal';
    const isNew = depth !== this.depth || !this.isRunning;
    this.depth = depth;
    this.status = told.status;
    this.judged = told.judged;
    this.count = told.count;
    this.review = told.review;
    const known = isNew ? [] : this.#begun;
    // What was missed is asked for again from the beginning.
    this.#begun =
      known.length + told.turns.length === told.judged ? [...known, ...told.turns] : told.review ? [] : known;
    clearTimeout(this.#timer);
    if (this.isRunning && !this.#isClosed) this.#timer = setTimeout(() => void this.#follow(), PAUSE);
  }

  async #follow(): Promise<void> {
    try {
      await this.#look();
    } catch (error) {
      if (++this.#failures < MOST_FAILURES && !this.#isClosed)
        this.#timer = setTimeout(() => void this.#follow(), PAUSE * 2 ** this.#failures);
      else this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.refusal = asRefusal(error);
    if (this.isRunning || this.status === 'opening') this.status = 'failed';
  }
}
