"""How each game is shown to clients, so that the rest of the server need not know which it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Protocol, cast

from pydantic import Field

from coatl.board.state import State as BoardState
from coatl.board.view import BoardView
from coatl.cards.state import State as CardState
from coatl.cards.view import CardView
from coatl.cards.view import observe as observe_cards
from coatl.core.errors import OptionError
from coatl.core.events import Event, Value
from coatl.core.registry import GAMES, get_game
from coatl.server import (
    board_figures,
    board_lens,
    board_scores,
    board_table,
    card_figures,
    card_lens,
    card_scores,
    card_table,
)
from coatl.server.board_data import BoardViewData, BoardWarning
from coatl.server.board_lens_data import BoardLensData, BoardScoresData
from coatl.server.card_data import CardViewData, CardWarning
from coatl.server.card_lens_data import CardLensData, CardScoresData
from coatl.server.data import ActionData, EventData, EventValue, FigureData, PointsData

AnyView = Annotated[BoardViewData | CardViewData, Field(discriminator="game")]
AnyLens = Annotated[BoardLensData | CardLensData, Field(discriminator="game")]
AnyScores = Annotated[BoardScoresData | CardScoresData, Field(discriminator="game")]
AnyWarning = BoardWarning | CardWarning


class Showing(Protocol):
    """How one game is shown; what is returned shares parts with other answers: change nothing."""

    def show_view(self, view: Any) -> AnyView:
        """Write what a seat or a spectator may know in words."""

    def show_lens(self, state: Any, view: Any, seat: int, legal: Sequence[int]) -> AnyLens:
        """Return the lens of a seat: of `state` nothing is told that is not in its `view`."""

    def show_warnings(self, view: Any) -> Sequence[AnyWarning]:
        """List what the reader of a view should not overlook, most urgent last."""

    def show_scores(self, state: Any) -> AnyScores:
        """Explain the scores of a finished game."""

    def show_points(self, state: Any) -> PointsData:
        """Return everybody's points as things stand."""

    def show_figures(self, state: Any, events: Sequence[Event]) -> list[FigureData]:
        """Count what happened in a finished game."""


class BoardShowing:
    """How the board game is shown."""

    def show_view(self, view: BoardView) -> BoardViewData:
        """Write what a seat or a spectator may know in words."""
        return board_table.show_view(view)

    def show_lens(
        self, state: BoardState, view: BoardView, seat: int, legal: Sequence[int]
    ) -> BoardLensData:
        """Return the lens of a seat; the view is enough for it."""
        return board_lens.find_lens(view, seat, legal)

    def show_warnings(self, view: BoardView) -> list[BoardWarning]:
        """List what the reader of a view should not overlook, most urgent last."""
        return board_table.find_warnings(view)

    def show_scores(self, state: BoardState) -> BoardScoresData:
        """Explain the scores of a finished game."""
        return board_scores.explain_scores(state)

    def show_points(self, state: BoardState) -> PointsData:
        """Return everybody's points as things stand."""
        return {"seats": list(state.scores()), "carl": None}

    def show_figures(self, state: BoardState, events: Sequence[Event]) -> list[FigureData]:
        """Count what happened in a finished game."""
        return board_figures.count(self.show_scores(state), events)


class CardShowing:
    """How the card game and the solo match are shown."""

    def show_view(self, view: CardView) -> CardViewData:
        """Write what a seat or a spectator may know in words."""
        return card_table.show_view(view)

    def show_lens(
        self, state: CardState, view: CardView, seat: int, legal: Sequence[int]
    ) -> CardLensData:
        """Return the lens of a seat."""
        return card_lens.find_lens(state, view, seat, legal)

    def show_warnings(self, view: CardView) -> list[CardWarning]:
        """List what the reader of a view should not overlook, most urgent last."""
        return card_table.find_warnings(view)

    def show_scores(self, state: CardState) -> CardScoresData:
        """Explain the scores of a finished game."""
        return card_scores.explain_scores(state)

    def show_points(self, state: CardState) -> PointsData:
        """Return everybody's points as things stand."""
        view = card_table.show_view(observe_cards(state, None))
        carl = view["carl"]
        seats = [seat["points"] for seat in view["seats"]]
        return {"seats": seats, "carl": None if carl is None else carl["points"]}

    def show_figures(self, state: CardState, events: Sequence[Event]) -> list[FigureData]:
        """Count what happened in a finished game."""
        return card_figures.count(self.show_scores(state), events)


_SHOWINGS: dict[str, Showing] = {
    "board": BoardShowing(),
    "cards": CardShowing(),
    "carl": CardShowing(),
}


def showing_for(game_name: str) -> Showing:
    """Return how a game is shown, by its name."""
    if game_name not in _SHOWINGS:
        raise OptionError(f"unknown game {game_name!r}: expected {' or '.join(GAMES)}")
    return _SHOWINGS[game_name]


@cache
def show_action(game_name: str, action: int) -> ActionData:
    """Write an action id with its meaning."""
    described = get_game(game_name).describe_action(action)
    args = dict(described.args)
    return {"id": described.id, "kind": described.kind, "text": described.text, "args": args}


def show_actions(game_name: str, legal: Sequence[int]) -> list[ActionData]:
    """Write legal actions with their meanings."""
    return [show_action(game_name, action) for action in legal]


def show_event(event: Event) -> EventData:
    """Write an event, its secret part included: take the reader's version with `seen_by` first."""
    merged = {**event.data, **event.secret}
    data = {name: _plain(value) for name, value in merged.items()}
    return {"name": event.name, "seat": event.seat, "data": data}


def _plain(value: Value) -> EventValue:
    if not isinstance(value, tuple):
        return value
    return cast(EventValue, list(value))
