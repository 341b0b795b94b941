"""The `coatl` command."""

from __future__ import annotations

import sys

from coatl.core.errors import CardDataError


def main() -> None:
    """Run the command; card data that cannot be used is refused in one line."""
    try:
        from coatl.cli.main import main as run
    except CardDataError as error:
        sys.exit(_refuse(error))
    run()


def _refuse(error: CardDataError) -> int:
    print(f"coatl: {error}", file=sys.stderr)
    return 2
