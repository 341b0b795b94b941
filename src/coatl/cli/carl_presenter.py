"""The solo match against CARL as a person meets it at the keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from coatl.cards.codes import MAX_LEVEL, PHASES
from coatl.cards.game import CARL
from coatl.cards.lens import points_now
from coatl.cards.state import State
from coatl.cards.view import CardView
from coatl.cli import cards_finale, cards_guide
from coatl.cli.cards_presenter import CardPresenter
from coatl.cli.cards_table import carl_name
from coatl.cli.choices import Choice
from coatl.cli.words import say
from coatl.core.game import Game


class CarlPresenter(CardPresenter):
    """Presents the match against CARL and CARL 2.0."""

    game: Game[Any, Any, Any] = CARL
    fewest_seats = 1

    def opening(self, names: Sequence[str]) -> str:
        """Say who begins."""
        return say("cli-carl-begins")

    def title(self, view: CardView, whose: str) -> str:
        """Return the heading above the table: against whom, and which round."""
        assert view.carl is not None
        rounds = {"round": view.round, "last": view.last_round}
        return say("cli-turn-carl", whose=whose, carl=carl_name(view.carl), **rounds)

    def warnings(self, view: CardView, names: Sequence[str]) -> list[str]:
        """Return what a player should not overlook now."""
        assert view.carl is not None
        lines = super().warnings(view, names)
        if view.round == view.last_round:
            lines.append(say("cards-warning-carl-is-scored", points=view.carl.points))
        if PHASES[view.phase] == "drop":
            lines.append(say("cards-drop-note"))
        if any(view.gain[card] and level < MAX_LEVEL for card, level in view.carl.held):
            left = 2 - view.seats[0].stolen_from
            lines.append(say("cards-warning-thefts-left", left=left))
        return lines

    def losses(self, view: CardView, choice: Choice) -> list[str]:
        """Warn before the last fulfilments are left out and CARL wins by that (C10.1)."""
        assert view.carl is not None
        points = points_now(view, view.seats[0])
        is_end = view.round == view.last_round and view.plays_left == 0
        if not is_end or choice.action.kind != "done" or points > view.carl.points:
            return []
        return [say("cards-warning-losing-now", points=points, carl_points=view.carl.points)]

    def draw_help(self) -> RenderableType:
        """Draw the commands and the rules in a nutshell."""
        return cards_guide.draw_help(is_solo=True)

    def draw_end(
        self, state: State, view: CardView, names: Sequence[str], width: int
    ) -> RenderableType:
        """Draw the result of each competition and every score, explained."""
        return cards_finale.draw_match_end(view, names)
