"""Counts the points of a board game on a real table: no seat, no secret, nothing is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from coatl.board.analysis.plain_view import PROPHECY_IDS, TEMPLE_IDS
from coatl.board.analysis.score_data import (
    BoardCount,
    BoardSheet,
    BoardSight,
    CountedSerpent,
    SheetSerpent,
)
from coatl.board.analysis.serpents import LONE_END, is_complete
from coatl.board.analysis.worth import explain_prophecy, explain_temple
from coatl.board.codes import EMPTY, GOLD_POINTS
from coatl.board.deck import load_deck
from coatl.board.state import TIE_BREAKS
from coatl.core.data import DoubtCode, DoubtData
from coatl.core.score_sheet import doubt_copies, find_numbers, find_place, rank_players


def count_sheet(sheet: BoardSheet) -> BoardCount:
    """Count everything that lies on the table, and doubt what cannot be by the rules."""
    strict = sheet["strict_ends"]
    doubts: list[DoubtData] = []
    laid: list[tuple[int, str]] = []
    counted: list[tuple[list[CountedSerpent], int]] = []
    keys: list[tuple[int, ...]] = []
    for number, player in enumerate(sheet["players"]):
        serpents: list[CountedSerpent] = []
        for place, asked in enumerate(player["serpents"]):
            serpent = _count_serpent(asked, strict)
            serpents.append(serpent)
            doubts += [
                {"code": code, "player": number, "serpent": place, "card": card}
                for code, card in _doubts_about(asked, serpent)
            ]
            laid += [(number, card) for card in (*asked["prophecies"], asked["temple"]) if card]
        complete = [serpent for serpent in serpents if serpent["is_complete"]]
        cards = sum(len(s["prophecies"]) + (s["temple"] is not None) for s in complete)
        best = max((serpent["points"] for serpent in complete), default=0)
        gold = player["gold"] * GOLD_POINTS
        keys.append((gold + sum(serpent["points"] for serpent in serpents), cards, best))
        counted.append((serpents, gold))
    ranked = rank_players(keys, TIE_BREAKS)
    return {
        "game": "board",
        "players": [
            {
                "rank": rank,
                "points": points,
                "tie_breaks": tie_breaks,
                "serpents": serpents,
                "gold_points": gold,
            }
            for (rank, points, tie_breaks), (serpents, gold) in zip(ranked, counted, strict=True)
        ],
        "sight": _look_round(sheet),
        "doubts": [*doubts, *doubt_copies(laid, _copies())],
    }


def _count_serpent(asked: SheetSerpent, strict: bool) -> CountedSerpent:
    cards = tuple(find_numbers(asked["prophecies"], PROPHECY_IDS))
    temple = EMPTY if asked["temple"] is None else next(find_numbers([asked["temple"]], TEMPLE_IDS))
    pieces = _laid_out(asked["pieces"])
    counted: CountedSerpent = {
        "is_complete": is_complete(pieces),
        "prophecies": [
            {"card": PROPHECY_IDS[card], "paid": explain_prophecy(card, pieces, strict)}
            for card in cards
        ],
        "temple": None,
        "worth": 0,
        "points": 0,
    }
    worth = sum(each["paid"]["points"] for each in counted["prophecies"])
    if temple != EMPTY:
        paid = explain_temple(temple, pieces, cards)
        counted["temple"] = {"card": TEMPLE_IDS[temple], "paid": paid}
        worth += paid["points"]
    counted["worth"] = worth
    counted["points"] = worth if is_complete(pieces) else 0  # B13.1
    return counted


def _laid_out(pieces: str) -> str:
    """Return a Cóatl as far as the rules know one: a head and a tail alone are none (B6.2)."""
    is_bodiless = is_complete(pieces) and len(pieces) == 2 * LONE_END
    return "" if is_bodiless else pieces


def _doubts_about(
    asked: SheetSerpent, counted: CountedSerpent
) -> Iterable[tuple[DoubtCode, str | None]]:
    if counted["is_complete"] and not asked["prophecies"]:
        yield "no-prophecy", None  # B6.5
    temple = counted["temple"]
    if temple is None:
        return
    if not counted["is_complete"]:
        yield "temple-early", temple["card"]  # B6.5
    elif not temple["paid"]["met"]:
        yield "temple-unmet", temple["card"]  # B6.5


def _look_round(sheet: BoardSheet) -> BoardSight | None:
    if sheet["look"] is None:
        return None
    player = sheet["players"][find_place(sheet["look"]["player"], sheet["players"], "player")]
    asked = player["serpents"][find_place(sheet["look"]["serpent"], player["serpents"], "serpent")]
    pieces = _laid_out(asked["pieces"])
    cards = tuple(find_numbers(asked["prophecies"], PROPHECY_IDS))
    strict = sheet["strict_ends"]
    return {
        "prophecies": {
            card_id: explain_prophecy(card, pieces, strict)
            for card, card_id in enumerate(PROPHECY_IDS)
        },
        "temples": {
            card_id: explain_temple(card, pieces, cards) for card, card_id in enumerate(TEMPLE_IDS)
        },
    }


def _copies() -> Callable[[str], int]:
    copies = {card.id: card.copies for card in load_deck().prophecies}
    return lambda card: copies.get(card, 1)
