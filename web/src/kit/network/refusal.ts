/** What the server refuses, in the reader's words. */
import type { Words } from '$kit/words';

export interface Refusal {
  /** As in the server's error messages: said to people by code and arguments. */
  code: string;
  arguments: Record<string, unknown>;
  message: string;
}

/** Speaks by the code; one that this client does not know yet is said in general. */
export function refusalText(words: Words, refusal: Refusal): string {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(refusal.arguments)) {
    if (typeof value === 'string' || typeof value === 'number') args[name] = value;
  }
  const name = `error-${refusal.code}`;
  const text = words(name, args);
  return text === name ? words('error-unknown', { code: refusal.code }) : text;
}
