"""What happened, told from the events that a seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from coatl.cli.pictures.art import (
    ACCENT,
    GOOD,
    WARNING,
    count_points,
    pieces_text,
    prophecy_text,
    serpent_rows,
    serpent_text,
    temple_text,
)
from coatl.cli.words import join_texts, join_words, say, say_text
from coatl.core.events import Event, Value

# Events of one seat that follow each other and share a name here are told in one sentence.
_TOGETHER = {
    "began": "build",
    "added": "build",
    "chose": "chose",
    "drew": "drew",
    "fulfilled": "fulfil",
    "discarded": "discard",
    "kept": "kept",
}
_UNTOLD = {"completing", "temple", "refilled", "turn", "over"}
"""What other events, or the table itself, tell well enough."""


class Teller:
    """Tells events to one reader, who is addressed as you; others are called by name."""

    def __init__(self, names: Sequence[str], reader: int | None, width: int = 80) -> None:
        self._names = names
        self._reader = reader
        self._width = width

    def tell(self, events: Sequence[Event]) -> list[Text]:
        """Return one text a sentence."""
        told = [event for event in events if event.name not in _UNTOLD]
        lines = []
        for _, group in groupby(enumerate(told), lambda item: _group_key(told, *item)):
            lines.append(self._sentence([event for _, event in group]))
        return lines

    def _say(
        self, event: Event, message: str, style: str = "", /, **parts: str | int | Text
    ) -> Text:
        """Return a message about what the seat of an event does."""
        mine = "yes" if event.seat == self._reader else "no"
        return say_text(message, style, mine=mine, who=self._names[event.seat], **parts)

    def _sentence(self, events: list[Event]) -> Text:
        event = events[-1]
        data = {**event.data, **event.secret}
        match event.name:
            case "kept":
                return say_text("board-log-kept", card=_list_cards(events))
            case "chosen":
                return _tell_chosen(data["discarded"])
            case "ready":
                return self._tell_ready(event, data["kept"])
            case "took" | "picked":
                pieces = pieces_text(str(data["piece"]), str(data["colours"]))
                return self._say(event, f"board-log-{event.name}", pieces=pieces)
            case "filled":
                return say_text("cli-told-filled")
            case "chose":
                return self._say(event, "board-log-chose", card=_list_cards(events))
            case "drew" | "discarded":
                return self._tell_hidden(events)
            case "reshuffled":
                return say_text("board-log-reshuffled", cards=int(str(data["cards"])))
            case "began" | "added":
                return self._tell_build(events)
            case "fulfilled":
                name = say("board-serpent", slot=str(data["serpent"]))
                return self._say(event, "cli-told-laid", cards=_list_cards(events), name=name)
            case "shown":
                return _tell_shown(str(data["card"]), int(str(data["pile"])))
            case "closed":
                return self._tell_closed(event)
            case _:
                return self._tell_special(event, data)

    def _tell_special(self, event: Event, data: dict[str, Value]) -> Text:
        match event.name:
            case "future" | "passed":
                return self._say(event, f"board-log-{event.name}")
            case "committed":
                return self._say(event, "board-log-committed", card=temple_text(str(data["card"])))
            case "stole":
                return self._tell_stole(event, int(str(data["victim"])), str(data["colours"]))
            case "third" | "exhausted":
                return self._say(event, f"board-log-{event.name}", WARNING)
            case _:
                return Text(f"{event.name} ({self._names[event.seat]})")

    def _tell_ready(self, event: Event, kept: Value) -> Text:
        names = [*self._names]
        if self._reader is not None:
            names[self._reader] = say("board-you")
        each = [f"{name} {size}" for name, size in zip(names, _words(kept), strict=True)]
        return self._say(event, "cli-told-ready", kept=", ".join(each))

    def _tell_hidden(self, events: list[Event]) -> Text:
        """Tell of cards from the deck, or put away face down: the reader's own, or how many."""
        event = events[-1]
        if event.secret:
            cards = _list_cards(events)
            return self._say(event, f"board-log-{event.name}", known="yes", card=cards)
        if len(events) == 1:
            return self._say(event, f"board-log-{event.name}", known="no")
        many = "cli-told-draws" if event.name == "drew" else "cli-told-discards"
        return self._say(event, many, count=len(events))

    def _tell_stole(self, event: Event, victim: int, colours: str) -> Text:
        pieces = pieces_text("body", colours)
        if victim == self._reader:
            return self._say(event, "board-log-stole-you", WARNING, pieces=pieces)
        return self._say(event, "board-log-stole", pieces=pieces, victim=self._names[victim])

    def _tell_build(self, events: list[Event]) -> Text:
        name = say("board-serpent", slot=str(events[-1].data["serpent"]))
        pieces = str(events[-1].data["pieces"])
        message = "cli-told-began" if events[0].name == "began" else "cli-told-added"
        return self._around(self._say(events[-1], message, name=name, count=len(events)), pieces)

    def _tell_closed(self, event: Event) -> Text:
        cards = _words(event.data["cards"])
        if event.data["temple"]:
            cards.append(str(event.data["temple"]))
        worth = Text(count_points(int(str(event.data["points"]))), style=ACCENT)
        after = say_text("cli-told-worth", points=worth, cards=join_words(cards))
        name = say("board-serpent", slot=str(event.data["serpent"]))
        before = self._say(event, "cli-told-completed", GOOD, name=name)
        return self._around(before, str(event.data["pieces"]), after)

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


def _list_cards(events: list[Event]) -> Text:
    ids = [str(event.data.get("card") or event.secret["card"]) for event in events]
    return join_texts([prophecy_text(card) for card in ids])


def _tell_chosen(discarded: Value) -> Text:
    cards = [prophecy_text(card) for card in _words(discarded)]
    if not cards:
        return say_text("cli-told-kept-all")
    return say_text("cli-told-put-back", cards=join_texts(cards))


def _tell_shown(card: str, pile: int) -> Text:
    if not card:
        return say_text("board-log-emptied", pile=pile)
    return say_text("board-log-shown", pile=pile, card=temple_text(card))
