# cython: boundscheck=False, wraparound=False
"""Rows of numbers in memory that somebody else gave: an array of NumPy, a bytearray.

Memory is reached by Python's buffer protocol, so nothing here knows NumPy. A buffer may have any
shape; it is used as rows of `width` numbers, one after the other.
"""

from __future__ import annotations

from typing import Any

from coatl.core.choices import Choices

BYTES = ("B", "b", "?", "c")


def _flatten(buffer: Any, formats: tuple[str, ...], wanted: str, width: int) -> memoryview:
    """Return the numbers of a buffer in one row, or say what is wrong with it."""
    whole = memoryview(buffer)
    if whole.format not in formats:
        raise TypeError(f"the buffer holds {whole.format!r}: expected {wanted}")
    if whole.readonly or not whole.c_contiguous:
        raise ValueError("the buffer must be writable and contiguous")
    flat = whole.cast("B") if whole.format != "B" or whole.ndim != 1 else whole
    if formats[0] != "B":
        flat = flat.cast(formats[0])  # type: ignore[call-overload]
    if len(flat) == 0 or len(flat) % width:
        raise ValueError(f"the buffer has {len(flat)} numbers: expected {width}, or rows of them")
    return flat


class Rows:
    """Rows that an encoding can be copied into."""

    width: int
    count: int

    def copy(self, row: int, values: list[int], scales: list[float]) -> None:
        """Write a row: small numbers, or, in rows of floats, each times its scale."""
        raise NotImplementedError


class ByteRows(Rows):
    """Rows of numbers from 0 to 255."""

    def __init__(self, buffer: Any, width: int) -> None:
        flat = _flatten(buffer, BYTES, "bytes (uint8, int8 or bool)", width)
        self.view = flat
        self.width = width
        self.count = len(flat) // width

    def copy(self, row: int, values: list[int], scales: list[float]) -> None:
        """Write a row of small numbers as they are."""
        _copy_bytes(self.view, row * self.width, values, self.width)

    def get(self, place: int) -> int:
        """Return the number at a place, counted over all rows."""
        return self.view[place]

    def put(self, place: int, value: int) -> None:
        """Write a number at a place, counted over all rows."""
        self.view[place] = value

    def mark(self, row: int, choices: Choices) -> None:
        """Write a row that is 1 for each action listed, and 0 elsewhere."""
        _mark(self.view, row * self.width, choices, self.width)


class FloatRows(Rows):
    """Rows of 32-bit floats."""

    view: Any

    def __init__(self, buffer: Any, width: int) -> None:
        flat = _flatten(buffer, ("f",), "32-bit floats", width)
        self.view = flat
        self.width = width
        self.count = len(flat) // width

    def copy(self, row: int, values: list[int], scales: list[float]) -> None:
        """Write a row of small numbers, each times its scale."""
        _copy_floats(self.view, row * self.width, values, scales, self.width)

    def get(self, place: int) -> float:
        """Return the number at a place, counted over all rows."""
        return float(self.view[place])

    def put(self, place: int, value: float) -> None:
        """Write a number at a place, counted over all rows."""
        self.view[place] = value


class IntRows(Rows):
    """Rows of 32-bit integers."""

    def __init__(self, buffer: Any, width: int) -> None:
        flat = _flatten(buffer, ("i",), "32-bit integers", width)
        self.view = flat
        self.width = width
        self.count = len(flat) // width

    def get(self, place: int) -> int:
        """Return the number at a place, counted over all rows."""
        return self.view[place]

    def put(self, place: int, value: int) -> None:
        """Write a number at a place, counted over all rows."""
        self.view[place] = value


# Apart from the classes, so that nothing written can be a field that the loop has to read again.


def _copy_bytes(view: Any, first: int, values: list[int], width: int) -> None:
    for i in range(width):
        view[first + i] = values[i]


def _copy_floats(view: Any, first: int, values: list[int], scales: list[float], width: int) -> None:
    for i in range(width):
        view[first + i] = values[i] * scales[i]


def _mark(view: Any, first: int, choices: Choices, width: int) -> None:
    for i in range(width):
        view[first + i] = 0
    for i in range(choices.size):
        view[first + choices.ids[i]] = 1


def open_rows(buffer: Any, width: int) -> Rows:
    """Return a buffer as rows that an encoding can be copied into: bytes or 32-bit floats."""
    if memoryview(buffer).format == "f":
        return FloatRows(buffer, width)
    return ByteRows(buffer, width)
