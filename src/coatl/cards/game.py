"""The card game and the solo match behind the contract of `coatl.core.game`."""

from __future__ import annotations

import random
from typing import Generic, TypeVar

from coatl.cards.actions import ACTION_COUNT, describe_action, feather_text, parse_action
from coatl.cards.analysis.contract import CardAnalysis
from coatl.cards.analysis.report import format_view
from coatl.cards.belief import Belief, sample_state
from coatl.cards.codes import ACTIONS, FEATHERS, GODS, PAIRS, PROPHECIES, SOURCES
from coatl.cards.deck import load_deck
from coatl.cards.encoding import CardEncoding
from coatl.cards.flow import begin_round
from coatl.cards.options import (
    CardOptions,
    CarlOptions,
    format_options,
    parse_card_options,
    parse_carl_options,
)
from coatl.cards.setup import deal_competition, deal_game
from coatl.cards.state import State, state_from_bytes
from coatl.cards.view import CardView, observe
from coatl.core.chance import Chance
from coatl.core.errors import NotationError, OptionError
from coatl.core.events import Event
from coatl.core.game import Action

O = TypeVar("O", CardOptions, CarlOptions)  # noqa: E741 - options


class CardRules(Generic[O]):
    """What the card game and the solo match have in common."""

    rules_version = 1
    sources = SOURCES
    action_count = ACTION_COUNT
    analysis = CardAnalysis()

    def format_options(self, options: O) -> str:
        """Write options so that `parse_options` reads them back."""
        return format_options(options)

    def seat_count(self, options: O) -> int:
        """Return how many seats these options mean."""
        return options.seats

    def from_bytes(self, data: bytes) -> State:
        """Return the state that `to_bytes` wrote."""
        return state_from_bytes(data)

    def observe(self, state: State, seat: int | None) -> CardView:
        """Return what a seat (None: a spectator) may know (C11)."""
        return observe(state, seat)

    def sample_state(self, view: CardView, rng: random.Random) -> State:
        """Return a full state, uniform over the deals that fit the view."""
        return sample_state(view, rng)

    def prepare(self, view: CardView) -> Belief:
        """Make a view ready for sampling many states."""
        return Belief(view)

    def encoding(self, options: O) -> CardEncoding:
        """Return how positions with these options are written as rows of numbers."""
        return CardEncoding(options)

    def format_view(self, view: CardView) -> str:
        """Write a view as readable text, the same for equal views."""
        return format_view(view)

    def describe_action(self, action: int) -> Action:
        """Return kind, arguments and text of an action id."""
        return describe_action(action)

    def parse_action(self, text: str) -> int:
        """Read an action's text."""
        return parse_action(text)

    def format_outcome(self, source: int, content: int) -> str:
        """Write one chance outcome: colours, a card id or a god."""
        if source == FEATHERS:
            return feather_text(content)
        if source == PROPHECIES:
            return load_deck().prophecies[content].id
        if source == ACTIONS:
            return GODS[content]
        return load_deck().temples[content].id

    def parse_outcome(self, source: int, text: str) -> int:
        """Read one chance outcome of a source."""
        if source == FEATHERS:
            kinds = [feather_text(kind) for kind in range(len(PAIRS))]
            if text not in kinds:
                raise NotationError(text, 0, f"a Feather card: {', '.join(kinds)}")
            return kinds.index(text)
        if source == PROPHECIES:
            return load_deck().prophecy(text).index
        if source == ACTIONS:
            if text not in GODS:
                raise NotationError(text, 0, f"a god: {', '.join(GODS)}")
            return GODS.index(text)
        return load_deck().temple(text).index


class CardGame(CardRules[CardOptions]):
    """Cóatl: The Card Game, for 2 to 4 seats."""

    name = "cards"
    title = "Cóatl: The Card Game"

    def parse_options(self, text: str, seats: int | None = None) -> CardOptions:
        """Read options; only the number of seats can be chosen."""
        return parse_card_options(text, seats)

    def new(self, options: CardOptions, chance: Chance, events: list[Event] | None = None) -> State:
        """Set up a game (C2)."""
        state = State(options)
        deal_game(state, chance)
        begin_round(state, chance, events)
        return state


class CarlGame(CardRules[CarlOptions]):
    """The solo match against CARL and CARL 2.0."""

    name = "carl"
    title = "Cóatl: The Card Game, against CARL"

    def parse_options(self, text: str, seats: int | None = None) -> CarlOptions:
        """Read options: CARL's personality."""
        if seats not in (None, 1):
            message = f"seats={seats}: a match against CARL has one seat"
            raise OptionError(message, why="carl-seats", seats=seats or 0)
        return parse_carl_options(text)

    def new(self, options: CarlOptions, chance: Chance, events: list[Event] | None = None) -> State:
        """Set up the first competition; CARL plays first (C10)."""
        state = State(options)
        deal_competition(state, chance, events)
        begin_round(state, chance, events)
        return state


GAME = CardGame()
CARL = CarlGame()
