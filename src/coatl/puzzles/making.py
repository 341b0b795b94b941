"""Puzzles out of games between bots: positions with one answer, clear and not the obvious one."""

from __future__ import annotations

import base64
import hashlib
import random
import zlib
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from coatl.board.actions import DISCARD, DONE, TEMPLE
from coatl.bots import make_bot
from coatl.bots.game_loop import Player, play_out
from coatl.core.chance import QuickChance, SeededChance
from coatl.core.errors import StateError
from coatl.core.game import Game, turn_of
from coatl.core.registry import get_game
from coatl.puzzles.data import Kind, PuzzleData
from coatl.puzzles.rating import count_marks
from coatl.puzzles.searching import search
from coatl.puzzles.ways import Way, list_ways

AnyGame = Game[Any, Any, Any]

WIDTHS = (4, 12, 32, 96)
"""Searches that are tried: each that fails makes a puzzle a mark harder."""
LEAST_WAYS = 8
"""Fewer sets of payments to choose from are no puzzle."""
LEAST_TO_WIN = 4
"""The same where the question is whether one of them wins."""
LEAST_MARGIN = 2
"""Everything else comes to so many points less."""
MOST_STEPS = 14
"""A longer answer is no fun to put in."""
MOST_STEPS_FOR_SEVERAL = 24
"""The same where several Cóatls may be completed."""
LEAST_POINTS = 10
"""A Cóatl of less is not worth asking for."""


class Source(NamedTuple):
    """Games that puzzles are looked for in."""

    game: str
    options: str
    bots: tuple[str, ...]


_BOARD = (
    Source("board", "seats=2", ("carver", "apprentice")),
    Source("board", "seats=3", ("carver", "apprentice", "carver")),
)
_SLOW = (  # those who do not complete at once have more to complete together
    Source("board", "seats=2", ("novice", "novice")),
    Source("board", "seats=2", ("random", "novice")),
    Source("board", "seats=3", ("novice", "random", "novice")),
)
_CLOSE = (
    Source("board", "seats=2", ("carver", "carver")),
    Source("board", "seats=3", ("carver", "carver", "carver")),
)
_CARDS = (
    Source("cards", "seats=2", ("carver", "apprentice")),
    Source("cards", "seats=3", ("carver", "apprentice", "carver")),
)
_CARL = tuple(Source("carl", name, ("carver",)) for name in ("ambitious", "imperious", "greedy"))
SOURCES: dict[Kind, tuple[Source, ...]] = {
    "complete": _BOARD,
    "most": _SLOW,
    "win": _CLOSE,
    "turn": _CARDS,
    "carl": _CARL,
    "beat": _CARL,
}
SHIPPED: dict[Kind, int] = {
    "complete": 195,
    "most": 30,
    "win": 6,
    "turn": 120,
    "carl": 40,
    "beat": 40,
}
"""How many of each kind come with the package; turns that win by one way alone are rare."""
MOST_ALIKE = 0.35
"""The largest part of them that may have the same number of marks."""


def make_puzzles(kind: Kind, count: int, seed: str, games: int = 0) -> Iterator[PuzzleData]:
    """Yield so many puzzles of a kind; at most one a game, and not all of them equally hard.

    It gives up after so many games, if that is said.
    """
    sources, most = SOURCES[kind], max(1, round(count * MOST_ALIKE))
    marks: Counter[int] = Counter()
    number = 0
    while count and (not games or number < games):
        source = sources[number % len(sources)]
        puzzle = _look(kind, source, f"{seed}/{kind}/{number}")
        if puzzle is not None and marks[puzzle["marks"]] < most:
            marks[puzzle["marks"]] += 1
            count -= 1
            yield puzzle
        number += 1


def _look(kind: Kind, source: Source, seed: str) -> PuzzleData | None:
    """Return the first puzzle that a game between bots holds, if any."""
    for state, seat in _play(source, seed):
        if (puzzle := find_puzzle(kind, get_game(source.game), state, seat)) is not None:
            return puzzle
    return None


def find_puzzle(kind: Kind, game: AnyGame, state: Any, seat: int) -> PuzzleData | None:
    """Return the puzzle that a position is, if it is one."""
    if not _fits(kind, state):
        return None
    ways = list_ways(kind, state, seat)
    if not is_clear(kind, game, state, seat, ways):
        return None
    best, data = ways[0], state.to_bytes()
    failed = _count_failed(kind, game, state, seat, best.value)
    rating = 900 + 200 * failed + round(199 * len(ways) / (len(ways) + 60))
    return {
        "id": hashlib.sha256(kind.encode() + data).hexdigest()[:8],
        "kind": kind,
        "game": game.name,
        "seat": seat,
        "state": base64.b85encode(zlib.compress(data, 9)).decode(),
        "goal": best.value,
        "margin": best.value - ways[1].value,
        "steps": list(best.steps),
        "marks": count_marks(rating),
        "rating": rating,
    }


def _count_failed(kind: Kind, game: AnyGame, state: Any, seat: int, value: int) -> int:
    """Return how many searches fail before one finds the answer."""
    for failed, width in enumerate(WIDTHS):
        if search(kind, game, state, seat, width) >= value:
            return failed
    return len(WIDTHS)


def read_state(puzzle: PuzzleData) -> Any:
    """Return the position of a puzzle."""
    try:
        data = zlib.decompress(base64.b85decode(puzzle["state"]))
    except (ValueError, zlib.error) as error:
        raise StateError(f"the position of a puzzle is unreadable: {error}") from None
    return get_game(puzzle["game"]).from_bytes(data)


def is_clear(kind: Kind, game: AnyGame, state: Any, seat: int, ways: list[Way]) -> bool:
    """Tell whether one answer is right, by a margin, and neither obvious nor long."""
    is_won = kind in ("win", "beat")
    least = LEAST_TO_WIN if is_won else LEAST_WAYS
    most = MOST_STEPS_FOR_SEVERAL if kind == "most" else MOST_STEPS
    if len(ways) < least or len(ways[0].steps) > most:
        return False
    if kind == "most" and sum(_closes(each) for each in ways[0].steps) < 2:
        return False  # of one Cóatl, the other kind asks
    best, second = ways[0], ways[1]
    if is_won:
        if not wins(kind, game, state, seat, best) or any(
            wins(kind, game, state, seat, way) for way in ways[1:]
        ):
            return False
    elif best.value - second.value < LEAST_MARGIN:
        return False
    if kind == "complete" and best.value < LEAST_POINTS:
        return False
    return search(kind, game, state, seat, 1) < best.value


def _closes(step: int) -> bool:
    """Tell whether a step is the last one of a complete Cóatl."""
    return step == DONE or TEMPLE <= step < DISCARD


def wins(kind: Kind, game: AnyGame, state: Any, seat: int, way: Way) -> bool:
    """Tell whether a way wins the game, or the competition with CARL."""
    if kind == "beat":
        return way.value > 0
    after = state.clone()
    for step in way.steps:
        after.apply(seat, step, QuickChance(1))
    return bool(after.result().winners == (seat,))


def _fits(kind: Kind, state: Any) -> bool:
    """Tell whether a turn may be asked about in this way."""
    if kind == "win":
        return bool(state.turns_left == 1 and state.actions_left == 1)
    if kind == "beat":
        return bool(state.round == state.last_round)
    if kind in ("turn", "carl"):
        return bool(state.plays_left == 2 and state.round < state.last_round)
    return True


def _play(source: Source, seed: str) -> list[tuple[Any, int]]:
    """Return the state at the beginning of each turn of a game between bots, and its seat."""
    game = get_game(source.game)
    chance = SeededChance(seed, game.sources)
    state = game.new(game.parse_options(source.options), chance)
    rng = random.Random(seed)  # one for all: games of a seed stay what they were
    players = [Player(name, make_bot(name), rng) for name in source.bots]
    turns: list[tuple[Any, int]] = []
    last: object = None

    def watch(now: Any, seat: int, _milliseconds: float) -> None:
        nonlocal last
        here = (seat, *turn_of(now))
        if here != last and not now.is_simultaneous:
            turns.append((now.clone(), seat))
        last = here

    play_out(game, state, players, chance, seed, watch)
    return turns
