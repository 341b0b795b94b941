"""What the states of all games have in common: listing, checking and playing out actions."""

from __future__ import annotations

from operator import index
from typing import NoReturn

from coatl.core.chance import Chance, QuickChance
from coatl.core.choices import CAPACITY, Choices
from coatl.core.errors import StateError, show_value
from coatl.core.events import Event

FIRST_SEAT: object = 0
SECOND_SEAT: object = 1
"""Python has one object for each small number, so these are told by looking no further."""


class BaseState:
    """The base of a state; a game says who acts, what is legal and what an action does.

    The legal actions listed last are kept until something changes, so that a checked `apply` after
    `legal_actions` costs a look into that list.
    """

    seat_count: int
    action_count: int
    choices: Choices
    """Room for a list; a game may use it as scratch space while it carries an action out."""
    offered: Choices
    """The actions listed last."""
    _listed: int

    def prepare(self, seat_count: int, action_count: int) -> None:
        """Make what all states have; the first thing that a game's state does."""
        if action_count > CAPACITY:
            raise StateError(f"{action_count} actions: there is room for {CAPACITY}")
        self.seat_count = seat_count
        self.action_count = action_count
        self.choices = Choices()
        self.offered = self.choices
        self._listed = -1

    def next_seat(self) -> int:
        """Return the first seat that may act now, or -1 when the game is over."""
        raise NotImplementedError

    def list_into(self, seat: int, choices: Choices) -> None:
        """Fill `choices` with the legal actions of a seat."""
        raise NotImplementedError

    def offer(self, seat: int) -> None:
        """List the legal actions of a seat in `choices`.

        A game may lay a list into `offered` that it has at hand; others may have the same one.
        """
        self.list_into(seat, self.choices)

    def carry_out(self, seat: int, action: int, chance: Chance, events: list[Event] | None) -> None:
        """Do what a legal action does."""
        raise NotImplementedError

    def refuse(self, seat: int, action: int) -> NoReturn:
        """Raise the error that says why an action is not legal."""
        raise NotImplementedError

    @property
    def to_act(self) -> int:
        """The first seat that may act now, or -1 when the game is over."""
        return self.next_seat()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.next_seat() < 0

    def seat_number(self, seat: object) -> int:
        """Return a seat as a number; whatever names no seat is refused."""
        if seat is FIRST_SEAT:
            return 0
        if seat is SECOND_SEAT and self.seat_count > 1:
            return 1
        try:
            number = seat if type(seat) is int else index(seat)  # type: ignore[arg-type]
        except (OverflowError, TypeError):  # too large for a compiled build, or no number at all
            number = -1
        if number < 0 or number >= self.seat_count:
            shown = show_value(seat)
            raise StateError(f"there is no seat {shown}: seats are 0 to {self.seat_count - 1}")
        return number

    def _list(self, seat: int) -> None:
        if self._listed != seat:
            self.offer(seat)
            self._listed = seat

    def touch(self) -> None:
        """Forget the listed actions, because something has changed."""
        self._listed = -1

    def legal_actions(self, seat: int) -> list[int]:
        """Return all legal actions of a seat in ascending order."""
        self._list(self.seat_number(seat))
        return self.offered.to_list()

    def legal_mask(self, seat: int) -> bytes:
        """Return one byte an action id, 1 where the action is legal."""
        self._list(self.seat_number(seat))
        return self.offered.to_mask(self.action_count)

    def apply(
        self, seat: int, action: int, chance: Chance, events: list[Event] | None = None
    ) -> None:
        """Carry out a legal action; anything else is refused with a reason and changes nothing."""
        number = self.seat_number(seat)
        self._list(number)
        if not self._is_listed(action):
            self.refuse(number, action)
        self._listed = -1
        self.carry_out(number, action, chance, events)

    def _is_listed(self, action: object) -> bool:
        try:
            wanted = action if type(action) is int else index(action)  # type: ignore[arg-type]
        except (OverflowError, TypeError):
            return False
        return self.offered.has(wanted)

    def apply_unchecked(
        self, seat: int, action: int, chance: Chance, events: list[Event] | None = None
    ) -> None:
        """Carry out an action that the caller knows to be legal; others corrupt the state."""
        self._listed = -1
        self.carry_out(seat, action, chance, events)

    def playout(self, quick: QuickChance) -> int:
        """Play uniformly random legal actions to the end; return how many there were."""
        count = 0
        self._listed = -1
        while True:
            seat = self.next_seat()
            if seat < 0:
                return count
            if self._listed != seat:
                self.offer(seat)
            choices = self.offered
            if choices.size == 0:
                raise StateError("no action is legal, although the game is not over")
            action = choices.ids[quick.below(choices.size)]
            self._listed = -1
            self.carry_out(seat, action, quick, None)
            count += 1
