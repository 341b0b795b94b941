"""The `coatl` command."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from coatl.core.card_sets import choose_cards
from coatl.core.errors import CardDataError


def main() -> None:
    """Run the command; card data that cannot be used is refused in one line."""
    try:
        if cards := find_cards(sys.argv[1:]):
            choose_cards(cards)  # before anything reads the cards of a game
        from coatl.cli.main import main as run
    except CardDataError as error:
        sys.exit(_refuse(error))
    run()


def find_cards(arguments: Sequence[str]) -> str:
    """Return the file that --cards names, or nothing; for `coatl score` it names cards instead."""
    command = next((word for word in arguments if not word.startswith("-")), "")
    for place, word in enumerate(arguments if command != "score" else ()):
        option, equals, value = word.partition("=")
        if option == "--cards":
            return value if equals else "".join(arguments[place + 1 : place + 2])
    return ""


def _refuse(error: CardDataError) -> int:
    print(f"coatl: {error}", file=sys.stderr)
    return 2
