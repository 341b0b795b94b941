"""The last lines of a record.

Each is there only where it applies, in this order:

resigned: 1 2
continued: 37
nonces: a | b | c
secret: 9f86d081...
"""

from __future__ import annotations

import re
from typing import NamedTuple

from coatl.core.commitment import commit, is_secret, nonce_problem
from coatl.core.results import resigned_problem

SEPARATORS = {"resigned": " ", "continued": "", "nonces": " | ", "secret": ""}
"""The fields in their order, and what stands between the items of each."""


class Trailer(NamedTuple):
    """What a record says after its scores."""

    resigned: tuple[int, ...] = ()
    """The seats that resigned, in that order; a bot finished for them, and they rank last."""
    continued: int | None = None
    """How many steps were taken, with the deal, from another game; None for a game of its own."""
    nonces: tuple[str, ...] = ()
    """What each seat gave to the seed."""
    secret: str = ""
    """What the server gave to the seed; it stays secret until the end."""


class Problem(NamedTuple):
    """What is wrong with a trailer: the field, the item of it, and what to say."""

    field: str
    item: int
    text: str


Items = dict[str, list[str]]
"""The fields that are there, each as its items' texts."""


def trailer_items(trailer: Trailer) -> Items:
    """Return the fields that are there, as texts."""
    fields = {
        "resigned": [str(seat) for seat in trailer.resigned],
        "continued": [] if trailer.continued is None else [str(trailer.continued)],
        "nonces": list(trailer.nonces),
        "secret": [trailer.secret] if trailer.secret else [],
    }
    return {name: items for name, items in fields.items() if items}


def format_trailer(trailer: Trailer) -> list[str]:
    """Return the lines of a trailer."""
    return [
        f"{name}: {SEPARATORS[name].join(items)}" for name, items in trailer_items(trailer).items()
    ]


def split_field(name: str, text: str) -> list[str]:
    """Return the items in the text of a field."""
    separator = SEPARATORS[name]
    return text.split(separator) if separator else [text]


def trailer_place(fields: Items, problem: Problem) -> tuple[int, int]:
    """Return where a problem is: the line within the trailer from 0, the column from 1."""
    separator = SEPARATORS[problem.field]
    before = sum(len(item + separator) for item in fields[problem.field][: problem.item])
    return list(fields).index(problem.field), len(problem.field) + 3 + before


def parse_trailer(fields: Items) -> Trailer | Problem:
    """Read the items of the fields; whether they fit the game is for `trailer_problem` to say."""
    for name in ("resigned", "continued"):
        for item, word in enumerate(fields.get(name, [])):
            if re.fullmatch("0|[1-9][0-9]{0,5}", word) is None:
                return Problem(name, item, f"expected a whole number, found {word!r}")
    (continued,) = fields.get("continued", [None])
    (secret,) = fields.get("secret", [""])
    if "secret" in fields and not is_secret(secret):
        return Problem("secret", 0, _NO_SECRET)
    return Trailer(
        tuple(int(word) for word in fields.get("resigned", [])),
        None if continued is None else int(continued),
        tuple(fields.get("nonces", [])),
        secret,
    )


_NO_SECRET = "expected a secret of 64 hex digits, 0 to 9 and a to f"


def trailer_problem(
    trailer: Trailer, *, seats: int, steps: int, is_over: bool, commitment: str
) -> Problem | None:
    """Return what is wrong with a trailer of such a game, if anything."""
    for item in range(len(trailer.resigned)):
        if text := resigned_problem(trailer.resigned[: item + 1], seats):
            return Problem("resigned", item, text)
    if trailer.continued is not None and not 0 <= trailer.continued <= steps:
        return Problem("continued", 0, f"expected 0 to {steps}: there are {steps} steps")
    if len(trailer.nonces) not in (0, seats):
        count = len(trailer.nonces)
        return Problem("nonces", 0, f"{count} nonces for {seats} seats: expected one from each")
    for item, nonce in enumerate(trailer.nonces):
        if text := nonce_problem(nonce):
            return Problem("nonces", item, text)
    if not trailer.secret:
        return None
    if not is_secret(trailer.secret):
        return Problem("secret", 0, _NO_SECRET)
    if not is_over:
        return Problem("secret", 0, "the game is not over: the secret is told after the end")
    if commitment and commit(trailer.secret) != commitment:
        return Problem("secret", 0, "this secret does not hash to the commitment of line 5")
    return None
