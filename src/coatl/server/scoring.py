"""Counts the points of a game on a real table: no seat, no secret, nothing is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from coatl.board.codes import EMPTY, GOLD_POINTS
from coatl.board.deck import load_deck as load_board
from coatl.board.state import TIE_BREAKS as BOARD_TIE_BREAKS
from coatl.cards.codes import LEVEL_POINTS, MAX_LEVEL
from coatl.cards.state import TIE_BREAKS as CARD_TIE_BREAKS
from coatl.core.game import rank_seats
from coatl.server import board_lens, card_lens
from coatl.server import score_data as d
from coatl.server.board_table import PROPHECY_IDS, TEMPLE_IDS
from coatl.server.card_lens_data import ObjectivesLens
from coatl.server.card_table import PROPHECY_IDS as ROW_PROPHECY_IDS
from coatl.server.card_table import TEMPLE_IDS as ROW_TEMPLE_IDS
from coatl.server.data import TieBreakData
from coatl.server.errors import TableError


def count_points(wanted: d.AnyScoring) -> d.AnyCount:
    """Count a game of either kind."""
    return _count_board(wanted) if isinstance(wanted, d.BoardScoring) else _count_cards(wanted)


def _count_board(wanted: d.BoardScoring) -> d.BoardCount:
    strict = wanted.strict_ends
    doubts: list[d.DoubtData] = []
    laid: list[tuple[int, str]] = []
    counted: list[tuple[list[d.CountedSerpent], int]] = []
    keys: list[tuple[int, ...]] = []
    for number, player in enumerate(wanted.players):
        serpents: list[d.CountedSerpent] = []
        for place, asked in enumerate(player.serpents):
            serpent = _count_serpent(asked, strict)
            serpents.append(serpent)
            doubts += [
                {"code": code, "player": number, "serpent": place, "card": card}
                for code, card in _doubts_about(asked, serpent)
            ]
            laid += [(number, card) for card in (*asked.prophecies, asked.temple) if card]
        complete = [serpent for serpent in serpents if serpent["is_complete"]]
        cards = sum(len(s["prophecies"]) + (s["temple"] is not None) for s in complete)
        best = max((serpent["points"] for serpent in complete), default=0)
        gold = player.gold * GOLD_POINTS
        keys.append((gold + sum(serpent["points"] for serpent in serpents), cards, best))
        counted.append((serpents, gold))
    ranked = _rank(keys, BOARD_TIE_BREAKS)
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
        "sight": _look_round(wanted),
        "doubts": [*doubts, *_too_many(laid, _board_copies())],
    }


def _count_serpent(asked: d.ScoreSerpent, strict: bool) -> d.CountedSerpent:
    cards = tuple(_numbers(asked.prophecies, PROPHECY_IDS))
    temple = EMPTY if asked.temple is None else next(_numbers([asked.temple], TEMPLE_IDS))
    pieces = _laid_out(asked.pieces)
    is_complete = pieces.startswith("<") and pieces.endswith(">")
    counted: d.CountedSerpent = {
        "is_complete": is_complete,
        "prophecies": [
            {"card": PROPHECY_IDS[card], "paid": board_lens.look_at_prophecy(card, pieces, strict)}
            for card in cards
        ],
        "temple": None,
        "worth": 0,
        "points": 0,
    }
    worth = sum(each["paid"]["points"] for each in counted["prophecies"])
    if temple != EMPTY:
        paid = board_lens.look_at_temple(temple, pieces, cards)
        counted["temple"] = {"card": TEMPLE_IDS[temple], "paid": paid}
        worth += paid["points"]
    counted["worth"] = worth
    counted["points"] = worth if is_complete else 0  # B13.1
    return counted


def _laid_out(pieces: str) -> str:
    """Return a Cóatl as far as the rules know one: a head and a tail alone are none (B6.2)."""
    is_bodiless = pieces.startswith("<") and pieces.endswith(">") and len(pieces) == 4
    return "" if is_bodiless else pieces


def _doubts_about(
    asked: d.ScoreSerpent, counted: d.CountedSerpent
) -> Iterable[tuple[d.DoubtCode, str | None]]:
    if counted["is_complete"] and not asked.prophecies:
        yield "no-prophecy", None  # B6.5
    temple = counted["temple"]
    if temple is None:
        return
    if not counted["is_complete"]:
        yield "temple-early", temple["card"]  # B6.5
    elif not temple["paid"]["met"]:
        yield "temple-unmet", temple["card"]  # B6.5


def _look_round(wanted: d.BoardScoring) -> d.BoardSight | None:
    if wanted.look is None:
        return None
    player = wanted.players[_place(wanted.look.player, wanted.players, "player")]
    asked = player.serpents[_place(wanted.look.serpent, player.serpents, "serpent")]
    pieces = _laid_out(asked.pieces)
    cards = tuple(_numbers(asked.prophecies, PROPHECY_IDS))
    strict = wanted.strict_ends
    return {
        "prophecies": {
            card_id: board_lens.look_at_prophecy(card, pieces, strict)
            for card, card_id in enumerate(PROPHECY_IDS)
        },
        "temples": {
            card_id: board_lens.look_at_temple(card, pieces, cards)
            for card, card_id in enumerate(TEMPLE_IDS)
        },
    }


def _board_copies() -> Callable[[str], int]:
    copies = {card.id: card.copies for card in load_board().prophecies}
    return lambda card: copies.get(card, 1)


def _count_cards(wanted: d.CardScoring) -> d.CardCount:
    temple = None
    if wanted.temple is not None:
        temple = next(_numbers([wanted.temple], ROW_TEMPLE_IDS))
    doubts: list[d.DoubtData] = []
    owned: list[tuple[int, str]] = []
    counted: list[tuple[list[d.CountedHeld], ObjectivesLens | None]] = []
    keys: list[tuple[int, ...]] = []
    for number, player in enumerate(wanted.players):
        row = player.row.strip("<>")
        held = _count_held(player, row)
        pairs = [
            (each.card, counts["level"]) for each, counts in zip(player.held, held, strict=True)
        ]
        numbers = _numbers([card for card, _ in pairs], ROW_PROPHECY_IDS)
        levels = tuple((card, level) for card, (_, level) in zip(numbers, pairs, strict=True))
        objectives = None
        if temple is not None:
            objectives = card_lens.look_at_temple(temple, row, levels)
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
    ranked = _rank(keys, CARD_TIE_BREAKS)
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
        "sight": _look_along(wanted),
        "doubts": [*doubts, *_too_many(owned, lambda _: 1)],
    }


def _count_held(player: d.CardPlayer, row: str) -> list[d.CountedHeld]:
    numbers = _numbers([each.card for each in player.held], ROW_PROPHECY_IDS)
    counted: list[d.CountedHeld] = []
    for asked, card in zip(player.held, numbers, strict=True):
        shown = card_lens.look_at_prophecy(card, row)
        level = shown["level"] if asked.level is None else asked.level
        points = LEVEL_POINTS[level]
        counted.append({"card": asked.card, "level": level, "points": points, "shown": shown})
    return counted


def _look_along(wanted: d.CardScoring) -> d.CardSight | None:
    if wanted.look is None:
        return None
    player = wanted.players[_place(wanted.look.player, wanted.players, "player")]
    row = player.row.strip("<>")
    return {
        "prophecies": {
            card_id: card_lens.look_at_prophecy(card, row)
            for card, card_id in enumerate(ROW_PROPHECY_IDS)
        }
    }


def _numbers(ids: Sequence[str], known: Sequence[str]) -> Iterator[int]:
    """Return the numbers of cards; an unknown one, or one named twice, is refused (B6.3)."""
    for place, card in enumerate(ids):
        if card not in known:
            raise TableError("no-card", "There is no such card in this game.", 422, card=card)
        if card in ids[:place]:
            raise TableError("card-twice", "This card is there already.", 422, card=card)
        yield known.index(card)


def _place(place: int, among: Sequence[object], what: str) -> int:
    if place >= len(among):
        raise TableError("no-look", "There is nothing to look at.", 422, what=what)
    return place


def _rank(
    keys: Sequence[tuple[int, ...]], names: tuple[str, ...]
) -> list[tuple[int, int, list[TieBreakData]]]:
    return [
        (
            standing.rank,
            standing.score,
            [
                {"name": name, "value": value}
                for name, value in zip(names, standing.tie_breaks, strict=True)
            ],
        )
        for standing in rank_seats(keys, names, "").standings
    ]


def _too_many(laid: Sequence[tuple[int, str]], copies: Callable[[str], int]) -> list[d.DoubtData]:
    """Doubt every card of which there are more on the table than in the box."""
    found: Counter[str] = Counter()
    doubts: list[d.DoubtData] = []
    for player, card in laid:
        found[card] += 1
        if found[card] == copies(card) + 1:
            doubts.append({"code": "copies", "player": player, "serpent": None, "card": card})
    return doubts
