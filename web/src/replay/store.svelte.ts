/* eslint-disable svelte/prefer-svelte-reactivity -- what was fetched is kept, never shown */
/** A finished game on this device: where we stand in it, through whose eyes, and whether it runs. */
import type { AdviceData, CourseData, StepData, StateMessage } from '$kit/api';
import { findTable } from '../mytables/device';
import { asRefusal, fetchAdvice, fetchCourse, fetchStep, lookAt, type Look, type Secrets } from '$kit/network/api';
import type { Refusal } from '$kit/network/refusal';
import { clampStep, lastStep, logUntil, nextTurn, previousTurn } from '../history/course';
import { StillTable } from './still.svelte';

/** A seat, or everything laid open. */
export type Eyes = number | 'all';

const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds a step stays on the table at speed 1. */
const PAUSE = 1200;
const KEPT = 400;

export class ReplayStore {
  readonly id: string;
  readonly secrets: Secrets;
  readonly table = new StillTable();
  /** The table as it was left at the end. */
  final = $state.raw<StateMessage | null>(null);
  course = $state.raw<CourseData | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  step = $state(0);
  eyes = $state<Eyes>('all');
  isPlaying = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  advice = $state.raw<AdviceData | null>(null);
  isThinking = $state(false);

  #courses = new Map<Eyes, CourseData>();
  #views = new Map<string, Promise<StepData>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  constructor(id: string) {
    this.id = id;
    const kept = findTable(id);
    this.secrets = { token: kept?.tokens[0] ?? kept?.host ?? null, invite: kept?.invite ?? null };
  }

  /** The reader's own seat, or null for somebody who was not there. */
  get mine(): number | null {
    return this.final?.seat ?? null;
  }

  /** Whose things lie at the bottom of the table. */
  get nearest(): number {
    return this.eyes === 'all' ? (this.mine ?? 0) : this.eyes;
  }

  get last(): number {
    return this.course ? lastStep(this.course) : 0;
  }

  /** Whether this device was at the table, and may ask what could have been done. */
  get mayAsk(): boolean {
    return this.secrets.token !== null && this.secrets.token !== undefined;
  }

  async open(step: number | null): Promise<void> {
    try {
      const final = await lookAt(this.id, this.secrets);
      this.refusal = null;
      this.final = final;
      this.eyes = final.seat ?? 'all';
      await this.#follow();
      // Without a moment to go to, everything has been played: from there one looks back.
      await this.go(step ?? this.last);
    } catch (error) {
      this.refusal = asRefusal(error);
    }
  }

  close(): void {
    this.pause();
  }

  async go(step: number): Promise<void> {
    if (!this.course) return;
    this.step = clampStep(this.course, step);
    if (this.advice && this.advice.step !== this.step) this.advice = null;
    await this.#show();
  }

  /** As a person asks for it: what runs by itself stops. */
  jump(step: number): void {
    this.pause();
    void this.go(step);
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    try {
      await this.#follow();
      await this.#show();
    } catch (error) {
      this.refusal = asRefusal(error);
    }
  }

  move(way: 'first' | 'previous-turn' | 'previous' | 'next' | 'next-turn' | 'last'): void {
    const { course, step } = this;
    if (!course) return;
    const to = {
      first: 0,
      'previous-turn': previousTurn(course, step),
      previous: step - 1,
      next: step + 1,
      'next-turn': nextTurn(course, step),
      last: this.last,
    };
    this.jump(to[way]);
  }

  play(): void {
    if (this.isPlaying) return;
    if (this.step >= this.last) this.step = 0;
    this.isPlaying = true;
    void this.#show();
    this.#tick();
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }
  /** The next speed; after the fastest comes the slowest. */
  hurry(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }
  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  async ask(): Promise<void> {
    if (this.isThinking) return;
    this.pause();
    this.isThinking = true;
    const { step } = this;
    try {
      const advice = await fetchAdvice(this.id, step, this.secrets);
      if (this.step === step) this.advice = advice;
    } catch (error) {
      this.refusal = asRefusal(error);
    } finally {
      this.isThinking = false;
    }
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if (!this.isPlaying) return;
      await this.go(this.step + 1);
      if (this.step >= this.last) this.pause();
      else if (this.isPlaying) this.#tick();
    }, PAUSE / this.speed);
  }

  get #look(): Look {
    return { seat: this.nearest, open: this.eyes === 'all' };
  }

  async #follow(): Promise<void> {
    const eyes = this.eyes;
    const course = this.#courses.get(eyes) ?? (await fetchCourse(this.id, this.#look, this.secrets));
    this.#courses.set(eyes, course);
    if (eyes === this.eyes) this.course = course;
  }

  #fetch(step: number): Promise<StepData> {
    const key = `${this.eyes} ${step}`;
    const found = this.#views.get(key);
    if (found) return found;
    const asked = fetchStep(this.id, step, this.#look, this.secrets);
    // What could not be fetched is asked for again.
    asked.catch(() => this.#views.delete(key));
    if (this.#views.size >= KEPT) this.#views.clear();
    this.#views.set(key, asked);
    return asked;
  }

  /** Draws the present step; while it is fetched the last one stays, and who moves on leaves it behind. */
  async #show(): Promise<void> {
    const turn = ++this.#turn;
    const { step } = this;
    try {
      const shown = await this.#fetch(step);
      if (turn !== this.#turn || !this.final || !this.course) return;
      const { view, acting, lens, warnings } = shown;
      this.table.state = {
        type: 'snapshot',
        seat: this.nearest,
        version: step,
        since: 0,
        table: { ...this.final.table, status: 'running' },
        position: { view, acting, lens, warnings, legal: [], draft: null, result: null },
        log: logUntil(this.course, step),
      };
      this.refusal = null;
      if (step < this.last) void this.#fetch(step + 1).catch(() => undefined);
    } catch (error) {
      if (turn !== this.#turn) return;
      this.pause();
      this.refusal = asRefusal(error);
    }
  }
}
