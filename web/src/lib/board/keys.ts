/** Which key means what; the reader may choose others, and this device remembers them. */
import { readTexts, writeTexts } from './keep';

export const KEY_NAMES = [
  'left', 'right', 'new', 'lane', 'a', 'b', 'fulfil', 'goal', 'previous', 'next', 'commit', 'last', 'log', 'read', 'rivals', 'hint', 'command', 'help',
] as const;
export type KeyName = (typeof KEY_NAMES)[number];
export type KeyMap = Readonly<Record<KeyName, string>>;

export const DEFAULT_KEYS: KeyMap = {
  left: 'ArrowLeft', right: 'ArrowRight', new: 'n', lane: 'Tab', a: 'a', b: 'b', fulfil: 'f', goal: 'g', previous: ',', next: '.',
  commit: 'c', last: 'l', log: 'm', read: 's', rivals: 'o', hint: 'h', command: '/', help: '?',
};

/** Keys that always mean the same: numbers lift pieces, and these belong to the browser. */
const FIXED = /^([0-9]|Escape|Enter|Shift|Control|Alt|Meta| )$/;
const DRAWN: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

export const plainKey = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);
/** A key as it is written on a keyboard. */
export const drawKey = (key: string): string => DRAWN[key] ?? (key.length === 1 ? key.toLocaleUpperCase() : key);
export const canBeKey = (key: string): boolean => !FIXED.test(key);

export const meaningOf = (keys: KeyMap, key: string): KeyName | undefined => KEY_NAMES.find((name) => keys[name] === plainKey(key));

/** Gives a meaning another key; whoever had it gets the old one. */
export function changeKey(keys: KeyMap, name: KeyName, key: string): KeyMap {
  if (!canBeKey(key)) return keys;
  const fresh = plainKey(key);
  const other = meaningOf(keys, fresh);
  return { ...keys, ...(other ? { [other]: keys[name] } : {}), [name]: fresh };
}

export function readKeys(): KeyMap {
  const kept = readTexts('keys');
  const chosen = KEY_NAMES.filter((name) => kept[name] !== undefined && canBeKey(kept[name]));
  const keys = { ...DEFAULT_KEYS, ...Object.fromEntries(chosen.map((name) => [name, kept[name]])) } as KeyMap;
  // Something else under our name, where one key has two meanings: as if nothing had been chosen.
  return new Set(Object.values(keys)).size === KEY_NAMES.length ? keys : DEFAULT_KEYS;
}

export const writeKeys = (keys: KeyMap): void =>
  writeTexts('keys', Object.fromEntries(KEY_NAMES.filter((name) => keys[name] !== DEFAULT_KEYS[name]).map((name) => [name, keys[name]])));
