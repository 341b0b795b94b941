"""What the page is told about cards: what they ask for, and a card set if the host plays with one.

A pattern is told by its kind and the colours as they are written on the card; a requirement of a
Temple by its kind and what belongs to it. A card that the client has no drawing for is refused
here, not on somebody's screen.
"""

from __future__ import annotations

import json
from typing import Any

from coatl.board.deck import load_deck, parse_requirement
from coatl.board.shapes import ANY, COUNT, MULTISET, PAIR
from coatl.board.shapes import Pattern as BoardPattern
from coatl.board.shapes import parse_pattern as parse_board_pattern
from coatl.cards.codes import GODS
from coatl.cards.deck import load_deck as load_cards
from coatl.cards.shapes import Objective
from coatl.core.card_sets import KEYS, cards_label, chosen_set
from coatl.core.card_sets import load_cards as load_rows
from coatl.core.colours import COLOURS
from coatl.core.errors import CardDataError

Reading = dict[str, Any]

ROW_KINDS = {"pair": "run", "before stack": "before-stack"}
"""Kinds of the card game that the client calls otherwise; `AB` is a run in both games."""


def add_card_set(page: bytes) -> bytes:
    """Write the host's card set, if there is one, into the first page, as data it reads."""
    told = describe_card_set()
    if told is None:
        return page
    text = json.dumps(told, ensure_ascii=False).replace("<", "\\u003c")
    script = f'<script type="application/json" id="card-set">{text}</script>'
    return page.replace(b"</head>", script.encode() + b"</head>", 1)


def describe_card_set() -> Reading | None:
    """Return all that the page needs to draw the cards of a set, or nothing without one."""
    chosen = chosen_set()
    if chosen is None:
        return None
    rows = load_rows(chosen.package).rows
    lists = KEYS[chosen.package]
    return {
        "label": cards_label(chosen.package),
        "about": chosen.about,
        "game": chosen.package,
        "rows": {name: rows[name] for name in lists},
        "changed": [row.get(lists[name]) for name in lists for row in chosen.rows.get(name, ())],
        "patterns": read_patterns(),
        "requirements": read_requirements(),
    }


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
