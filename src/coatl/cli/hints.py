"""Hints: what a strong bot would do in a person's place, in plain words."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from coatl.bots import Advice, Fear, Hope, Ranked, load_bot
from coatl.cli.art import ACCENT, FAINT
from coatl.cli.choices import ChoiceList
from coatl.core.errors import CoatlError

DEFAULT_ADVISER = "high-priest@1s"
SHOWN = 3
"""How many actions, hopes and fears a hint tells."""


class HintError(CoatlError):
    """No hint can be given; its text says why."""


class Adviser:
    """A bot that is asked for advice."""

    def __init__(self, spec: str = DEFAULT_ADVISER) -> None:
        self.spec = spec
        self._bot = load_bot(spec)

    def advise(self, view: Any, legal: list[int], rng: random.Random) -> Advice:
        """Rank all legal actions; a bot that cannot is a `HintError`."""
        advise = getattr(self._bot, "advise", None)
        if advise is None:
            raise HintError(f"No hint: {self._bot.name} plays, but gives no advice.")
        try:
            advice = advise(view, legal, rng)
        except Exception as error:
            raise HintError(f"No hint: {self.spec} failed ({error}).") from error
        if not isinstance(advice, Advice) or not advice.ranking:
            raise HintError(f"No hint: {self.spec} has nothing to say here.")
        return advice


def draw_hint(
    advice: Advice,
    menu: ChoiceList,
    names: Sequence[str],
    name_card: Callable[[str], Text],
) -> RenderableType:
    """Draw the best actions with their numbers, and what is hoped for and feared."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    for place, ranked in enumerate(advice.ranking[:SHOWN]):
        rows.add_row("  best" if place == 0 else "  or", *_action_cells(ranked, menu))
    lines: list[RenderableType] = [Text(f"{_title(advice)}:", style="bold"), rows]
    if advice.hopes:
        lines.append(Text("  It hopes for"))
        lines += [_hope_text(hope, name_card) for hope in advice.hopes[:SHOWN]]
    if advice.fears:
        lines.append(Text("  It fears that"))
        lines += [_fear_text(fear, names, name_card) for fear in advice.fears[:SHOWN]]
    return Group(*lines)


def _title(advice: Advice) -> str:
    if not advice.iterations:
        return f"A hint from {advice.level}"
    games = "1 imagined future"
    if advice.iterations != 1:
        games = f"{advice.iterations:,} imagined futures"
    return f"A hint from {advice.level}, after {games}"


def _action_cells(ranked: Ranked, menu: ChoiceList) -> list[Text]:
    choice = menu.by_action(ranked.action)
    if choice is None:  # an adviser that names what is not legal
        return [Text(f"action {ranked.action}"), Text(), Text()]
    meaning = Text.assemble(f"{choice.label}: ", choice.text)
    if not choice.label:  # one cell of a grid, drawn for its place there
        meaning = Text(choice.action.text)
    action = Text.assemble((str(choice.number), ACCENT), " ", meaning)
    points = Text(_points(ranked.points), style=FAINT)
    return [action, Text(f"wins {_percent(ranked.value)}"), points]


def _hope_text(hope: Hope, name_card: Callable[[str], Text]) -> Text:
    end = f": {_points(hope.points)}, {_percent(hope.chance)} likely"
    return Text.assemble("    ", _card_text(hope.card, name_card), end)


def _fear_text(fear: Fear, names: Sequence[str], name_card: Callable[[str], Text]) -> Text:
    who = names[fear.seat] if 0 <= fear.seat < len(names) else "CARL"
    text = Text(f"    {who} ")
    what = _card_text(fear.what, name_card) if fear.what else Text("something you want")
    match fear.kind:
        case "ends":
            text.append("ends the game before you are ready")
        case "takes":
            text.append("takes ").append_text(what)
        case "steals":
            text.append("steals ").append_text(what)
        case "leads":
            text.append("ends up ahead of you")
        case _:
            text.append(f"{fear.kind} ").append_text(what)
    return text.append(f", {_percent(fear.chance)} likely")


def _card_text(card: str, name_card: Callable[[str], Text]) -> Text:
    """Return a card in words, or what it is called if it is none of the deck."""
    try:
        return name_card(card)
    except CoatlError:
        return Text(card, style="bold")


def _points(points: float) -> str:
    return "1 point" if round(points) == 1 else f"about {points:.0f} points"


def _percent(share: float) -> str:
    """Return a share as people say it; nothing imagined is quite certain."""
    if 0 < share < 0.005:
        return "under 1%"
    if 0.995 < share < 1:
        return "over 99%"
    return f"{share:.0%}"
