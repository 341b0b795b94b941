"""Large arrays of zeros for classes that are compiled or not.

A compiled object's arrays are zero from the start. Written as `[0] * 100000` they would become
as many numbers in the C code, and in the compiled module.
"""

from __future__ import annotations


def make_blank(owner: object, zero: float = 0, /, **sizes: int) -> None:
    """Give a new object its lists of zeros, by name and size; a compiled one has them already."""
    if hasattr(owner, "__dict__"):
        for name, size in sizes.items():
            setattr(owner, name, [zero] * size)
