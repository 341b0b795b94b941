/** Keys of the card table: what a key means now. */
import { meaningOf, plainKey, type KeyLayout, type KeyMap } from '$kit/keys';

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
