/** Names of places at a table, as elements are marked with them (`data-place`): from the whole to the part. */
import type { BoardSeatData, PieceKind, BodyColour } from '$kit/api';

/** What lies somewhere; equal pieces have equal looks, and only cards are single. */
export interface Spot {
  look: string;
  place: string;
}

/** A move that is drawn; the position has changed already. */
export interface Travel extends Spot {
  from: string;
  /** Who moves it: the reader, somebody else, or the table that deals and refills. */
  by: 'own' | 'other' | 'table';
  /** It comes from a hidden place and is turned over on the way. */
  flips?: boolean;
  /** Milliseconds to wait for what comes first. */
  after?: number;
}

export const pieceLook = (kind: PieceKind, colour: BodyColour): string => `${kind}-${colour}`;
export const cardLook = (card: string): string => `card-${card}`;
export const featherLook = (colours: string): string => `feather-${colours}`;

export const seatPlace = (seat: number): string => `seat/${seat}`;
export const nichePlace = (kind: PieceKind, niche: number, piece = 0): string => `supply/${kind}/${niche}/${piece}`;
export const serpentPlace = (seat: number, slot: string): string => `${seatPlace(seat)}/serpent/${slot}`;
export const donePlace = (seat: number, number: number): string => `${seatPlace(seat)}/done/${number}`;
export const rowPlace = (seat: number): string => `${seatPlace(seat)}/row`;
/** Of equal cards of a hand the first one is number 0. */
export const copyOf = (cards: readonly string[], at: number): number =>
  cards.slice(0, at).filter((card) => card === cards[at]).length;
export const handPlace = (seat: number, card: string, copy = 0): string =>
  `${seatPlace(seat)}/hand/${card}${copy ? `+${copy}` : ''}`;

/** Names for the pieces of a tray in the order they lie: equal ones are counted. */
export function trayPlaces(seat: number, pieces: readonly { kind: PieceKind; colour: BodyColour }[]): string[] {
  const counts = new Map<string, number>();
  return pieces.map(({ kind, colour }) => {
    const look = pieceLook(kind, colour);
    const count = counts.get(look) ?? 0;
    counts.set(look, count + 1);
    return `${seatPlace(seat)}/tray/${look}/${count}`;
  });
}

export const piecesOf = (seat: Pick<BoardSeatData, 'board'>): { kind: PieceKind; colour: BodyColour }[] =>
  seat.board.flatMap(({ kind, colour, count }) => Array.from({ length: count }, () => ({ kind, colour })));

/** The place, then what it is part of: where it is not drawn, something around it may be. */
export function around(place: string): string[] {
  const parts = place.split('/');
  return parts.map((_, i) => parts.slice(0, parts.length - i).join('/'));
}
