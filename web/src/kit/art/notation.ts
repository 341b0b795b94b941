/** Serpents as text, the notation of the rules: '<GRRK>' from head to tail. */
import type { BodyColour, PieceKind } from './shapes';
import { ALL_COLOURS } from './shapes';

/** A piece as it is drawn. */
export interface PieceLook {
  kind: PieceKind;
  colour: BodyColour;
}

const isColour = (letter: string): letter is BodyColour => (ALL_COLOURS as readonly string[]).includes(letter);

/** Reads a serpent; throws on letters that are no colour. */
export function parseSerpent(text: string): PieceLook[] {
  const letters = [...text.replace(/^</, '').replace(/>$/, '')];
  return letters.map((colour, i) => {
    if (!isColour(colour)) throw new Error(`no colour: ${colour}`);
    const isHead = i === 0 && text.startsWith('<');
    const isTail = i === letters.length - 1 && text.endsWith('>');
    return { colour, kind: isHead ? 'head' : isTail ? 'tail' : 'body' };
  });
}

/** Writes a serpent. */
export function formatSerpent(pieces: readonly PieceLook[]): string {
  const letters = pieces.map((piece) => piece.colour).join('');
  return `${pieces[0]?.kind === 'head' ? '<' : ''}${letters}${pieces.at(-1)?.kind === 'tail' ? '>' : ''}`;
}

/** The part of a symbol's name that says which piece: 'body-Y' or 'body-Y-mini'. */
export const symbolOf = (piece: PieceLook, mini: boolean): string =>
  `${piece.kind}-${piece.colour}${mini ? '-mini' : ''}`;
