"""Writes examples for the card gallery of the browser client: what counts, and what nearly does.

A row of the tables below is a serpent in letters of its pattern: a, b, c, ... are the pattern's
colours in the order they come (`AC+B`, `[AC]B[AC]`: by these letters), x, y, z, w others; P is the
pattern as a whole, I with a piece too many inside, R backwards, S with two pieces exchanged, M with
another piece for its last one. A note says what the row shows. How often a card is
satisfied, and by which pieces, is never written down here: the engine says it, and
`tests/test_web_examples.py` checks that every row shows what it is meant to.

`--check` changes nothing and fails if the file is out of date.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from coatl.board.analysis import worth as board_worth
from coatl.board.analysis.plain_view import PROPHECY_IDS
from coatl.board.deck import Temple, load_deck
from coatl.board.shapes import COUNT, MULTISET, PAIR, parse_pattern
from coatl.cards.analysis import worth as card_worth
from coatl.cards.analysis.plain_view import PROPHECY_IDS as ROW_PROPHECY_IDS
from coatl.cards.codes import GODS
from coatl.cards.deck import Temple as RowTemple
from coatl.cards.deck import load_deck as load_cards
from coatl.core.colours import COLOURS

ROOT = Path(__file__).resolve().parent.parent
PATH = ROOT / "web" / "src" / "games" / "about" / "examples.json"

Row = tuple[str, str]
"""A note and a serpent in letters of the pattern."""

BOARD: dict[str, tuple[list[Row], list[Row]]] = {
    "count": (
        [("anywhere", "<axayza>"), ("top", "<aaxaayaa>"), ("surplus", "<aaaxaayaa>")],
        [("few", "<axyazw>")],
    ),
    "exact": (
        [("apart", "<xaayzaax>"), ("end", "<aaxyzaa>"), ("shared", "<xaayaaz>")],
        [("longer", "<xaaayz>"), ("single", "<xayaxz>")],
    ),
    "three": (
        [("together", "<xaaayz>"), ("twice", "<aaaxaaay>"), ("five", "<xaaaaay>")],
        [("gap", "<xaayaz>")],
    ),
    "two": (
        [("together", "<xabyz>"), ("top", "<abxabyab>")],
        [("order", "<xbayz>"), ("gap", "<xaybzx>")],
    ),
    "sequence": (
        [("together", "<xPy>"), ("around", "<PLx>")],
        [("gap", "<xIy>"), ("order", "<xRy>")],
    ),
    "five": (
        [("together", "<ePa>"), ("around", "<aPe>")],
        [("gap", "<eIa>"), ("order", "<eSa>")],
    ),
    "stretch": (
        [("between", "<xacbyz>"), ("many", "<xacccby>"), ("twice", "<acbacbx>")],
        [("nothing", "<xabyz>"), ("gap", "<xacybz>")],
    ),
    "round": (
        [
            ("between", "<xacayz>"),
            ("many", "<xacccay>"),
            ("twice", "<acaacax>"),
            ("once", "<acacaxy>"),
        ],
        [("nothing", "<xaayz>"), ("gap", "<xacyaz>")],
    ),
    "mirror": (
        [("between", "<xabybaz>"), ("many", "<abxyzba>")],
        [("nothing", "<xabbaz>"), ("order", "<xabyabz>")],
    ),
    "set": ([("anywhere", "<PU>")], [("missing", "<M>")]),
}

CARDS: dict[str, tuple[list[Row], list[Row]]] = {
    "pair": ([("together", "xabyz"), ("top", "abxabyab")], [("order", "xbayz"), ("gap", "xaybz")]),
    "gap": ([("between", "xaybz"), ("overlap", "xaabby")], [("nothing", "xabyz")]),
    "match": (
        [("between", "yxaxz"), ("own", "xaaay"), ("overlap", "xaxaxy")],
        [("differ", "zxayz")],
    ),
    "either": (
        [("between", "xabcy"), ("own", "xabay"), ("overlap", "abcbax")],
        [("side", "cabxy")],
    ),
    "not": ([("between", "xayaz"), ("overlap", "axayax")], [("same", "xaaay")]),
    "stack": ([("stack", "xa'yz"), ("top", "a'xa'ya'")], [("flat", "xayz"), ("cover", "xy'z")]),
    "before stack": (
        [("stack", "xay'z"), ("twice", "ax'yaz'")],
        [("own-stack", "xaa'y"), ("flat", "xayz")],
    ),
}


def board_kind(pattern: str) -> str:
    """Return which rows fit a pattern of the board game."""
    parsed = parse_pattern(pattern)
    letters = [letter for letter in pattern if letter in COLOURS]
    if parsed.kind in (COUNT, PAIR, MULTISET):
        return {COUNT: "count", PAIR: "exact", MULTISET: "set"}[parsed.kind]
    if ".." in pattern:
        return "mirror"
    if "+" in pattern:
        return "round" if letters[0] == letters[2] else "stretch"
    if len(letters) == 2:
        return "two"
    if len(set(letters)) == 1:
        return "three"
    return "five" if len(set(letters)) == 5 else "sequence"


def fill(row: str, pattern: str) -> str:
    """Put a pattern's colours into a row; capitals stand for the pattern as a whole."""
    letters = [letter for letter in pattern if letter in COLOURS]
    names = name_colours(pattern, letters)
    inside = names.get("x", letters[len(letters) // 2 - 1])
    spread = letters[::2] + letters[1::2]
    whole = {
        "P": spread if pattern.startswith("{") else letters,
        "L": letters[-1:],  # its last piece again
        "I": [*letters[: len(letters) // 2], inside, *letters[len(letters) // 2 :]],
        "R": letters[::-1],
        "S": [*letters[:1], *letters[2:3], *letters[1:2], *letters[3:]],  # two exchanged
        "U": [inside],
        "M": [*spread[:-1], inside],  # without its last piece
    }
    return "".join("".join(whole.get(each, names.get(each, each))) for each in row)


def name_colours(pattern: str, letters: list[str]) -> dict[str, str]:
    """Return the colours that the small letters stand for."""
    if "+" in pattern or pattern.startswith("["):
        own = {"a": letters[0], "c": letters[1], "b": letters[2]}
    else:
        own = dict(zip("abcde", dict.fromkeys(letters), strict=False))
    others = [colour for colour in COLOURS if colour not in own.values()]
    return own | {name: others[i % len(others)] for i, name in enumerate("xyzw") if others}


def prophecy_examples() -> Iterator[tuple[str, dict[str, Any]]]:
    """Return the examples of every Prophecy card of the board game."""
    for card in load_deck().prophecies:
        counts, near = BOARD[board_kind(card.pattern)]
        yield (
            card.id,
            {
                "counts": [
                    _board_row(card.index, note, fill(row, card.pattern)) for note, row in counts
                ],
                "near": [
                    _board_row(card.index, note, fill(row, card.pattern)) for note, row in near
                ],
            },
        )
    for row_card in load_cards().prophecies:
        counts, near = CARDS[row_card.pattern.kind]
        text = row_card.pattern.text
        yield (
            row_card.id,
            {
                "counts": [
                    _card_row(row_card.index, note, fill(row, text)) for note, row in counts
                ],
                "near": [_card_row(row_card.index, note, fill(row, text)) for note, row in near],
            },
        )


def _board_row(card: int, note: str, pieces: str) -> dict[str, Any]:
    paid = board_worth.explain_prophecy(card, pieces, False)
    kept = {name: paid[name] for name in ("times", "points", "scored", "surplus")}
    return {"note": note, "row": pieces, **kept}


def _card_row(card: int, note: str, row: str) -> dict[str, Any]:
    shown = card_worth.explain_prophecy(card, row)
    kept = {"times": shown["times"], "points": shown["points"], "scored": shown["pieces"]}
    return {"note": note, "row": row, **kept, "surplus": []}


def temple_examples() -> Iterator[tuple[str, dict[str, Any]]]:
    """Return the examples of every Temple card: all of it met, and each thing barely missed."""
    for card in load_deck().temples:
        whole = _find_whole(card)
        near = [_find_near(card, whole, i) for i in range(len(card.requirements))]
        equal = [
            _find_zero(card, i) for i, text in enumerate(card.requirements) if text[1:2] == "="
        ]
        yield card.id, {"counts": [whole], "near": [*near, *equal]}
    for row_card in load_cards().temples:
        yield row_card.id, _find_rows(row_card)


def _temple_row(card: Temple, note: str, pieces: str, cards: tuple[str, ...]) -> dict[str, Any]:
    beside = tuple(PROPHECY_IDS.index(each) for each in cards)
    paid = board_worth.explain_temple(card.index, pieces, beside)
    met = [each["is_met"] for each in paid["requirements"]]
    return {"note": note, "row": pieces, "cards": list(cards), "met": met, "points": paid["points"]}


def _beside(pieces: str, *, family: str, wanted: bool) -> tuple[str, ...]:
    """Return a card that pays for a serpent: one of a family, or of any other."""
    for card in load_deck().prophecies:
        if (card.family == family) is wanted and not card.promo:
            if board_worth.explain_prophecy(card.index, pieces, False)["level"]:
                return (card.id,)
    return ()


def _family(card: Temple) -> str:
    return next((text.split()[1] for text in card.requirements if text.startswith("no ")), "")


def _throw(dice: random.Random, length: int) -> str:
    return f"<{''.join(dice.choice(COLOURS) for _ in range(length))}>"


def _find_whole(card: Temple) -> dict[str, Any]:
    dice = random.Random(card.id)
    family = _family(card)
    length = next((int(text[1:]) for text in card.requirements if text.startswith("=")), 8)
    while True:
        pieces = _throw(dice, length)
        cards = _beside(pieces, family=family, wanted=False) if family else ()
        made = _temple_row(card, "whole", pieces, cards)
        if all(made["met"]) and len(set(pieces)) >= 5 and bool(cards) is bool(family):
            return made


def _find_near(card: Temple, whole: dict[str, Any], which: int) -> dict[str, Any]:
    """Change one piece, or the card beside it, so that one requirement alone fails."""
    cards = tuple(whole["cards"])
    family = _family(card)
    if card.requirements[which].startswith("no "):
        dice = random.Random(card.id)
        while True:  # other pieces, for which a card of that family pays
            row = _throw(dice, len(whole["row"]) - 2)
            made = _temple_row(card, "near", row, _beside(row, family=family, wanted=True))
            if not made["met"][which] and sum(made["met"]) == len(made["met"]) - 1:
                return made
    for row in edit_pieces(whole["row"]):
        made = _temple_row(card, "near", row, cards)
        if not made["met"][which] and sum(made["met"]) == len(made["met"]) - 1:
            return made
    raise AssertionError(f"{card.id}: {card.requirements[which]} is never missed alone")


def _find_zero(card: Temple, which: int) -> dict[str, Any]:
    """None of either colour is not as many of both (B12)."""
    one, other = card.requirements[which][0], card.requirements[which][2]
    rest = [colour for colour in COLOURS if colour not in (one, other)]
    length = next((int(text[1:]) for text in card.requirements if text.startswith("=")), 8)
    lacking = [text[1] for text in card.requirements if text.startswith("-")]
    rest = [colour for colour in rest if colour not in lacking]
    row = "".join(rest[i % len(rest)] for i in range(length))
    return _temple_row(card, "zero", f"<{row}>", ())


def edit_pieces(row: str) -> Iterator[str]:
    """Return serpents that differ by one piece: another colour, one more, one less, two swapped."""
    pieces = re.findall("[YRKGB]'?", row)
    edges = row[: row.index(pieces[0])], row[len(row.rstrip(">")) :]
    for i, piece in enumerate(pieces):
        for colour in COLOURS:
            if colour != piece[0]:
                yield _join(edges, [*pieces[:i], piece.replace(piece[0], colour), *pieces[i + 1 :]])
    for i in range(1, len(pieces)):
        for colour in COLOURS:
            yield _join(edges, [*pieces[:i], colour, *pieces[i:]])
        yield _join(edges, [*pieces[: i - 1], pieces[i], pieces[i - 1], *pieces[i + 1 :]])
        if len(pieces) > 3:
            yield _join(edges, [*pieces[:i], *pieces[i + 1 :]])


def _join(edges: tuple[str, str], pieces: list[str]) -> str:
    return edges[0] + "".join(pieces) + edges[1]


Held = list[tuple[str, int]]


def _temple_state(card: RowTemple, note: str, row: str, held: Held) -> dict[str, Any]:
    levels = tuple((ROW_PROPHECY_IDS.index(name), level) for name, level in held)
    paid = card_worth.explain_temple(card.index, row.strip("<>"), levels)
    return {
        "note": note,
        "row": row,
        "held": [list(pair) for pair in held],
        "met": [each["is_met"] for each in paid["objectives"]],
        "points": paid["points"],
    }


def _find_rows(card: RowTemple) -> dict[str, Any]:
    """Return a finished row and Prophecies that do all a card asks, and two near misses."""
    dice = random.Random(card.id)
    length = next((o.values[0] for o in card.objectives if o.kind.startswith("length")), 12)
    while True:
        inner = "".join(c + "'" * (dice.random() < 0.25) for c in _throw(dice, length - 2)[1:-1])
        row = f"<{dice.choice(COLOURS)}{inner}{dice.choice(COLOURS)}>"
        held: Held = []
        for god in range(len(GODS)):
            shown = [
                (name, card_worth.explain_prophecy(number, row.strip("<>"))["level"])
                for number, name in enumerate(ROW_PROPHECY_IDS)
                if load_cards().prophecies[number].god == god
            ]
            held += [dice.choice([pair for pair in shown if pair[1]] or [(shown[0][0], 1)])]
        if any(o.kind == "twins" for o in card.objectives):
            twins = [p.id for p in load_cards().prophecies if p.god == 0 and p.id != held[0][0]]
            held.append((dice.choice(twins), held[0][1]))
        made = _temple_state(card, "whole", row, held)
        near = [_near_row(card, made, i) for i in (0, 1)] if all(made["met"]) else [None]
        if all(near):
            return {"counts": [made], "near": near}


def _near_row(card: RowTemple, whole: dict[str, Any], which: int) -> dict[str, Any] | None:
    """Change one segment or one level so that one objective alone fails."""
    held: Held = [(name, level) for name, level in whole["held"]]
    changed = [_temple_state(card, "near", row, held) for row in edit_pieces(whole["row"])]
    for i, (name, old) in enumerate(held):
        for level in (0, 1, 2, 3):
            if level != old:
                changed.append(
                    _temple_state(
                        card, "near", whole["row"], [*held[:i], (name, level), *held[i + 1 :]]
                    )
                )
    found = (made for made in changed if not made["met"][which] and made["met"][1 - which])
    return next(found, None)


def examples() -> dict[str, Any]:
    """Return the examples of all cards by id."""
    return dict(sorted([*prophecy_examples(), *temple_examples()]))


def text() -> str:
    """Return what the file should hold: a line a card."""
    lines = (
        f"{json.dumps(card)}: {json.dumps(rows, separators=(',', ':'))}"
        for card, rows in examples().items()
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    """Write the file, or check that it is current."""
    parser = argparse.ArgumentParser(description="examples for the card gallery")
    parser.add_argument("--check", action="store_true", help="only say whether it is out of date")
    made = text()
    if PATH.exists() and PATH.read_text("utf-8") == made:
        return
    if parser.parse_args().check:
        sys.exit(f"out of date: {PATH.relative_to(ROOT)}; run `npm run types` in web/")
    PATH.write_text(made, "utf-8")


if __name__ == "__main__":
    main()
