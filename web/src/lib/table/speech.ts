/** Actions, events and pieces in words, for the plain table and for screen readers. */
import type { ActionData, EventData, SeatData } from '$lib/api';
import { listed, type Words } from '$lib/words';

type Args = Record<string, string | number>;

interface Named {
  kind: string;
  colour: string;
}

export const describePiece = (words: Words, piece: Named): string => words(`plain-${piece.kind}`, { colour: piece.colour });

/** Pieces by their letters, as one list. */
export function describePieces(words: Words, kind: string, colours: string): string {
  return listed([...colours].map((colour) => describePiece(words, { kind, colour })));
}

export function describeSerpent(words: Words, pieces: readonly Named[]): string {
  return words('plain-serpent', { count: pieces.length, pieces: listed(pieces.map((piece) => describePiece(words, piece))) });
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const dashed = (name: string): string => name.replaceAll(/[ _]/g, '-');

/** What pressing an action's button does. */
export function describeAction(words: Words, action: Pick<ActionData, 'kind' | 'args'>, seats: readonly SeatData[]): string {
  const { kind, args } = action;
  const colours = text(args['colours']);
  const told: Args = { ...args };
  if (colours) told['pieces'] = describePieces(words, text(args['piece']) || (kind === 'head' || kind === 'tail' ? kind : 'body'), colours);
  if (args['place'] !== undefined) told['place'] = dashed(text(args['place']));
  if (typeof args['seat'] === 'number') told['victim'] = seats[args['seat']]?.name ?? '';
  if (kind === 'choose' && args['card'] === 'deck') return words('plain-act-choose-deck');
  if (kind === 'discard' && colours) return words('plain-act-discard-feather', told);
  if (kind === 'fulfil' && args['serpent'] === undefined) return words('plain-act-fulfil-row', told);
  return words(`plain-act-${kind}`, told);
}

/** A line of the log; null for what needs no words. */
export function describeEvent(words: Words, event: EventData, seats: readonly SeatData[]): string | null {
  const { data } = event;
  const who = event.seat < 0 ? words('rival-carl') : (seats[event.seat]?.name ?? '');
  const told: Args = { who };
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'string' || typeof value === 'number') told[name] = value;
  }
  const colours = text(data['colours']);
  if (colours) told['pieces'] = describePieces(words, text(data['piece']) || 'body', colours);
  if (typeof data['victim'] === 'number') told['victim'] = data['victim'] < 0 ? words('rival-carl') : (seats[data['victim']]?.name ?? '');
  let name = `plain-event-${dashed(event.name)}`;
  if (event.name === 'stole' && !colours) name = 'plain-event-stole-card';
  else if (event.name === 'discarded' && colours) name = 'plain-event-discarded-feather';
  else if (event.name === 'fulfilled' && data['serpent'] === undefined) return null;
  const line = words(name, told);
  return line === name ? null : line;
}
