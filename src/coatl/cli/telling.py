"""What happened, told in English from the events that a seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from coatl.board.deck import load_deck
from coatl.cli.art import (
    ACCENT,
    GOOD,
    join_words,
    pattern_text,
    piece_text,
    requirement_text,
    serpent_rows,
    serpent_text,
)
from coatl.core.events import Event, Value

WARNING = "bold #ff8f6b"
"""The style of what a player should not overlook."""

# Events of one seat that follow each other and share a name here are told in one sentence.
_TOGETHER = {
    "began": "build",
    "added": "build",
    "chose": "cards",
    "drew": "cards",
    "fulfilled": "fulfil",
    "discarded": "discard",
    "kept": "kept",
}
_UNTOLD = {"completing", "temple", "refilled", "turn", "over"}
"""What other events, or the table itself, tell well enough."""


def prophecy_text(card_id: str) -> Text:
    """Write a Prophecy card as its id and pattern."""
    pattern = load_deck().prophecy(card_id).pattern
    return Text.assemble((card_id, "bold"), " ", pattern_text(pattern))


def temple_text(card_id: str) -> Text:
    """Write a Temple card as its id and requirements."""
    requirements = load_deck().temple(card_id).requirements
    drawn = Text(" · ").join(requirement_text(requirement) for requirement in requirements)
    return Text.assemble((card_id, "bold"), " ", drawn)


def pieces_text(piece: str, colours: str) -> Text:
    """Draw the pieces of a supply space: a head, a tail, or body segments."""
    return Text("").join(piece_text(letter, piece) for letter in colours)


class Teller:
    """Tells events to one reader, who is addressed as you; others are called by name."""

    def __init__(self, names: Sequence[str], reader: int | None, width: int = 80) -> None:
        self._names = names
        self._reader = reader
        self._width = width

    def name(self, seat: int) -> str:
        """Return what a sentence calls a seat."""
        return "You" if seat == self._reader else self._names[seat]

    def tell(self, events: Sequence[Event]) -> list[Text]:
        """Return one text a sentence."""
        told = [event for event in events if event.name not in _UNTOLD]
        lines = []
        for _, group in groupby(enumerate(told), lambda item: _group_key(told, *item)):
            lines.append(self._sentence([event for _, event in group]))
        return lines

    def _sentence(self, events: list[Event]) -> Text:
        event = events[-1]
        who = self.name(event.seat)
        data = {**event.data, **event.secret}
        match event.name:
            case "kept":
                return _say(who, " kept ", _list([_card(e) for e in events]), ".")
            case "chosen":
                return self._tell_chosen(who, data["discarded"])
            case "ready":
                return self._tell_ready(event, data["kept"])
            case "took":
                kind = {"head": " took a head ", "tail": " took a tail ", "body": " took bodies "}
                piece = str(data["piece"])
                return _say(who, kind[piece], pieces_text(piece, str(data["colours"])), ".")
            case "filled":
                return _say("The supply was filled.")
            case "chose" | "drew":
                return _say(who, " took ", _list(_name_cards(events)), ".")
            case "reshuffled":
                return _say(f"The discards became a new deck of {data['cards']} prophecies.")
            case "began" | "added":
                return self._tell_build(who, events)
            case "fulfilled":
                cards = _list([_card(e) for e in events])
                return _say(who, " laid ", cards, f" beside {data['serpent']}.")
            case "shown":
                return _tell_shown(str(data["card"]), data)
            case "closed":
                return self._tell_closed(who, data)
            case _:
                return self._tell_special(event, who, events, data)

    def _tell_special(
        self, event: Event, who: str, events: list[Event], data: dict[str, Value]
    ) -> Text:
        match event.name:
            case "picked":
                pieces = pieces_text(str(data["piece"]), str(data["colours"]))
                return _say(who, " used Perfect Pick and took ", pieces, " out of the bag.")
            case "future":
                return _say(who, " used See the Future: six new prophecies lie face up.")
            case "discarded":
                return _say(who, " discarded ", _list(_name_cards(events)), " face down.")
            case "committed":
                card = temple_text(str(data["card"]))
                return _say(who, " used Priest Commitment and took ", card, " into the hand.")
            case "stole":
                return self._tell_stole(who, data)
            case "passed":
                return _say(who, " passed.")
            case "third":
                return _say(("With this third Cóatl the last turns begin.", WARNING))
            case "exhausted":
                return _say(("No body segment is left to take: the end is near.", WARNING))
            case _:
                return _say(f"{event.name} ({who})")

    def _tell_chosen(self, who: str, discarded: Value) -> Text:
        cards = [prophecy_text(card) for card in _words(discarded)]
        if not cards:
            return _say(who, " kept all cards.")
        return _say(who, " put ", _list(cards), " back.")

    def _tell_ready(self, event: Event, kept: Value) -> Text:
        each = [f"{self.name(seat)} {size}" for seat, size in enumerate(_words(kept))]
        begins = "You begin." if event.seat == self._reader else f"{self.name(event.seat)} begins."
        return _say(f"Everybody has chosen. Prophecies kept: {', '.join(each)}. {begins}")

    def _tell_stole(self, who: str, data: dict[str, Value]) -> Text:
        victim = data["victim"]
        pieces = pieces_text("body", str(data["colours"]))
        if victim == self._reader:
            after = (" from you; you got gold for it, 2 points.", WARNING)
            return _say((f"{who} stole ", WARNING), pieces, after)
        return _say(who, " stole ", pieces, f" from {self._names[int(str(victim))]}, for gold.")

    def _tell_build(self, who: str, events: list[Event]) -> Text:
        name = events[-1].data["serpent"]
        pieces = str(events[-1].data["pieces"])
        if events[0].name == "began":
            return self._around(_say(who, f" began {name}:"), pieces)
        count = "a piece" if len(events) == 1 else f"{len(events)} pieces"
        return self._around(_say(who, f" added {count} to {name}:"), pieces)

    def _tell_closed(self, who: str, data: dict[str, Value]) -> Text:
        cards = _words(data["cards"])
        if data["temple"]:
            cards.append(str(data["temple"]))
        points = data["points"]
        worth = f"{points} {'point' if points == 1 else 'points'}"
        after = _say("for ", (worth, ACCENT), f" ({join_words(cards)}).")
        before = _say(who, (" completed ", GOOD), str(data["serpent"]))
        return self._around(before, str(data["pieces"]), after)

    def _around(self, before: Text, pieces: str, after: Text | None = None) -> Text:
        """Put words around a serpent, which gets its own lines if there is no room in one."""
        parts = [before, serpent_text(pieces), *([after] if after else [])]
        line = Text(" ").join(parts)
        if line.cell_len <= self._width:
            return line
        rows = [row for _, row in serpent_rows(pieces, self._width - 2)]
        return Text("\n  ").join([before, *rows, *([after] if after else [])])


def _group_key(told: Sequence[Event], place: int, event: Event) -> tuple[object, ...]:
    kind = _TOGETHER.get(event.name)
    if kind is None:
        return (place,)
    return (kind, event.seat, event.data.get("serpent"))


def _words(value: Value) -> list[str]:
    return [str(item) for item in value] if isinstance(value, tuple) else []


def _say(*parts: str | Text | tuple[str, str]) -> Text:
    return Text.assemble(*parts)


def _list(items: list[Text]) -> Text:
    text = Text("")
    for place, item in enumerate(items):
        if place:
            text.append(" and " if place == len(items) - 1 else ", ")
        text.append_text(item)
    return text


def _card(event: Event) -> Text:
    return prophecy_text(str(event.data.get("card") or event.secret["card"]))


def _name_cards(events: list[Event]) -> list[Text]:
    """Name the cards that may be seen, and count the others."""
    items = []
    for event in events:
        if "card" in event.data or "card" in event.secret:
            items.append(_card(event).append(_whence(event)))
    hidden = len(events) - len(items)
    if hidden:
        number = "a prophecy" if hidden == 1 else f"{hidden} prophecies"
        source = next(_whence(event) for event in events if not event.secret and not event.data)
        items.append(Text(number + source))
    return items


def _whence(event: Event) -> str:
    return " from the deck" if event.name == "drew" else ""


def _tell_shown(card: str, data: dict[str, Value]) -> Text:
    if not card:
        return _say(f"Temple pile {data['pile']} is empty.")
    return _say(f"Temple pile {data['pile']} now shows ", temple_text(card), ".")
