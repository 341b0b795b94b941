/** Dragging at the table: from the press to the drop, wherever in the window it leads. */
import type { BoardController } from './controller.svelte';
import { spotsFor } from './spots';
import { down, interrupt, move, up, type Hold } from '../model/pointing';

export class Drag {
  readonly #controller: BoardController;
  readonly #root: () => HTMLElement | undefined;

  constructor(controller: BoardController, root: () => HTMLElement | undefined) {
    this.#controller = controller;
    this.#root = root;
  }

  readonly grab = (event: PointerEvent, hold: Hold): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#controller.pointing = down(this.#controller.pointing, hold, event.clientX, event.clientY);
  };
  readonly move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    const controller = this.#controller;
    const root = this.#root();
    if (!controller.pointing.press) return;
    const was = controller.pointing.drag;
    controller.pointing = move(controller.pointing, x, y, (hold) =>
      root ? spotsFor(controller, root, hold, x, y) : [],
    );
    if (!was && controller.pointing.drag) controller.tab = 'build';
  };
  readonly drop = (): void => {
    const controller = this.#controller;
    if (!controller.pointing.press) return;
    const { state, drop } = up(controller.pointing);
    controller.pointing = state;
    if (drop?.hold.type === 'piece' && drop.hold.colour === 'O') controller.lift(drop.hold);
    else if (drop) controller.put(drop.target, drop.hold);
    setTimeout(() => {
      if (controller.pointing.justDragged) controller.pointing = { ...controller.pointing, justDragged: false };
    });
  };
  readonly cancel = (): void => {
    const controller = this.#controller;
    if (!controller.pointing.press) return;
    if (controller.pointing.drag) controller.preview = null;
    controller.pointing = interrupt(controller.pointing);
  };

  /** A drag is no scroll and no throw: without this the browser may swallow the tap that follows it. */
  follow(): void {
    $effect(() => {
      const element = this.#root();
      const stop = (event: TouchEvent) => {
        if (this.#controller.pointing.drag && event.cancelable) event.preventDefault();
      };
      element?.addEventListener('touchmove', stop, { passive: false });
      return () => element?.removeEventListener('touchmove', stop);
    });
  }
}
