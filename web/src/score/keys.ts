/** The score helper by keys: letters are colours, arrows choose the end or move what is held. */
import type { Colour } from '$kit/api';
import { COLOURS } from '$kit/art';
import type { ScoreController } from './controller.svelte';

/** Does what a key means, unless something that is typed into has the focus. */
export function pressKey(controller: ScoreController, event: KeyboardEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input:not([type=radio]), select, textarea, dialog')) return;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
    event.preventDefault();
    controller.undo();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const letter = event.key.toUpperCase();
  const isRadio = Boolean(target?.closest('fieldset'));
  if (COLOURS.some((colour) => colour === letter)) {
    const end = controller.end === 'left' ? 'head' : 'tail';
    controller.press(event.shiftKey ? end : 'body', letter as Colour);
  } else if (event.key === 'Backspace' || event.key === 'Delete') controller.remove();
  else if (event.key === 'Escape') controller.held = null;
  else if (!isRadio && event.key === 'ArrowLeft') {
    if (controller.held === null) controller.end = 'left';
    else controller.move(-1);
  } else if (!isRadio && event.key === 'ArrowRight') {
    if (controller.held === null) controller.end = 'right';
    else controller.move(1);
  } else return;
  event.preventDefault();
}
