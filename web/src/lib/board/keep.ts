/** Small choices of the reader, kept on this device. */
export function readFlag(name: string): boolean {
  try {
    return localStorage.getItem(`coatl.board.${name}`) === 'yes';
  } catch {
    return false;
  }
}

export function writeFlag(name: string, value: boolean): void {
  try {
    localStorage.setItem(`coatl.board.${name}`, value ? 'yes' : 'no');
  } catch {
    // A browser without storage forgets it with the page.
  }
}
