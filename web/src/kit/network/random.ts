/** Secrets of this device: from the browser's own randomness, in letters that tokens, nonces and keys may have. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Returns letters that nobody can guess; each carries six bits. */
export function randomText(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte & 63]).join('');
}

export const newToken = (): string => randomText(43);
export const newNonce = (): string => randomText(22);
export const newKey = (): string => randomText(16);
