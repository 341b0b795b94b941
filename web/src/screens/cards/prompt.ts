/** What the bar says: what to do now, and what that means. */
import type { CardDesk } from '$lib/cardgame/desk.svelte';
import type { CardModel } from '$lib/cardgame/model';

const PLACING = ['play', 'revealed'];

/** Returns a title and a note for the bar. */
export function promptOf(desk: CardDesk, model: CardModel): { title: string; note: string } {
  const { view, names, draft } = model;
  const { words } = names;
  const { holding, confirm } = desk;
  if (model.isOver && !draft) return { title: words('cards-why-over'), note: '' };
  if (!model.isTurn) {
    return { title: words('cards-prompt-wait', { name: names.seat(view.turn) }), note: words(model.seat === null ? 'cards-note-watch' : 'cards-note-wait') };
  }
  const armed = model.actionById(holding.armed);
  if (armed && armed.kind !== 'fulfil') {
    const name = armed.kind === 'discard' ? 'discard' : 'draw';
    return { title: words(`cards-prompt-${name}`), note: words(`cards-note-${name}`) };
  }
  if (draft?.ends_turn) return { title: words('cards-prompt-commit'), note: words('cards-note-commit') };
  if (holding.key !== null && PLACING.includes(view.phase)) {
    return { title: words('cards-prompt-place', { feather: names.feather(holding.colours) }), note: words('cards-note-free') };
  }
  const title = words(`cards-prompt-${view.phase}`, { left: view.plays_left });
  const isFinal = confirm.kind === 'step' && confirm.action.reveals;
  return { title, note: words(isFinal ? 'cards-note-done-draws' : 'cards-note-free') };
}
