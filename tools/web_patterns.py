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
from typing import Any

from coatl.board.deck import load_deck, parse_requirement
from coatl.board.shapes import ANY, COUNT, MULTISET, PAIR
from coatl.board.shapes import Pattern as BoardPattern
from coatl.board.shapes import parse_pattern as parse_board_pattern
from coatl.cards.codes import GODS
from coatl.cards.deck import load_deck as load_cards
from coatl.cards.shapes import Objective
from coatl.core.colours import COLOURS
from coatl.core.errors import CardDataError

ROOT = Path(__file__).resolve().parent.parent
PATH = ROOT / "web" / "src" / "kit" / "data" / "patterns.json"

Reading = dict[str, Any]

ROW_KINDS = {"pair": "run", "before stack": "before-stack"}
"""Kinds of the card game that the client calls otherwise; `AB` is a run in both games."""


def text() -> str:
    """Return the file: all patterns and requirements by their text, one a line."""
    parts = {"patterns": read_patterns(), "requirements": read_requirements()}
    written = ",\n".join(f' "{name}": {{\n{_rows(rows)}\n }}' for name, rows in parts.items())
    return f"{{\n{written}\n}}\n"


def _rows(rows: dict[str, Reading]) -> str:
    return ",\n".join(f"  {json.dumps(key)}: {json.dumps(row)}" for key, row in rows.items())


def read_patterns() -> dict[str, Reading]:
    """Return the patterns of both games by their text."""
    found: dict[str, Reading] = {}
    for prophecy in load_deck().prophecies:
        pattern = parse_board_pattern(prophecy.pattern)
        found[pattern.text] = _told(_kind_of(pattern), pattern.text)
    for card in load_cards().prophecies:
        kind = ROW_KINDS.get(card.pattern.kind, card.pattern.kind)
        found[card.pattern.text] = _told(kind, card.pattern.text)
    return found


def _told(kind: str, written: str) -> Reading:
    return {"kind": kind, "colours": [letter for letter in written if letter in COLOURS]}


def _kind_of(pattern: BoardPattern) -> str:
    """Return how a pattern of the board game is drawn."""
    named = {COUNT: "count", PAIR: "exact", MULTISET: "set"}.get(pattern.kind)
    if named:
        return named
    repeated = [place for place, (_, is_repeated) in enumerate(pattern.elements) if is_repeated]
    if not repeated:
        return "run"
    colours = [colours for colours, _ in pattern.elements]
    if repeated == [1] and len(colours) == 3 and len(colours[1]) == 1:
        return "stretch"
    if repeated == [2] and colours[2] == ANY and colours == colours[::-1] and len(colours) == 5:
        return "mirror"
    raise CardDataError(f"the browser client has no drawing for the pattern {pattern.text!r}")


def read_requirements() -> dict[str, Reading]:
    """Return what Temples of both games ask for, by its text."""
    found: dict[str, Reading] = {}
    for temple in load_deck().temples:
        for requirement in temple.requirements:
            found[requirement] = _read_requirement(requirement)
    for card in load_cards().temples:
        for objective in card.objectives:
            found[objective.text] = _read_objective(objective)
    return found


def _read_requirement(requirement: str) -> Reading:
    kind, argument = parse_requirement(requirement)
    match kind:
        case "lacks":
            return {"kind": "without", "colour": argument}
        case "length":
            return {"kind": "length", "count": int(argument), "bound": "exact"}
        case "equal":
            return {"kind": "equal", "colours": list(argument)}
        case "no family":
            return {"kind": "no-family", "family": argument}
    raise CardDataError(f"the browser client has no drawing for the requirement {requirement!r}")


def _read_objective(objective: Objective) -> Reading:
    first, *others = objective.values or (0,)
    match objective.kind:
        case "gods":
            return {"kind": "gods", "gods": [GODS[god] for god in objective.values]}
        case "lower":
            return {"kind": "lower", "low": GODS[first], "high": GODS[others[0]]}
        case "twins":
            return {"kind": "twins"}
        case "length>=" | "length<=":
            bound = "least" if objective.kind.endswith(">=") else "most"
            return {"kind": "length", "count": first, "bound": bound}
        case "run>=":
            return {"kind": "neighbours", "count": first}
        case "same>=":
            return {"kind": "same", "count": first}
        case "equal":
            return {"kind": "equal", "colours": [COLOURS[colour] for colour in objective.values]}
    raise CardDataError(f"the browser client has no drawing for the objective {objective.text!r}")


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
