/** Which pieces and cards of the board game moved between two states: told from what lies where, before and after. */
import type { BoardSeatData, BoardViewData, PieceData, PieceKind, SerpentData, StateMessage } from '$kit/api';
import { boardView } from '$games/shared/views';
import { changedEvents, isUndo } from '$kit/motion/events';
import {
  cardLook,
  donePlace,
  copyOf,
  handPlace,
  nichePlace,
  pieceLook,
  piecesOf,
  seatPlace,
  serpentPlace,
  trayPlaces,
  type Spot,
  type Travel,
} from '$kit/motion/places';
import { TIMES } from '$kit/motion/times';

const DECK = 'deck/prophecy';
const SLOTS = ['A', 'B'] as const;
const KINDS: readonly PieceKind[] = ['head', 'body', 'tail'];

/** Where the shorter run of pieces lies in the longer one; -1 if it does not. */
export function findRun(short: readonly PieceData[], long: readonly PieceData[]): number {
  const alike = (from: number) =>
    short.every(({ kind, colour }, i) => long[from + i]?.kind === kind && long[from + i]?.colour === colour);
  for (let from = 0; from + short.length <= long.length; from += 1) if (alike(from)) return from;
  return -1;
}

function supplySpots({ supply }: BoardViewData): Spot[] {
  const niches = {
    head: supply.heads.map((one) => one && [one]),
    body: supply.bodies,
    tail: supply.tails.map((one) => one && [one]),
  };
  return KINDS.flatMap((kind) =>
    niches[kind].flatMap((colours, niche) =>
      (colours ?? []).map((colour, i) => ({ look: pieceLook(kind, colour), place: nichePlace(kind, niche, i) })),
    ),
  );
}

function traySpots(seat: BoardSeatData): Spot[] {
  const pieces = piecesOf(seat);
  return trayPlaces(seat.seat, pieces).map((place, i) => {
    const piece = pieces[i] as (typeof pieces)[number];
    return { place, look: pieceLook(piece.kind, piece.colour) };
  });
}

const lookOf = (piece: PieceData): string => pieceLook(piece.kind, piece.colour);
const within = (place: string, pieces: readonly PieceData[], first = 0): Spot[] =>
  pieces.map((piece, i) => ({ look: lookOf(piece), place: `${place}/${first + i}` }));

interface Change {
  gone: Spot[];
  come: Spot[];
  /** The same thing, in another place. */
  moved: { look: string; from: string; place: string; after?: number }[];
}

/** What lies in one list and not in the other. */
function compare(before: readonly Spot[], after: readonly Spot[], change: Change): void {
  const key = ({ look, place }: Spot) => `${look} ${place}`;
  const old = new Set(before.map(key));
  const now = new Set(after.map(key));
  change.gone.push(...before.filter((spot) => !now.has(key(spot))));
  change.come.push(...after.filter((spot) => !old.has(key(spot))));
}

/** Pieces that were put to the ends of a Cóatl, or taken back from them. */
function compareRuns(
  from: string,
  old: readonly PieceData[],
  to: string,
  now: readonly PieceData[],
  change: Change,
): boolean {
  const grown = findRun(old, now);
  const shrunk = grown < 0 ? findRun(now, old) : -1;
  if (grown < 0 && shrunk < 0) return false;
  if (grown >= 0) {
    const end = grown + old.length;
    change.come.push(...within(to, now.slice(0, grown)), ...within(to, now.slice(end), end));
    if (from !== to)
      old.forEach((piece, i) =>
        change.moved.push({ look: lookOf(piece), from: `${from}/${i}`, place: `${to}/${grown + i}` }),
      );
  } else {
    const end = shrunk + now.length;
    change.gone.push(...within(from, old.slice(0, shrunk)), ...within(from, old.slice(end), end));
  }
  return true;
}

const cardsOf = (place: string, serpent: SerpentData): Spot[] =>
  [...serpent.cards, ...(serpent.temple ? [serpent.temple] : [])].map((card) => ({
    look: cardLook(card),
    place: `${place}/card/${card}`,
  }));

/** A Cóatl that was completed moves as a whole; its cards follow when the wave has run through it. */
function compareSerpents(before: BoardSeatData, after: BoardSeatData, change: Change, cards: Change): Set<string> {
  const seat = after.seat;
  const done = new Set<string>();
  const fresh = after.finished
    .map((serpent, i) => ({ serpent, place: donePlace(seat, i) }))
    .slice(before.finished.length);
  SLOTS.forEach((slot, i) => {
    const place = serpentPlace(seat, slot);
    const old = before.serpents[i] ?? null;
    const now = after.serpents[i] ?? null;
    const closed = fresh.find(
      ({ serpent, place: to }) => !done.has(to) && old !== null && findRun(old.pieces, serpent.pieces) >= 0,
    );
    const isSame = old && now && (findRun(old.pieces, now.pieces) >= 0 || findRun(now.pieces, old.pieces) >= 0);
    if (closed && !isSame) {
      done.add(closed.place);
      compareRuns(place, old?.pieces ?? [], closed.place, closed.serpent.pieces, change);
      const laid = new Set(cardsOf(place, old as SerpentData).map(({ look }) => look));
      for (const spot of cardsOf(closed.place, closed.serpent)) {
        if (laid.has(spot.look)) cards.moved.push({ ...spot, from: `${place}/card/${spot.look.slice(5)}` });
        else cards.come.push(spot);
      }
      compareRuns(place, [], place, now?.pieces ?? [], change);
    } else {
      compareRuns(place, old?.pieces ?? [], place, now?.pieces ?? [], change);
      compare(old ? cardsOf(place, old) : [], now ? cardsOf(place, now) : [], cards);
    }
  });
  for (const { serpent, place } of fresh) if (!done.has(place)) change.come.push(...within(place, serpent.pieces));
  return new Set(fresh.map(({ place }) => place));
}

const openSpots = (view: BoardViewData): Spot[] =>
  view.open.flatMap((card, i) => (card ? [{ look: cardLook(card), place: `open/${i}` }] : []));
const pileSpots = (view: BoardViewData): Spot[] =>
  view.piles.flatMap(({ top }, i) => (top ? [{ look: cardLook(top), place: `pile/${i}` }] : []));
const handSpots = ({ seat, hand, temple, commitment }: BoardSeatData): Spot[] =>
  [...(hand ?? []), ...(temple ? [temple] : []), ...(commitment ? [commitment] : [])].map((card, i, cards) => ({
    look: cardLook(card),
    place: handPlace(seat, card, copyOf(cards, i)),
  }));

const seatOf = (place: string): number => (place.startsWith('seat/') ? Number(place.split('/')[1]) : -1);
const isIn = (place: string, part: string): boolean => place.split('/')[2] === part;

/** Finds what something came from, and takes it off the list. */
function takeSource(gone: Spot[], look: string, wishes: readonly ((place: string) => boolean)[]): string | null {
  for (const wish of wishes) {
    const index = gone.findLastIndex((spot) => spot.look === look && wish(spot.place));
    if (index >= 0) return gone.splice(index, 1)[0]?.place ?? null;
  }
  return null;
}

export interface BoardChange {
  travels: Travel[];
  /** Cóatls that were completed: a wave runs through each. */
  waves: string[];
}

export function boardChange(before: StateMessage, after: StateMessage): BoardChange {
  const old = boardView(before.position);
  const now = boardView(after.position);
  if (!old || !now || old.phase === 'setup') return { travels: [], waves: [] };
  const me = after.seat;
  const back = isUndo(before, after);
  const { added } = changedEvents(before, after);
  const by = (seat: number): Travel['by'] => (seat === me ? 'own' : 'other');
  const pieces: Change = { gone: [], come: [], moved: [] };
  const cards: Change = { gone: [], come: [], moved: [] };
  const waves: string[] = [];

  compare(supplySpots(old), supplySpots(now), pieces);
  for (const seat of now.seats) {
    const was = old.seats[seat.seat];
    if (!was) continue;
    compare(traySpots(was), traySpots(seat), pieces);
    waves.push(...compareSerpents(was, seat, pieces, cards));
    compare(handSpots(was), handSpots(seat), cards);
    for (let i = was.gold; i < seat.gold; i += 1)
      pieces.come.push({ look: 'body-O', place: `${seatPlace(seat.seat)}/gold` });
  }
  compare(openSpots(old), openSpots(now), cards);
  compare(pileSpots(old), pileSpots(now), cards);

  const travels: Travel[] = pieces.moved.map((move) => ({ ...move, by: by(seatOf(move.place)) }));
  // A niche that was filled again with the same pieces looks as if nothing had been taken from it.
  const lying = supplySpots(old).filter(
    (spot) => !pieces.gone.includes(spot) && !pieces.gone.some((gone) => gone.place === spot.place),
  );
  const supplyLast = [...pieces.come].sort(
    (a, b) => Number(a.place.startsWith('supply')) - Number(b.place.startsWith('supply')),
  );
  for (const { look, place } of supplyLast) {
    const seat = seatOf(place);
    if (seat < 0) {
      const from = back ? takeSource(pieces.gone, look, [(other) => seatOf(other) === me]) : null;
      travels.push({ look, place, from: from ?? 'bag', by: from ? 'own' : 'table' });
      continue;
    }
    const hasPicked = added.some((event) => event.name === 'picked' && event.seat === seat);
    const from =
      takeSource(pieces.gone, look, [
        (other) => seatOf(other) === seat,
        (other) => other.startsWith('supply'),
        () => true,
      ]) ?? (hasPicked ? 'bag' : takeSource(lying, look, [() => true]));
    // Gold is paid by the thief.
    if (from) travels.push({ look, place, from, by: by(isIn(place, 'gold') ? seatOf(from) : seat) });
  }

  travels.push(...cards.moved.map((move): Travel => ({ ...move, by: by(seatOf(move.place)) })));
  for (const { look, place } of cards.come) {
    const seat = seatOf(place);
    if (place.startsWith('pile') && !back) continue;
    const from = takeSource(cards.gone, look, [(other) => seat >= 0 || back || seatOf(other) < 0]);
    if (seat < 0) travels.push({ look, place, from: from ?? DECK, by: from ? 'own' : 'table', flips: !from });
    else if (from) travels.push({ look, place, from, by: by(seat) });
    else if (seat === me && isIn(place, 'hand')) travels.push({ look, place, from: DECK, by: 'table', flips: true });
    else if (seat !== me) travels.push({ look, place, from: `${seatPlace(seat)}/hand`, by: 'other', flips: true });
  }
  for (const seat of now.seats) {
    if (seat.seat === me) continue;
    let grown = seat.hand_size - (old.seats[seat.seat]?.hand_size ?? 0);
    const place = `${seatPlace(seat.seat)}/hand`;
    for (; grown > 0; grown -= 1) {
      const index = cards.gone.findIndex((spot) => spot.place.startsWith('open'));
      const taken = index < 0 ? null : cards.gone.splice(index, 1)[0];
      travels.push(
        taken
          ? { look: taken.look, place, from: taken.place, by: 'other' }
          : { look: 'back-prophecy', place, from: DECK, by: 'other' },
      );
    }
  }
  return { travels: travels.map((travel) => ({ ...travel, after: foldAfter(travel, now) })), waves };
}

/** Cards go under a completed Cóatl when its wave has passed. */
function foldAfter({ place }: Travel, view: BoardViewData): number {
  const [, seat, part, number, card] = place.split('/');
  if (part !== 'done' || card !== 'card') return 0;
  const length = view.seats[Number(seat)]?.finished[Number(number)]?.pieces.length ?? 0;
  return TIMES.snap + length * TIMES.wave;
}
