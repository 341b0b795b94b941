"""What can be said about a board game, behind the contract of `coatl.core.game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coatl.board.actions import BOOK
from coatl.board.analysis.figures import count_figures
from coatl.board.analysis.final_scores import explain_scores
from coatl.board.analysis.lens import find_gain, find_lens
from coatl.board.analysis.lens_data import BoardLensData, BoardScoresData
from coatl.board.analysis.plain_view import describe_view
from coatl.board.analysis.reasons import find_reasons
from coatl.board.analysis.score_data import BoardCount, BoardSheet
from coatl.board.analysis.score_sheet import count_sheet
from coatl.board.analysis.view_data import BoardViewData, BoardWarning
from coatl.board.analysis.warnings import find_warnings
from coatl.board.state import State
from coatl.board.view import BoardView
from coatl.core.data import FigureData, PlanGainData, PointsData, ReasonData
from coatl.core.events import Event
from coatl.core.game import Argument


class BoardAnalysis:
    """What can be said about a board game."""

    def describe_view(self, view: BoardView) -> BoardViewData:
        """Write what a seat or a spectator may know as plain data."""
        return describe_view(view)

    def find_lens(
        self,
        state: State,
        view: BoardView,
        seat: int,
        legal: Sequence[int],
        public: State | None = None,
    ) -> BoardLensData:
        """Return the lens of a seat; the view is enough for it."""
        return find_lens(view, seat, legal)

    def find_gain(
        self, state: State, view: BoardView, seat: int, action: int
    ) -> tuple[int, PlanGainData | None]:
        """Return what an action gains at once, and the card that it changes most."""
        return find_gain(find_lens(view, seat, [action]))

    def find_warnings(self, view: BoardView) -> list[BoardWarning]:
        """List what the reader of a view should not overlook, most urgent last."""
        return find_warnings(view)

    def find_reasons(
        self, state: State, seat: int, kinds: Sequence[str], args: Mapping[str, Argument]
    ) -> list[ReasonData]:
        """Return why none of the actions with these kinds and arguments is legal."""
        return find_reasons(state, seat, kinds, args)

    def explain_scores(self, state: State) -> BoardScoresData:
        """Explain the scores of a finished game."""
        return explain_scores(state)

    def count_points(self, state: State) -> PointsData:
        """Return everybody's points as things stand."""
        return {"seats": list(state.scores()), "carl": None}

    def count_figures(self, state: State, events: Sequence[Event]) -> list[FigureData]:
        """Count what happened in a finished game."""
        return count_figures(explain_scores(state), events)

    def count_sheet(self, sheet: BoardSheet) -> BoardCount:
        """Count a game that was played on a real table."""
        return count_sheet(sheet)

    def read_action(self, text: str) -> int:
        """Read an action's text, with two colours in any order."""
        return BOOK.read(text)
