"""A view as readable text, for logs, tests and people."""

from __future__ import annotations

from coatl.cards.actions import feather_text
from coatl.cards.codes import EMPTY, ENDINGS, GODS, PHASES
from coatl.cards.news import prophecy_id, temple_id
from coatl.cards.options import format_options
from coatl.cards.view import CardView, CarlView, Held, SeatView


def format_view(view: CardView) -> str:
    """Write everything a view tells, the same text for equal views."""
    reader = "spectator" if view.seat is None else f"seat {view.seat}"
    name = "cards" if view.carl is None else "carl"
    gains = [f"{prophecy_id(card)}={level}" for card, level in enumerate(view.gain) if level]
    lines = [
        f"{name} {format_options(view.options)}; seen by {reader}",
        f"{PHASES[view.phase]}: round {view.round} of {view.last_round}, turn of seat {view.turn}, "
        f"cards left to place {view.plays_left}, ending {ENDINGS[view.ending]}",
        f"feathers: deck {view.feather_deck_size}; discarded {_feathers(view.feather_discard)}; "
        f"placed {_feathers(view.placed)}; "
        f"revealed {'-' if view.revealed == EMPTY else feather_text(view.revealed)}",
        f"prophecies: {' '.join(map(prophecy_id, view.supply)) or '-'}; "
        f"deck {view.prophecy_deck_size}; temple {temple_id(view.temple) or '-'}; "
        f"fulfilling gives {' '.join(gains) or '-'}",
    ]
    for number, seat in enumerate(view.seats):
        lines.append(_format_seat(number, seat))
    if view.carl is not None:
        lines.append(_format_carl(view.carl))
    return "\n".join(lines)


def _format_seat(number: int, seat: SeatView) -> str:
    hand = f"{seat.hand_size} hidden" if seat.hand is None else _feathers(seat.hand)
    ends = f"{'head ' if seat.has_head else ''}{'tail' if seat.has_tail else ''}".strip()
    scored = f"scored {seat.points}" if seat.is_scored else "not scored"
    return (
        f"seat {number}: row {seat.row or '-'} {ends or 'open'}; hand {hand}; "
        f"holds {_held(seat.held)}; stolen from {seat.stolen_from}; {scored}, "
        f"objectives {seat.objectives}, secured {seat.secured}"
    )


def _format_carl(carl: CarlView) -> str:
    actions = " ".join(f"{god} {n}" for god, n in zip(GODS, carl.actions, strict=True))
    deck = " ".join(f"{god} {n}" for god, n in zip(GODS, carl.action_cards, strict=True))
    return (
        f"CARL{' 2.0' if carl.competition == 2 else ''}: holds {_held(carl.held)}; "
        f"points fixed {carl.points}; actions left {actions} of {deck}; "
        f"lost {' '.join(map(prophecy_id, carl.lost)) or '-'}; "
        f"dropping {' '.join(map(prophecy_id, carl.pending)) or '-'}; "
        f"first competition {carl.first_points} to {carl.first_carl_points}"
    )


def _feathers(counts: tuple[int, ...]) -> str:
    words = [feather_text(kind) for kind, count in enumerate(counts) for _ in range(count)]
    return " ".join(words) or "-"


def _held(held: Held) -> str:
    return " ".join(f"{prophecy_id(card)}@{level}" for card, level in held) or "-"
