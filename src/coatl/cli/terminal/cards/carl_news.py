"""CARL's turns told step by step: what he did, by which rule, and what he passed over (C10.4)."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from coatl.cards.codes import GODS
from coatl.cards.view import CardView
from coatl.cli.pictures.art import ACCENT, FAINT, WARNING, colour_name
from coatl.cli.pictures.cards_art import feather_text, god_text, named_prophecy
from coatl.cli.pictures.cards_words import GOD_ACTIONS
from coatl.cli.words import join_phrases, join_words, say, say_text
from coatl.core.events import Event, Value

_REASONS = ("not preferred", "lower level", "further out", "further right", "secured")


class CarlTeller:
    """Tells CARL's events; what he prefers is remembered from the beginning of his turn."""

    def __init__(self, view: CardView) -> None:
        self._view = view
        self._colours = ""

    def tell(self, event: Event) -> Text | None:
        """Return the sentence for an event."""
        data = event.data
        match event.name:
            case "dealt":
                return self._tell_dealt(data)
            case "carl began":
                return self._tell_began(data)
            case "carl skipped":
                action = str(data["action"])
                words = say_text("cards-log-carl-skipped", who=say("rival-carl"), action=action)
                return Text.assemble("  ", words)
            case "carl upgraded":
                name = "cli-carl-secured" if data.get("secured") else "cli-carl-upgraded"
                return self._tell_choice(data, name, "cli-carl-rule-own", ACCENT)
            case "carl stole":
                return self._tell_choice(data, "cli-carl-stole", "cli-carl-rule-yours", WARNING)
            case "carl fulfilled":
                return self._tell_choice(data, "cli-carl-fulfilled", "cli-carl-rule-supply", ACCENT)
            case "carl scored":
                points = int(str(data["points"]))
                return say_text("cards-warning-carl-is-scored", WARNING, points=points)
            case _:
                return Text(f"{event.name} (CARL)")

    def _tell_dealt(self, data: Mapping[str, Value]) -> Text:
        cards = {
            "mine": named_prophecy(str(data["player"])),
            "his": named_prophecy(str(data["carl"])),
        }
        rounds = int(str(data["rounds"]))
        carl = self._view.carl
        if data["competition"] != 2 or carl is None:
            return say_text("cli-carl-dealt", rounds=rounds, **cards)
        first = {"points": carl.first_points, "carl": carl.first_carl_points}
        return say_text("cli-carl-dealt-again", rounds=rounds, **first, **cards)

    def _tell_began(self, data: Mapping[str, Value]) -> Text:
        letters, god = str(data["colours"]), str(data["god"])
        self._colours = join_words([colour_name(letter) for letter in letters], "or")
        return say_text(
            "cli-carl-began",
            round=int(str(data["round"])),
            feather=feather_text(letters),
            colours=self._colours,
            god=god_text(GODS.index(god)),
            action=GOD_ACTIONS[god],
        )

    def _tell_choice(self, data: Mapping[str, Value], name: str, rule: str, style: str) -> Text:
        """Tell what CARL did with a card, by which rule, and what he passed over."""
        passed = _passed(data)
        reason = say(
            rule,
            rule=str(data["rule"]),
            closest="yes" if passed.get("further out") else "no",
            colours=self._colours or say("cli-carl-colours"),
        )
        card, level = named_prophecy(str(data["card"])), int(str(data["level"]))
        text = Text.assemble("  ", say_text(name, style, card=card, level=level))
        text.append(f" {reason}")
        if passed:
            reasons = join_phrases([_reason_words(why, cards) for why, cards in passed.items()])
            text.append(f" {say('cli-carl-passed', reasons=reasons)}", style=FAINT)
        return text


def _passed(data: Mapping[str, Value]) -> dict[str, list[str]]:
    """Return the cards that were passed over by reason."""
    found: dict[str, list[str]] = {}
    entries = data["passed_over"]
    for entry in entries if isinstance(entries, tuple) else ():
        card, _, reason = str(entry).partition(": ")
        found.setdefault(reason, []).append(card)
    return found


def _reason_words(reason: str, cards: list[str]) -> str:
    if reason not in _REASONS:
        return f"{join_words(cards)} ({reason})"
    why = reason.replace(" ", "-")
    return say(f"cli-passed-{why}", count=len(cards), cards=join_words(cards))
