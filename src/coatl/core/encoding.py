# cython: boundscheck=False, wraparound=False
"""What a seat may know as a row of small numbers, for programs that learn.

A game writes its rows in the order of its fields; `BaseEncoding` keeps the place, and copies the
row into memory of the caller.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any, NamedTuple

from coatl.core.bag import Bag
from coatl.core.base_state import BaseState
from coatl.core.blank import make_blank
from coatl.core.errors import OptionError
from coatl.core.rows import ByteRows, Rows, open_rows

CAPACITY = 4096


class Field(NamedTuple):
    """Some numbers that stand beside each other in a row, and mean the same kind of thing."""

    name: str
    size: int
    most: int
    """The largest number that can stand here, as a byte."""
    scale: int
    """Rows of floats hold the number divided by this."""
    meaning: str
    labels: tuple[str, ...] = ()
    """What each of the numbers stands for, where the meaning does not say."""
    start: int = 0
    """Where in the row the field begins."""


class BaseEncoding:
    """How the positions of a game with certain options are written as rows of numbers.

    The same options give the same fields; `version` is raised when fields change. `left_out` says
    what of a view is not in a row.
    """

    game: str
    options: Any
    version: int
    action_count: int
    seat_count: int
    size: int
    fields: tuple[Field, ...]
    left_out: tuple[str, ...]
    values: list[int]
    scales: list[float]
    at: int
    _buffer: Any
    """What was written into last, kept open: opening a buffer takes longer than writing a row."""
    _rows: Rows
    _mask_buffer: Any
    _mask_rows: ByteRows

    def __init__(
        self,
        game: str,
        options: Any,
        version: int,
        action_count: int,
        seat_count: int,
        fields: Sequence[Field],
        left_out: Sequence[str],
    ) -> None:
        placed = []
        scales: list[float] = []
        for field in fields:
            placed.append(field._replace(start=len(scales)))
            scales += [_single(1.0 / field.scale)] * field.size
        if len(scales) > CAPACITY:
            raise OptionError(f"an encoding of {len(scales)} numbers: there is room for {CAPACITY}")
        self.game = game
        self.options = options
        self.version = version
        self.action_count = action_count
        self.seat_count = seat_count
        self.size = len(scales)
        self.fields = tuple(placed)
        self.left_out = tuple(left_out)
        make_blank(self, values=4096)
        make_blank(self, 0.0, scales=4096)
        for i in range(len(scales)):
            self.scales[i] = scales[i]
        self.at = 0
        self._buffer = None
        self._mask_buffer = None

    @property
    def shape(self) -> tuple[int]:
        """The shape of a row, as arrays have it."""
        return (self.size,)

    def write(self, state: BaseState, seat: int) -> None:
        """Write the row of a seat: `begin`, then every field in turn."""
        raise NotImplementedError

    def begin(self) -> None:
        """Begin a new row."""
        size = self.size  # what is written through bytes might be anything: fields are read once
        for i in range(size):
            self.values[i] = 0
        self.at = 0

    def put(self, value: int) -> None:
        """Write one number."""
        self.values[self.at] = 255 if value > 255 else value
        self.at += 1

    def put_one(self, which: int, size: int) -> None:
        """Write a 1 at one of `size` places; at none if there is no such place."""
        if 0 <= which < size:
            self.values[self.at + which] = 1
        self.at += size

    def put_bag(self, bag: Bag, size: int) -> None:
        """Write how many of each content a bag holds."""
        at = self.at
        for i in range(size):
            self.values[at + i] = bag.counts[i]
        self.at = at + size

    def put_all(self, numbers: list[int], size: int) -> None:
        """Write the first numbers of a list."""
        at = self.at
        for i in range(size):
            self.values[at + i] = numbers[i]
        self.at = at + size

    def encode_into(self, state: BaseState, seat: int, buffer: Any) -> None:
        """Write what a seat may know into a buffer of `size` bytes or 32-bit floats."""
        number = state.seat_number(seat)
        if buffer is not self._buffer:
            self._rows = open_rows(buffer, self.size)
            self._buffer = buffer
        self.write(state, number)
        self._rows.copy(0, self.values, self.scales)

    def mask_into(self, state: BaseState, seat: int, buffer: Any) -> None:
        """Write into a buffer of one byte an action id which actions a seat may take: 1, else 0."""
        number = state.seat_number(seat)
        if buffer is not self._mask_buffer:
            self._mask_rows = ByteRows(buffer, self.action_count)
            self._mask_buffer = buffer
        state._list(number)
        self._mask_rows.mark(0, state.offered)

    def encode_row(self, state: BaseState, seat: int, rows: Rows, row: int) -> None:
        """Write what a seat may know into one of many rows."""
        self.write(state, seat)
        rows.copy(row, self.values, self.scales)


def _single(number: float) -> float:
    """Return a number as 32 bits hold it, so that every build multiplies by the same."""
    rounded: float = struct.unpack("f", struct.pack("f", number))[0]
    return rounded
