/** The seal of a shuffle, checked here as `coatl verify` does: see docs/records.md. */
const PREFIX = new TextEncoder().encode('coatl-commit-1\0');

/** Whether a secret belongs to its seal; null where the browser cannot tell (a page without https). */
export async function checkSeal(secret: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle || !/^[0-9a-f]{64}$/.test(secret)) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const data = new Uint8Array(PREFIX.length + bytes.length);
  data.set(PREFIX);
  data.set(bytes, PREFIX.length);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}
