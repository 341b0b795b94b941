/** What the desk does by itself when the table has moved on: it speaks, turns to the right tab, goes on with what was begun. */
import { untrack } from 'svelte';
import type { BoardDesk } from './desk.svelte';
import { promptFor } from './prompt';
import type { BoardModel } from '../model/model';
import { tellEvents } from '../model/speech';

const SUPPLYING: ReadonlySet<string> = new Set(['choose', 'future']);

/** What was known of the table before. */
class Follower {
  readonly #desk: BoardDesk;
  #heard = -1;
  #wasMine = false;
  #version = -1;
  #phase = '';

  constructor(desk: BoardDesk) {
    this.#desk = desk;
  }

  see(model: BoardModel): void {
    const desk = this.#desk;
    // What could not be done may be possible now.
    if (model.state.version !== this.#version) desk.hush();
    this.#version = model.state.version;
    this.#speak(model);
    // What was held may not be there any more.
    if (desk.held && !model.canLift(desk.held) && desk.held.type !== 'token') desk.release();
    this.#turnTab(model);
    this.#wasMine = model.isMine;
    this.#phase = model.view.phase;
    desk.closing.offerBest();
    desk.opening.offer();
  }

  /** Screen readers hear what others did, and the prompt when the reader's turn comes. */
  #speak(model: BoardModel): void {
    const desk = this.#desk;
    const { log } = model.state;
    const lines = this.#heard < 0 ? [] : log.slice(this.#heard);
    this.#heard = log.length;
    const fresh = lines.map((line) => line.event).filter((event) => event.seat !== model.me);
    const texts = tellEvents(desk.words, model, fresh)
      .slice(-3)
      .map((line) => line.text);
    if (model.isMine && !this.#wasMine) texts.push(promptFor(desk, model).title);
    if (texts.length) desk.say(texts.join('. '));
  }

  /** On a phone a turn opens where there is something to do. */
  #turnTab(model: BoardModel): void {
    const { phase } = model.view;
    const isNew = !(this.#wasMine && phase === this.#phase);
    if (phase === 'complete' || phase === 'setup') this.#desk.tab = 'build';
    else if (model.isMine && isNew && (SUPPLYING.has(phase) || !model.canAssemble)) this.#desk.tab = 'supply';
  }
}

/** Called once, by the component that owns the desk. */
export function followTable(desk: BoardDesk): void {
  const follower = new Follower(desk);
  $effect(() => {
    const { model } = desk;
    if (model && !desk.table.isStill) untrack(() => follower.see(model));
  });
  $effect(() => {
    if (desk.model && !desk.busy)
      untrack(() => {
        desk.opening.goOn();
        desk.closing.goOn();
        desk.endIfNothingIsLeft();
      });
  });
}
