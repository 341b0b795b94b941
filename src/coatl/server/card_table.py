"""The card game and the solo match as a seat sees them, in words, and warnings."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import cast

from coatl.cards.codes import DROP as DROP_PHASE
from coatl.cards.codes import EMPTY, ENDINGS, FULFIL, GODS, LEVEL_POINTS, MAX_LEVEL, OVER, PAIRS
from coatl.cards.codes import PHASES as PHASE_WORDS
from coatl.cards.deck import load_deck
from coatl.cards.lens import level_points, points_now
from coatl.cards.options import CarlOptions, Options
from coatl.cards.view import CardView, CarlView, Counts, Held, SeatView
from coatl.core.colours import COLOURS
from coatl.server.card_data import (
    CardEnding,
    CardOptionsData,
    CardPhase,
    CardSeatData,
    CardViewData,
    CardWarning,
    CarlData,
    FeatherCount,
    God,
    GodCount,
    HeldData,
    PersonalityName,
    RowData,
)
from coatl.server.data import Colour

PROPHECY_IDS = [card.id for card in load_deck().prophecies]
TEMPLE_IDS = [card.id for card in load_deck().temples]
THEFTS_A_TURN = 2  # C10.5
_COLOUR_LIST = cast(list[Colour], list(COLOURS))
_PAIR_COLOURS = [[_COLOUR_LIST[a], _COLOUR_LIST[b]] for a, b in PAIRS]
_PHASES = cast(tuple[CardPhase, ...], PHASE_WORDS)
_ENDINGS = cast(tuple[CardEnding, ...], ENDINGS)
_GODS = cast(tuple[God, ...], GODS)


def show_view(view: CardView) -> CardViewData:
    """Write what a view holds in words."""
    return {
        "game": "cards" if view.carl is None else "carl",
        "options": _options(view.options),
        "seat": view.seat,
        "phase": _PHASES[view.phase],
        "turn": view.turn,
        "round": view.round,
        "last_round": view.last_round,
        "plays_left": view.plays_left,
        "revealed": None if view.revealed == EMPTY else _PAIR_COLOURS[view.revealed],
        "ending": _ENDINGS[view.ending],
        "feather_deck_size": view.feather_deck_size,
        "feather_discard": _feathers(view.feather_discard),
        "placed": _feathers(view.placed),
        "prophecy_deck_size": view.prophecy_deck_size,
        "supply": [PROPHECY_IDS[card] for card in view.supply],
        "temple": None if view.temple == EMPTY else TEMPLE_IDS[view.temple],
        "gains": [
            {"card": PROPHECY_IDS[card], "level": level}
            for card, level in enumerate(view.gain)
            if level
        ],
        "seats": [_seat(view, number, seat) for number, seat in enumerate(view.seats)],
        "carl": None if view.carl is None else _carl(view, view.carl),
    }


@lru_cache(maxsize=4096)
def show_row(row: str, has_head: bool, has_tail: bool) -> RowData:
    """Write a row's notation in lists."""
    stacks: list[int] = []
    if "'" in row:
        lengths = accumulate(map(len, row.split("'")[:-1]))
        stacks = [length - 1 for length in lengths]
    colours = cast(list[Colour], list(row.replace("'", "")))
    return {"colours": colours, "stacks": stacks, "has_head": has_head, "has_tail": has_tail}


def show_held(held: Held) -> list[HeldData]:
    """List Prophecies with their levels and points."""
    return [
        {
            "card": PROPHECY_IDS[card],
            "level": level,
            "points": LEVEL_POINTS[level],
            "is_secured": level == MAX_LEVEL,
        }
        for card, level in held
    ]


@lru_cache(maxsize=16)
def _options(options: Options) -> CardOptionsData:
    if isinstance(options, CarlOptions):
        name = cast(PersonalityName, options.personality)
        return {"seats": options.seats, "personality": name}
    return {"seats": options.seats, "personality": None}


@lru_cache(maxsize=4096)
def _feathers(counts: Counts) -> list[FeatherCount]:
    pairs = zip(_PAIR_COLOURS, counts, strict=True)
    return [{"colours": colours, "count": count} for colours, count in pairs if count]


def _gods(counts: Counts) -> list[GodCount]:
    pairs = zip(_GODS, counts, strict=True)
    return [{"god": god, "count": count} for god, count in pairs if count]


def _seat(view: CardView, number: int, seat: SeatView) -> CardSeatData:
    is_solo = view.carl is not None
    robbed = [other for other in range(len(view.seats)) if seat.stolen_from >> other & 1]
    return {
        "seat": number,
        "hand_size": seat.hand_size,
        "hand": None if seat.hand is None else _feathers(seat.hand),
        "row": show_row(seat.row, seat.has_head, seat.has_tail),
        "held": show_held(seat.held),
        "robbed": [] if is_solo else robbed,
        "thefts": seat.stolen_from if is_solo else 0,
        "is_scored": seat.is_scored,
        "points": points_now(view, seat),
        "objectives": seat.objectives if seat.is_scored else None,
        "secured": seat.secured if seat.is_scored else None,
    }


def _carl(view: CardView, carl: CarlView) -> CarlData:
    is_scored = view.round == view.last_round  # C10.6: he plays first in every round
    is_second = carl.competition == 2
    return {
        "held": show_held(carl.held),
        "is_scored": is_scored,
        "points": carl.points if is_scored else level_points(carl.held),
        "competition": carl.competition,
        "actions": _gods(carl.actions),
        "action_cards": _gods(carl.action_cards),
        "lost": [PROPHECY_IDS[card] for card in carl.lost],
        "pending": [PROPHECY_IDS[card] for card in carl.pending],
        "first_points": carl.first_points if is_second else None,
        "first_carl_points": carl.first_carl_points if is_second else None,
    }


def find_warnings(view: CardView) -> list[CardWarning]:
    """List what the reader should not overlook now, most urgent last."""
    found: list[CardWarning] = []
    if view.phase == OVER:
        return found
    if view.round == view.last_round - 1:
        found.append({"code": "last_feather_round"})
    elif view.round == view.last_round:
        found.append({"code": "final_round"})
        if view.turn == view.seat:
            points = points_now(view, view.seats[view.seat])
            found.append({"code": "your_final_turn", "points": points})
    if view.carl is not None:
        found += _carl_warnings(view, view.carl)
    return found


def _carl_warnings(view: CardView, carl: CarlView) -> list[CardWarning]:
    found: list[CardWarning] = []
    player = view.seats[0]
    is_final = view.round == view.last_round
    if is_final:
        found.append({"code": "carl_is_scored", "points": carl.points})
    if view.phase == DROP_PHASE:
        pending = [PROPHECY_IDS[card] for card in carl.pending]
        found.append({"code": "drop_order", "cards": pending})
    if any(view.gain[card] and level < MAX_LEVEL for card, level in carl.held):
        found.append({"code": "thefts_left", "left": THEFTS_A_TURN - player.stolen_from})
    points = points_now(view, player)
    is_end = is_final and view.phase == FULFIL and view.plays_left == 0
    if is_end and points <= carl.points:  # C10.1: CARL wins ties
        found.append({"code": "losing_now", "points": points, "carl_points": carl.points})
    return found
