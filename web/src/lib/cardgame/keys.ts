/** Keys of the card table: what a key means now. */
export type KeyCommand =
  | { kind: 'lift' | 'place'; index: number }
  | { kind: 'turn' | 'release' | 'discard' | 'undo' | 'redo' | 'reset' | 'confirm' | 'fulfil' | 'hint' | 'log' | 'help' | 'next' | 'back' | 'end' };

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

type Plain = Exclude<KeyCommand['kind'], 'lift' | 'place'>;
const LETTERS: Readonly<Record<string, Plain>> = {
  r: 'turn', escape: 'release', d: 'discard', u: 'undo', x: 'reset', c: 'confirm', f: 'fulfil', h: 'hint', l: 'log', '?': 'help',
};
const TELLING: Readonly<Record<string, Plain>> = { n: 'next', arrowright: 'next', arrowleft: 'back', e: 'end', l: 'log', '?': 'help' };

/** Reads a key; `lifted` tells whether numbers choose a place, `telling` whether CARL's turn is being told. */
export function readKey(press: KeyPress, lifted: boolean, telling: boolean): KeyCommand | null {
  const key = press.key.toLowerCase();
  if (press.altKey) return null;
  if (press.ctrlKey || press.metaKey) {
    if (telling) return null;
    if (key === 'z') return { kind: press.shiftKey ? 'redo' : 'undo' };
    return key === 'y' ? { kind: 'redo' } : null;
  }
  const plain = (telling ? TELLING : LETTERS)[key];
  if (plain) return { kind: plain };
  if (!telling && /^[1-9]$/.test(key)) return { kind: lifted ? 'place' : 'lift', index: Number(key) - 1 };
  return null;
}
