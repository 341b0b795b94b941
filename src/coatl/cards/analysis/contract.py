"""What can be said about a card game or a solo match, behind the contract of `coatl.core.game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coatl.cards.actions import BOOK
from coatl.cards.analysis.figures import count_figures
from coatl.cards.analysis.final_scores import explain_scores
from coatl.cards.analysis.lens import find_gain, find_lens
from coatl.cards.analysis.lens_data import CardLensData, CardScoresData
from coatl.cards.analysis.plain_view import describe_view
from coatl.cards.analysis.score_data import CardCount, CardSheet
from coatl.cards.analysis.score_sheet import count_sheet
from coatl.cards.analysis.view_data import CardViewData, CardWarning
from coatl.cards.analysis.warnings import find_warnings
from coatl.cards.state import State
from coatl.cards.view import CardView, observe
from coatl.core.data import FigureData, PlanGainData, PointsData, ReasonData
from coatl.core.events import Event
from coatl.core.game import Argument
from coatl.core.reasons import find_reasons


class CardAnalysis:
    """What can be said about a card game or a solo match."""

    def describe_view(self, view: CardView) -> CardViewData:
        """Write what a seat or a spectator may know as plain data."""
        return describe_view(view)

    def find_lens(
        self,
        state: State,
        view: CardView,
        seat: int,
        legal: Sequence[int],
        public: State | None = None,
    ) -> CardLensData:
        """Return the lens of a seat; nothing hidden in the state is looked at."""
        return find_lens(state, view, seat, legal, public)

    def find_gain(
        self, state: State, view: CardView, seat: int, action: int
    ) -> tuple[int, PlanGainData | None]:
        """Return what an action gains at once, and the card that it changes most."""
        return find_gain(find_lens(state, view, seat, [action]))

    def find_warnings(self, view: CardView) -> list[CardWarning]:
        """List what the reader of a view should not overlook, most urgent last."""
        return find_warnings(view)

    def find_reasons(
        self, state: State, seat: int, kinds: Sequence[str], args: Mapping[str, Argument]
    ) -> list[ReasonData]:
        """Return why none of the actions with these kinds and arguments is legal."""
        return find_reasons(BOOK, state, seat, kinds, args, ())

    def explain_scores(self, state: State) -> CardScoresData:
        """Explain the scores of a finished game."""
        return explain_scores(state)

    def count_points(self, state: State) -> PointsData:
        """Return everybody's points as things stand."""
        shown = describe_view(observe(state, None))
        carl = shown["carl"]
        seats = [seat["points"] for seat in shown["seats"]]
        return {"seats": seats, "carl": None if carl is None else carl["points"]}

    def count_figures(self, state: State, events: Sequence[Event]) -> list[FigureData]:
        """Count what happened in a finished game."""
        return count_figures(explain_scores(state), events)

    def count_sheet(self, sheet: CardSheet) -> CardCount:
        """Count a game that was played on a real table."""
        return count_sheet(sheet)

    def read_action(self, text: str) -> int:
        """Read an action's text, with two colours in any order."""
        return BOOK.read(text)
