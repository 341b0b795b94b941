"""The end of the first competition against CARL, which the rules leave behind in the same step.

When it is won, everything is dealt anew at once (C10.1). What lay on the table is therefore put
together from the view before that step and the events until the new deal.
"""

from __future__ import annotations

from collections.abc import Sequence

from coatl.cards.deck import load_deck
from coatl.cards.view import CardView, Held, SeatView
from coatl.core.events import Event

_FULFILMENTS = ("upgraded", "claimed", "stole")


def find_new_deal(events: Sequence[Event]) -> int | None:
    """Return the place of the event with which the second competition is dealt, if it is there."""
    for place, event in enumerate(events):
        if event.name == "dealt" and event.data["competition"] == 2:
            return place
    return None


def close_competition(before: CardView, events: Sequence[Event]) -> CardView:
    """Return the table as it lay when the first competition ended, after these last events."""
    assert before.carl is not None
    seat, carl = before.seats[0], before.carl
    for event in events:
        if event.name in _FULFILMENTS:
            card = load_deck().prophecy(str(event.data["card"])).index
            level = int(str(event.data["level"]))
            seat = seat._replace(held=(*_without(seat.held, card), (card, level)))
            carl = carl._replace(held=_without(carl.held, card))
        else:
            seat = _change(seat, event)
    return before._replace(seats=(seat,), carl=carl)


def _change(seat: SeatView, event: Event) -> SeatView:
    data = event.data
    if event.name == "tail":
        return seat._replace(row=str(data["row"]), has_tail=True)
    if event.name == "scored":
        points, secured = int(str(data["points"])), int(str(data["secured"]))
        return seat._replace(is_scored=True, points=points, secured=secured)
    return seat


def _without(held: Held, card: int) -> Held:
    return tuple(pair for pair in held if pair[0] != card)
