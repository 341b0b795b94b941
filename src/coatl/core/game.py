"""The contract that every game keeps; everything else knows games only through it.

How a game is played through it:

    chance = SeededChance(seed, game.sources)
    state = game.new(options, chance)
    while not state.is_over:
        seat = state.acting[0]
        action = choose(game.observe(state, seat), state.legal_actions(seat))
        state.apply(seat, action, chance)
    print(state.result())

- A *seat* is a place in turn order, from 0. Usually one seat acts; in a simultaneous choice
  several do, each with its own private little sequence of actions. How those sequences interleave
  changes neither the state reached, nor views, nor the record.
- An *action* is a small number that names content and means the same in every state. Turns of many
  steps are many actions, ended by one that says so.
- *Chance* is passed in. Bags and decks are multisets inside the state: there is no hidden future
  order.
- A *view* is what one seat may know. `sample_state` turns a view into a full state that fits it.
- An *encoding* writes the same as a row of numbers, for programs that learn.
- Automatons (CARL) are not seats: their turns run inside the `apply` that ends the player's turn,
  and are told as events.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn, Protocol, Self, TypeVar

from coatl.core.chance import Chance, QuickChance
from coatl.core.data import FigureData, PlanGainData, PointsData, ReasonData
from coatl.core.encoding import Field
from coatl.core.events import Event
from coatl.core.results import Result
from coatl.core.results import Standing as Standing
from coatl.core.results import rank_seats as rank_seats

Argument = int | str


@dataclass(frozen=True, slots=True)
class Action:
    """An action id with its meaning: a kind, structured arguments and readable text."""

    id: int
    kind: str
    text: str
    args: Mapping[str, Argument] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.text


class State(Protocol):
    """The whole truth about a game in progress."""

    @property
    def seat_count(self) -> int:
        """How many seats there are."""

    @property
    def acting(self) -> tuple[int, ...]:
        """Every seat that may act now; none when the game is over."""

    @property
    def to_act(self) -> int:
        """The first seat that may act now, or -1 when the game is over."""

    @property
    def is_simultaneous(self) -> bool:
        """Whether the present choices are made by all at the same time, unseen by each other."""

    @property
    def turn(self) -> int:
        """The seat whose turn it is, or that acts first in a choice of all."""

    @property
    def round(self) -> int:
        """The round, where a game has rounds; otherwise always the same number."""

    @property
    def competition(self) -> int:
        """Which competition of a match this is; always the same number if there is only one."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    def legal_actions(self, seat: int) -> list[int]:
        """Return all legal actions of a seat in ascending order.

        Whatever is no seat of the game is refused with `StateError`, here and in all methods that
        take a seat, and whatever is no action with `InvalidAction`.
        """

    def legal_mask(self, seat: int) -> bytes:
        """Return one byte an action id, 1 where the action is legal."""

    def apply(
        self, seat: int, action: int, chance: Chance, events: list[Event] | None = None
    ) -> None:
        """Carry out a legal action; anything else is refused with a reason and changes nothing.

        A chance source that fails in the middle leaves the state unusable.
        """

    def apply_unchecked(
        self, seat: int, action: int, chance: Chance, events: list[Event] | None = None
    ) -> None:
        """Carry out an action known to be legal (for search); any other corrupts the state.

        Nothing is checked, not even that these are numbers.
        """

    def refuse(self, seat: int, action: int) -> NoReturn:
        """Raise the `IllegalAction` that says why a seat may not take an action that is not legal.

        What is no action at all is an `InvalidAction`, as everywhere.
        """

    def copy_from(self, other: Self) -> None:
        """Become equal to `other`, reusing memory."""

    def clone(self) -> Self:
        """Return an independent copy."""

    def scores(self) -> tuple[int, ...]:
        """Return the points of each seat, as if the game ended now; all of them are public."""

    def result(self) -> Result:
        """Return the ranking with tie-breaks; while the game runs, as if it ended now."""

    def playout(self, quick: QuickChance) -> int:
        """Play uniformly random actions to the end inside the engine; return how many."""

    def to_bytes(self) -> bytes:
        """Return the state as bytes; equal states give equal bytes."""

    def check(self) -> None:
        """Raise `StateError` if pieces or cards are missing or a score is not what it should be."""


def turn_of(state: State) -> tuple[int, int, int]:
    """Return what changes when a turn ends; in a solo match the seat that acts stays the same."""
    return state.competition, state.round, state.turn


class View(Protocol):
    """What one seat, or a spectator, may know: plain data without a reference to the state."""

    @property
    def game(self) -> str:
        """The name of the game it is a view of."""

    @property
    def seat(self) -> int | None:
        """Whose view it is; None for a spectator."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
O = TypeVar("O")  # noqa: E741 - options


class Sampler(Protocol[S]):
    """A view made ready for sampling; `sample_state` prepares and samples once."""

    def sample_into(self, state: S, quick: QuickChance) -> None:
        """Make an existing state, of the same options, one of the states that fit."""

    def sample(self, quick: QuickChance) -> S:
        """Return a new state that fits."""


S_contra = TypeVar("S_contra", bound=State, contravariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Encoding(Protocol[S_contra]):
    """How what a seat may know is written as a row of numbers, for programs that learn.

    A row has the same size and fields for all positions of a game with the same options. It begins
    with the seat it is for; the others follow in turn order. Nothing that the seat's view does not
    hold changes a number of it, and what the view holds is in it but for what `left_out` says.
    """

    @property
    def version(self) -> int:
        """Raised when the same position would be written differently."""

    @property
    def size(self) -> int:
        """How many numbers a row has."""

    @property
    def fields(self) -> tuple[Field, ...]:
        """What the numbers mean, from the first to the last."""

    @property
    def left_out(self) -> tuple[str, ...]:
        """What of a view is not in a row."""

    @property
    def action_count(self) -> int:
        """How many bytes a mask of legal actions has."""

    def encode_into(self, state: S_contra, seat: int, buffer: Any) -> None:
        """Write what a seat may know into a writable buffer: `size` bytes or 32-bit floats.

        Bytes are the numbers themselves; floats are divided by the scale of their field. The
        buffer is kept until another one is given.
        """

    def mask_into(self, state: S_contra, seat: int, buffer: Any) -> None:
        """Write which actions are legal for a seat: a byte for each action, 1 or 0."""


class Analysis(Protocol[S_contra, V_contra]):
    """What can be said about positions of a game, as plain data of the game's own shapes.

    Whoever shows a game asks here: servers, terminals, hints, reviews. Nothing is told about a
    state that the view given with it does not hold. Answers share parts: change nothing in them.
    """

    def describe_view(self, view: V_contra) -> Any:
        """Write what a seat or a spectator may know as plain data."""

    def find_lens(
        self,
        state: S_contra,
        view: V_contra,
        seat: int,
        legal: Sequence[int],
        public: S_contra | None = None,
    ) -> Any:
        """Return what the cards in sight pay a seat now, and what its legal actions would change.

        `public` is the state that a draft of the seat stands on, if it has one.
        """

    def find_gain(
        self, state: S_contra, view: V_contra, seat: int, action: int
    ) -> tuple[int, PlanGainData | None]:
        """Return what an action gains at once, and the card that it changes most."""

    def find_warnings(self, view: V_contra) -> Sequence[Any]:
        """List what the reader of a view should not overlook, most urgent last."""

    def find_reasons(
        self, state: S_contra, seat: int, kinds: Sequence[str], args: Mapping[str, Argument]
    ) -> list[ReasonData]:
        """Return why none of the actions with these kinds and arguments is legal, telling ones
        first; nothing if one is.
        """

    def explain_scores(self, state: S_contra) -> Any:
        """Explain the scores of a finished game."""

    def count_points(self, state: S_contra) -> PointsData:
        """Return everybody's points as things stand."""

    def count_figures(self, state: S_contra, events: Sequence[Event]) -> list[FigureData]:
        """Count what happened in a finished game; `events` is all of it."""

    def count_sheet(self, sheet: Any) -> Any:
        """Count a game that was played on a real table; what cannot be is an `OptionError`."""

    def read_action(self, text: str) -> int:
        """Read an action's text, with two colours in any order."""


class Game(Protocol[S, V, O]):
    """A game: its options, its states, and how to write them down."""

    @property
    def name(self) -> str:
        """The word users pick it by."""

    @property
    def title(self) -> str:
        """Its full name."""

    @property
    def rules_version(self) -> int:
        """Raised when the same record would play out differently."""

    @property
    def sources(self) -> tuple[str, ...]:
        """The names of its chance sources, by number."""

    @property
    def action_count(self) -> int:
        """The size of the action space."""

    @property
    def analysis(self) -> Analysis[S, V]:
        """What can be said about its positions."""

    def parse_options(self, text: str, seats: int | None = None) -> O:
        """Read options from words; `seats` is the number of seats if the words do not say."""

    def format_options(self, options: O) -> str:
        """Write options so that `parse_options` reads them back."""

    def seat_count(self, options: O) -> int:
        """Return how many seats these options mean."""

    def new(self, options: O, chance: Chance, events: list[Event] | None = None) -> S:
        """Set up a game; an automaton that begins tells its first turn as events."""

    def from_bytes(self, data: bytes) -> S:
        """Return the state that `to_bytes` wrote."""

    def observe(self, state: S, seat: int | None) -> V:
        """Return what a seat (None: a spectator) may know."""

    def sample_state(self, view: V, rng: random.Random) -> S:
        """Return a full state, uniform over the deals that fit the view."""

    def prepare(self, view: V) -> Sampler[S]:
        """Make a view ready for sampling many states."""

    def encoding(self, options: O) -> Encoding[S]:
        """Return how positions with these options are written as rows of numbers."""

    def format_view(self, view: V) -> str:
        """Write a view as readable text, the same for equal views."""

    def describe_action(self, action: int) -> Action:
        """Return kind, arguments and text of an action id."""

    def parse_action(self, text: str) -> int:
        """Read an action's text."""

    def format_outcome(self, source: int, content: int) -> str:
        """Write one chance outcome."""

    def parse_outcome(self, source: int, text: str) -> int:
        """Read one chance outcome of a source."""
