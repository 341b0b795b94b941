"""Hints: what a strong bot would do in a person's place, in plain words."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from coatl.bots import LEVELS, Advice, Fear, Hope, Proposal, load_bot
from coatl.bots.advice import ABOUT_AS_GOOD
from coatl.bots.counsel import Counsel
from coatl.cli.pictures.art import ACCENT, FAINT
from coatl.cli.terminal.choices import ChoiceList
from coatl.cli.words import say, say_text
from coatl.core.errors import CoatlError
from coatl.core.game import Game

DEFAULT_ADVISER = "high-priest@1s"
SHOWN = 3
"""How many actions, hopes and fears a hint tells."""


_FEARS = ("ends", "takes", "steals", "leads")
"""The kinds of fears that have words of their own."""


class HintError(CoatlError):
    """No hint can be given; its text says why."""


class Adviser:
    """A bot that is asked for advice; what it advised holds while a player follows it."""

    def __init__(self, spec: str = DEFAULT_ADVISER) -> None:
        self.spec = spec
        self._bot = load_bot(spec)
        self._counsels: dict[int, Counsel] = {}

    def advise(
        self, game: Game[Any, Any, Any], view: Any, legal: list[int], rng: random.Random
    ) -> Advice:
        """Say how to play the rest of the turn; a bot that cannot is a `HintError`."""
        counsel = self._counsels.setdefault(view.seat, Counsel())
        if (held := counsel.recall(view)) is not None:
            return held
        advice = self._think(view, legal, rng)
        counsel.keep(game, view, advice)
        return advice

    def _think(self, view: Any, legal: list[int], rng: random.Random) -> Advice:
        advise = getattr(self._bot, "advise", None)
        if advise is None:
            raise HintError(say("cli-hint-none", bot=self._bot.name))
        try:
            advice = advise(view, legal, rng)
        except Exception as error:
            raise HintError(say("cli-hint-failed", bot=self.spec, error=str(error))) from error
        if not isinstance(advice, Advice) or not advice.proposals:
            raise HintError(say("cli-hint-silent", bot=self.spec))
        return advice


def draw_hint(
    advice: Advice,
    menu: ChoiceList,
    names: Sequence[str],
    name_card: Callable[[str], Text],
    name_step: Callable[[int], str],
) -> RenderableType:
    """Draw ways to play the rest of the turn with the points they lead to, and the reasons."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    best = advice.best
    for place, proposal in enumerate(_others_too(advice)[:SHOWN]):
        mark = say("cli-hint-or" if place else "cli-hint-best")
        note = Text(_note(proposal, best) if place else "", style=FAINT)
        action = _action_text(proposal.steps[advice.done], menu)
        rows.add_row(f"  {mark}", action, Text(_points(proposal.points)), note)
    lines: list[RenderableType] = [Text(_title(advice), style="bold"), rows]
    later = best.steps[advice.done + 1 :]
    if later:
        steps = ", ".join(name_step(step) for step in later)
        lines.append(Text(f"  {say('cli-hint-then', steps=steps)}"))
    if advice.reason:
        card = _card_text(advice.reason.card, name_card)
        points, instead = _points(advice.reason.points), _points(advice.reason.instead)
        reason = say_text("cli-hint-reason", card=card, points=points, instead=instead)
        lines.append(Text.assemble("  ", reason))
    if advice.hopes:
        lines.append(Text(f"  {say('cli-hint-hopes')}"))
        lines += [_hope_text(hope, name_card) for hope in advice.hopes[:SHOWN]]
    if advice.fears:
        lines.append(Text(f"  {say('cli-hint-fears')}"))
        lines += [_fear_text(fear, names, name_card) for fear in advice.fears[:SHOWN]]
    return Group(*lines)


def _others_too(advice: Advice) -> list[Proposal]:
    """List the best proposal and those that go on with another action than all before them."""
    found: dict[int, Proposal] = {}
    for proposal in advice.proposals:
        found.setdefault(proposal.steps[advice.done], proposal)
    return list(found.values())


def _note(proposal: Proposal, best: Proposal) -> str:
    """Say if the difference to the best is too small to matter, by the numbers as they are told."""
    if round(best.points) - round(proposal.points) <= ABOUT_AS_GOOD:
        return say("cli-hint-as-good")
    return ""


def _title(advice: Advice) -> str:
    level = advice.level
    if any(level == known.name for known in LEVELS):
        level = say(f"level-{level}")
    if not advice.iterations:
        return say("cli-hint-from", level=level)
    return say("cli-hint-futures", level=level, count=advice.iterations)


def _action_text(action: int, menu: ChoiceList) -> Text:
    choice = menu.by_action(action)
    if choice is None:  # an adviser that names what is not legal
        return Text(say("cli-hint-action", number=action))
    meaning = say_text("cli-hint-choice", label=choice.label, choice=choice.text)
    if not choice.label:  # one cell of a grid, drawn for its place there
        meaning = Text(choice.action.text)
    return Text.assemble((str(choice.number), ACCENT), " ", meaning)


def _hope_text(hope: Hope, name_card: Callable[[str], Text]) -> Text:
    card, chance = _card_text(hope.card, name_card), _percent(hope.chance)
    hoped = say_text("cli-hope", card=card, points=_points(hope.points), chance=chance)
    return Text.assemble("    ", hoped)


def _fear_text(fear: Fear, names: Sequence[str], name_card: Callable[[str], Text]) -> Text:
    who = names[fear.seat] if 0 <= fear.seat < len(names) else say("rival-carl")
    what = Text(say("cli-fear-something"))
    if fear.what:
        what = _card_text(fear.what, name_card)
    name = f"cli-fear-{fear.kind}" if fear.kind in _FEARS else "cli-fear-other"
    chance = _percent(fear.chance)
    feared = say_text(name, who=who, what=what, chance=chance, kind=fear.kind)
    return Text.assemble("    ", feared)


def _card_text(card: str, name_card: Callable[[str], Text]) -> Text:
    """Return a card in words, or what it is called if it is none of the deck."""
    try:
        return name_card(card)
    except CoatlError:
        return Text(card, style="bold")


def _points(points: float) -> str:
    return say("cli-hint-points", points=round(points))


def _percent(share: float) -> str:
    """Return a share as people say it; nothing imagined is quite certain."""
    if 0 < share < 0.005:
        return say("cli-percent-under")
    if 0.995 < share < 1:
        return say("cli-percent-over")
    return say("cli-percent", percent=round(share * 100))
