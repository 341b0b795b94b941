/** What keys do at the table. */
import type { BoardController } from './controller.svelte';
import { plainKey } from '$kit/keys';
import type { KeyName } from './keys';
import { lastMove, readPiece } from '../model/speech';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Does what a key means; tells whether it meant anything. */
export function pressKey(controller: BoardController, event: Press): boolean {
  const { model } = controller;
  if (!model) return false;
  const key = plainKey(event.key);
  // The way back through the page is always open.
  if (key === 'Tab' && event.shiftKey) return false;
  if (key === 'Escape') return controller.letGo();
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (key === 'z' && !event.shiftKey) controller.undoing.undo();
    else if (key === 'y' || key === 'z') controller.undoing.redo();
    else return false;
    return true;
  }
  if (!controller.keys.isOn || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (/^[1-8]$/.test(key)) {
    const space = model.tray[Number(key) - 1];
    if (!space || space.used) controller.why('board-space-empty');
    else controller.lift({ type: 'piece', piece: space.kind, colour: space.colour });
    return true;
  }
  const name = controller.keys.meaningOf(key);
  return name !== undefined && MEANINGS[name](controller);
}

function place(controller: BoardController, end: 'left' | 'right' | 'new'): boolean {
  if (controller.held?.type !== 'piece') return false;
  const serpent = end === 'new' ? (controller.model?.freeSlot ?? 'A') : controller.lane?.name;
  if (serpent) controller.put({ serpent, end });
  else controller.why('board-why-here');
  return true;
}

/** Goes through the pieces of the Cóatl in focus, and says which cards count on each. */
function lookAt(controller: BoardController, step: 1 | -1): boolean {
  const { lane, words } = controller;
  const count = lane?.serpent?.pieces.length ?? 0;
  if (!lane || !count) return false;
  const old = controller.looked?.serpent === lane.name ? controller.looked.piece : step > 0 ? -1 : count;
  const piece = (old + step + count) % count;
  controller.looked = { serpent: lane.name, piece };
  controller.say(readPiece(words, lane, piece));
  return true;
}

const done =
  (run: (controller: BoardController) => void) =>
  (controller: BoardController): boolean => {
    run(controller);
    return true;
  };

const MEANINGS: Readonly<Record<KeyName, (controller: BoardController) => boolean>> = {
  left: (controller) => place(controller, 'left'),
  right: (controller) => place(controller, 'right'),
  new: (controller) => place(controller, 'new'),
  // Tab goes on through the page, except while a piece is held and nothing else has the focus.
  lane: (controller) => {
    if (controller.keys.map.lane === 'Tab' && (!controller.held || !isNowhere())) return false;
    const slot = controller.lane?.name === 'A' ? 'B' : 'A';
    controller.focusLane(slot);
    controller.readAloud();
    return true;
  },
  a: done((controller) => {
    controller.focusLane('A');
    controller.readAloud();
  }),
  b: done((controller) => {
    controller.focusLane('B');
    controller.readAloud();
  }),
  fulfil: done((controller) => controller.fulfil()),
  goal: (controller) => {
    const { card, lane } = controller;
    if (!card || !lane) return false;
    controller.goals.pin(lane.name, card);
    return true;
  },
  previous: (controller) => lookAt(controller, -1),
  next: (controller) => lookAt(controller, 1),
  commit: done((controller) => controller.commit()),
  last: done((controller) => {
    const text = controller.model && lastMove(controller.words, controller.model);
    if (text) controller.tell(text);
  }),
  log: done((controller) => {
    controller.panel = 'log';
  }),
  read: done((controller) => controller.readAloud()),
  rivals: done((controller) => {
    controller.peek = controller.model?.rivals[0]?.seat ?? 0;
    controller.panel = 'peek';
  }),
  hint: (controller) => {
    if (controller.model?.state.table.help !== 'coach') return false;
    controller.askHint();
    return true;
  },
  about: (controller) => {
    controller.about = controller.card ?? controller.model?.cards[0] ?? null;
    return controller.about !== null;
  },
  command: done((controller) => {
    controller.panel = 'command';
  }),
  help: done((controller) => {
    controller.panel = 'keys';
  }),
};

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;
