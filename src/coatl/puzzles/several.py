"""Every way to complete one Cóatl or several in one turn of the board game (B6.6).

Each Cóatl alone is listed as where only one is asked for (`completions`); here rows are joined
that can be had with one another: pieces, Prophecy cards and Temple cards are used once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations, product

from coatl.board.codes import BODY, CARDS_A_SERPENT, EMPTY, HEAD, TAIL
from coatl.board.deck import load_deck
from coatl.board.patterns import (
    count_met,
    count_times,
    prophecy_points,
    satisfies,
    temple_points,
)
from coatl.board.seat import Seat
from coatl.board.serpent import Serpent
from coatl.board.state import State
from coatl.puzzles.completions import Row, build, list_rows, list_steps, measure
from coatl.puzzles.ways import Pays, Way

__all__ = ["find_ways", "measure"]

MOST_COATLS = 3
"""Complete ones of a seat; with the third the game comes to its end."""
SLACK = 6
"""What comes to so many points less than the best is no way worth listing."""
NEW = 2
"""Stands for a Cóatl that is begun in this turn; 0 and 1 are the places of those begun before."""


class Option:
    """A row that completes a Cóatl, with all that could pay for it."""

    def __init__(self, player: Seat, core: Serpent, row: Row, place: int, state: State) -> None:
        strict = state.strict_ends
        serpent = build(core, row)
        held = core.card_list()
        self.row, self.place, self.core = row, place, core
        self.used = _count_used(row)
        self.held = tuple(
            (prophecy_points(card, count_times(card, serpent, strict)), card) for card in held
        )
        hand = set(player.hand_list()) - set(held)
        self.hand = tuple(
            sorted(
                (
                    (prophecy_points(card, count_times(card, serpent, strict)), card)
                    for card in hand
                    if satisfies(card, serpent, strict)
                ),
                key=lambda each: (-each[0], each[1]),
            )
        )
        tops = [top for top, size in state.pile_list() if size > 0]
        self.temples = tuple(
            (worth, card)
            for card in sorted({player.temple, player.commitment, *tops} - {EMPTY})
            if (worth := temple_points(card, count_met(card, serpent))) > 0
        )
        self.free = CARDS_A_SERPENT - len(held)

    @property
    def key(self) -> tuple[object, ...]:
        """What tells it from others: rows alike in this are worth the same beside any other."""
        return self.place, self.used, self.held, self.hand, self.temples

    @cached_property
    def most(self) -> int:
        """What it comes to if no other Cóatl takes anything away from it."""
        cards = sum(worth for worth, _ in (*self.held, *self.hand[: self.free]))
        return cards + max((worth for worth, _ in self.temples), default=0)


def find_ways(state: State, seat: int) -> Iterator[Way]:
    """Yield the ways that come close to the best, each with the cards that pay most for it."""
    player = state.seats[seat]
    options = _list_options(state, player)
    counts = tuple(player.board_counts())
    copies = Counter(player.hand_list())
    shapes = _list_shapes(player, options)
    best = -SLACK
    found: list[Way] = []
    for shape in shapes:
        for chosen in _combine([options[place] for place in shape], counts, best):
            way = _pay(player, chosen, copies)
            if way is not None and way.value >= best - SLACK:
                found.append(way)
                best = max(best, way.value)
    yield from (way for way in found if way.value >= best - SLACK)


def _list_options(state: State, player: Seat) -> dict[int, list[Option]]:
    cores = {0: player.slots[0], 1: player.slots[1], NEW: Serpent()}
    found: dict[int, list[Option]] = {}
    for place, core in cores.items():
        if place != NEW and core.length == 0:
            continue
        kept: dict[tuple[object, ...], Option] = {}
        for row in list_rows(player, core):
            option = Option(player, core, row, place, state)
            if option.held or option.hand:  # B6.5: not without a card
                kept.setdefault(option.key, option)
        found[place] = sorted(kept.values(), key=lambda each: -each.most)
    return found


def _list_shapes(player: Seat, options: dict[int, list[Option]]) -> list[tuple[int, ...]]:
    """List which Cóatls are completed: those begun before, and new ones where there is a place."""
    begun = [place for place in (0, 1) if place in options]
    most = MOST_COATLS - player.finished_count
    shapes = []
    for chosen in product((False, True), repeat=len(begun)):
        old = tuple(place for place, is_chosen in zip(begun, chosen, strict=True) if is_chosen)
        has_room = len(begun) - len(old) < 2
        for new in range(most - len(old) + 1 if has_room else 1):
            shape = (*old, *[NEW] * new)
            if 0 < len(shape) <= most:
                shapes.append(shape)
    return sorted(shapes, key=len)


def _combine(
    lists: Sequence[list[Option]], left: tuple[int, ...], best: int, done: int = 0
) -> Iterator[tuple[Option, ...]]:
    """Yield options that can be had together and may come close to the best."""
    if not lists:
        yield ()
        return
    rest = sum(each[0].most if each else 0 for each in lists[1:])
    for option in lists[0]:
        if done + option.most + rest < best - SLACK:
            return
        after = tuple(have - use for have, use in zip(left, option.used, strict=True))
        if min(after) >= 0:
            for others in _combine(lists[1:], after, best, done + option.most):
                yield (option, *others)


def _pay(player: Seat, chosen: Sequence[Option], copies: Counter[int]) -> Way | None:
    """Return what some Cóatls pay together at most; None if one of them would be without a card."""
    wanted = Counter(card for option in chosen for _, card in option.hand)
    scarce = [card for card, count in wanted.items() if count > copies[card]]
    who = [
        list(combinations([n for n, each in enumerate(chosen) if _wants(each, card)], copies[card]))
        for card in scarce
    ]
    best: tuple[int, list[list[tuple[int, int]]]] | None = None
    for owners in product(*who):
        given = dict(zip(scarce, owners, strict=True))
        cards = [
            [each for each in option.hand if number in given.get(each[1], (number,))][: option.free]
            for number, option in enumerate(chosen)
        ]
        if all(option.held or got for option, got in zip(chosen, cards, strict=True)):
            value = sum(worth for got in cards for worth, _ in got)
            if best is None or value > best[0]:
                best = value, cards
    if best is None:
        return None
    temples = _share_temples(chosen)
    deck, pays = load_deck(), Counter[str]()
    for option, got, (worth, temple) in zip(chosen, best[1], temples, strict=True):
        for points, card in (*option.held, *got):
            pays[deck.prophecies[card].id] += points
        if temple != EMPTY:
            pays[deck.temples[temple].id] += worth
    paid: Pays = tuple(sorted((card, points) for card, points in pays.items() if points))
    steps = _list_steps(player, chosen, best[1], [temple for _, temple in temples])
    return Way(sum(points for _, points in paid), paid, steps)


def _wants(option: Option, card: int) -> bool:
    return any(card == each for _, each in option.hand)


def _share_temples(chosen: Sequence[Option]) -> list[tuple[int, int]]:
    """Return a Temple card for each Cóatl, none of them twice, for the most points."""
    best: list[tuple[int, int]] = [(0, EMPTY)] * len(chosen)
    for picked in product(*([(0, EMPTY), *option.temples] for option in chosen)):
        cards = [card for _, card in picked if card != EMPTY]
        if len(cards) == len(set(cards)) and sum(w for w, _ in picked) > sum(w for w, _ in best):
            best = list(picked)
    return best


def _list_steps(
    player: Seat,
    chosen: Sequence[Option],
    cards: Sequence[Sequence[tuple[int, int]]],
    temples: Sequence[int],
) -> tuple[int, ...]:
    """Return the actions, one Cóatl after the other: places that were taken come free so."""
    open_places = {place for place in (0, 1) if player.slots[place].length}
    steps: list[int] = []
    for option, got, temple in zip(chosen, cards, temples, strict=True):
        place = option.place
        if place == NEW:
            place = 1 if 0 in open_places else 0
        open_places.discard(place)
        placed = tuple(card for _, card in got)
        steps += list_steps(option.core, option.row, placed, temple, place)
    return tuple(steps)


def _count_used(row: Row) -> tuple[int, ...]:
    """Return how many pieces of each kind a row takes, as they are counted on a player board."""
    used = [0] * 16
    for colour in (*row.left, *row.right):
        used[BODY + colour] += 1
    if row.head != EMPTY:
        used[HEAD + row.head] += 1
    if row.tail != EMPTY:
        used[TAIL + row.tail] += 1
    return tuple(used)
