"""Pebbles, a game of somebody else: the smallest that keeps the contract, with chance and turns.

Two players draw nine pebbles, worth 0 to 2, from one bag. Once a game each may double the pebble
drawn next, and once let the other draw. It is plain Python and knows of Cóatl the core only.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, NamedTuple, NoReturn

from coatl.core.actions import ActionBook
from coatl.core.bag import Bag
from coatl.core.chance import Chance, QuickChance, draw_from
from coatl.core.data import FigureData, PointsData, ReasonData
from coatl.core.encoding import Field
from coatl.core.errors import IllegalAction, NotationError, OptionError, Reason, StateError
from coatl.core.errors import show_value as show
from coatl.core.events import Event
from coatl.core.game import Action, Argument, Game
from coatl.core.reader import ByteReader
from coatl.core.reasons import find_reasons
from coatl.core.results import Result, rank_seats

DRAW, DOUBLE, REST = range(3)
WORDS = ("draw", "double", "rest")
BOOK = ActionBook("pebbles", 3, [Action(id, word, word) for id, word in enumerate(WORDS)])


class Options(NamedTuple):
    """There is nothing to choose."""

    seats: int = 2


class Pebbles:
    """A state: what is left in the bag, and by seat the points and what was used up."""

    seat_count = 2
    is_simultaneous = False
    round = 0
    competition = 0

    def __init__(self) -> None:
        self.bag = Bag([3, 3, 3])
        self.points = [0, 0]
        self.doubled = [0, 0]
        self.rested = [0, 0]
        self.turn = 0
        self.is_double = 0

    @property
    def is_over(self) -> bool:
        return self.bag.total == 0

    @property
    def acting(self) -> tuple[int, ...]:
        return () if self.is_over else (self.turn,)

    @property
    def to_act(self) -> int:
        return -1 if self.is_over else self.turn

    def legal_actions(self, seat: int) -> list[int]:
        number = seat_number(seat)
        return [action for action in range(3) if self._problem(number, action) is None]

    def legal_mask(self, seat: int) -> bytes:
        legal = self.legal_actions(seat)
        return bytes(action in legal for action in range(3))

    def _problem(self, seat: int, action: int) -> Reason | None:
        if seat not in self.acting:
            return Reason("not-your-turn", "it is not this seat's turn")
        if action == DOUBLE and self.doubled[seat]:
            return Reason("doubled", "a pebble is doubled once a game")
        if action == REST and (self.rested[seat] or self.is_double):
            return Reason("rested", "a seat rests once a game, and not after doubling")
        return None

    def refuse(self, seat: int, action: int) -> NoReturn:
        described = BOOK.describe(action)
        problem = self._problem(seat, described.id)
        raise IllegalAction(seat, described.text, problem or Reason("", "it is legal"))

    def apply(
        self, seat: int, action: int, chance: Chance, events: list[Event] | None = None
    ) -> None:
        number = seat_number(seat)
        wanted = BOOK.describe(action).id
        if self._problem(number, wanted) is not None:
            self.refuse(number, wanted)
        self.apply_unchecked(number, wanted, chance, events)

    def apply_unchecked(
        self, seat: int, action: int, chance: Chance, events: list[Event] | None = None
    ) -> None:
        told: dict[str, int] = {}
        if action == DOUBLE:
            self.doubled[seat] = self.is_double = 1
        else:
            if action == REST:
                self.rested[seat] = 1
            else:
                told["worth"] = draw_from(self.bag, 0, chance) * (1 + self.is_double)
                self.points[seat] += told["worth"]
            self.turn, self.is_double = 1 - seat, 0
        if events is not None:
            events.append(Event(BOOK.describe(action).kind, seat, told))

    def copy_from(self, other: Pebbles) -> None:
        self.bag.copy_from(other.bag)
        self.points[:] = other.points
        self.doubled[:] = other.doubled
        self.rested[:] = other.rested
        self.turn, self.is_double = other.turn, other.is_double

    def clone(self) -> Pebbles:
        copy = Pebbles()
        copy.copy_from(self)
        return copy

    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def result(self) -> Result:
        return rank_seats([(points,) for points in self.points], (), "drawn")

    def playout(self, quick: QuickChance) -> int:
        count = 0
        while not self.is_over:
            legal = self.legal_actions(self.turn)
            self.apply_unchecked(self.turn, legal[quick.below(len(legal))], quick)
            count += 1
        return count

    def to_bytes(self) -> bytes:
        values = [*self.points, *self.doubled, *self.rested, self.turn, self.is_double]
        self.bag.dump(values)
        return bytes(values)

    def check(self) -> None:
        if self.bag.total > 9 or min(self.points) < 0:
            raise StateError("there are more pebbles than nine")


def seat_number(seat: object) -> int:
    """Return a seat as a number; whatever names no seat is refused."""
    try:
        number = index(seat)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if number not in (0, 1):
        raise StateError(f"there is no seat {show(seat)}: seats are 0 and 1")
    return number


class View(NamedTuple):
    """Everything is public."""

    game: str
    seat: int | None
    data: bytes


class Sampler:
    """There is one state that fits a view."""

    def __init__(self, view: View) -> None:
        self.view = view

    def sample_into(self, state: Pebbles, quick: QuickChance) -> None:
        state.copy_from(self.sample(quick))

    def sample(self, quick: QuickChance) -> Pebbles:
        return GAME.from_bytes(self.view.data)


class Encoding:
    """Ten numbers; pebbles hide nothing."""

    version = 1
    size = 10
    action_count = 3
    left_out = ()
    fields = (
        Field("points", 2, 18, 18, "points of the seat and of the other", ("own", "other")),
        Field("doubled", 2, 1, 1, "who has doubled", ("own", "other"), 2),
        Field("rested", 2, 1, 1, "who has rested", ("own", "other"), 4),
        Field("turn", 1, 1, 1, "whether it is the seat's turn", (), 6),
        Field("double", 1, 1, 1, "whether the next pebble counts twice", (), 7),
        Field("over", 1, 1, 1, "whether the bag is empty", (), 8),
        Field("seat", 1, 1, 1, "which seat this is", (), 9),
    )

    def encode_into(self, state: Pebbles, seat: int, buffer: Any) -> None:
        own = seat_number(seat)
        row = [both[who] for both in (state.points, state.doubled, state.rested)
               for who in (own, 1 - own)]  # fmt: skip
        row += [int(state.turn == own), state.is_double, int(state.is_over), own]
        numbers: Any = memoryview(buffer)
        for field in self.fields:
            for place in range(field.start, field.start + field.size):
                is_float = numbers.format == "f"
                numbers[place] = row[place] / field.scale if is_float else row[place]

    def mask_into(self, state: Pebbles, seat: int, buffer: Any) -> None:
        memoryview(buffer)[:] = state.legal_mask(seat)


class Analysis:
    """What can be said: points."""

    def describe_view(self, view: View) -> Any:
        state = GAME.from_bytes(view.data)
        return {"game": view.game, "seat": view.seat, "points": state.points}

    def find_lens(
        self,
        state: Pebbles,
        view: View,
        seat: int,
        legal: Sequence[int],
        public: Pebbles | None = None,
    ) -> Any:
        return {"game": "pebbles", "points": state.points[seat]}

    def find_gain(self, state: Pebbles, view: View, seat: int, action: int) -> tuple[int, None]:
        return 0, None

    def find_warnings(self, view: View) -> list[Any]:
        return []

    def find_reasons(
        self, state: Pebbles, seat: int, kinds: Sequence[str], args: Mapping[str, Argument]
    ) -> list[ReasonData]:
        return find_reasons(BOOK, state, seat, kinds, args, ())

    def explain_scores(self, state: Pebbles) -> Any:
        return {"game": "pebbles", "seats": list(state.points)}

    def count_points(self, state: Pebbles) -> PointsData:
        return {"seats": list(state.points), "carl": None}

    def count_figures(self, state: Pebbles, events: Sequence[Event]) -> list[FigureData]:
        draws = [sum(e.name == "draw" and e.seat == seat for e in events) for seat in (0, 1)]
        return [{"name": "pebbles-draws", "values": draws, "carl": None}]

    def count_sheet(self, sheet: Any) -> Any:
        raise OptionError("pebbles are counted by hand")

    def read_action(self, text: str) -> int:
        return BOOK.read(text)


class PebbleGame:
    """Pebbles behind the contract."""

    name = "pebbles"
    title = "Pebbles"
    rules_version = 1
    sources = ("pebbles",)
    action_count = 3
    analysis = Analysis()

    def parse_options(self, text: str, seats: int | None = None) -> Options:
        if text.strip() not in ("", "seats=2") or seats not in (None, 2):
            raise OptionError(f"{text!r}: pebbles are for two and have no options")
        return Options()

    def format_options(self, options: Options) -> str:
        return "seats=2"

    def seat_count(self, options: Options) -> int:
        return options.seats

    def new(self, options: Options, chance: Chance, events: list[Event] | None = None) -> Pebbles:
        return Pebbles()

    def from_bytes(self, data: bytes) -> Pebbles:
        state, reader = Pebbles(), ByteReader(data)
        for field in (state.points, state.doubled, state.rested):
            field[:] = [reader.take(255), reader.take(255)]
        state.turn, state.is_double = reader.take(1), reader.take(1)
        state.bag.load(reader, 3)
        reader.finish()
        return state

    def observe(self, state: Pebbles, seat: int | None) -> View:
        return View(self.name, None if seat is None else seat_number(seat), state.to_bytes())

    def sample_state(self, view: View, rng: random.Random) -> Pebbles:
        return self.from_bytes(view.data)

    def prepare(self, view: View) -> Sampler:
        return Sampler(view)

    def encoding(self, options: Options) -> Encoding:
        return Encoding()

    def format_view(self, view: View) -> str:
        return str(self.from_bytes(view.data).points)

    def describe_action(self, action: int) -> Action:
        return BOOK.describe(action)

    def parse_action(self, text: str) -> int:
        return BOOK.parse(text)

    def format_outcome(self, source: int, content: int) -> str:
        return str(content)

    def parse_outcome(self, source: int, text: str) -> int:
        if text not in ("0", "1", "2"):
            raise NotationError(text, 0, "a pebble: 0, 1 or 2")
        return int(text)


GAME: Game[Pebbles, View, Options] = PebbleGame()
