"""Counts the points of a card game on a real table: no seat, no secret, nothing is kept."""

from __future__ import annotations

from coatl.cards.analysis.lens_data import ObjectivesLens
from coatl.cards.analysis.plain_view import PROPHECY_IDS, TEMPLE_IDS
from coatl.cards.analysis.score_data import (
    CardCount,
    CardSheet,
    CardSight,
    CountedHeld,
    SheetPlayer,
)
from coatl.cards.analysis.worth import explain_prophecy, explain_temple
from coatl.cards.codes import LEVEL_POINTS, MAX_LEVEL
from coatl.cards.state import TIE_BREAKS
from coatl.core.data import DoubtData
from coatl.core.score_sheet import doubt_copies, find_numbers, find_place, rank_players


def count_sheet(sheet: CardSheet) -> CardCount:
    """Count everything that lies on the table, and doubt what cannot be by the rules."""
    temple = None
    if sheet["temple"] is not None:
        temple = next(find_numbers([sheet["temple"]], TEMPLE_IDS))
    doubts: list[DoubtData] = []
    owned: list[tuple[int, str]] = []
    counted: list[tuple[list[CountedHeld], ObjectivesLens | None]] = []
    keys: list[tuple[int, ...]] = []
    for number, player in enumerate(sheet["players"]):
        row = player["row"].strip("<>")
        held = _count_held(player, row)
        pairs = [
            (each["card"], counts["level"])
            for each, counts in zip(player["held"], held, strict=True)
        ]
        numbers = find_numbers([card for card, _ in pairs], PROPHECY_IDS)
        levels = tuple((card, level) for card, (_, level) in zip(numbers, pairs, strict=True))
        objectives = None
        if temple is not None:
            objectives = explain_temple(temple, row, levels)
        points = sum(each["points"] for each in held)
        met = objectives["met"] if objectives else 0
        secured = sum(level == MAX_LEVEL for _, level in levels)
        keys.append((points + (objectives["points"] if objectives else 0), met, secured))
        counted.append((held, objectives))
        owned += [(number, card) for card, _ in pairs]
        doubts += [
            {"code": "level", "player": number, "serpent": None, "card": each["card"]}
            for each in held
            if each["shown"]["level"] < each["level"] < MAX_LEVEL
        ]
    ranked = rank_players(keys, TIE_BREAKS)
    return {
        "game": "cards",
        "players": [
            {
                "rank": rank,
                "points": points,
                "tie_breaks": tie_breaks,
                "held": held,
                "held_points": sum(each["points"] for each in held),
                "temple": objectives,
            }
            for (rank, points, tie_breaks), (held, objectives) in zip(ranked, counted, strict=True)
        ],
        "sight": _look_along(sheet),
        "doubts": [*doubts, *doubt_copies(owned, lambda _: 1)],
    }


def _count_held(player: SheetPlayer, row: str) -> list[CountedHeld]:
    numbers = find_numbers([each["card"] for each in player["held"]], PROPHECY_IDS)
    counted: list[CountedHeld] = []
    for asked, card in zip(player["held"], numbers, strict=True):
        shown = explain_prophecy(card, row)
        level = shown["level"] if asked["level"] is None else asked["level"]
        points = LEVEL_POINTS[level]
        counted.append({"card": asked["card"], "level": level, "points": points, "shown": shown})
    return counted


def _look_along(sheet: CardSheet) -> CardSight | None:
    if sheet["look"] is None:
        return None
    player = sheet["players"][find_place(sheet["look"]["player"], sheet["players"], "player")]
    row = player["row"].strip("<>")
    return {
        "prophecies": {
            card_id: explain_prophecy(card, row) for card, card_id in enumerate(PROPHECY_IDS)
        }
    }
