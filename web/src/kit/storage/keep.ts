/** Small choices of the reader, kept on this device; names begin with the table they are for: `board.keys`. */
const PREFIX = 'coatl.';

export function readFlag(name: string): boolean {
  return read(name) === 'yes';
}

export function writeFlag(name: string, value: boolean): void {
  write(name, value ? 'yes' : 'no');
}

/** What was kept as names and texts; nothing else is believed. */
export function readTexts(name: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(read(name) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

export function writeTexts(name: string, texts: Readonly<Record<string, string>>): void {
  write(name, JSON.stringify(texts));
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // A browser without storage forgets it with the page.
  }
}
