"""Checks that a game's rows of numbers tell what a seat may know, and nothing else."""

from __future__ import annotations

from array import array
from typing import Any

from coatl.core.errors import StateError
from coatl.core.game import Game, State
from coatl.testing.promises import require


class Encoded:
    """The encoding of a game with some options, checked at many positions."""

    def __init__(self, game: Game[Any, Any, Any], options: Any) -> None:
        self.encoding = game.encoding(options)
        self.action_count = game.action_count
        self.numbers = bytearray(self.encoding.size)
        self.floats = array("f", [0.0]) * self.encoding.size
        self.mask = bytearray(game.action_count)
        self.checks = 0
        again = game.encoding(options)
        require(again.fields == self.encoding.fields, "equal options have equal fields")
        require(again.version == self.encoding.version, "an encoding has one version")
        self._check_fields()

    def _check_fields(self) -> None:
        start = 0
        names = set()
        for field in self.encoding.fields:
            require(field.start == start, "the fields of a row follow each other")
            require(len(field.labels) in (0, field.size), "a field has a label for each number")
            require(0 < field.most < 256 and field.scale > 0, "the numbers of a row fit in bytes")
            require(bool(field.meaning) and field.name not in names, "a field has name and meaning")
            start += field.size
            names.add(field.name)
        require(start == self.encoding.size, "the fields of a row are the whole row")

    def row(self, state: State, seat: int) -> bytes:
        """Return what a seat may know as bytes."""
        self.encoding.encode_into(state, seat, self.numbers)
        return bytes(self.numbers)

    def check(self, state: State, other: State, seat: int) -> None:
        """Check the row of a seat in a state, and that it is the same in another that fits."""
        before = state.to_bytes()
        row = self.row(state, seat)
        self.encoding.mask_into(state, seat, self.mask)
        require(bytes(self.mask) == state.legal_mask(seat), "both masks of a seat agree")
        require(state.to_bytes() == before, "encoding changes nothing")
        if self.checks % 8 == 0:
            self._check_numbers(state, seat, row)
        self.checks += 1
        require(self.row(other, seat) == row, "what a seat cannot know changes no number")
        for nobody in (-1, state.seat_count, None):
            try:
                self.encoding.encode_into(state, nobody, self.numbers)  # type: ignore[arg-type]
            except StateError:
                continue
            require(False, "what is no seat has no row")

    def _check_numbers(self, state: State, seat: int, row: bytes) -> None:
        self.encoding.encode_into(state, seat, self.floats)
        for field in self.encoding.fields:
            for place in range(field.start, field.start + field.size):
                number = row[place]
                require(number <= field.most, f"no number of {field.name!r} is above its most")
                expected = number / field.scale
                near = abs(self.floats[place] - expected) <= 1e-6 * max(1.0, expected)
                require(near, "floats are the bytes divided by their scale")
