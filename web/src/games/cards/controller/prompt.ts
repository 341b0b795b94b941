/** What the bar says: what to do now, and what that means. */
import type { CardController } from './controller.svelte';
import type { CardModel } from '../model/model';

const PLACING = ['play', 'revealed'];

/** Returns a title and a note for the bar. */
export function promptOf(controller: CardController, model: CardModel): { title: string; note: string } {
  const { view, names, draft } = model;
  const { words } = names;
  const { holding, confirm } = controller;
  if (model.isOver && !draft) return { title: words('cards-why-over'), note: '' };
  if (!model.isTurn) {
    return {
      title: words('cards-prompt-wait', { name: names.seat(view.turn) }),
      note: words(model.seat === null ? 'cards-note-watch' : 'cards-note-wait'),
    };
  }
  const armed = model.actionById(holding.armed);
  if (armed && armed.kind !== 'fulfil') {
    const name = armed.kind === 'discard' ? 'discard' : 'draw';
    return { title: words(`cards-prompt-${name}`), note: words(`cards-note-${name}`) };
  }
  if (draft?.ends_turn) return { title: words('cards-prompt-commit'), note: words('cards-note-commit') };
  if (holding.key !== null && PLACING.includes(view.phase)) {
    return {
      title: words('cards-prompt-place', { feather: names.feather(holding.colours) }),
      note: words('cards-note-free'),
    };
  }
  const title = words(`cards-prompt-${view.phase}`, { left: view.plays_left });
  const isFinal = confirm.kind === 'step' && confirm.action.reveals;
  return { title, note: words(isFinal ? 'cards-note-done-draws' : 'cards-note-free') };
}

/** Which round it is, and which of its two placements; on a phone the round alone. */
export function roundWords({ view, names, isTurn, isOver }: CardModel, isTelling: boolean, isBrief = false): string {
  const { words } = names;
  const round = words('cards-round', { round: view.round, last: view.last_round });
  if (isBrief || isOver || (!isTurn && !isTelling)) return round;
  if (isTelling) return words('cards-round-part', { round, part: words('cards-round-carl') });
  // After a placement its fulfilments still belong to it.
  const left = ['drop', 'fulfil'].includes(view.phase) ? view.plays_left + 1 : view.plays_left;
  return words('cards-round-part', {
    round,
    part: words(view.round === view.last_round ? 'cards-round-end' : 'cards-round-feather', { left }),
  });
}
