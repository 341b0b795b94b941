"""What cards ask for, read by the engine for the browser client, which only draws it.

A pattern is told by its kind and the colours as they are written on the card; a requirement of a
Temple by its kind and what belongs to it. A card that the client has no drawing for is refused
here, not on somebody's screen. `--check` changes nothing and fails if the file is out of date.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from coatl.server.http.card_page import Reading, read_patterns, read_requirements

ROOT = Path(__file__).resolve().parent.parent
PATH = ROOT / "web" / "src" / "kit" / "data" / "patterns.json"


def text() -> str:
    """Return the file: all patterns and requirements by their text, one a line."""
    parts = {"patterns": read_patterns(), "requirements": read_requirements()}
    written = ",\n".join(f' "{name}": {{\n{_rows(rows)}\n }}' for name, rows in parts.items())
    return f"{{\n{written}\n}}\n"


def _rows(rows: dict[str, Reading]) -> str:
    return ",\n".join(f"  {json.dumps(key)}: {json.dumps(row)}" for key, row in rows.items())


def main() -> None:
    """Write the file, or check that it is current."""
    parser = argparse.ArgumentParser(description="patterns of cards for the browser client")
    parser.add_argument("--check", action="store_true", help="only say what is out of date")
    if not parser.parse_args().check:
        PATH.write_text(text(), encoding="utf-8")
    elif not PATH.exists() or PATH.read_text(encoding="utf-8") != text():
        sys.exit(f"out of date: {PATH.relative_to(ROOT)}; run `npm run types` in web/")


if __name__ == "__main__":
    main()
