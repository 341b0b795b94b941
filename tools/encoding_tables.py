"""Lists in docs/encodings.md what every number of an encoded position means.

- `python tools/encoding_tables.py`: check that the page is up to date
- `python tools/encoding_tables.py --write`: renew it
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from coatl.core.encoding import Field
from coatl.core.game import Encoding
from coatl.core.registry import get_game

PAGE = Path(__file__).resolve().parents[1] / "docs" / "encodings.md"
OPTIONS = {"board": ("sacrifice", "feathers", "promo", "fewer-bodies", "strict-ends")}
"""What may add to a row; the number of seats always does."""
SEATS = {"board": (2, 3, 4), "cards": (2, 3, 4), "carl": (1,)}
FEW = 7
"""Labels up to so many are all listed."""
HEAD = """# What the numbers mean

All fields of the rows that `Game.encoding(options)` writes, in their order; how to use them is
told in [lab.md](lab.md#positions-as-numbers). Where a field begins depends on seats and options:
ask `encoding.fields`, or `coatl encoding`, which lists them with every label. *Size* is how many
numbers a field has, *most* the largest that a byte holds, *scale* what floats are divided by.
Fields called `own-` follow for every other seat as `next1-`, `next2-` and `next3-`, in turn order.
Written by `tools/encoding_tables.py`.
"""


def find_encoding(game: str, options: str = "", seats: int | None = None) -> Encoding[Any]:
    """Return how a game with some options is written."""
    played = get_game(game)
    return played.encoding(played.parse_options(options, seats))


def list_fields(game: str, seat_counts: Sequence[int]) -> list[str]:
    """Return the table of a game."""
    fewest, options = seat_counts[0], OPTIONS.get(game, ())
    plain = find_encoding(game, seats=fewest)
    sizes = {field.name: field.size for field in plain.fields}
    everything = find_encoding(game, ",".join(options), fewest)
    wider: dict[str, list[str]] = {}
    for option in options:
        for field in find_encoding(game, option, fewest).fields:
            if sizes.get(field.name) != field.size:
                wider.setdefault(field.name, []).append(option)
    rows = [f"{find_encoding(game, seats=count).size} ({count} seats)" for count in seat_counts]
    if options:
        rows.append(f"{everything.size} (2 seats, all options)")
    counts = ", ".join(rows) if len(rows) > 1 else str(plain.size)
    lines = [
        f"## {get_game(game).title}",
        "",
        f"Version {plain.version}; {counts} numbers, {plain.action_count} actions.",
        "",
        "| field | size | most | scale | what it is |",
        "|---|---:|---:|---:|---|",
    ]
    for field in everything.fields:
        if not field.name.startswith("next"):
            lines.append(_row(field, sizes, wider.get(field.name, ())))
    if plain.left_out:
        lines += ["", "What a view has and a row has not:", ""]
        lines += [f"- {each}" for each in plain.left_out]
    return lines


def _row(field: Field, sizes: dict[str, int], options: Sequence[str]) -> str:
    told = field.meaning
    if field.labels:
        told += f": {_shorten(field.labels)}"
    if options:
        before = sizes.get(field.name, 0)
        told += f" ({f'{before} numbers ' if before else 'not there '}without {', '.join(options)})"
    told = told.replace("|", "\\|")
    return f"| `{field.name}` | {field.size} | {field.most} | {field.scale} | {told} |"


def _shorten(labels: Sequence[str]) -> str:
    if len(labels) <= FEW:
        return " ".join(f"`{label}`" for label in labels)
    return f"`{labels[0]}` `{labels[1]}` ... `{labels[-1]}`"


def make_page() -> str:
    """Return the page."""
    parts = [HEAD.rstrip("\n")]
    parts += ["\n".join(list_fields(game, seats)) for game, seats in SEATS.items()]
    return "\n\n".join(parts) + "\n"


def main() -> int:
    """Check or renew the page."""
    fresh = make_page()
    if "--write" in sys.argv:
        PAGE.write_text(fresh, "utf-8")
    elif not PAGE.exists() or PAGE.read_text("utf-8") != fresh:
        print("docs/encodings.md is out of date; run make docs")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
