"""The solo match against CARL as a person meets it at the keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from coatl.cards.analysis.worth import points_now
from coatl.cards.codes import MAX_LEVEL, PHASES
from coatl.cards.game import CARL
from coatl.cards.state import State
from coatl.cards.view import CardView
from coatl.cli.terminal.cards import finale, guide
from coatl.cli.terminal.cards.carl_pause import close_competition, find_new_deal
from coatl.cli.terminal.cards.drawing import carl_name
from coatl.cli.terminal.cards.presenter import CardPresenter
from coatl.cli.terminal.choices import Choice
from coatl.cli.terminal.presenter import Pause
from coatl.cli.words import say
from coatl.core.events import Event
from coatl.core.game import Game


class CarlPresenter(CardPresenter):
    """Presents the match against CARL and CARL 2.0."""

    game: Game[Any, Any, Any] = CARL
    fewest_seats = 1

    def __init__(self) -> None:
        self._first: CardView | None = None
        """The table at the end of the first competition, kept for the end of the match."""

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
        return guide.draw_help(is_solo=True)

    def find_pause(
        self, before: CardView, events: Sequence[Event], names: Sequence[str]
    ) -> Pause | None:
        """Rest between the competitions, to look at the first one's end."""
        after = find_new_deal(events)
        if after is None:
            return None
        self._first = close_competition(before, events[:after])
        return Pause(
            after,
            self._first,
            say("cli-first-over"),
            finale.draw_competition(self._first, names),
            say("cli-carl-next"),
            say("cli-carl-next-help"),
        )

    def draw_end(
        self, state: State, view: CardView, names: Sequence[str], width: int
    ) -> RenderableType:
        """Draw every score, explained, and the result of each competition."""
        return finale.draw_match_end(view, names, self._first)
