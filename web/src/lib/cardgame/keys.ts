/** Keys of the card table: what a key means now. */
export type KeyCommand =
  | { kind: 'lift' | 'place'; index: number }
  /** To the next place, or the one before. */
  | { kind: 'move'; by: 1 | -1 }
  | { kind: Plain };

type Plain =
  | 'turn' | 'release' | 'discard' | 'undo' | 'redo' | 'reset' | 'confirm' | 'fulfil' | 'hint' | 'log' | 'read' | 'rivals' | 'help'
  | 'next' | 'back' | 'end';

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const ALWAYS: Readonly<Record<string, Plain>> = { l: 'log', s: 'read', o: 'rivals', '?': 'help' };
const LETTERS: Readonly<Record<string, Plain>> = {
  r: 'turn', escape: 'release', d: 'discard', u: 'undo', x: 'reset', c: 'confirm', f: 'fulfil', h: 'hint', ...ALWAYS,
};
const TELLING: Readonly<Record<string, Plain>> = { n: 'next', arrowright: 'next', arrowleft: 'back', e: 'end', ...ALWAYS };

/** Reads a key; `lifted` tells whether a place is being chosen, `telling` whether CARL's turn is being told. */
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
  if (telling) return null;
  if (/^[1-9]$/.test(key)) return { kind: lifted ? 'place' : 'lift', index: Number(key) - 1 };
  if (lifted && (key === 'arrowleft' || key === 'arrowright')) return { kind: 'move', by: key === 'arrowleft' ? -1 : 1 };
  return null;
}
