"""A frozen yardstick: the bot that plans its own whole turn, and nothing beyond it.

It enumerates what it can do with this turn, judges the position it would have afterwards by a
hand-written evaluation, and plays the best. It never asks what happens after the turn. It plays
`board`, `cards` and `carl`, from the view alone.

Board game: every take, every sensible set of cards, and every way to complete a Cóatl with the
pieces at hand (exhaustive up to `NODES`). A position is worth its points and its best *target*: a
whole serpent that could be made from what is there, at the points its cards would pay, less the
price of the turns it still takes.

Card game: every pair of placements with the best fulfilments; a discard counts as the mean over the
cards that may come. A position is worth its points, what is likely to be upgraded, claimed or
stolen, and the Temple card; in the last Feather round, the best head and tail.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise
from typing import Any, NamedTuple

from coatl.board import actions as act
from coatl.board.codes import (
    ASSEMBLE,
    BOARD_SPACES,
    BODY,
    COLOURS,
    COMPLETE,
    DRAW,
    EMPTY,
    FUTURE,
    GOLD,
    GOLD_PIECE,
    HEAD,
    MAIN,
    RUNNING,
    SETUP,
    TAIL,
)
from coatl.board.deck import load_deck
from coatl.board.game import GAME as BOARD
from coatl.board.patterns import count_met, count_times, prophecy_points, temple_points
from coatl.board.serpent import Serpent
from coatl.board.view import BoardView
from coatl.cards import actions as play
from coatl.cards.codes import LEVEL_POINTS, PAIRS
from coatl.cards.deck import load_deck as load_card_deck
from coatl.cards.holder import Holder
from coatl.cards.notation import parse_serpent as parse_row
from coatl.cards.objectives import count_objectives, is_met
from coatl.cards.patterns import count_times as card_times
from coatl.cards.patterns import god_of, touches
from coatl.cards.serpent import Serpent as Row
from coatl.cards.shapes import Objective
from coatl.cards.view import CardView
from coatl.core.chance import QuickChance

Counts = tuple[int, ...]

NODES = 4000
"""How many serpents the search for a completion looks at."""
BEAM = 12
LEVELS = 5
LONGEST = 13
KEPT = 60
PRICE = 1.8
"""What a turn is worth, in points."""
FULLNESS = (0.0, 0.0, 0.0, 0.05, 0.2, 0.5)
"""What a hand of so many cards costs, in turns, because it has no room for better ones."""
NEVER = 99.0


class Planner:
    """The best turn by what the position is worth after it."""

    name = "planner"
    needs_view = True

    def __init__(self) -> None:
        self._plan: dict[BoardView, int] = {}

    def decide(self, view: Any, legal: list[int], rng: random.Random, budget: object = None) -> int:
        """Return the next step of the planned turn; plan it if there is no plan for this view."""
        if len(legal) == 1:
            return legal[0]
        if isinstance(view, BoardView):
            return self._decide_board(view, legal, rng)
        assert isinstance(view, CardView)
        return CardTurn(view).decide(legal)

    def _decide_board(self, view: BoardView, legal: list[int], rng: random.Random) -> int:
        if view in self._plan and self._plan[view] in legal:
            return self._plan[view]
        steps = BoardTurn(view).best_steps(legal)
        self._plan = {}
        if len(steps) > 1:  # note which step belongs to which view
            assert view.seat is not None
            state = BOARD.sample_state(view, rng)
            quick = QuickChance(rng.getrandbits(32))
            for step in steps:
                if state.to_act != view.seat or step not in state.legal_actions(view.seat):
                    break
                self._plan[BOARD.observe(state, view.seat)] = step
                state.apply(view.seat, step, quick)
        return steps[0]


# The board game


class Core(NamedTuple):
    """An unfinished serpent; `row` holds its colours, head and tail included."""

    row: bytes
    has_head: bool
    has_tail: bool
    cards: Counts


NO_CORE = Core(b"", False, False, ())


class Material(NamedTuple):
    """What a seat has to build with."""

    board: Counts
    hand: Counts
    temples: Counts
    cores: tuple[Core, Core]
    finished: int
    points: float


class Target(NamedTuple):
    """A whole serpent, from head to tail, and what each card would pay for it."""

    row: bytes
    cards: dict[int, int]
    """The best first."""
    temples: dict[int, int]
    pile_points: int
    """The best of the Temple cards that all can have."""


class Option(NamedTuple):
    """Something to do with the turn: its steps and what the position is worth after it."""

    value: float
    steps: list[int]


class Supply(NamedTuple):
    """What can be had on the table."""

    heads: Counts
    tails: Counts
    pairs: Counts
    """Pair numbers, sorted."""
    open: Counts


class BoardTurn:
    """The turn of one seat, seen from one view."""

    def __init__(self, view: BoardView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seats[view.seat]
        self.strict = view.options.strict_ends
        self.supply = Supply(
            tuple(c for c in view.heads if c != EMPTY),
            tuple(c for c in view.tails if c != EMPTY),
            tuple(sorted(p for p in view.bodies if p != EMPTY)),
            tuple(sorted(c for c in view.open if c != EMPTY)),
        )
        self.piles = tuple(top for top, _ in view.piles if top != EMPTY)
        own = (self.seat.temple, self.seat.commitment)
        self.material = Material(
            self.seat.board,
            (self.seat.hand or ()) + (self.seat.dealt or ()),
            tuple(t for t in own if t is not None and t != EMPTY),
            (_core(self.seat.slots[0]), _core(self.seat.slots[1])),
            len(self.seat.finished),
            float(self.seat.points),
        )
        self.turns_left = self._guess_turns()
        self.price = PRICE if view.ending == RUNNING else 0.01
        self.scratch = Serpent()
        self.known: dict[bytes, Target] = {}
        self.needs: dict[tuple[bytes, Core], tuple[int, Counts, int] | None] = {}
        self.takes: dict[tuple[Counts, Counts, Counts], tuple[float, int]] = {}
        self.relevant = sorted(
            {*self.material.hand, *self.supply.open}.union(*(c.cards for c in self.material.cores))
        )
        self.targets: list[Target] = []

    def _guess_turns(self) -> float:
        """Return how many own turns (exactly: actions) are left after the present one."""
        view = self.view
        assert view.seat is not None
        seats = len(view.seats)
        if view.ending != RUNNING:
            later = view.turns_left - 1 >= seats  # B7.3: another turn comes
            return view.actions_left - 1 + (1.0 if later else 0.0)
        turns = 40.0
        for number, other in enumerate(view.seats):
            if number != view.seat:
                pieces = sum(other.board[:GOLD_PIECE])
                pieces += sum(len(slot.pieces) for slot in other.slots if slot is not None)
                need = 8.0 * (3 - len(other.finished)) - 0.6 * min(pieces, 10) - 1
                turns = min(turns, max(1.0, need))
        bodies = sum(view.body_bag) + 2 * len(self.supply.pairs)
        return min(turns, bodies / (1.2 * seats) + 1)

    # What serpents could be made

    def target(self, row: bytes) -> Target:
        """Return a serpent with what every card in sight would pay for it."""
        found = self.known.get(row)
        if found is None:
            serpent = self.scratch
            serpent.clear()
            for colour in row:
                serpent.add_right(colour)
            serpent.has_head = serpent.has_tail = True
            cards = {}
            for card in self.relevant:
                points = prophecy_points(card, count_times(card, serpent, self.strict))
                if points:
                    cards[card] = points
            temples = {}
            for temple in {*self.material.temples, *self.piles}:
                temples[temple] = temple_points(temple, count_met(temple, serpent))
            if len(cards) > 1:
                cards = dict(sorted(cards.items(), key=lambda item: -item[1]))
            pile = max([temples[top] for top in self.piles], default=0)
            found = self.known[row] = Target(row, cards, temples, pile)
        return found

    def find_targets(self) -> None:
        """Fill `targets` with good serpents: cores and fragments, grown by what cards ask for."""
        fragments = sorted({f for card in self.relevant for f in FRAGMENTS[card]})
        pieces = [bytes((colour,)) for colour in range(5)]
        found: dict[bytes, float] = {}
        roots = [core for core in self.material.cores if core.row]
        if len(roots) < 2:
            roots.append(NO_CORE)
        for core in roots:
            beam = [core.row] if core.row else fragments
            seen = set(beam)
            for _ in range(LEVELS):
                ranked = []
                for row in beam:
                    for grown in _grow(row, core, fragments, pieces):
                        if len(grown) <= LONGEST and grown not in seen:
                            seen.add(grown)
                            target = self.target(grown)
                            value, whole = self.worth(target, core, self.material, self.supply)
                            ranked.append((value, grown))
                            if whole and value > found.get(grown, -NEVER):
                                found[grown] = value
                ranked.sort(reverse=True)
                beam = [row for _, row in ranked[:BEAM]]
        best = sorted(found, key=lambda row: (-found[row], row))[:KEPT]
        self.targets = [self.target(row) for row in best]

    def need(self, row: bytes, core: Core) -> tuple[int, Counts, int] | None:
        """Return the head, bodies and tail to add to a core to make a row; -1 for no head needed,
        -2 where the row has none yet; None if the row does not hold the core.
        """
        key = (row, core)
        if key not in self.needs:
            self.needs[key] = _need(row, core)
        return self.needs[key]

    def worth(
        self, target: Target, core: Core, mine: Material, supply: Supply
    ) -> tuple[float, bool]:
        """Return the points of a target less the price of its turns, and whether it is whole."""
        need = self.need(target.row, core)
        if need is None:
            return -NEVER, False
        head, bodies, tail = need
        board = mine.board
        key = (bodies, board, supply.pairs)
        if key not in self.takes:
            self.takes[key] = _body_turns(bodies, board, supply.pairs)
        turns, gained = self.takes[key]
        if head == -2:
            turns += 1.0
        elif head >= 0 and not board[HEAD + head]:
            gained += 1
            turns += _end_turns(head, supply.heads, self.view.head_bag)
        if tail == -2:
            turns += 1.0
        elif tail >= 0 and not board[TAIL + tail]:
            gained += 1
            turns += _end_turns(tail, supply.tails, self.view.tail_bag)
        turns += 1.0 if gained <= 0 else 2.0
        placed = core.cards
        points = 0.8 * target.pile_points
        for temple in mine.temples:
            points = max(points, target.temples[temple])
        for card in placed:
            points += target.cards.get(card, 0)
        room = 4 - len(placed)
        in_hand, with_open, hand_count, open_count = 0, 0, 0, 0
        for card, pay in target.cards.items():  # the best first
            is_mine = card in mine.hand
            if card not in placed and (is_mine or card in supply.open):
                if is_mine and hand_count < room:
                    hand_count += 1
                    in_hand += pay
                if open_count < room:
                    open_count += 1
                    with_open += pay
        value = -NEVER
        if hand_count or placed:
            value = self._timed(points + in_hand, turns)
        if with_open > in_hand:
            points += 0.1 * in_hand + 0.9 * with_open
            value = max(value, self._timed(points, turns + 1.1))
        return value, head != -2 and tail != -2 and value > -NEVER

    def _timed(self, points: float, turns: float) -> float:
        """Return points that take some more turns: perhaps too many, and each has its price."""
        if self.view.ending != RUNNING:
            return points if turns <= self.turns_left + 0.5 else 0.0
        chance = min(1.0, max(0.0, (self.turns_left + 3.0 - turns) / 4.0))
        return chance * points - self.price * turns

    def judge(self, mine: Material, supply: Supply) -> float:
        """Return what a position is worth: its points, its best target and what is left over."""
        if mine.finished >= 3:
            return mine.points
        cores = [core for core in mine.cores if core.row]
        places = [*cores, NO_CORE] if len(cores) < 2 else cores
        best, best_target, best_core = -NEVER, None, NO_CORE
        values = [-6 * self.price] * 4
        for target in self.targets:
            for core in places:
                value, whole = self.worth(target, core, mine, supply)
                if whole:
                    values.append(value)
                    if value > best:
                        best, best_target, best_core = value, target, core
        values.sort(reverse=True)
        best = 0.8 * values[0] + 0.2 * sum(values[1:4]) / 3
        return mine.points + best + self._spare(mine, best_target, best_core)

    def _spare(self, mine: Material, target: Target | None, core: Core) -> float:
        """Return the value of what the target does not use."""
        need = None if target is None else self.need(target.row, core)
        head, bodies, tail = need or (-1, (0,) * 5, -1)
        value = 0.0
        is_last = mine.finished >= 2
        spare_bodies = sum(max(0, mine.board[BODY + c] - n) for c, n in enumerate(bodies))
        for colour, first in ((head, HEAD), (tail, TAIL)):
            spare = sum(mine.board[first : first + 5])
            if colour >= 0 and mine.board[first + colour]:
                spare -= 1
            value += (0.1 if is_last else 0.4) * min(spare, 1)
        value += (0.05 if is_last else 0.2) * spare_bodies
        value += 0.4 * mine.board[GOLD_PIECE]
        used = () if target is None else target.cards
        idle = [card for card in mine.hand if card not in used]
        value += (0.02 if is_last else 0.15) * len(idle) - FULLNESS[min(5, len(mine.hand))]
        for other in mine.cores:
            if other.row and other != core:
                value += 0.2 * len(other.row) + 0.3 * len(other.cards)
        return value * self.price

    # What can be done

    def best_steps(self, legal: list[int]) -> list[int]:
        """Return the steps of the best turn."""
        if self.view.phase == COMPLETE:
            return [self._complete_step(legal)]
        self.find_targets()
        if self.view.phase == SETUP:
            return self._keep_steps(legal)
        options = list(self.options(legal))
        return max(options, key=lambda option: option.value).steps if options else [legal[0]]

    def options(self, legal: list[int]) -> Iterator[Option]:
        """List everything worth doing."""
        allowed = set(legal)
        phase = self.view.phase
        if act.DONE in allowed:
            yield Option(self.judge(self.material, self.supply), [act.DONE])
        if phase == MAIN:
            yield from self._takes(legal)
        if phase in (MAIN, DRAW, FUTURE):
            yield from self._choices(allowed)
        if phase in (MAIN, ASSEMBLE):
            builds = [*self._completions(allowed), *self._parts(allowed)]
            yield from builds or self._single_steps(legal)

    def _keep_steps(self, legal: list[int]) -> list[int]:
        kept, dealt = self.seat.hand or (), self.seat.dealt or ()
        size = min(3 - len(kept), len(dealt))
        best = max(
            combinations(dealt, size),
            key=lambda more: self.judge(
                self.material._replace(hand=tuple(sorted(kept + more))), self.supply
            ),
        )
        return [*(act.KEEP + card for card in best), act.DONE]

    def _takes(self, legal: list[int]) -> Iterator[Option]:
        mine, supply = self.material, self.supply
        for action in legal:
            value = 0.0
            board = list(mine.board)
            after = supply
            temples = mine.temples
            if act.TAKE_HEAD <= action < act.TAKE_TAIL:
                board[HEAD + action - act.TAKE_HEAD] += 1
                after = supply._replace(heads=_without(supply.heads, action - act.TAKE_HEAD))
            elif act.TAKE_TAIL <= action < act.TAKE_BODIES:
                board[TAIL + action - act.TAKE_TAIL] += 1
                after = supply._replace(tails=_without(supply.tails, action - act.TAKE_TAIL))
            elif act.TAKE_BODIES <= action < act.CHOOSE:
                pair = action - act.TAKE_BODIES
                _add_bodies(board, act.PAIRS[pair])
                after = supply._replace(pairs=_without(supply.pairs, pair))
            elif act.PICK_HEAD <= action < act.PICK_TAIL:
                board[HEAD + action - act.PICK_HEAD] += 1
                value = -0.5
            elif act.PICK_TAIL <= action < act.PICK_BODIES:
                board[TAIL + action - act.PICK_TAIL] += 1
                value = -0.5
            elif act.PICK_BODIES <= action < act.FUTURE:
                _add_bodies(board, act.PAIRS[action - act.PICK_BODIES])
                value = -0.5
            elif action == act.FUTURE:
                value = -0.5 * self.price
            elif act.COMMIT <= action < act.STEAL:
                temples = (*temples, action - act.COMMIT)
            elif act.STEAL <= action < act.PASS:
                number = (action - act.STEAL) % act.STEALS_A_SEAT
                colours = (number,) if number < 5 else act.PAIRS[number - 5]
                _add_bodies(board, colours)
                board[GOLD_PIECE] -= 1
                value = 0.5 - 2.0 / (len(self.view.seats) - 1)
            else:
                continue
            changed = mine._replace(board=tuple(board), temples=temples)
            yield Option(value + self.judge(changed, after), [action])

    def _choices(self, allowed: set[int]) -> Iterator[Option]:
        """Sets of face-up cards, by size: the best one, then the best with another, and so on."""
        mine, supply = self.material, self.supply
        steps: list[int] = []
        hand, shown = list(mine.hand), list(supply.open)
        base = self.judge(mine, supply)
        if act.CHOOSE_DECK in allowed and len(hand) < 5:
            bonus = self.price * (0.35 if len(hand) < 4 else 0.2)
            yield Option(base + bonus, [act.CHOOSE_DECK])
        while len(hand) < 5 and shown:
            ranked = []
            for card in sorted(set(shown)):
                changed = mine._replace(hand=tuple(sorted([*hand, card])))
                after = supply._replace(open=_without(tuple(shown), card))
                ranked.append((self.judge(changed, after), card))
            value, card = max(ranked)
            if act.CHOOSE + card not in allowed:
                return
            steps.append(act.CHOOSE + card)
            hand.append(card)
            shown.remove(card)
            yield Option(value, list(steps) if len(hand) == 5 else [*steps, act.DONE])
        for card in sorted(set(mine.hand)):
            if act.DISCARD + card in allowed:
                changed = mine._replace(hand=_without(mine.hand, card))
                value = self.judge(changed, supply) + 0.2 * self.price
                yield Option(value, [act.DISCARD + card])

    def _completions(self, allowed: set[int]) -> Iterator[Option]:
        mine = self.material
        if mine.finished >= 3:
            return
        for slot, core in self._slots():
            ranked = []
            for row in complete_rows(core, mine.board, NODES):
                points, cards, temple = self._finish(self.target(row), core)
                if cards or core.cards:
                    ranked.append((-points, len(row), row, cards, temple))
            ranked.sort()
            for negative, _, row, cards, temple in ranked[:12]:
                used, steps = _building(core, row, 0, len(row), slot)
                cores = list(mine.cores)
                cores[slot] = NO_CORE
                hand = mine.hand
                for card in cards:
                    hand = _without(hand, card)
                changed = Material(
                    _minus(mine.board, used),
                    hand,
                    _without(mine.temples, temple),
                    (cores[0], cores[1]),
                    mine.finished + 1,
                    mine.points - negative,
                )
                value = self.judge(changed, self.supply)
                if changed.finished == 3 and self.view.ending == RUNNING:
                    value += self._ending_bonus(changed.points)
                if steps and steps[0] in allowed:
                    yield Option(value, steps)

    def _finish(self, target: Target, core: Core) -> tuple[int, list[int], int]:
        """Return the points of a complete Cóatl, the cards laid for it and its Temple card."""
        points = sum(target.cards.get(card, 0) for card in core.cards)
        held = {c for c in self.material.hand if c in target.cards and c not in core.cards}
        cards = sorted(held, key=lambda card: (-target.cards[card], card))[: 4 - len(core.cards)]
        points += sum(target.cards[card] for card in cards)
        temples = sorted(target.temples, key=lambda t: (-target.temples[t], t not in self.piles))
        if temples and target.temples[temples[0]]:
            return points + target.temples[temples[0]], cards, temples[0]
        return points, cards, EMPTY

    def _ending_bonus(self, points: float) -> float:
        """Return what it is worth to end the game with so many points."""
        best = 0.0
        for number, other in enumerate(self.view.seats):
            if number != self.view.seat:
                coming = 0.0
                for slot in other.slots:
                    if slot is not None and (slot.pieces[0] == "<" or slot.pieces[-1] == ">"):
                        coming = max(coming, 4.0)
                best = max(best, other.points + coming)
        return 8.0 if points > best else -6.0

    def _parts(self, allowed: set[int]) -> Iterator[Option]:
        """As much of a target as the pieces allow, without completing it."""
        mine = self.material
        places = self._slots()
        ranked = []
        for target in self.targets:
            for slot, core in places:
                value, whole = self.worth(target, core, mine, self.supply)
                if whole:
                    ranked.append((-value, slot, target.row))
        ranked.sort()
        for _, slot, row in ranked[:10]:
            core = mine.cores[slot]
            first, last = _reach(row, core, mine.board)
            if last - first == len(row):  # this would complete it
                first, last = (first + 1, last) if core.has_tail else (first, last - 1)
            used, steps = _building(core, row, first, last, slot)
            grown = Core(row[first:last], first == 0, last == len(row), core.cards)
            changed = mine._replace(board=_minus(mine.board, used))
            fits = self._fitting(self.target(row), core, grown)
            for cards in ([], fits) if fits else ([],):
                hand = mine.hand
                for card in cards:
                    hand = _without(hand, card)
                cores = list(mine.cores)
                cores[slot] = grown._replace(cards=(*core.cards, *cards))
                after = changed._replace(hand=hand, cores=(cores[0], cores[1]))
                todo = [*steps, *(act.FULFIL + slot * 64 + card for card in cards), act.DONE]
                if todo[0] in allowed and len(todo) > 1:
                    yield Option(self.judge(after, self.supply), todo)

    def _fitting(self, target: Target, core: Core, grown: Core) -> list[int]:
        """Return the cards for a target that a part of it satisfies already (B6.3)."""
        serpent = self.scratch
        serpent.clear()
        for colour in grown.row:
            serpent.add_right(colour)
        serpent.has_head, serpent.has_tail = grown.has_head, grown.has_tail
        cards = self._finish(target, core)[1]
        return [c for c in cards if prophecy_points(c, count_times(c, serpent, self.strict))]

    def _single_steps(self, legal: list[int]) -> Iterator[Option]:
        """Any step of assembling, for when there is nothing better to build."""
        for action in legal:
            if act.BEGIN <= action < act.FULFIL:
                yield Option(-NEVER, [action, act.DONE])

    def _slots(self) -> list[tuple[int, Core]]:
        cores = self.material.cores
        places = [(slot, core) for slot, core in enumerate(cores) if core.row]
        for slot, core in enumerate(cores):
            if not core.row:
                places.append((slot, NO_CORE))
                break
        return places

    def _complete_step(self, legal: list[int]) -> int:
        """Lay the best cards beside the new Cóatl, then the best Temple card."""
        slot = self.view.completing
        core = self.material.cores[slot]
        target = self.target(core.row)
        _, cards, temple = self._finish(target, core)
        for card in cards:
            if act.FULFIL + slot * 64 + card in legal:
                return act.FULFIL + slot * 64 + card
        return act.TEMPLE + temple if act.TEMPLE + temple in legal else legal[-1]


def _core(slot: Any) -> Core:
    if slot is None:
        return NO_CORE
    row = bytes(COLOURS.index(letter) for letter in slot.pieces.strip("<>"))
    return Core(row, slot.pieces[0] == "<", slot.pieces[-1] == ">", slot.cards)


def _fragments(pattern: str) -> list[bytes]:
    """Return the shortest rows that satisfy a Prophecy card once."""
    if pattern[0] == "#":
        return [_row(pattern[1] * 2), _row(pattern[1] * 3)]
    if ".." in pattern:
        return [_row(pattern.replace("..", colour)) for colour in COLOURS]
    return [_row(pattern.strip("~{}").replace("+", ""))]


def _row(letters: str) -> bytes:
    return bytes(COLOURS.index(letter) for letter in letters)


FRAGMENTS = {card.index: _fragments(card.pattern) for card in load_deck().prophecies}


def _grow(
    row: bytes, core: Core, fragments: Sequence[bytes], pieces: Sequence[bytes]
) -> Iterator[bytes]:
    """Add a fragment or a piece at either end, overlapping what fits."""
    for fragment in (*pieces, *fragments):
        for overlap in range(len(fragment)):
            if not core.has_tail and row.endswith(fragment[:overlap]):
                yield row + fragment[overlap:]
            if not core.has_head and row.startswith(fragment[len(fragment) - overlap :]):
                yield fragment[: len(fragment) - overlap] + row


def _align(row: bytes, core: Core) -> int:
    """Return where a core stands in a row so that all ends can be had; else anywhere, or -1."""
    found = -1
    start = row.find(core.row)
    while start >= 0:
        end = start + len(core.row)
        if (not core.has_head or start == 0) and (not core.has_tail or end == len(row)):
            found = start
            if (core.has_head or start > 0) and (core.has_tail or end < len(row)):
                return start
        start = row.find(core.row, start + 1)
    return found


def _need(row: bytes, core: Core) -> tuple[int, Counts, int] | None:
    if len(row) < 3:
        return None
    if not core.row:
        return row[0], _tally(row[1:-1]), row[-1]
    start = _align(row, core)
    if start < 0:
        return None
    end = start + len(core.row)
    head = -1 if core.has_head else row[0] if start else -2
    tail = -1 if core.has_tail else row[-1] if end < len(row) else -2
    return head, _tally(row[1:start] + row[end:-1]), tail


def _tally(row: bytes) -> Counts:
    return tuple([row.count(colour) for colour in range(5)])


def _end_turns(colour: int, shown: Counts, bag: Counts) -> float:
    """Return the turns until a head or tail of a colour is on the player board."""
    if colour in shown:
        return 1.0
    if not bag[colour]:
        return NEVER
    return 2.0 + min(3.0, 0.5 * sum(bag) / bag[colour])


def _body_turns(bodies: Counts, board: Counts, pairs: Counts) -> tuple[float, int]:
    """Return the turns to collect bodies, and by how many pieces the player board is too small.

    They come from the supply pair by pair, and the rest when it is shown.
    """
    missing = [max(0, n - board[BODY + c]) for c, n in enumerate(bodies)]
    size = sum(board) - BOARD_SPACES
    if not any(missing):
        return 0.0, size
    turns = _pair_turns(missing, pairs)
    return turns, size + min(8, max(sum(missing), round(1.5 * turns)))


def _pair_turns(missing: list[int], pairs: Counts) -> float:
    wanted = [*missing, 0]  # nobody wants gold
    turns = 0.0
    left = list(pairs)
    while any(wanted):
        best, best_gain = -1, 0
        for pair in left:
            a, b = act.PAIRS[pair]
            gain = int(wanted[a] > 0) + int(wanted[b] > (1 if a == b else 0))
            if gain > best_gain:
                best, best_gain = pair, gain
        if not best_gain:
            return turns + 1.1 * sum(wanted) + 1.0
        left.remove(best)
        turns += 1.0 if turns < 1 else 1.1
        for colour in act.PAIRS[best]:
            wanted[colour] = max(0, wanted[colour] - 1)
    return turns


def _add_bodies(board: list[int], colours: Iterable[int]) -> None:
    for colour in colours:
        board[GOLD_PIECE if colour == GOLD else BODY + colour] += 1


def _without(items: Counts, item: int) -> Counts:
    if item not in items:
        return items
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def _minus(board: Counts, used: Sequence[int]) -> Counts:
    return tuple(count - gone for count, gone in zip(board, used, strict=True))


def complete_rows(core: Core, board: Counts, nodes: int) -> list[bytes]:
    """List the complete serpents that the pieces of a board can make of a core, each once.

    The shortest come first; after `nodes` unfinished rows the search ends.
    """
    heads = [b""] if core.has_head else [bytes((c,)) for c in range(5) if board[HEAD + c]]
    tails = [b""] if core.has_tail else [bytes((c,)) for c in range(5) if board[TAIL + c]]
    if not heads or not tails:
        return []
    rows: dict[bytes, None] = {}
    queue = [(core.row, board[BODY : BODY + 5])]
    seen = set(queue)
    for row, left in queue:
        if len(row) > core.has_head + core.has_tail:
            for head in heads:
                for tail in tails:
                    rows[head + row + tail] = None
        for colour in range(5):
            if left[colour]:
                rest = (*left[:colour], left[colour] - 1, *left[colour + 1 :])
                piece = bytes((colour,))
                grown = [] if core.has_tail else [row + piece]
                if core.row and not core.has_head:
                    grown.append(piece + row)
                for longer in grown:
                    if (longer, rest) not in seen and len(seen) < nodes:
                        seen.add((longer, rest))
                        queue.append((longer, rest))
    return list(rows)


def _reach(row: bytes, core: Core, board: Counts) -> tuple[int, int]:
    """Return the part of a row, from and to, that a core and the pieces of a board can make."""
    best = (0, 0)
    at = _align(row, core)
    starts = range(at, at + 1) if core.row else range(len(row))
    for start in starts:
        first, last = start, start + len(core.row)
        left = list(board)
        while last < len(row) and left[piece := _piece(row, last)]:
            left[piece] -= 1
            last += 1
        while core.row and first > 0 and left[piece := _piece(row, first - 1)]:
            left[piece] -= 1
            first -= 1
        if last - first > best[1] - best[0]:
            best = (first, last)
    return best


def _piece(row: bytes, place: int) -> int:
    kind = HEAD if place == 0 else TAIL if place == len(row) - 1 else BODY
    return kind + row[place]


def _building(
    core: Core, row: bytes, first: int, last: int, slot: int
) -> tuple[list[int], list[int]]:
    """Return the pieces used and the steps that make `row[first:last]` of a core."""
    used = [0] * 16
    steps = []
    add = act.ADD + slot * act.ADDS_A_SLOT
    start = _align(row, core) if core.row else first
    end = start + len(core.row)
    if not core.row:
        steps.append(act.BEGIN + _piece(row, first))
        used[_piece(row, first)] += 1
        end += 1
    for place in [*range(start - 1, first - 1, -1), *range(end, last)]:
        piece = _piece(row, place)
        used[piece] += 1
        if piece < BODY:
            steps.append(add + row[place])
        elif piece >= TAIL:
            steps.append(add + 15 + row[place])
        else:
            steps.append(add + (5 if place < start else 10) + row[place])
    return used, steps


# The card game

Levels = dict[int, int]
"""The level of each Prophecy somebody holds."""

TEMPLE_POINTS = (0, 3, 7)
KIND = [PAIRS.index((min(pair), max(pair))) for pair in play.ORIENTED]
"""The kind of Feather card of each oriented pair."""
DEEP = 16
"""How many ends of a turn are looked at closely."""


class CardPosition(NamedTuple):
    """What a placement can change: the own row, and where the Prophecies lie."""

    row: Row
    held: Levels
    supply: Counts
    rivals: tuple[Levels, ...]
    """Those one may steal from: the neighbours, or CARL."""
    thefts: Counts
    """How often one may still steal from each."""


class CardTurn:
    """The turn of one seat of the card game, or of the player in a solo match."""

    def __init__(self, view: CardView) -> None:
        assert view.seat is not None
        seat = view.seats[view.seat]
        self.view = view
        self.is_final = view.round == view.last_round
        self.rounds_left = view.last_round - view.round
        self.rival_rows: list[Row | None] = []
        self.rival_weights: list[float] = []
        rivals: list[Levels] = []
        thefts: list[int] = []
        seats = len(view.seats)
        if view.carl is not None:
            rivals.append(dict(view.carl.held))
            thefts.append(max(0, 2 - seat.stolen_from))
            self.rival_rows.append(None)
            self.rival_weights.append(0.0 if self.is_final else 1.0)
        else:
            for other in sorted({(view.seat + 1) % seats, (view.seat - 1) % seats}):
                rival = view.seats[other]
                rivals.append(dict(rival.held))
                thefts.append(0 if seat.stolen_from >> other & 1 else 1)
                self.rival_rows.append(_read_row(rival.row))
                self.rival_weights.append(0.0 if rival.is_scored else 1.0 / (seats - 1))
        self.start = CardPosition(
            _read_row(seat.row), dict(seat.held), view.supply, tuple(rivals), tuple(thefts)
        )
        self.hand = seat.hand or (0,) * 10
        self.risks: dict[int, float] = {}

    def decide(self, legal: list[int]) -> int:
        """Return the next step of the best turn."""
        if legal[0] >= play.DROP:
            return legal[0]
        if play.FULFIL <= legal[0] < play.HEAD:
            return self._choose_fulfilment(legal)
        ends = self.ends(self.start, self.hand, self.view.plays_left, legal)
        best = max(ends[:DEEP], key=lambda end: self.look_closely(end[2]))
        discards = [a for a in legal if play.DISCARD <= a < play.FULFIL]
        if discards and self.discard_value() > ends[0][0]:
            useful = dict.fromkeys(discards, -NEVER)
            for value, action, _ in ends:
                kind = play.DISCARD + KIND[action // 5]
                useful[kind] = max(useful[kind], value)
            return min(discards, key=lambda a: useful[a])
        return best[1]

    def _choose_fulfilment(self, legal: list[int]) -> int:
        """Upgrade and claim all that is possible; steal what leaves the best rest of the turn."""
        best, best_value = legal[0], -NEVER
        for action in legal:
            number = action - play.FULFIL
            after = self.start
            if action != play.DONE:
                if number in after.held or number in after.supply:
                    return action
                after = _steal(after, number, self.view.gain[number])
            value = -NEVER
            if self.view.plays_left:
                ends = self.ends(after, self.hand, self.view.plays_left, [])
                value = max(self.look_closely(end[2]) for end in ends[:DEEP])
            else:
                value = self.look_closely(after)
            if value > best_value:
                best, best_value = action, value
        return best

    # What can be done

    def ends(
        self, start: CardPosition, hand: Counts, plays: int, legal: Sequence[int]
    ) -> list[tuple[float, int, CardPosition]]:
        """List how the turn can end, the best first: value, first action, position."""
        found = []
        actions = [a for a in legal if not play.DISCARD <= a < play.FULFIL]
        for action in actions or self.placements(start, hand, plays):
            rest = hand
            if action < play.DISCARD and self.view.revealed == EMPTY:
                rest = _less(hand, KIND[action // 5])
            for after in self.settle(start, action):
                if plays > 1:
                    for second in self.placements(after, rest, plays - 1):
                        for end in self.settle(after, second):
                            found.append((self.judge(end), action, end))
                else:
                    found.append((self.judge(after), action, after))
        found.sort(key=lambda end: -end[0])
        return found

    def placements(self, start: CardPosition, hand: Counts, plays: int) -> list[int]:
        """List the ways to place a card of the hand, or a head or tail in the last round."""
        if self.is_final:
            first = play.HEAD if plays > 1 else play.TAIL
            return list(range(first, first + 5))
        places = range(1, 5) if start.row.length else range(1)
        return [
            oriented * 5 + place
            for oriented in range(20)
            if hand[KIND[oriented]]
            for place in places
        ]

    def discard_value(self) -> float:
        """Return the mean, over the Feather cards that may come, of the best end of the turn."""
        view = self.view
        total, weight = 0.0, 0
        for kind, copies in enumerate(load_card_deck().feathers):
            left = copies - view.placed[kind] - view.feather_discard[kind] - self.hand[kind]
            if left > 0:
                only = tuple(int(k == kind) for k in range(10))
                ends = self.ends(self.start, only, 1, [])
                best = ends[0][0]
                if view.plays_left > 1:
                    for _, _, end in ends[:2]:
                        best = max(best, self.ends(end, self.hand, 1, [])[0][0])
                total += left * best
                weight += left
        return total / weight if weight else -NEVER

    def settle(self, start: CardPosition, action: int) -> list[CardPosition]:
        """Place a card and fulfil what is best; a position for each choice of what to steal."""
        row, first, last = _place(start.row, action)
        held = start.held.copy()
        if action < play.DISCARD and action % 5 in (2, 3):
            for number, level in start.held.items():  # C5.5
                if 0 < level < 3:
                    times = card_times(number, row)
                    if times < level and times < card_times(number, start.row):
                        held[number] = times
        supply = start.supply
        for number, level in start.held.items():
            if level < 3 and touches(number, row, first, last):
                held[number] = max(held[number], min(3, card_times(number, row)))
        for number in supply:
            if touches(number, row, first, last):
                held[number] = min(3, card_times(number, row))
                supply = _without(supply, number)
        after = CardPosition(row, held, supply, start.rivals, start.thefts)
        found = [after]
        for rival, left in enumerate(start.thefts):
            if left:
                booty = [
                    (min(3, card_times(number, row)), level, number)
                    for number, level in start.rivals[rival].items()
                    if level < 3 and touches(number, row, first, last)
                ]
                booty.sort(reverse=True)
                robbed = []
                for position in found:
                    for gain, _, number in booty[:3]:
                        robbed.append(_steal(position, number, gain))
                found += robbed
        return found

    # What it is worth

    def judge(self, end: CardPosition) -> float:
        """Return the value of a position after the turn."""
        row, held = end.row, end.held
        if self.is_final:
            value = float(sum([LEVEL_POINTS[level] for level in held.values()]))
            value += 0.01 * sum([level == 3 for level in held.values()])
            value += 1.01 * self._temple(end)
        else:
            hope = HOPE[min(self.rounds_left, 4)]
            value = 0.9 * self._temple(end)
            for number, level in held.items():
                points = LEVEL_POINTS[level]
                value += points
                if level < 3:
                    times = card_times(number, row)
                    value -= self.risk(number) * (points + 0.5)
                    value += 0.6 * hope * (LEVEL_POINTS[min(3, times + 1)] - points)
            for number in end.supply:
                value += 0.35 * hope * LEVEL_POINTS[min(3, card_times(number, row) + 1)]
        for weight, rival in zip(self.rival_weights, end.rivals, strict=True):
            value -= weight * sum([LEVEL_POINTS[level] for level in rival.values()])
            if not self.is_final:
                for number, level in rival.items():
                    if level < 3:
                        times = min(3, card_times(number, row) + 1)
                        value += 0.15 * LEVEL_POINTS[times]
        return value

    def look_closely(self, end: CardPosition) -> float:
        """Return the value of a position, with what one more segment at either end would bring."""
        value = self.judge(end)
        if not self.is_final:
            weight = NEAR[min(self.rounds_left, 4)]
            for first in (play.HEAD, play.TAIL):
                gains = [
                    self.judge(after) - value
                    for colour in range(5)
                    for after in self.settle(end, first + colour)
                ]
                value += weight * max(0.0, *gains)
        return value

    def risk(self, number: int) -> float:
        """Return how likely a Prophecy is stolen if it is not secured."""
        if number not in self.risks:
            risk = 0.0
            for row, weight in zip(self.rival_rows, self.rival_weights, strict=True):
                if row is None:
                    risk += 0.25
                elif weight:
                    risk += 0.1 + 0.06 * min(3, card_times(number, row))
            self.risks[number] = min(0.6, risk)
        return self.risks[number]

    def _temple(self, end: CardPosition) -> float:
        """Return the points of the Temple card: exact in the last round, else what is likely."""
        temple = self.view.temple
        if temple == EMPTY:
            return 0.0
        holder = Holder()
        for number, level in end.held.items():
            holder.add(number, level)
        if self.is_final:
            return float(TEMPLE_POINTS[count_objectives(temple, end.row, holder)])
        value = 0.0
        cards_left = 2 * (self.rounds_left - 1)
        for i, objective in enumerate(load_card_deck().temples[temple].objectives):
            value += 3.5 * self._likely(
                objective, is_met(temple * 2 + i, end.row, holder), end, cards_left
            )
        return value

    def _likely(self, objective: Objective, met: bool, end: CardPosition, cards_left: int) -> float:
        """Return how likely an objective is met at the end."""
        row = end.row.colour_list()
        near = 1.0 / self.rounds_left
        kind = objective.kind
        if kind.startswith("length"):
            goal = objective.values[0]
            if kind == "length>=":
                slack = len(row) + 2 * cards_left + 2 - goal
            else:
                slack = goal - (len(row) + cards_left + 2)
            return 0.0 if slack < 0 else min(1.0, 0.4 + 0.6 * near + 0.1 * slack)
        if kind == "equal":
            a, b = objective.values
            return max(
                0.0, (0.9 if met else 0.8) - 0.2 * max(0, abs(row.count(a) - row.count(b)) - 1)
            )
        if met:
            return 1.0 if kind in ("run>=", "same>=") else 0.75 + 0.2 * near
        if kind == "same>=":
            most = max([row.count(colour) for colour in range(5)])
            return max(0.0, 0.8 - 0.35 * max(0, objective.values[0] - most - 0.7 * cards_left))
        if kind == "run>=":
            return 0.3 + 0.2 * any(a == b for a, b in pairwise(row))
        if kind == "gods":
            gods = {god_of(number) for number, level in end.held.items() if level}
            missing = len(set(objective.values) - gods)
            return (0.6, 0.4, 0.2, 0.1)[missing] * (1.2 - 0.5 * near)
        return 0.35


HOPE = (0.0, 0.25, 0.5, 0.65, 0.7)
"""How much a next occurrence counts, by rounds left."""
NEAR = (0.0, 0.8, 0.4, 0.35, 0.3)
"""How much a segment that would fit at an end counts, by rounds left."""


def _read_row(text: str) -> Row:
    return parse_row(text) if text else Row()


def _less(hand: Counts, kind: int) -> Counts:
    return (*hand[:kind], hand[kind] - 1, *hand[kind + 1 :])


def _steal(position: CardPosition, number: int, level: int) -> CardPosition:
    """Move a Prophecy from the rival who has it."""
    rivals = list(position.rivals)
    thefts = list(position.thefts)
    for place, rival in enumerate(rivals):
        if number in rival:
            rivals[place] = {other: held for other, held in rival.items() if other != number}
            thefts[place] -= 1
    held = {**position.held, number: level}
    return position._replace(held=held, rivals=tuple(rivals), thefts=tuple(thefts))


def _place(row: Row, action: int) -> tuple[Row, int, int]:
    """Return the row after a Feather, head or tail, and the first and last new segment (C4.2)."""
    after = Row()
    after.copy_from(row)
    if action >= play.TAIL:
        after.add_right(action - play.TAIL)
        return after, after.length - 1, after.length - 1
    if action >= play.HEAD:
        after.add_left(action - play.HEAD)
        return after, 0, 0
    left, right = play.ORIENTED[action // 5]
    place = action % 5
    if place == 1:
        after.add_left(right)
        after.add_left(left)
    elif place == 2:
        after.cover(0, right)
        after.add_left(left)
    elif place == 3:
        after.cover(after.length - 1, left)
        after.add_right(right)
    else:
        after.add_right(left)
        after.add_right(right)
    first = 0 if place in (1, 2) else after.length - 2
    return after, first, first + 1
