/** Actions and pieces in words. */
import type { ActionData, SeatData } from '$kit/api';
import { listed, type Words } from '$kit/words';

type Args = Record<string, string | number>;

interface Named {
  kind: string;
  colour: string;
}

export const describePiece = (words: Words, piece: Named): string =>
  words(`piece-${piece.kind}`, { colour: piece.colour });

/** Pieces by their letters, as one list. */
export function describePieces(words: Words, kind: string, colours: string): string {
  return listed([...colours].map((colour) => describePiece(words, { kind, colour })));
}

export function describeSerpent(words: Words, pieces: readonly Named[]): string {
  return words('piece-serpent', {
    count: pieces.length,
    pieces: listed(pieces.map((piece) => describePiece(words, piece))),
  });
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const dashed = (name: string): string => name.replaceAll(/[ _]/g, '-');

/** What pressing an action's button does. */
export function describeAction(
  words: Words,
  action: Pick<ActionData, 'kind' | 'args'>,
  seats: readonly SeatData[],
): string {
  const { kind, args } = action;
  const colours = text(args['colours']);
  const told: Args = { ...args };
  if (colours)
    told['pieces'] = describePieces(
      words,
      text(args['piece']) || (kind === 'head' || kind === 'tail' ? kind : 'body'),
      colours,
    );
  if (args['place'] !== undefined) told['place'] = dashed(text(args['place']));
  if (typeof args['seat'] === 'number') told['victim'] = seats[args['seat']]?.name ?? '';
  if (kind === 'choose' && args['card'] === 'deck') return words('act-choose-deck');
  if (kind === 'discard' && colours) return words('act-discard-feather', told);
  if (kind === 'fulfil' && args['serpent'] === undefined) return words('act-fulfil-row', told);
  return words(`act-${kind}`, told);
}
