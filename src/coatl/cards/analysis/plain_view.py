"""A view of the card game or the solo match as plain data, in words."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import cast

from coatl.cards.analysis.view_data import (
    CardEnding,
    CardOptionsData,
    CardPhase,
    CardSeatData,
    CardViewData,
    CarlData,
    FeatherCount,
    God,
    GodCount,
    HeldData,
    PersonalityName,
    RowData,
)
from coatl.cards.analysis.worth import level_points, points_with
from coatl.cards.codes import EMPTY, ENDINGS, GODS, LEVEL_POINTS, MAX_LEVEL, PAIRS
from coatl.cards.codes import PHASES as PHASE_WORDS
from coatl.cards.deck import load_deck
from coatl.cards.options import CarlOptions, Options
from coatl.cards.view import CardView, CarlView, Counts, Held, SeatView
from coatl.core.colours import COLOURS
from coatl.core.data import Colour

PROPHECY_IDS = [card.id for card in load_deck().prophecies]
TEMPLE_IDS = [card.id for card in load_deck().temples]
_COLOUR_LIST = cast(list[Colour], list(COLOURS))
_PAIR_COLOURS = [[_COLOUR_LIST[a], _COLOUR_LIST[b]] for a, b in PAIRS]
_PHASES = cast(tuple[CardPhase, ...], PHASE_WORDS)
_ENDINGS = cast(tuple[CardEnding, ...], ENDINGS)
_GODS = cast(tuple[God, ...], GODS)


def describe_view(view: CardView) -> CardViewData:
    """Write what a view holds in words."""
    return {
        "game": view.game,
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
        "seats": [
            _seat(number, len(view.seats), view.carl is not None, view.temple, seat)
            for number, seat in enumerate(view.seats)
        ],
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


@lru_cache(maxsize=1024)
def _seat(number: int, seats: int, is_solo: bool, temple: int, seat: SeatView) -> CardSeatData:
    """Write what is visible of a seat: mostly it is as it was when somebody looked last."""
    robbed = [other for other in range(seats) if seat.stolen_from >> other & 1]
    return {
        "seat": number,
        "hand_size": seat.hand_size,
        "hand": None if seat.hand is None else _feathers(seat.hand),
        "row": show_row(seat.row, seat.has_head, seat.has_tail),
        "held": show_held(seat.held),
        "robbed": [] if is_solo else robbed,
        "thefts": seat.stolen_from if is_solo else 0,
        "is_scored": seat.is_scored,
        "points": points_with(temple, seat),
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
