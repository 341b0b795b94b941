"""The board game behind the contract of `coatl.core.game`."""

from __future__ import annotations

import random

from coatl.board.actions import ACTION_COUNT, describe_action, parse_action
from coatl.board.analysis.contract import BoardAnalysis
from coatl.board.analysis.report import format_view
from coatl.board.belief import Belief, sample_state
from coatl.board.codes import BODIES, BODY_LETTERS, COLOURS, HEADS, PROPHECIES, SOURCES, TAILS
from coatl.board.deal import deal
from coatl.board.deck import load_deck
from coatl.board.encoding import BoardEncoding
from coatl.board.options import BoardOptions, format_options, parse_options
from coatl.board.state import State, state_from_bytes
from coatl.board.view import BoardView, observe
from coatl.core.chance import Chance
from coatl.core.errors import NotationError
from coatl.core.events import Event
from coatl.core.game import Action


class BoardGame:
    """Cóatl, the board game, for 2 to 4 seats."""

    name = "board"
    title = "Cóatl"
    rules_version = 1
    sources = SOURCES
    action_count = ACTION_COUNT
    analysis = BoardAnalysis()

    def parse_options(self, text: str, seats: int | None = None) -> BoardOptions:
        """Read options from words such as "sacrifice,promo"."""
        return parse_options(text, seats)

    def format_options(self, options: BoardOptions) -> str:
        """Write options so that `parse_options` reads them back."""
        return format_options(options)

    def seat_count(self, options: BoardOptions) -> int:
        """Return how many seats these options mean."""
        return options.seats

    def new(
        self, options: BoardOptions, chance: Chance, events: list[Event] | None = None
    ) -> State:
        """Set up a game (B2)."""
        return deal(options, chance)

    def from_bytes(self, data: bytes) -> State:
        """Return the state that `to_bytes` wrote."""
        return state_from_bytes(data)

    def observe(self, state: State, seat: int | None) -> BoardView:
        """Return what a seat (None: a spectator) may know (B14)."""
        return observe(state, seat)

    def sample_state(self, view: BoardView, rng: random.Random) -> State:
        """Return a full state, uniform over the deals that fit the view."""
        return sample_state(view, rng)

    def prepare(self, view: BoardView) -> Belief:
        """Make a view ready for sampling many states."""
        return Belief(view)

    def encoding(self, options: BoardOptions) -> BoardEncoding:
        """Return how positions with these options are written as rows of numbers."""
        return BoardEncoding(options)

    def format_view(self, view: BoardView) -> str:
        """Write a view as readable text, the same for equal views."""
        return format_view(view)

    def describe_action(self, action: int) -> Action:
        """Return kind, arguments and text of an action id."""
        return describe_action(action)

    def parse_action(self, text: str) -> int:
        """Read an action's text."""
        return parse_action(text)

    def format_outcome(self, source: int, content: int) -> str:
        """Write one chance outcome: a colour letter or a card id."""
        if source in (HEADS, TAILS, BODIES):
            return BODY_LETTERS[content]
        if source == PROPHECIES:
            return load_deck().prophecies[content].id
        return load_deck().temples[content].id

    def parse_outcome(self, source: int, text: str) -> int:
        """Read one chance outcome of a source."""
        if source in (HEADS, TAILS, BODIES):
            letters = BODY_LETTERS if source == BODIES else COLOURS
            if len(text) != 1 or text not in letters:
                raise NotationError(text, 0, f"one colour letter of {letters}")
            return letters.index(text)
        if source == PROPHECIES:
            return load_deck().prophecy(text).index
        return load_deck().temple(text).index


GAME = BoardGame()
