"""What happened in the card game, told in English from the events that a seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from rich.text import Text

from coatl.cards.codes import CARL_SEAT
from coatl.cards.view import CardView
from coatl.cli.art import ACCENT, COLOUR_NAMES, GOOD, count_words, join_words
from coatl.cli.cards_art import feather_text, named_prophecy, row_text
from coatl.cli.carl_telling import CarlTeller
from coatl.cli.table import count_points
from coatl.cli.telling import WARNING
from coatl.core.events import Event, Value

_UNTOLD = {"refilled", "turn", "over"}
"""What the table or the end of the game tells well enough."""
_PLACES = {
    "start": "to begin",
    "left": "on the left",
    "over left": "over the left end",
    "over right": "over the right end",
    "right": "on the right",
}


class CardTeller:
    """Tells events to one reader, who is addressed as you; others are called by name."""

    def __init__(self, view: CardView, names: Sequence[str], width: int) -> None:
        self._view = view
        self._names = names
        self._width = width
        self._carl = CarlTeller(view)

    def tell(self, events: Sequence[Event]) -> list[Text]:
        """Return one text a sentence."""
        told = [event for event in events if self._is_told(event)]
        lines = []
        for _, group in groupby(enumerate(told), lambda item: _group_key(*item)):
            sentence = self._sentence([event for _, event in group])
            if sentence is not None:
                lines.append(sentence)
        return lines

    def _is_told(self, event: Event) -> bool:
        return event.name not in _UNTOLD and (event.name != "drew" or bool(event.secret))

    def _name(self, seat: int) -> str:
        return "You" if seat == self._view.seat else self._names[seat]

    def _sentence(self, events: list[Event]) -> Text | None:
        event = events[-1]
        if event.seat == CARL_SEAT:
            return self._carl.tell(event)
        who = self._name(event.seat)
        data = event.data
        match event.name:
            case "round":
                return self._tell_round(data)
            case "placed":
                where = f" {_PLACES[str(data['place'])]}:"
                before = _say(who, " placed ", feather_text(str(data["colours"])), where)
                return self._around(before, event)
            case "head" | "tail":
                colour = COLOUR_NAMES[str(data["colours"])]
                return self._around(_say(who, f" added a {colour} {event.name}:"), event)
            case "discarded":
                cards = [feather_text(str(data[key])) for key in ("colours", "revealed")]
                return _say(who, " discarded ", cards[0], " and turned up ", cards[1], ".")
            case "drew":
                drawn = [feather_text(str(e.secret["colours"])) for e in events]
                return _say("You drew ", Text(", ").join(drawn), ".")
            case "reshuffled":
                return _say(f"The discards became a new Feather deck of {data['cards']} cards.")
            case "scored":
                return self._tell_scored(event)
            case _:
                return self._tell_prophecy(event, who)

    def _tell_round(self, data: Mapping[str, Value]) -> Text:
        if data["last"]:
            words = "The final round begins: a head and a tail each. Hands are discarded."
            return _say((words, WARNING))
        return _say((f"Round {data['round']} begins.", "bold"))

    def _tell_prophecy(self, event: Event, who: str) -> Text:
        card = named_prophecy(str(event.data["card"]))
        level = _level_words(event)
        match event.name:
            case "dropped":
                end = " and left the game" if self._is_gone(event) else f" {level}"
                is_own = event.seat == self._view.seat
                whose = "your" if is_own else f"{who}'s"
                style = WARNING if is_own else ""
                return _say((f"The new card broke {whose} ", style), card, f", which fell{end}.")
            case "upgraded":
                return _say(who, " upgraded ", card, (f" {level}.", GOOD))
            case "claimed":
                return _say(who, " claimed ", card, " from the supply", (f" {level}.", GOOD))
            case "stole":
                return self._tell_stole(who, card, level, event.data["victim"])
            case _:
                return _say(f"{event.name} ({who})")

    def _is_gone(self, event: Event) -> bool:
        return self._view.carl is not None and event.data["level"] == 0  # C10.5

    def _tell_stole(self, who: str, card: Text, level: str, victim: Value) -> Text:
        if victim == self._view.seat:
            return _say((f"{who} stole ", WARNING), card, (f" from you {level}.", WARNING))
        whom = "CARL" if victim == CARL_SEAT else self._names[int(str(victim))]
        return _say(who, " stole ", card, f" from {whom}", (f" {level}.", GOOD))

    def _tell_scored(self, event: Event) -> Text:
        who = self._name(event.seat)
        whose = "Your" if who == "You" else f"{who}'s"
        points = count_points(int(str(event.data["points"])))
        secured = count_words(int(str(event.data["secured"])), "secured Prophecy")
        notes = [secured.replace("Prophecys", "Prophecies")]
        if self._view.carl is None:
            met = count_words(int(str(event.data["objectives"])), "Temple objective")
            notes.insert(0, f"{met} met")
        text = _say(f"{whose} score is fixed: ", (points, ACCENT))
        return text.append(f", {join_words(notes)}.")

    def _around(self, before: Text, event: Event) -> Text:
        """Put a row after words, on its own line if there is no room in one."""
        seat = self._view.seats[event.seat]
        has_head = event.name == "head" or (event.name == "tail" and seat.has_head)
        row = row_text(str(event.data["row"]), has_head=has_head, has_tail=event.name == "tail")
        fits = before.cell_len + 1 + row.cell_len <= self._width
        return Text(" " if fits else "\n  ").join([before, row])


def _group_key(place: int, event: Event) -> tuple[object, ...]:
    return ("drew", event.seat) if event.name == "drew" else (place,)


def _level_words(event: Event) -> str:
    word = "at" if event.name in ("claimed", "stole") else "to"
    level = event.data["level"]
    return f"{word} level 3: it is secured" if level == 3 else f"{word} level {level}"


def _say(*parts: str | Text | tuple[str, str]) -> Text:
    return Text.assemble(*parts)
