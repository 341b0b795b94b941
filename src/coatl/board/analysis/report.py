"""A view as readable text, for logs, tests and people."""

from __future__ import annotations

from coatl.board.actions import pair_text
from coatl.board.codes import BODY_LETTERS, COLOURS, EMPTY, ENDINGS, PHASES, SLOTS, TOKENS
from coatl.board.deck import load_deck
from coatl.board.options import format_options
from coatl.board.view import BoardView, SeatView, SerpentView


def format_view(view: BoardView) -> str:
    """Write everything a view tells, the same text for equal views."""
    reader = "spectator" if view.seat is None else f"seat {view.seat}"
    lines = [
        f"board {format_options(view.options)}; seen by {reader}",
        f"{PHASES[view.phase]}: turn of seat {view.turn}, actions left {view.actions_left}"
        f"{' (second)' if view.is_second else ''}, completing {SLOTS[view.completing]}, "
        f"passes {view.passes}, ending {ENDINGS[view.ending]} by {view.trigger}, "
        f"turns left {view.turns_left}",
        "supply: "
        + " ".join("<" + _letter(colour) for colour in view.heads)
        + " | "
        + " ".join("--" if pair == EMPTY else pair_text(pair) for pair in view.bodies)
        + " | "
        + " ".join(_letter(colour) + ">" for colour in view.tails),
        f"bags: heads {_tally(view.head_bag)}; bodies {_tally(view.body_bag)}; "
        f"tails {_tally(view.tail_bag)}",
        f"prophecies: {_prophecies(view.open)}; deck {view.deck_size}; "
        f"discarded openly {_prophecies(view.discards)}",
        "temples: " + ", ".join(f"{_temple(top)} of {size}" for top, size in view.piles),
    ]
    for number, seat in enumerate(view.seats):
        lines += _format_seat(number, seat)
    return "\n".join(lines)


def _format_seat(number: int, seat: SeatView) -> list[str]:
    tokens = [name for name, bit in TOKENS.items() if seat.tokens & bit]
    temple = "hidden" if seat.has_temple else "-"
    if seat.temple is not None:
        temple = _temple(seat.temple)
    lines = [
        f"seat {number}: {seat.points} points; pieces {format_pieces(seat.board)}; "
        f"hand {_hidden(seat.hand, seat.hand_size)} (known {_prophecies(seat.known)}, "
        f"perhaps {_prophecies(seat.maybe)} in {_places(seat)}); "
        f"temple {temple}; commitment {_temple(seat.commitment)}; gold {seat.gold}; "
        f"tokens {' '.join(tokens) or '-'}; "
        f"discarded face down {_hidden(seat.down, seat.down_size)}, "
        f"later {_hidden(seat.late, seat.late_size)}{'; passed' if seat.has_passed else ''}"
    ]
    if seat.dealt_size or seat.is_choosing:
        dealt = _hidden(seat.dealt, seat.dealt_size)
        lines.append(f"  choosing {'yes' if seat.is_choosing else 'no'}: dealt {dealt}")
    for name, slot in zip(SLOTS, seat.slots, strict=True):
        if slot is not None:
            lines.append(f"  {name}: {_format_serpent(slot)}")
    for place, serpent in enumerate(seat.finished):
        lines.append(f"  {place + 1}: {_format_serpent(serpent)} = {serpent.points}")
    return lines


def _format_serpent(serpent: SerpentView) -> str:
    temple = "" if serpent.temple == EMPTY else " " + _temple(serpent.temple)
    return f"{serpent.pieces} {_prophecies(serpent.cards)}{temple}"


def format_pieces(board: tuple[int, ...]) -> str:
    """Write the pieces of a player board, such as `<B Y Y R> O`."""
    words = []
    for piece, count in enumerate(board):
        colour = BODY_LETTERS[5] if piece == 15 else COLOURS[piece % 5]
        text = f"<{colour}" if piece < 5 else f"{colour}>" if 10 <= piece < 15 else colour
        words += [text] * count
    return " ".join(words) or "-"


def _places(seat: SeatView) -> str:
    played = "".join(f", one of {places} played" for places in seat.mixed)
    return f"{seat.old_size} places{played}"


def _letter(colour: int) -> str:
    return "-" if colour == EMPTY else COLOURS[colour]


def _tally(counts: tuple[int, ...]) -> str:
    return " ".join(f"{letter}{count}" for letter, count in zip(BODY_LETTERS, counts, strict=False))


def _prophecies(cards: tuple[int, ...]) -> str:
    deck = load_deck().prophecies
    return " ".join("-" if card == EMPTY else deck[card].id for card in cards) or "-"


def _hidden(cards: tuple[int, ...] | None, size: int) -> str:
    return f"{size} hidden" if cards is None else _prophecies(cards)


def _temple(card: int) -> str:
    return "-" if card == EMPTY else load_deck().temples[card].id
