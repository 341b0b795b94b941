"""What a check does when a promise of the contract is broken."""

from __future__ import annotations


def require(condition: bool, promise: str) -> None:
    """Raise if a promise of the contract is broken."""
    if not condition:
        raise AssertionError(f"contract broken: {promise}")
