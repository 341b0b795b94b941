/** What a key does at the card table. */
import type { CardModel } from '../model/model';
import type { CardController } from './controller.svelte';
import type { KeyCommand } from './keys';

/** The others at a glance, in words. */
export function rivalLines(controller: CardController, { view: { carl }, names, others }: CardModel): string[] {
  const { board, points } = controller.theatre;
  const all = carl ? [...others, { seat: -1, points: points.carl, held: board?.carl ?? carl.held }] : others;
  return all.map(({ seat, points, held }) =>
    controller.words('cards-opponent', {
      name: names.seat(seat),
      points,
      count: held.length,
      secured: held.filter((each) => each.is_secured).length,
    }),
  );
}

function showRivals(controller: CardController, model: CardModel): void {
  if (model.others.length) controller.panel = 'rivals';
  else if (model.view.carl) controller.say(rivalLines(controller, model).join('. '));
}

export function runCommand(controller: CardController, command: KeyCommand): void {
  const { model, theatre } = controller;
  if (!model) return;
  switch (command.kind) {
    case 'lift': {
      const card = model.cards[command.index];
      if (card) controller.lift(card);
      break;
    }
    case 'place': {
      const place = controller.places[command.index];
      if (place) controller.pick(place[1]);
      break;
    }
    case 'move':
      controller.movePlace(command.by);
      break;
    case 'turn':
      controller.turn();
      break;
    case 'release':
      controller.release();
      break;
    case 'discard':
      if (model.isTurn) controller.discardNow();
      break;
    case 'undo':
      controller.undo();
      break;
    case 'redo':
      controller.redo();
      break;
    case 'reset':
      controller.reset();
      break;
    case 'confirm':
      controller.confirmNow();
      break;
    case 'fulfil':
      controller.fulfilling.chooseFirst();
      break;
    case 'hint':
      if (model.hasCoach) controller.hinting.ask();
      break;
    case 'log':
      controller.panel = 'log';
      break;
    case 'help':
      controller.panel = 'keys';
      break;
    case 'command':
      controller.panel = 'command';
      break;
    case 'about':
      controller.about = controller.focused ?? model.visible[0] ?? null;
      break;
    case 'rivals':
      showRivals(controller, model);
      break;
    case 'read':
      controller.readRow();
      break;
    case 'next':
      theatre.next();
      break;
    case 'back':
      theatre.back();
      break;
    case 'end':
      theatre.finish();
      break;
  }
}
