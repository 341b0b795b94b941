/** Where things can be put on the screen: sockets and lanes as they are drawn. */
import type { BoardDesk } from './desk.svelte';
import type { Hold, Spot, Target } from './pointing';
import { serpentName } from './speech';

/** How the name of a socket's button begins. */
const socketName = ({ words }: BoardDesk, { serpent, end }: Target): string =>
  words(`board-socket-${end}`, { name: serpentName(words, serpent) });

/** Where a held thing may go, in pixels of the window. */
export function spotsFor(desk: BoardDesk, root: Element, hold: Hold, x: number, y: number): Spot[] {
  return (desk.model?.targetsFor(hold) ?? []).flatMap((target): Spot[] => {
    const lane = root.querySelector(`[data-lane="${target.serpent}"]`);
    if (!lane) return [];
    if (target.end === 'cards') {
      const box = lane.getBoundingClientRect();
      return [{ target, x: Math.min(Math.max(x, box.left), box.right), y: Math.min(Math.max(y, box.top), box.bottom) }];
    }
    const name = socketName(desk, target);
    const socket =
      target.end === 'new' ? lane.querySelector('[data-socket] button')
      : [...lane.querySelectorAll('button.hit')].find((button) => button.getAttribute('aria-label')?.startsWith(name));
    if (!socket) return [];
    const box = socket.getBoundingClientRect();
    return [{ target, x: box.left + box.width / 2, y: box.top + box.height / 2 }];
  });
}

/** The placement that pressing the socket under the pointer or the focus would make. */
export function placementAt(desk: BoardDesk, under: EventTarget | null): number | null {
  const button = under instanceof Element ? under.closest('button') : null;
  const lane = button?.closest('[data-lane]');
  const { held, model } = desk;
  if (!button || !lane || held?.type !== 'piece' || !model) return null;
  const label = button.getAttribute('aria-label') ?? '';
  const target = model.targetsFor(held).find((each) => each.serpent === lane.getAttribute('data-lane') && label.startsWith(socketName(desk, each)));
  return target ? (model.actionFor(held, target)?.id ?? null) : null;
}
