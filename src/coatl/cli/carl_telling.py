"""CARL's turns told step by step: what he did, by which rule, and what he passed over (C10.4)."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from coatl.cards.view import CardView
from coatl.cli.art import ACCENT, COLOUR_NAMES, FAINT, GOOD, join_words
from coatl.cli.cards_art import feather_text, named_prophecy
from coatl.cli.cards_words import GOD_ACTIONS
from coatl.cli.table import count_points
from coatl.cli.telling import WARNING
from coatl.core.events import Event, Value

_TWICE = {"upgrade": "upgrades twice", "steal": "steals twice", "fulfil": "fulfils twice"}
_SKIPPED = {
    "upgrade": "has nothing to upgrade",
    "steal": "finds nothing to steal: you hold no open Prophecy",
    "fulfil": "finds nothing in the supply to fulfil",
}
_REASONS = {
    "not preferred": ("shows neither colour", "show neither colour"),
    "lower level": ("is at a lower level", "are at a lower level"),
    "further out": ("lies further out", "lie further out"),
    "further right": ("lies further right", "lie further right"),
    "secured": ("is secured", "are secured"),
}


class CarlTeller:
    """Tells CARL's events; what he prefers is remembered from the beginning of his turn."""

    def __init__(self, view: CardView) -> None:
        self._view = view
        self._wish = "his colours"

    def tell(self, event: Event) -> Text | None:
        """Return the sentence for an event."""
        data = event.data
        match event.name:
            case "dealt":
                return self._tell_dealt(data)
            case "carl began":
                return self._tell_began(data)
            case "carl skipped":
                return Text(f"  CARL {_SKIPPED[str(data['action'])]}.")
            case "carl upgraded":
                return self._tell_choice(data, " raises ", self._rule(data, "of his"), ACCENT)
            case "carl stole":
                return self._tell_choice(data, " steals ", self._rule(data, "of yours"), WARNING)
            case "carl fulfilled":
                rule = f"the leftmost in the supply that shows {self._wish}"
                if data["rule"] == "any":
                    rule = f"the leftmost, for none in the supply shows {self._wish}"
                return self._tell_choice(data, " fulfils ", rule, ACCENT)
            case "carl scored":
                points = count_points(int(str(data["points"])))
                words = f"CARL's score is fixed at {points}: you need more, for he wins ties."
                return Text(words, style=WARNING)
            case _:
                return Text(f"{event.name} (CARL)")

    def _tell_dealt(self, data: Mapping[str, Value]) -> Text:
        text = Text()
        carl = self._view.carl
        name = "CARL"
        if data["competition"] == 2 and carl is not None:
            result = f"You beat CARL {carl.first_points} to {carl.first_carl_points}. "
            text.append(result, style=GOOD).append("Everything is dealt anew. ")
            name = "CARL 2.0"
        text.append(f"{name}, {data['rounds']} rounds: you begin with ")
        text.append_text(named_prophecy(str(data["player"]))).append(" at level 1, he with ")
        return text.append_text(named_prophecy(str(data["carl"]))).append(".")

    def _tell_began(self, data: Mapping[str, Value]) -> Text:
        colours = str(data["colours"])
        self._wish = join_words([COLOUR_NAMES[letter] for letter in colours], "or")
        text = Text(f"CARL's turn in round {data['round']}: he turns up ")
        text.append_text(feather_text(colours)).append(f", so he prefers {self._wish}; ")
        god = str(data["god"])
        return text.append(f"his action card is {god}, so he {_TWICE[GOD_ACTIONS[god]]}.")

    def _rule(self, data: Mapping[str, Value], whose: str) -> str:
        closest = ", the closest" if _passed(data).get("further out") else ""
        if data["rule"] == "preferred":
            return f"the highest {whose} that shows {self._wish}{closest}"
        return f"the highest {whose}{closest}, for no open one shows {self._wish}"

    def _tell_choice(self, data: Mapping[str, Value], verb: str, rule: str, style: str) -> Text:
        level = "to level 3, secured" if data.get("secured") else f"at level {data['level']}"
        if verb == " raises " and not data.get("secured"):
            level = f"to level {data['level']}"
        text = Text("  CARL").append(verb, style=style)
        text.append_text(named_prophecy(str(data["card"]))).append(f" {level}: {rule}.")
        passed = [_reason_words(reason, cards) for reason, cards in _passed(data).items()]
        return text.append(f" Passed over: {'; '.join(passed)}." if passed else "", style=FAINT)


def _passed(data: Mapping[str, Value]) -> dict[str, list[str]]:
    """Return the cards that were passed over by reason."""
    found: dict[str, list[str]] = {}
    entries = data["passed_over"]
    for entry in entries if isinstance(entries, tuple) else ():
        card, _, reason = str(entry).partition(": ")
        found.setdefault(reason, []).append(card)
    return found


def _reason_words(reason: str, cards: list[str]) -> str:
    one, many = _REASONS.get(reason, (reason, reason))
    return f"{join_words(cards)} {one if len(cards) == 1 else many}"
