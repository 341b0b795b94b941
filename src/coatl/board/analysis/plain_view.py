"""A view of the board game as plain data, in words."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from coatl.board.analysis.view_data import (
    BagsData,
    BoardEnding,
    BoardOptionsData,
    BoardPhase,
    BoardSeatData,
    BoardViewData,
    BodyColour,
    PieceCount,
    PieceData,
    SerpentData,
    SlotName,
    SupplyData,
    TokenName,
)
from coatl.board.codes import (
    BODY_LETTERS,
    COLOURS,
    COMPLETE,
    EMPTY,
    ENDINGS,
    GOLD_PIECE,
    PHASES,
    RUNNING,
    SLOTS,
    TOKENS,
)
from coatl.board.deck import load_deck
from coatl.board.options import BoardOptions
from coatl.board.pairs import PAIRS
from coatl.board.view import BoardView, Cards, SeatView, SerpentView
from coatl.core.data import Colour, PieceKind

PROPHECY_IDS = [card.id for card in load_deck().prophecies]
TEMPLE_IDS = [card.id for card in load_deck().temples]
COLOUR_LIST = cast(list[Colour], list(COLOURS))
SLOT_NAMES = cast(tuple[SlotName, SlotName], tuple(SLOTS))
_BODY_COLOURS = cast(list[BodyColour], list(BODY_LETTERS))
_PAIR_COLOURS = [[_BODY_COLOURS[a], _BODY_COLOURS[b]] for a, b in PAIRS]
_KINDS: tuple[PieceKind, ...] = ("head", "body", "tail")
_PHASES = cast(tuple[BoardPhase, ...], PHASES)
ENDING_NAMES = cast(tuple[BoardEnding, ...], ENDINGS)


def describe_view(view: BoardView) -> BoardViewData:
    """Write what a view holds in words."""
    has_ending = view.ending != RUNNING
    return {
        "game": "board",
        "options": _options(view.options),
        "seat": view.seat,
        "phase": _PHASES[view.phase],
        "turn": view.turn,
        "actions_left": view.actions_left,
        "is_second": view.is_second,
        "completing": SLOT_NAMES[view.completing] if view.phase == COMPLETE else None,
        "passes": view.passes,
        "ending": ENDING_NAMES[view.ending],
        "trigger": view.trigger if has_ending else None,
        "turns_left": None if view.turns_left < 0 else view.turns_left,
        "supply": _supply(view.heads, view.bodies, view.tails),
        "bags": _bags(view.head_bag, view.body_bag, view.tail_bag),
        "open": [None if card == EMPTY else PROPHECY_IDS[card] for card in view.open],
        "deck_size": view.deck_size,
        "discards": _prophecies(view.discards),
        "piles": [{"top": temple_id(top), "size": size} for top, size in view.piles],
        "seats": [_seat(number, seat) for number, seat in enumerate(view.seats)],
    }


@lru_cache(maxsize=4096)
def show_pieces(pieces: str) -> list[PieceData]:
    """List the pieces of a serpent's notation from left to right."""
    letters = cast(list[Colour], list(pieces.strip("<>")))
    shown: list[PieceData] = [{"kind": "body", "colour": letter} for letter in letters]
    if pieces.startswith("<"):
        shown[0]["kind"] = "head"
    if pieces.endswith(">"):
        shown[-1]["kind"] = "tail"
    return shown


def show_serpent(shown: SerpentView, name: SlotName | None) -> SerpentData:
    """Write a serpent and its cards in words; `name` is the place of an incomplete one."""
    return {
        "name": name,
        "pieces": show_pieces(shown.pieces),
        "cards": _prophecies(shown.cards),
        "temple": temple_id(shown.temple),
        "points": shown.points if name is None else None,
    }


def temple_id(card: int | None) -> str | None:
    """Return the id of a Temple card; None for none or an unknown one."""
    return None if card is None or card == EMPTY else TEMPLE_IDS[card]


def _prophecies(cards: Cards) -> list[str]:
    return [PROPHECY_IDS[card] for card in cards]


def _hidden(cards: Cards | None) -> list[str] | None:
    return None if cards is None else [PROPHECY_IDS[card] for card in cards]


@lru_cache(maxsize=64)
def _options(options: BoardOptions) -> BoardOptionsData:
    return {
        "seats": options.seats,
        "sacrifice": options.sacrifice,
        "feathers": options.feathers,
        "fewer_bodies": options.fewer_bodies,
        "promo": options.promo,
        "strict_ends": options.strict_ends,
    }


@lru_cache(maxsize=1024)
def _supply(heads: Cards, bodies: Cards, tails: Cards) -> SupplyData:
    return {
        "heads": [None if colour == EMPTY else COLOUR_LIST[colour] for colour in heads],
        "bodies": [None if pair == EMPTY else _PAIR_COLOURS[pair] for pair in bodies],
        "tails": [None if colour == EMPTY else COLOUR_LIST[colour] for colour in tails],
    }


@lru_cache(maxsize=1024)
def _bags(heads: Cards, bodies: Cards, tails: Cards) -> BagsData:
    return {
        "heads": _count("head", heads),
        "bodies": _count("body", bodies),
        "tails": _count("tail", tails),
    }


def _count(kind: PieceKind, counts: Cards) -> list[PieceCount]:
    pieces = zip(_BODY_COLOURS, counts, strict=False)
    return [{"kind": kind, "colour": colour, "count": count} for colour, count in pieces if count]


@lru_cache(maxsize=4096)
def _board(counts: Cards) -> list[PieceCount]:
    found: list[PieceCount] = []
    for piece, count in enumerate(counts):
        if piece == GOLD_PIECE and count:
            found.append({"kind": "body", "colour": "O", "count": count})
        elif count:
            kind, colour = _KINDS[piece // 5], COLOUR_LIST[piece % 5]
            found.append({"kind": kind, "colour": colour, "count": count})
    return found


@lru_cache(maxsize=8)
def _tokens(tokens: int) -> list[TokenName]:
    return cast(list[TokenName], [name for name, bit in TOKENS.items() if tokens & bit])


@lru_cache(maxsize=1024)
def _seat(number: int, seat: SeatView) -> BoardSeatData:
    """Write what is known of a seat: mostly it is as it was when somebody looked last."""
    named = zip(SLOT_NAMES, seat.slots, strict=True)
    return {
        "seat": number,
        "board": _board(seat.board),
        "hand_size": seat.hand_size,
        "hand": _hidden(seat.hand),
        "known": _prophecies(seat.known),
        "maybe": _prophecies(seat.maybe),
        "old_size": seat.old_size,
        "dealt_size": seat.dealt_size,
        "dealt": _hidden(seat.dealt),
        "is_choosing": seat.is_choosing,
        "down_size": seat.down_size,
        "down": _hidden(seat.down),
        "late_size": seat.late_size,
        "late": _hidden(seat.late),
        "has_temple": seat.has_temple,
        "temple": temple_id(seat.temple),
        "commitment": temple_id(seat.commitment),
        "tokens": _tokens(seat.tokens),
        "gold": seat.gold,
        "serpents": [None if slot is None else show_serpent(slot, name) for name, slot in named],
        "finished": [show_serpent(serpent, None) for serpent in seat.finished],
        "points": seat.points,
    }
