/** What keys do at the table. */
import type { BoardDesk } from './desk.svelte';
import { plainKey } from '$kit/keys';
import type { KeyName } from './keys';
import { lastMove, readPiece } from '../model/speech';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Does what a key means; tells whether it meant anything. */
export function pressKey(desk: BoardDesk, event: Press): boolean {
  const { model } = desk;
  if (!model) return false;
  const key = plainKey(event.key);
  // The way back through the page is always open.
  if (key === 'Tab' && event.shiftKey) return false;
  if (key === 'Escape') return desk.letGo();
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (key === 'z' && !event.shiftKey) desk.undo();
    else if (key === 'y' || key === 'z') desk.redo();
    else return false;
    return true;
  }
  if (!desk.keys.isOn || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (/^[1-8]$/.test(key)) {
    const space = model.tray[Number(key) - 1];
    if (!space || space.used) desk.why('board-space-empty');
    else desk.lift({ type: 'piece', piece: space.kind, colour: space.colour });
    return true;
  }
  const name = desk.keys.meaningOf(key);
  return name !== undefined && MEANINGS[name](desk);
}

function place(desk: BoardDesk, end: 'left' | 'right' | 'new'): boolean {
  if (desk.held?.type !== 'piece') return false;
  const serpent = end === 'new' ? (desk.model?.freeSlot ?? 'A') : desk.lane?.name;
  if (serpent) desk.put({ serpent, end });
  else desk.why('board-why-here');
  return true;
}

/** Goes through the pieces of the Cóatl in focus, and says which cards count on each. */
function lookAt(desk: BoardDesk, step: 1 | -1): boolean {
  const { lane, words } = desk;
  const count = lane?.serpent?.pieces.length ?? 0;
  if (!lane || !count) return false;
  const old = desk.looked?.serpent === lane.name ? desk.looked.piece : step > 0 ? -1 : count;
  const piece = (old + step + count) % count;
  desk.looked = { serpent: lane.name, piece };
  desk.say(readPiece(words, lane, piece));
  return true;
}

const done =
  (run: (desk: BoardDesk) => void) =>
  (desk: BoardDesk): boolean => {
    run(desk);
    return true;
  };

const MEANINGS: Readonly<Record<KeyName, (desk: BoardDesk) => boolean>> = {
  left: (desk) => place(desk, 'left'),
  right: (desk) => place(desk, 'right'),
  new: (desk) => place(desk, 'new'),
  // Tab goes on through the page, except while a piece is held and nothing else has the focus.
  lane: (desk) => {
    if (desk.keys.map.lane === 'Tab' && (!desk.held || !isNowhere())) return false;
    const slot = desk.lane?.name === 'A' ? 'B' : 'A';
    desk.focusLane(slot);
    desk.readAloud();
    return true;
  },
  a: done((desk) => {
    desk.focusLane('A');
    desk.readAloud();
  }),
  b: done((desk) => {
    desk.focusLane('B');
    desk.readAloud();
  }),
  fulfil: done((desk) => desk.fulfil()),
  goal: (desk) => {
    const { card, lane } = desk;
    if (!card || !lane) return false;
    desk.pinGoal(lane.name, card);
    return true;
  },
  previous: (desk) => lookAt(desk, -1),
  next: (desk) => lookAt(desk, 1),
  commit: done((desk) => desk.commit()),
  last: done((desk) => {
    const text = desk.model && lastMove(desk.words, desk.model);
    if (text) desk.tell(text);
  }),
  log: done((desk) => {
    desk.panel = 'log';
  }),
  read: done((desk) => desk.readAloud()),
  rivals: done((desk) => {
    desk.peek = desk.model?.rivals[0]?.seat ?? 0;
    desk.panel = 'peek';
  }),
  hint: (desk) => {
    if (desk.model?.state.table.help !== 'coach') return false;
    desk.askHint();
    return true;
  },
  about: (desk) => {
    desk.about = desk.card ?? desk.model?.cards[0] ?? null;
    return desk.about !== null;
  },
  command: done((desk) => {
    desk.panel = 'command';
  }),
  help: done((desk) => {
    desk.panel = 'keys';
  }),
};

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;
