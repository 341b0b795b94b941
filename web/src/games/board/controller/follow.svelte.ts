/** What the controller does by itself when the table has moved on: it speaks, turns to the right tab, goes on with what was begun. */
import { untrack } from 'svelte';
import type { BoardController } from './controller.svelte';
import { promptFor } from './prompt';
import type { BoardModel } from '../model/model';
import { tellEvents } from '../model/speech';

const SUPPLYING: ReadonlySet<string> = new Set(['choose', 'future']);

/** What was known of the table before. */
class Follower {
  readonly #controller: BoardController;
  #heard = -1;
  #wasMine = false;
  #version = -1;
  #phase = '';

  constructor(controller: BoardController) {
    this.#controller = controller;
  }

  see(model: BoardModel): void {
    const controller = this.#controller;
    // What could not be done may be possible now.
    if (model.state.version !== this.#version) controller.hush();
    this.#version = model.state.version;
    this.#speak(model);
    // What was held may not be there any more.
    if (controller.held && !model.canLift(controller.held) && controller.held.type !== 'token') controller.release();
    this.#turnTab(model);
    this.#wasMine = model.isMine;
    this.#phase = model.view.phase;
    controller.closing.offerBest();
    controller.opening.offer();
  }

  /** Screen readers hear what others did, and the prompt when the reader's turn comes. */
  #speak(model: BoardModel): void {
    const controller = this.#controller;
    const { log } = model.state;
    const lines = this.#heard < 0 ? [] : log.slice(this.#heard);
    this.#heard = log.length;
    const fresh = lines.map((line) => line.event).filter((event) => event.seat !== model.me);
    const texts = tellEvents(controller.words, model, fresh)
      .slice(-3)
      .map((line) => line.text);
    if (model.isMine && !this.#wasMine) texts.push(promptFor(controller, model).title);
    if (texts.length) controller.say(texts.join('. '));
  }

  /** On a phone a turn opens where there is something to do. */
  #turnTab(model: BoardModel): void {
    const { phase } = model.view;
    const isNew = !(this.#wasMine && phase === this.#phase);
    if (phase === 'complete' || phase === 'setup') this.#controller.tab = 'build';
    else if (model.isMine && isNew && (SUPPLYING.has(phase) || !model.canAssemble)) this.#controller.tab = 'supply';
  }
}

/** Called once, by the component that owns the controller. */
export function followTable(controller: BoardController): void {
  const follower = new Follower(controller);
  $effect(() => {
    const { model } = controller;
    if (model && !controller.table.isStill) untrack(() => follower.see(model));
  });
  $effect(() => {
    if (controller.model && !controller.busy)
      untrack(() => {
        controller.opening.goOn();
        controller.closing.goOn();
        controller.endIfNothingIsLeft();
      });
  });
}
