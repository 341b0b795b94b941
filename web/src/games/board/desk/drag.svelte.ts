/** Dragging at the table: from the press to the drop, wherever in the window it leads. */
import type { BoardDesk } from './desk.svelte';
import { spotsFor } from './spots';
import { down, interrupt, move, up, type Hold } from '../model/pointing';

export class Drag {
  readonly #desk: BoardDesk;
  readonly #root: () => HTMLElement | undefined;

  constructor(desk: BoardDesk, root: () => HTMLElement | undefined) {
    this.#desk = desk;
    this.#root = root;
  }

  readonly grab = (event: PointerEvent, hold: Hold): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#desk.pointing = down(this.#desk.pointing, hold, event.clientX, event.clientY);
  };
  readonly move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    const desk = this.#desk;
    const root = this.#root();
    if (!desk.pointing.press) return;
    const was = desk.pointing.drag;
    desk.pointing = move(desk.pointing, x, y, (hold) => (root ? spotsFor(desk, root, hold, x, y) : []));
    if (!was && desk.pointing.drag) desk.tab = 'build';
  };
  readonly drop = (): void => {
    const desk = this.#desk;
    if (!desk.pointing.press) return;
    const { state, drop } = up(desk.pointing);
    desk.pointing = state;
    if (drop?.hold.type === 'piece' && drop.hold.colour === 'O') desk.lift(drop.hold);
    else if (drop) desk.put(drop.target, drop.hold);
    setTimeout(() => {
      if (desk.pointing.justDragged) desk.pointing = { ...desk.pointing, justDragged: false };
    });
  };
  readonly cancel = (): void => {
    const desk = this.#desk;
    if (!desk.pointing.press) return;
    if (desk.pointing.drag) desk.preview = null;
    desk.pointing = interrupt(desk.pointing);
  };

  /** A drag is no scroll and no throw: without this the browser may swallow the tap that follows it. */
  follow(): void {
    $effect(() => {
      const element = this.#root();
      const stop = (event: TouchEvent) => {
        if (this.#desk.pointing.drag && event.cancelable) event.preventDefault();
      };
      element?.addEventListener('touchmove', stop, { passive: false });
      return () => element?.removeEventListener('touchmove', stop);
    });
  }
}
