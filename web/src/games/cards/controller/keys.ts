/** The keys of the card table. */
import type { KeyLayout } from '$kit/keys';

export type CardKeyName =
  | 'before'
  | 'after'
  | 'turn'
  | 'discard'
  | 'fulfil'
  | 'undo'
  | 'redo'
  | 'reset'
  | 'confirm'
  | 'hint'
  | 'read'
  | 'rivals'
  | 'log'
  | 'about'
  | 'command'
  | 'help'
  | 'next'
  | 'end';

export const CARD_KEYS: KeyLayout<CardKeyName> = {
  table: 'cards',
  usual: {
    before: 'ArrowLeft',
    after: 'ArrowRight',
    turn: 'r',
    discard: 'd',
    fulfil: 'f',
    undo: 'u',
    redo: 'y',
    reset: 'x',
    confirm: 'c',
    hint: 'h',
    read: 's',
    rivals: 'o',
    log: 'l',
    about: 'i',
    command: '/',
    help: '?',
    next: 'n',
    end: 'e',
  },
};
/** Those that only a match against CARL needs. */
export const SOLO_KEYS: readonly CardKeyName[] = ['next', 'end'];
/** Keys that always mean the same, with the names of what they do. */
export const FIXED_KEYS = [
  ['1 – 5', 'lift'],
  ['1 – 4', 'place'],
  ['Ctrl Z, Ctrl Y', 'back'],
  ['Esc', 'release'],
] as const;
/** What a key does, as a message. */
export const keyMessage = (name: string): string => (name === 'about' ? 'about-key' : `cards-key-${name}`);
