/** The keys of the board table. */
import type { KeyLayout } from '$kit/keys';

export type KeyName =
  | 'left'
  | 'right'
  | 'new'
  | 'lane'
  | 'a'
  | 'b'
  | 'fulfil'
  | 'goal'
  | 'previous'
  | 'next'
  | 'commit'
  | 'last'
  | 'log'
  | 'read'
  | 'rivals'
  | 'hint'
  | 'about'
  | 'command'
  | 'help';

export const BOARD_KEYS: KeyLayout<KeyName> = {
  table: 'board',
  usual: {
    left: 'ArrowLeft',
    right: 'ArrowRight',
    new: 'n',
    lane: 'Tab',
    a: 'a',
    b: 'b',
    fulfil: 'f',
    goal: 'g',
    previous: ',',
    next: '.',
    commit: 'c',
    last: 'l',
    log: 'm',
    read: 's',
    rivals: 'o',
    hint: 'h',
    about: 'i',
    command: '/',
    help: '?',
  },
  tab: 'lane',
};

/** Keys that always mean the same, with the names of what they do. */
export const FIXED_KEYS = [
  ['1 – 8', 'piece'],
  ['Ctrl Z, Ctrl Y', 'undo'],
  ['Esc', 'cancel'],
] as const;
/** What a key does, as a message. */
export const keyMessage = (name: string): string => (name === 'about' ? 'about-key' : `board-key-${name}`);
