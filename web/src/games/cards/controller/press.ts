/** What keys do at the table. */
import { meaningOf, plainKey, type KeyMap } from '$kit/keys';
import type { CardModel } from '../model/model';
import type { CardController } from './controller.svelte';
import { CARD_KEYS, type CardKeyName } from './keys';

export type KeyCommand =
  | { kind: 'lift' | 'place'; index: number }
  /** To the next place, or the one before. */
  | { kind: 'move'; by: 1 | -1 }
  | { kind: Plain };

type Plain = Exclude<CardKeyName, 'before' | 'after'> | 'release' | 'back';

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const ALWAYS: readonly CardKeyName[] = ['log', 'read', 'rivals', 'about', 'command', 'help'];
const TELLING: Readonly<Partial<Record<CardKeyName, Plain>>> = {
  next: 'next',
  after: 'next',
  before: 'back',
  end: 'end',
};

/** Reads a key; `lifted` tells whether a place is being chosen, `telling` whether CARL's turn is being told.
    Without a map, single keys mean nothing. */
export function readKey(
  press: KeyPress,
  lifted: boolean,
  telling: boolean,
  keys: KeyMap<CardKeyName> | null = CARD_KEYS.usual,
): KeyCommand | null {
  const key = plainKey(press.key);
  if (press.altKey) return null;
  if (press.ctrlKey || press.metaKey) {
    if (telling) return null;
    if (key === 'z') return { kind: press.shiftKey ? 'redo' : 'undo' };
    return key === 'y' ? { kind: 'redo' } : null;
  }
  if (key === 'Escape') return telling ? null : { kind: 'release' };
  if (!keys) return null;
  if (/^[1-9]$/.test(key)) return telling ? null : { kind: lifted ? 'place' : 'lift', index: Number(key) - 1 };
  const name = meaningOf(keys, key);
  if (name === undefined) return null;
  if (telling) {
    const plain = ALWAYS.includes(name) ? (name as Plain) : TELLING[name];
    return plain ? { kind: plain } : null;
  }
  if (name === 'before' || name === 'after') return lifted ? { kind: 'move', by: name === 'before' ? -1 : 1 } : null;
  return name === 'next' || name === 'end' ? null : { kind: name };
}

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
