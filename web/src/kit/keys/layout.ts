/** Which key means what at a table; the reader may choose others, and this device remembers them. */
import { readTexts, writeTexts } from '$kit/storage/keep';

export type KeyMap<Name extends string> = Readonly<Record<Name, string>>;

/** The keys of a table as they are until the reader chooses others. */
export interface KeyLayout<Name extends string> {
  /** What they are kept for. */
  table: 'board' | 'cards';
  usual: KeyMap<Name>;
  /** The one meaning that Tab may have; everywhere else it goes on through the page. */
  tab?: Name;
}

/** Keys that always mean the same: numbers lift pieces, and the others belong to the browser. */
const FIXED =
  /^([0-9]|Escape|Enter|Tab|Backspace|Delete|Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d{1,2}|Dead|Process|Unidentified| )$/;
const DRAWN: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

export const plainKey = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);
/** A key as it is written on a keyboard. */
export const drawKey = (key: string): string =>
  DRAWN[key] ?? (key.length === 1 ? key.toLocaleUpperCase() : key.replace('Control+', 'Ctrl '));

export const namesOf = <Name extends string>({ usual }: KeyLayout<Name>): Name[] => Object.keys(usual) as Name[];

export const canBeKey = <Name extends string>(layout: KeyLayout<Name>, name: Name, key: string): boolean =>
  key === 'Tab' ? layout.tab === name : key !== '' && !FIXED.test(key);

export function meaningOf<Name extends string>(keys: KeyMap<Name>, key: string): Name | undefined {
  const plain = plainKey(key);
  return plain === '' ? undefined : (Object.keys(keys) as Name[]).find((name) => keys[name] === plain);
}

/** Gives a meaning another key, or none (''). Whoever had that key gets the old one, if it may, or else its usual one. */
export function changeKey<Name extends string>(
  layout: KeyLayout<Name>,
  keys: KeyMap<Name>,
  name: Name,
  key: string,
): KeyMap<Name> {
  if (key !== '' && !canBeKey(layout, name, key)) return keys;
  const fresh = plainKey(key);
  const other = meaningOf(keys, fresh);
  const next = { ...keys, [name]: fresh };
  if (!other || other === name) return next;
  const usual = layout.usual[other];
  const spare = meaningOf({ ...next, [other]: '' }, usual) ? '' : usual;
  return { ...next, [other]: canBeKey(layout, other, keys[name]) ? keys[name] : spare };
}

export function readKeys<Name extends string>(layout: KeyLayout<Name>): KeyMap<Name> {
  const kept = readTexts(`${layout.table}.keys`);
  const chosen = namesOf(layout).filter((name) => kept[name] === '' || canBeKey(layout, name, kept[name] ?? ''));
  const keys = { ...layout.usual, ...Object.fromEntries(chosen.map((name) => [name, kept[name]])) };
  const used = Object.values<string>(keys).filter(Boolean);
  // Something else under our name, where one key has two meanings: as if nothing had been chosen.
  return new Set(used).size === used.length ? keys : layout.usual;
}

export const writeKeys = <Name extends string>(layout: KeyLayout<Name>, keys: KeyMap<Name>): void =>
  writeTexts(
    `${layout.table}.keys`,
    Object.fromEntries(
      namesOf(layout)
        .filter((name) => keys[name] !== layout.usual[name])
        .map((name) => [name, keys[name]]),
    ),
  );
