"""The menu of the card game: placements in a grid, each with what it would do."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from coatl.cards.actions import describe_action
from coatl.cards.analysis.lens import find_lens
from coatl.cards.analysis.lens_data import EffectData
from coatl.cards.codes import CARL_SEAT, LEVEL_POINTS, MAX_LEVEL, PLACEMENTS
from coatl.cards.view import CardView
from coatl.cli.pictures.art import ACCENT, FAINT, GOOD, WARNING, piece_text
from coatl.cli.pictures.cards_art import dots_text, feather_text, named_prophecy
from coatl.cli.terminal.choices import REVEALS, Choice, ChoiceList, draw_rows, reveal_notes
from coatl.cli.words import say
from coatl.core.colours import COLOURS
from coatl.core.game import Action
from coatl.tables.drafts import Match, preview

_ORDER = ("play", "discard", "upgraded", "claimed", "stole", "drop", "head", "tail", "done")
_SIGNS = {"upgraded": "↑", "claimed": "+", "stole": "⇄", "dropped": "↓"}
_STYLES = {"upgraded": ACCENT, "claimed": GOOD, "stole": GOOD, "dropped": WARNING}
_CARD_WIDTH = 7


class CardMenu(ChoiceList):
    """All choices of a seat in the card game; Feather cards stand in a grid of placements."""

    def __init__(
        self,
        match: Match,
        seat: int,
        view: CardView,
        names: Sequence[str],
    ) -> None:
        self._view = view
        self._names = names
        self._is_legend_due = False
        legal = match.legal_for(seat)
        state = match.state_for(seat)
        lens = find_lens(state, view, seat, legal)
        self._effects = {each["action"]: each["effects"] for each in lens["outlooks"]}
        actions = [describe_action(action) for action in legal]
        self._kinds = {action.id: self._kind(action) for action in actions}
        actions.sort(key=self._place)
        super().__init__(
            Choice(
                number,
                action,
                preview(state, seat, action.id),
                self._label(action),
                self._draw_action(action),
            )
            for number, action in enumerate(actions, 1)
        )

    def _label(self, action: Action) -> str:
        kind = self._kinds[action.id]
        return "" if kind == "play" else say(f"cli-cards-menu-{kind}")

    def draw(self, width: int) -> RenderableType:
        """Draw the grid of placements, then the other choices in rows."""
        plays = [choice for choice in self.choices if choice.action.kind == "play"]
        others = [choice for choice in self.choices if choice.action.kind != "play"]
        parts: list[RenderableType] = [_draw_grid(plays, width)] if plays else []
        if plays and others:
            parts.append(Text())
        if others:
            parts.append(draw_rows(others, width))
        if self._is_legend_due:
            parts.append(Text(say("cli-legend"), style=FAINT))
        return Group(*parts, *reveal_notes(self.choices))

    def _kind(self, action: Action) -> str:
        if action.kind != "fulfil":
            return action.kind
        return self._effects[action.id][0]["name"]

    def _place(self, action: Action) -> tuple[object, ...]:
        kind = _ORDER.index(self._kinds[action.id])
        if action.kind != "play":
            return (kind, action.id)
        colours = str(action.args["colours"])
        numbers = [COLOURS.index(letter) for letter in colours]
        place = PLACEMENTS.index(str(action.args["place"]))
        return (kind, sorted(numbers), numbers, place)

    def _draw_action(self, action: Action) -> Text:
        args = action.args
        match action.kind:
            case "play":
                return self._draw_effects(action)
            case "discard":
                return feather_text(str(args["colours"]))
            case "fulfil" | "drop":
                return self._draw_change(action)
            case "head" | "tail":
                piece = piece_text(str(args["colours"]), action.kind)
                effects = self._draw_effects(action)
                return piece.append(" ").append_text(effects) if effects else piece
            case _:
                return self._draw_done()

    def _draw_effects(self, action: Action) -> Text:
        effects = self._effects[action.id]
        self._is_legend_due |= bool(effects)
        return Text(" ").join(_effect_text(effect) for effect in effects)

    def _draw_change(self, action: Action) -> Text:
        effect = self._effects[action.id][0]
        text = named_prophecy(str(action.args["card"]))
        before = effect["before"] or 0
        if effect["name"] == "upgraded" or action.kind == "drop":
            text.append("  ").append_text(dots_text(before)).append(" →")
        text.append(" ").append_text(dots_text(effect["level"]))
        if effect["level"] == MAX_LEVEL:
            text.append(f" {say('cli-secured')}", style=ACCENT)
        own = before if effect["name"] in ("upgraded", "dropped") else 0
        gain = LEVEL_POINTS[effect["level"]] - LEVEL_POINTS[own]
        signed = f"{gain:+}".replace("-", "−")
        text.append(f" {say('cli-gain', points=abs(gain), signed=signed)}", style=FAINT)
        if effect["victim"] is not None:
            owner = self._victim(effect["victim"])
            text.append(f" {say('cli-from-level', who=owner, level=before)}", style=FAINT)
        return text

    def _victim(self, seat: int) -> str:
        return say("rival-carl") if seat == CARL_SEAT else self._names[seat]

    def _draw_done(self) -> Text:
        if self._view.plays_left == 0:
            return Text(say("cli-done-turn"))
        is_last = self._view.round == self._view.last_round
        return Text(say("cli-done-tail" if is_last else "cli-done-second"))


def _effect_text(effect: EffectData) -> Text:
    words = f"{effect['card']}{_SIGNS[effect['name']]}{effect['level']}"
    return Text(words, style=_STYLES[effect["name"]])


def _draw_grid(plays: Sequence[Choice], width: int) -> RenderableType:
    """Draw one row for each way to hold a Feather card, one column for each placement."""
    places = [place for place in PLACEMENTS if any(_place_of(c) == place for c in plays)]
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(min_width=_CARD_WIDTH, no_wrap=True)
    room = (width - _CARD_WIDTH - 1) // len(places) - 1
    for _ in places:
        grid.add_column(width=room)
    slugs = [place.replace(" ", "-") for place in places]
    titles = [say(f"cards-place-{slug}") for slug in slugs]
    heads = [Text(title, style=FAINT) for title in titles]
    grid.add_row(Text(say("cli-cards-menu-play"), style="bold"), *heads)
    for colours in dict.fromkeys(str(choice.action.args["colours"]) for choice in plays):
        row = [choice for choice in plays if choice.action.args["colours"] == colours]
        grid.add_row(feather_text(colours), *(_cell(choice) for choice in row))
    return grid


def _place_of(choice: Choice) -> str:
    return str(choice.action.args["place"])


def _cell(choice: Choice) -> Text:
    text = Text.assemble((str(choice.number), ACCENT))
    if choice.preview.reveals:
        text.append(REVEALS)
    text.no_wrap = False
    return text.append(" ").append_text(choice.text) if choice.text else text
