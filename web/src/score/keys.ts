/** The score helper by keys: letters are colours, arrows choose the end or move what is held. */
import type { Colour } from '$kit/api';
import { COLOURS } from '$kit/art';
import type { ScoreDesk } from './desk.svelte';

/** Does what a key means, unless something that is typed into has the focus. */
export function pressKey(desk: ScoreDesk, event: KeyboardEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input:not([type=radio]), select, textarea, dialog')) return;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
    event.preventDefault();
    desk.undo();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const letter = event.key.toUpperCase();
  const isRadio = Boolean(target?.closest('fieldset'));
  if (COLOURS.some((colour) => colour === letter)) {
    const end = desk.end === 'left' ? 'head' : 'tail';
    desk.press(event.shiftKey ? end : 'body', letter as Colour);
  } else if (event.key === 'Backspace' || event.key === 'Delete') desk.remove();
  else if (event.key === 'Escape') desk.held = null;
  else if (!isRadio && event.key === 'ArrowLeft') {
    if (desk.held === null) desk.end = 'left';
    else desk.move(-1);
  } else if (!isRadio && event.key === 'ArrowRight') {
    if (desk.held === null) desk.end = 'right';
    else desk.move(1);
  } else return;
  event.preventDefault();
}
