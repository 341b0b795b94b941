/** Where things can be put on the screen: lanes (`data-lane`) with sockets (`data-end`, `data-socket`) as they are drawn. */
import type { BoardController } from './controller.svelte';
import type { End, Hold, Spot } from '../model/pointing';

/** The button of a socket at an end of a Cóatl, or where a new one begins. */
const socketAt = (lane: Element, end: End): Element | null =>
  lane.querySelector(end === 'new' ? '[data-socket$=" new"] button' : `button[data-end="${end}"]`);

/** The end that a button of a lane stands for. */
function endOf(button: Element): End | null {
  if (button.closest('[data-socket$=" new"]')) return 'new';
  const end = button.getAttribute('data-end');
  return end === 'left' || end === 'right' ? end : null;
}

/** Where a held thing may go, in pixels of the window. */
export function spotsFor(controller: BoardController, root: Element, hold: Hold, x: number, y: number): Spot[] {
  return (controller.model?.targetsFor(hold) ?? []).flatMap((target): Spot[] => {
    const lane = root.querySelector(`[data-lane="${target.serpent}"]`);
    if (!lane) return [];
    if (target.end === 'cards') {
      const box = lane.getBoundingClientRect();
      return [{ target, x: Math.min(Math.max(x, box.left), box.right), y: Math.min(Math.max(y, box.top), box.bottom) }];
    }
    const socket = socketAt(lane, target.end);
    if (!socket) return [];
    const box = socket.getBoundingClientRect();
    return [{ target, x: box.left + box.width / 2, y: box.top + box.height / 2 }];
  });
}

/** The placement that pressing the socket under the pointer or the focus would make. */
export function placementAt(controller: BoardController, under: EventTarget | null): number | null {
  const button = under instanceof Element ? under.closest('button') : null;
  const lane = button?.closest('[data-lane]');
  const { held, model } = controller;
  if (!button || !lane || held?.type !== 'piece' || !model) return null;
  const [slot, end] = [lane.getAttribute('data-lane'), endOf(button)];
  const target = model.targetsFor(held).find((each) => each.serpent === slot && each.end === end);
  return target ? (model.actionFor(held, target)?.id ?? null) : null;
}
