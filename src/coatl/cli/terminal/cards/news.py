"""What happened in the card game, told from the events that a seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from rich.text import Text

from coatl.cards.codes import CARL_SEAT
from coatl.cards.view import CardView
from coatl.cli.pictures.art import ACCENT, WARNING, count_points
from coatl.cli.pictures.cards_art import feather_text, named_prophecy, row_text
from coatl.cli.terminal.cards.carl_news import CarlTeller
from coatl.cli.words import join_words, say, say_text
from coatl.core.events import Event, Value

_UNTOLD = {"refilled", "turn", "over"}
"""What the table or the end of the game tells well enough."""


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

    def _say(
        self, event: Event, message: str, style: str = "", /, **parts: str | int | Text
    ) -> Text:
        """Return a message about what the seat of an event did."""
        mine = "yes" if event.seat == self._view.seat else "no"
        return say_text(message, style, mine=mine, who=self._names[event.seat], **parts)

    def _sentence(self, events: list[Event]) -> Text | None:
        event = events[-1]
        if event.seat == CARL_SEAT:
            return self._carl.tell(event)
        data = event.data
        match event.name:
            case "round":
                return _tell_round(data)
            case "placed":
                where = say("cli-where", place=str(data["place"]).replace(" ", "-"))
                feather = feather_text(str(data["colours"]))
                before = self._say(event, "cli-told-placed", feather=feather, where=where)
                return self._around(before, event)
            case "head" | "tail":
                piece = say(f"board-piece-{event.name}", colour=str(data["colours"]))
                return self._around(self._say(event, "cli-told-end", piece=piece), event)
            case "discarded":
                feather, revealed = (feather_text(str(data[k])) for k in ("colours", "revealed"))
                return self._say(event, "cli-told-swapped", feather=feather, revealed=revealed)
            case "drew":
                drawn = [feather_text(str(e.secret["colours"])) for e in events]
                return say_text("cli-told-drew", feathers=Text(", ").join(drawn))
            case "reshuffled":
                return say_text("cards-log-reshuffled")
            case "scored":
                return self._tell_scored(event)
            case _:
                return self._tell_prophecy(event)

    def _tell_prophecy(self, event: Event) -> Text:
        card = named_prophecy(str(event.data["card"]))
        level = int(str(event.data["level"]))
        match event.name:
            case "dropped":
                # C10.5: what falls to 0 leaves a solo match
                name = "cli-told-lost" if self._view.carl and level == 0 else "cli-told-dropped"
                style = WARNING if event.seat == self._view.seat else ""
                return self._say(event, name, style, card=card, level=level)
            case "upgraded" | "claimed":
                return self._say(event, f"cli-told-{event.name}", card=card, level=level)
            case "stole":
                return self._tell_stole(event, card, level)
            case _:
                return Text(f"{event.name} ({self._names[event.seat]})")

    def _tell_stole(self, event: Event, card: Text, level: int) -> Text:
        victim = int(str(event.data["victim"]))
        if victim == self._view.seat:
            return self._say(event, "cli-told-stole-you", WARNING, card=card, level=level)
        whom = say("rival-carl") if victim == CARL_SEAT else self._names[victim]
        return self._say(event, "cli-told-stole", card=card, level=level, victim=whom)

    def _tell_scored(self, event: Event) -> Text:
        points = Text(count_points(int(str(event.data["points"]))), style=ACCENT)
        notes = say("cli-secured-count", count=int(str(event.data["secured"])))
        if self._view.carl is None:
            met = say("cli-objectives-met", count=int(str(event.data["objectives"])))
            notes = join_words([met, notes])
        return self._say(event, "cli-told-scored", points=points, notes=notes)

    def _around(self, before: Text, event: Event) -> Text:
        """Put a row after words, on its own line if there is no room in one."""
        seat = self._view.seats[event.seat]
        has_head = event.name == "head" or (event.name == "tail" and seat.has_head)
        row = row_text(str(event.data["row"]), has_head=has_head, has_tail=event.name == "tail")
        fits = before.cell_len + 1 + row.cell_len <= self._width
        return Text(" " if fits else "\n  ").join([before, row])


def _group_key(place: int, event: Event) -> tuple[object, ...]:
    return ("drew", event.seat) if event.name == "drew" else (place,)


def _tell_round(data: Mapping[str, Value]) -> Text:
    if data["last"]:
        return say_text("cli-told-final", WARNING)
    return say_text("cli-told-round", "bold", round=int(str(data["round"])))
