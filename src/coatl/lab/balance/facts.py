"""What one game tells about its cards: who was dealt, took and completed which, and who won."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from coatl.board.codes import EMPTY
from coatl.board.news import prophecy_id as board_prophecy
from coatl.board.news import temple_id as board_temple
from coatl.board.patterns import count_met, count_times, prophecy_points, temple_points
from coatl.bots.base import Bot
from coatl.bots.game_loop import Player, play_out
from coatl.cards.codes import CARL_SEAT, LEVEL_POINTS, OBJECTIVE_POINTS
from coatl.cards.news import prophecy_id as cards_prophecy
from coatl.cards.news import temple_id as cards_temple
from coatl.core.chance import SeededChance
from coatl.core.events import Event
from coatl.core.game import Game

DEALT, TAKEN, COMPLETED = "dealt", "taken", "completed"
MEASURES = (DEALT, TAKEN, COMPLETED)
TAKING = ("kept", "chose", "drew", "claimed", "stole", "upgraded")
"""Events by which a Prophecy comes to a seat; upgrading one's own says that it is there."""


@dataclass(slots=True)
class CardFacts:
    """One card in one game: the seats, one bit each, and the points it brought to each."""

    dealt: int = 0
    taken: int = 0
    completed: int = 0
    points: list[int] = field(default_factory=list)


@dataclass(slots=True)
class GameFacts:
    """What one game tells; lists are by seat."""

    shares: tuple[float, ...]
    """What each seat has of the victory."""
    scores: tuple[int, ...]
    ending: str
    decisions: int
    turns: int
    cards: dict[str, CardFacts]
    kinds: list[Counter[str]]
    """Which kinds of action each seat took, and how often."""
    carl: Counter[str] = field(default_factory=Counter)
    """What CARL did, and his points in the last competition."""


def play_for_facts(
    game: Game[Any, Any, Any], options: Any, bots: Sequence[Bot], seed: str
) -> GameFacts:
    """Play one game between bots and look at it."""
    chance = SeededChance(seed, game.sources)
    players = [
        Player(bot.name, bot, random.Random(f"bot {seed} {seat}")) for seat, bot in enumerate(bots)
    ]
    events: list[Event] = []
    state: Any = game.new(options, chance, events)
    seats = game.seat_count(options)
    facts = GameFacts((), (), "", 0, 0, {}, [Counter() for _ in range(seats)])
    is_board = game.name == "board"
    _note_deal(facts, state, is_board)
    takers: list[int] = []
    actions = play_out(
        game, state, players, chance, seed, lambda _state, seat, _ms: takers.append(seat), events
    )
    for seat, action in zip(takers, actions, strict=True):
        facts.kinds[seat][game.describe_action(action).kind] += 1
    for event in events:
        _note_event(facts, event)
    (_note_board_end if is_board else _note_cards_end)(facts, state)
    result = state.result()
    winners = result.winners
    facts.shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))
    facts.scores = tuple(standing.score for standing in result.standings)
    facts.ending = result.ending
    facts.decisions = len(actions)
    return facts


def _card(facts: GameFacts, card: str) -> CardFacts:
    if card not in facts.cards:
        facts.cards[card] = CardFacts(points=[0] * len(facts.kinds))
    return facts.cards[card]


def _note_deal(facts: GameFacts, state: Any, is_board: bool) -> None:
    for seat, player in enumerate(state.seats):
        if is_board:
            for card in player.dealt_list():
                _card(facts, board_prophecy(card)).dealt |= 1 << seat
            _card(facts, board_temple(player.temple)).dealt |= 1 << seat
        else:
            held = cards_prophecy(player.held.card_at(0))
            _card(facts, held).dealt |= 1 << seat
            _card(facts, held).taken |= 1 << seat


def _note_event(facts: GameFacts, event: Event) -> None:
    if event.name == "turn":
        facts.turns += 1
    if event.name.startswith("carl "):
        facts.carl[event.name.removeprefix("carl ")] += 1
    card = event.data.get("card") or event.secret.get("card")
    if event.name in TAKING and event.seat != CARL_SEAT and isinstance(card, str):
        _card(facts, card).taken |= 1 << event.seat


def _note_board_end(facts: GameFacts, state: Any) -> None:
    strict = state.options.strict_ends
    for seat, player in enumerate(state.seats):
        for serpent in player.finished[: player.finished_count]:
            for card in serpent.card_list():
                found = _card(facts, board_prophecy(card))
                found.completed |= 1 << seat
                found.points[seat] += prophecy_points(card, count_times(card, serpent, strict))
            if serpent.temple != EMPTY:
                found = _card(facts, board_temple(serpent.temple))
                found.taken |= 1 << seat
                found.completed |= 1 << seat
                met = count_met(serpent.temple, serpent)
                found.points[seat] += temple_points(serpent.temple, met)


def _note_cards_end(facts: GameFacts, state: Any) -> None:
    for seat, player in enumerate(state.seats):
        for card, level in player.held.pairs():
            found = _card(facts, cards_prophecy(card))
            found.taken |= 1 << seat
            if level > 0:
                found.completed |= 1 << seat
                found.points[seat] += LEVEL_POINTS[level]
        if state.temple != EMPTY:
            found = _card(facts, cards_temple(state.temple))
            found.dealt |= 1 << seat
            if player.objectives:
                found.completed |= 1 << seat
                found.points[seat] += OBJECTIVE_POINTS[player.objectives]
    if state.is_solo:
        facts.carl["points"] = state.carl_points
        facts.carl["competitions"] = state.competition
