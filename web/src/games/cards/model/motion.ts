/** Which Feathers moved between two states of the card game. */
import type { BodyColour, CardViewData, EventData, StateMessage } from '$kit/api';
import { freshSegments } from './actions';
import { handCards } from './hand';
import { cardView } from '$games/shared/views';
import { changedEvents } from '$kit/motion/events';
import { featherLook, handPlace, pieceLook, rowPlace, seatPlace, type Travel } from '$kit/motion/places';

export const FEATHER_DECK = 'deck/feather';
export const FEATHER_DISCARD = 'discard/feather';

const lengthOf = (row: string): number => row.replaceAll("'", '').length;
const text = (event: EventData, name: string): string => (typeof event.data[name] === 'string' ? event.data[name] : '');
/** How far a placement pushes the rest of the row to the right. */
const shiftOf = (event: EventData): number =>
  event.name === 'head'
    ? 1
    : event.name !== 'placed'
      ? 0
      : event.data.place === 'left'
        ? 2
        : event.data.place === 'over left'
          ? 1
          : 0;

export interface Placement {
  seat: number;
  colours: string;
  kind: 'feather' | 'head' | 'tail';
  /** Numbers of its segments in the last row. */
  segments: number[];
}

/** Where the things that were placed one after the other lie in the end. */
export function placementsOf(events: readonly EventData[]): Placement[] {
  const placements: Placement[] = [];
  for (const event of events) {
    if (!['placed', 'head', 'tail'].includes(event.name)) continue;
    const shift = shiftOf(event);
    for (const other of placements)
      if (other.seat === event.seat) other.segments = other.segments.map((i) => i + shift);
    const kind = event.name === 'placed' ? 'feather' : (event.name as 'head' | 'tail');
    placements.push({
      seat: event.seat,
      kind,
      colours: text(event, 'colours'),
      segments: freshSegments(kind === 'feather' ? 'play' : kind, text(event, 'place'), lengthOf(text(event, 'row'))),
    });
  }
  return placements;
}

/** Cards of the reader's hand that are in the first view and not in the second. */
function lostCards(first: CardViewData, second: CardViewData, seat: number | null): { key: string; colours: string }[] {
  const left = new Set(handCards(second, seat).map((card) => card.key));
  return handCards(first, seat).filter((card) => !left.has(card.key));
}
const sameCard = (a: string, b: string): boolean => a === b || [...a].reverse().join('') === b;

export function featherTravels(before: StateMessage, after: StateMessage): Travel[] {
  const old = cardView(before.position);
  const now = cardView(after.position);
  if (!old || !now) return [];
  const me = after.seat;
  const { added, removed } = changedEvents(before, after);
  const travels: Travel[] = [];
  const lost = lostCards(old, now, me);
  const gained = lostCards(now, old, me);
  const take = (cards: { key: string; colours: string }[], colours: string): string | null => {
    const index = cards.findIndex((card) => sameCard(card.colours, colours));
    return index < 0 || me === null ? null : handPlace(me, cards.splice(index, 1)[0]?.key ?? '');
  };
  const rowSpot = ({ seat, segments }: Placement) => `${rowPlace(seat)}/${Math.min(...segments)}`;

  for (const placement of placementsOf(added)) {
    const { seat, colours, kind } = placement;
    const place = rowSpot(placement);
    if (kind !== 'feather')
      travels.push({
        look: pieceLook(kind, colours as BodyColour),
        place,
        from: seat === me ? `ends/${kind}/${colours}` : seatPlace(seat),
        by: seat === me ? 'own' : 'other',
      });
    else if (seat === me)
      travels.push({ look: featherLook(colours), place, from: take(lost, colours) ?? FEATHER_DECK, by: 'own' });
    else travels.push({ look: featherLook(colours), place, from: `${seatPlace(seat)}/hand`, by: 'other', flips: true });
  }
  for (const event of added) {
    if (event.name !== 'discarded') continue;
    const colours = text(event, 'colours');
    const from = event.seat === me ? take(lost, colours) : null;
    travels.push({
      look: featherLook(colours),
      place: FEATHER_DISCARD,
      from: from ?? `${seatPlace(event.seat)}/hand`,
      by: event.seat === me ? 'own' : 'other',
      flips: !from,
    });
  }
  for (const placement of placementsOf(removed)) {
    if (placement.kind !== 'feather' || placement.seat !== me) continue;
    const place = take(gained, placement.colours);
    if (place) travels.push({ look: featherLook(placement.colours), place, from: rowSpot(placement), by: 'own' });
  }
  const drawn = added
    .filter((event) => event.name === 'drew' && event.seat === me)
    .map((event) => text(event, 'colours'));
  if (now.revealed && !old.revealed) drawn.push(now.revealed.join(''));
  for (const colours of drawn) {
    const place = take(gained, colours);
    if (place) travels.push({ look: featherLook(colours), place, from: FEATHER_DECK, by: 'table', flips: true });
  }
  return travels;
}
