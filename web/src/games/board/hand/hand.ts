/** What pressing a card of one's hand does. */
import type { BoardDesk } from '../desk/desk.svelte';
import type { BoardModel } from '../model/model';

const fulfilling = (card: string, serpent: string) => ({ kinds: ['fulfil'], args: { card, serpent } });

export function pressProphecy(desk: BoardDesk, model: BoardModel, card: string): void {
  const discard = model.index.find('discard', { card });
  const completing = model.view.completing;
  if (completing)
    desk.act(model.index.find('fulfil', { card, serpent: completing }), 'board-why-card', fulfilling(card, completing));
  else if (discard) desk.act(discard);
  else if (model.index.has('fulfil', { card })) {
    desk.tab = 'build';
    desk.lift({ type: 'card', card });
  } else desk.pin(card, desk.lane && fulfilling(card, desk.lane.name));
}

export function pressTemple(desk: BoardDesk, model: BoardModel, card: string): void {
  const action = model.index.find('temple', { card });
  if (action) desk.act(action);
  else desk.pin(card, { kinds: ['temple'], args: { card } });
}
