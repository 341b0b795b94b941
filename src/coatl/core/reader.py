"""Reading bytes one by one, with errors that name the place."""

from __future__ import annotations

from coatl.core.errors import StateError


class ByteReader:
    """Bytes with a reading position."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.position = 0

    def take(self, limit: int = 255) -> int:
        """Return the next byte, which must not be above `limit`."""
        if self.position >= len(self.data):
            raise StateError(f"state bytes end at byte {self.position}: more were expected")
        value = self.data[self.position]
        if value > limit:
            raise StateError(f"state byte {self.position} is {value}: expected at most {limit}")
        self.position += 1
        return value

    def take_card(self, size: int) -> int:
        """Return the next byte, which must be below `size` or 255 for "none"."""
        value = self.take()
        if value >= size and value != 255:
            raise StateError(f"state byte {self.position - 1} is {value}: no such card or piece")
        return value

    def finish(self) -> None:
        """Make sure that nothing is left."""
        if self.position != len(self.data):
            left = len(self.data) - self.position
            raise StateError(f"state bytes go on after byte {self.position}: {left} too many")
