"""Puzzles in a page without a server: the same questions and answers as by HTTP."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coatl.local.forms import bad_form, read_number
from coatl.puzzles import asking
from coatl.puzzles.rating import Rating
from coatl.puzzles.showing import show_answer, show_puzzle
from coatl.tables.errors import TableError

MOST_STEPS = 60


def answer_puzzle(path: tuple[str, ...], body: Mapping[str, Any]) -> Any:
    """Answer a question about puzzles."""
    match path:
        case ("next",):
            met, rating = body.get("met", []), body.get("rating", 1200)
            if not isinstance(met, list):
                raise bad_form("met", "expected a list")
            return asking.tell_next(_float(rating), set(map(str, met)), body.get("game"))
        case (name, "table"):
            return show_puzzle(asking.find(name), _steps(body.get("steps", [])))
        case (name, "try"):
            strength = body.get("strength") or {}
            solver = Rating(
                _float(strength.get("rating", 1200)), _float(strength.get("deviation", 350))
            )
            hints = read_number(body.get("hints", 0), 2)
            return asking.judge(asking.find(name), _steps(body.get("steps")), hints, solver)
        case (name, "hint"):
            return asking.hint(asking.find(name), read_number(body.get("number", 1), 2))
        case (name, "answer"):
            steps = body.get("steps")
            return show_answer(asking.find(name), None if steps is None else _steps(steps))
    raise TableError("no-page", "There is nothing at this address.")


def _steps(value: Any) -> list[int]:
    if not isinstance(value, list) or len(value) > MOST_STEPS:
        raise bad_form("steps", f"expected at most {MOST_STEPS} actions")
    return [read_number(each) for each in value]


def _float(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= 4000:
        raise bad_form("strength", "expected a number up to 4000")
    return float(value)
