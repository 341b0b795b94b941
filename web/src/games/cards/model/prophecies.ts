/** Prophecies of the card game are single: where one is drawn before and after tells how it moved. */
import type { CardViewData, EventData } from '$kit/api';
import { cardLook, seatPlace, type Travel } from '$kit/motion/places';

export const PROPHECY_DECK = 'deck/prophecy';

/** The marked places of all Prophecies that are drawn, by card. */
export function drawnCards(root: ParentNode): Map<string, string> {
  const places = [...root.querySelectorAll<HTMLElement>('[data-place]')].map((element) => element.dataset.place ?? '');
  return new Map(
    places.flatMap((place): [string, string][] => {
      const card = place.slice(place.lastIndexOf('/') + 1);
      return /^C\d+$/.test(card) ? [[card, place]] : [];
    }),
  );
}

const ownerOf = (view: CardViewData | null, card: string): string | null => {
  const seat = view?.seats.find((each) => each.held.some((held) => held.card === card));
  return seat ? seatPlace(seat.seat) : null;
};

interface Drawn {
  cards: ReadonlyMap<string, string>;
  view: CardViewData | null;
}

/** Where it is not drawn, a folded seat stands for what it holds, and the deck for what was not there yet. */
export function prophecyTravels(
  before: Drawn,
  after: Drawn,
  me: number | null,
  events: readonly EventData[],
): Travel[] {
  const all = new Set([...before.cards.keys(), ...after.cards.keys()]);
  return [...all].flatMap((card): Travel[] => {
    const shown = after.cards.get(card);
    const place = shown ?? ownerOf(after.view, card);
    const from =
      before.cards.get(card) ?? ownerOf(before.view, card) ?? (shown?.startsWith('supply') ? PROPHECY_DECK : null);
    if (!place || !from || place === from) return [];
    const doer = events.findLast((event) => event.data.card === card);
    const by = from === PROPHECY_DECK ? 'table' : doer && doer.seat === me ? 'own' : 'other';
    return [{ look: cardLook(card), place, from, by, flips: from === PROPHECY_DECK }];
  });
}
