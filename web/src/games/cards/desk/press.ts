/** What a key does at the card table. */
import type { CardModel } from '../model/model';
import type { CardDesk } from './desk.svelte';
import type { KeyCommand } from './keys';

/** The others at a glance, in words. */
export function rivalLines(desk: CardDesk, { view: { carl }, names, others }: CardModel): string[] {
  const { board, points } = desk.theatre;
  const all = carl ? [...others, { seat: -1, points: points.carl, held: board?.carl ?? carl.held }] : others;
  return all.map(({ seat, points, held }) =>
    desk.words('cards-opponent', {
      name: names.seat(seat),
      points,
      count: held.length,
      secured: held.filter((each) => each.is_secured).length,
    }),
  );
}

function showRivals(desk: CardDesk, model: CardModel): void {
  if (model.others.length) desk.panel = 'rivals';
  else if (model.view.carl) desk.say(rivalLines(desk, model).join('. '));
}

export function runCommand(desk: CardDesk, command: KeyCommand): void {
  const { model, theatre } = desk;
  if (!model) return;
  switch (command.kind) {
    case 'lift': {
      const card = model.cards[command.index];
      if (card) desk.lift(card);
      break;
    }
    case 'place': {
      const place = desk.places[command.index];
      if (place) desk.pick(place[1]);
      break;
    }
    case 'move':
      desk.movePlace(command.by);
      break;
    case 'turn':
      desk.turn();
      break;
    case 'release':
      desk.release();
      break;
    case 'discard':
      if (model.isTurn) desk.discardNow();
      break;
    case 'undo':
      desk.undo();
      break;
    case 'redo':
      desk.redo();
      break;
    case 'reset':
      desk.reset();
      break;
    case 'confirm':
      desk.confirmNow();
      break;
    case 'fulfil':
      desk.fulfilFirst();
      break;
    case 'hint':
      if (model.hasCoach) desk.hinting.ask();
      break;
    case 'log':
      desk.panel = 'log';
      break;
    case 'help':
      desk.panel = 'keys';
      break;
    case 'command':
      desk.panel = 'command';
      break;
    case 'about':
      desk.about = desk.focused ?? model.visible[0] ?? null;
      break;
    case 'rivals':
      showRivals(desk, model);
      break;
    case 'read':
      desk.readRow();
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
