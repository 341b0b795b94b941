"""What Prophecies and the Temple card are worth to a seat (C6, C8)."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

from coatl.cards.analysis.lens_data import ObjectivesLens, RowProphecyLens
from coatl.cards.analysis.scoring import TempleScore, score_prophecy, score_temple
from coatl.cards.analysis.serpents import bare_serpent, serpent_of
from coatl.cards.codes import EMPTY, LEVEL_POINTS, OBJECTIVE_POINTS
from coatl.cards.deck import load_deck
from coatl.cards.holder import Holder
from coatl.cards.objectives import count_objectives
from coatl.cards.patterns import count_times
from coatl.cards.serpent import Serpent
from coatl.cards.shapes import Objective
from coatl.cards.view import CardView, Held, SeatView


def times_in(card: int, seat: SeatView) -> int:
    """Return how often a seat's row shows a Prophecy."""
    return count_times(card, serpent_of(seat))


def level_points(held: Held) -> int:
    """Return what Prophecies are worth by level (C6)."""
    return sum([LEVEL_POINTS[level] for _, level in held])


def by_level(held: Held) -> Held:
    """Return Prophecies from the highest level down, the closest of a level first (C10.3)."""
    return tuple(sorted(held, key=lambda pair: -pair[1]))


def temple_score(view: CardView, seat: SeatView) -> TempleScore | None:
    """Explain what the Temple card pays a seat as things stand; None without a Temple card."""
    if view.temple == EMPTY:
        return None
    return score_temple(load_deck().temples[view.temple], serpent_of(seat), hold(seat.held))


def points_now(view: CardView, seat: SeatView) -> int:
    """Return a seat's fixed points, or what it would score as things stand."""
    return points_with(view.temple, seat)


def points_with(temple: int, seat: SeatView) -> int:
    """Return the same, by the Temple card alone."""
    if seat.is_scored:
        return seat.points
    return level_points(seat.held) + temple_points(temple, seat)


def temple_points(temple: int, seat: SeatView) -> int:
    """Return what the Temple card, if there is one, pays a seat as things stand (C8.1)."""
    return 0 if temple == EMPTY else OBJECTIVE_POINTS[count_met(temple, seat.row, seat.held)]


def progress_of(objective: Objective, serpent: Serpent) -> str:
    """Write how far a row is with an objective about it; nothing for one about Prophecies."""
    letters = serpent.colour_list()
    match objective.kind:
        case "length>=" | "length<=":
            return str(serpent.length)
        case "run>=":
            return str(max((len(list(run)) for _, run in groupby(letters)), default=0))
        case "same>=":
            return str(max(map(letters.count, letters), default=0))
        case "equal":
            return ":".join(str(letters.count(colour)) for colour in objective.values)
        case _:
            return ""


def hold(held: Held) -> Holder:
    """Return Prophecies with their levels as the rules hold them."""
    holder = Holder()
    for card, level in held:
        holder.add(card, level)
    return holder


@lru_cache(maxsize=4096)
def count_met(temple: int, row: str, held: Held) -> int:
    """Return how many objectives of the Temple card are met (C8.1)."""
    return count_objectives(temple, bare_serpent(row), hold(held))


@lru_cache(maxsize=8192)
def explain_prophecy(card: int, row: str) -> RowProphecyLens:
    """Explain how often a row has the pattern of a Prophecy, and where (C9)."""
    score = score_prophecy(load_deck().prophecies[card], bare_serpent(row))
    return {
        "times": score.times,
        "level": score.level,
        "points": score.points,
        "pieces": score.pieces,
    }


@lru_cache(maxsize=1024)
def explain_temple(temple: int, row: str, held: Held) -> ObjectivesLens:
    """Explain which objectives of the Temple card are met, and how far the row is (C8)."""
    card = load_deck().temples[temple]
    serpent = bare_serpent(row)
    score = score_temple(card, serpent, hold(held))
    asked = zip(card.objectives, score.met, strict=True)
    return {
        "card": card.id,
        "objectives": [
            {
                "text": objective.text,
                "is_met": is_met,
                "progress": progress_of(objective, serpent) or None,
            }
            for objective, is_met in asked
        ],
        "met": sum(score.met),
        "points": score.points,
    }
