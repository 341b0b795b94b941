/** What pressing a card of one's hand does. */
import type { BoardController } from '../controller/controller.svelte';
import type { BoardModel } from '../model/model';

const fulfilling = (card: string, serpent: string) => ({ kinds: ['fulfil'], args: { card, serpent } });

export function pressProphecy(controller: BoardController, model: BoardModel, card: string, copy: number): void {
  const discard = model.index.find('discard', { card });
  const completing = model.view.completing;
  if (completing)
    controller.act(
      model.index.find('fulfil', { card, serpent: completing }),
      'board-why-card',
      fulfilling(card, completing),
    );
  else if (discard) controller.act(discard);
  else if (model.index.has('fulfil', { card })) {
    controller.tab = 'build';
    controller.lift({ type: 'card', card, copy });
  } else controller.pin(card, controller.lane && fulfilling(card, controller.lane.name));
}

export function pressTemple(controller: BoardController, model: BoardModel, card: string): void {
  const action = model.index.find('temple', { card });
  if (action) controller.act(action);
  else controller.pin(card, { kinds: ['temple'], args: { card } });
}
