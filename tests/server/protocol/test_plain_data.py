"""What clients are sent: it fits its types, can be written as JSON, and gives nothing away."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter

from coatl.board.analysis.lens_data import BoardLensData, BoardScoresData
from coatl.board.analysis.view_data import BoardViewData, BoardWarning
from coatl.cards.analysis.lens_data import CardLensData, CardScoresData
from coatl.cards.analysis.view_data import CardViewData, CardWarning
from coatl.core.chance import SeededChance
from coatl.core.data import ActionData, EventData
from coatl.core.errors import InvalidAction
from coatl.core.events import Event
from coatl.core.plain import show_action, show_event
from coatl.core.registry import get_game
from coatl.tables.game_data import AnyLens, AnyScores, AnyView, AnyWarning
from coatl.testing.positions import play_randomly

VIEW: TypeAdapter[Any] = TypeAdapter(AnyView)
LENS: TypeAdapter[Any] = TypeAdapter(AnyLens)
SCORES: TypeAdapter[Any] = TypeAdapter(AnyScores)
WARNINGS: TypeAdapter[Any] = TypeAdapter(list[AnyWarning])
ACTIONS: TypeAdapter[Any] = TypeAdapter(list[ActionData])
EVENT: TypeAdapter[Any] = TypeAdapter(EventData)

GAMES = [
    ("board", "seats=2"),
    ("board", "seats=3 fewer-bodies strict-ends"),
    ("board", "seats=4 sacrifice feathers promo"),
    ("cards", "seats=2"),
    ("cards", "seats=4"),
    ("carl", "personality=greedy"),
    ("carl", "personality=imperious"),
]
EVERY_GAME = pytest.mark.parametrize(("name", "options"), GAMES)
LIKED_CARDS = ("fulfil", "play")
LIKED = ("begin", "add", "fulfil", "temple")


def check(adapter: TypeAdapter[Any], data: object) -> None:
    """The data fits its type, with nothing added or converted, and survives being sent."""
    assert adapter.validate_python(data, strict=True) == data
    assert json.loads(json.dumps(data)) == data


def positions(name: str, options: str, seeds: int, share: float) -> Iterator[Any]:
    """Some positions of random games, and every finished one."""
    game = get_game(name)
    for seed in range(seeds):
        rng = random.Random(seed)
        for state in play_randomly(game, game.parse_options(options), seed, liked=LIKED):
            if state.is_over or rng.random() < share:
                yield state


@EVERY_GAME
def test_what_is_sent_fits_its_types(name: str, options: str) -> None:
    game, analysis = get_game(name), get_game(name).analysis
    for state in positions(name, options, 3, 0.15):
        for seat in (None, *range(state.seat_count)):
            view = game.observe(state, seat)
            shown = analysis.describe_view(view)
            assert (shown["game"], shown["seat"]) == (name, seat)
            check(VIEW, shown)
            check(WARNINGS, analysis.find_warnings(view))
            if seat is not None:
                legal = state.legal_actions(seat)
                lens = analysis.find_lens(state, view, seat, legal)
                assert lens["game"] == name
                check(LENS, lens)
                check(ACTIONS, [show_action(name, action) for action in legal])


@EVERY_GAME
def test_hidden_things_change_nothing(name: str, options: str) -> None:
    game, analysis = get_game(name), get_game(name).analysis
    rng = random.Random(5)
    differed = 0
    for state in positions(name, options, 3, 0.15):
        for seat in (None, *range(state.seat_count)):
            view = game.observe(state, seat)
            other = game.sample_state(view, rng)
            again = game.observe(other, seat)
            differed += other.to_bytes() != state.to_bytes()
            assert analysis.describe_view(again) == analysis.describe_view(view)
            assert analysis.find_warnings(again) == analysis.find_warnings(view)
            if seat is not None:
                legal = state.legal_actions(seat)
                lens = analysis.find_lens(state, view, seat, legal)
                assert analysis.find_lens(other, again, seat, other.legal_actions(seat)) == lens
    assert differed > 10


@EVERY_GAME
def test_other_hands_are_not_shown(name: str, options: str) -> None:
    game, analysis = get_game(name), get_game(name).analysis
    for state in positions(name, options, 1, 0.1):
        for reader in (None, *range(state.seat_count)):
            for seat in analysis.describe_view(game.observe(state, reader))["seats"]:
                hidden = [seat.get(key) for key in ("hand", "dealt", "down", "late", "temple")]
                if seat["seat"] != reader:
                    assert hidden == [None] * 5
                else:
                    assert seat["hand"] is not None


@EVERY_GAME
def test_asking_for_a_lens_changes_nothing(name: str, options: str) -> None:
    game, analysis = get_game(name), get_game(name).analysis
    for state in positions(name, options, 1, 0.1):
        before = state.to_bytes()
        for seat in state.acting:
            view = game.observe(state, seat)
            legal = state.legal_actions(seat)
            lens = analysis.find_lens(state, view, seat, legal)
            assert analysis.find_lens(state, view, seat, legal) == lens
        assert state.to_bytes() == before


@EVERY_GAME
def test_final_scores_are_explained(name: str, options: str) -> None:
    analysis = get_game(name).analysis
    for state in positions(name, options, 6, 0):
        scores: Any = analysis.explain_scores(state)
        check(SCORES, scores)
        result = state.result()
        assert [seat["rank"] for seat in scores["seats"]] == [s.rank for s in result.standings]
        for seat, standing in zip(scores["seats"], result.standings, strict=True):
            assert seat["points"] == standing.score
            assert [t["value"] for t in seat["tie_breaks"]] == list(standing.tie_breaks)
            if name == "board":
                paid = sum(serpent["points"] for serpent in seat["serpents"])
                assert paid + seat["gold_points"] == standing.score
                for serpent in (*seat["serpents"], *seat["unfinished"]):
                    cards = [*serpent["prophecies"], *filter(None, [serpent["temple"]])]
                    assert sum(card["paid"]["points"] for card in cards) == serpent["points"]
            else:
                paid = sum(held["points"] for held in seat["held"]) + seat["stolen_points"]
                temple = seat["temple"] or {"points": 0, "met": 0, "objectives": []}
                assert paid + temple["points"] == standing.score
                met = [objective["is_met"] for objective in temple["objectives"]]
                # Also of a seat that was robbed after its score was fixed.
                assert sum(met) == temple["met"]
        if name == "carl":
            last = scores["carl"]["competitions"][-1]
            assert last["is_won"] == (scores["ending"] == "won")
            assert last["points"] == result.standings[0].score


def test_warnings_of_the_board_game_tell_every_stage() -> None:
    game, analysis = get_game("board"), get_game("board").analysis
    codes: set[str] = set()
    for seed in range(12):
        options = game.parse_options("fewer-bodies", 2)
        for state in play_randomly(game, options, seed, liked=LIKED):
            for seat in (None, 0, 1):
                view = game.observe(state, seat)
                found: Any = {w["code"]: w for w in analysis.find_warnings(view)}
                codes |= set(found)
                if "turns_left" in found:
                    assert len(found["turns_left"]["turns"]) == view.turns_left
                    assert "third_is_near" not in found
                if seat is None or state.is_over:
                    assert not {"your_last_turn", "unfinished"} & set(found)
    assert codes == {warning_code(w) for w in variants(BoardWarning)}


def test_warnings_of_the_card_games_tell_every_stage() -> None:
    codes: set[str] = set()
    for name in ("cards", "carl"):
        game, analysis = get_game(name), get_game(name).analysis
        for seed in (*range(15), 253):  # the last one has drops whose order is to be chosen
            for state in play_randomly(game, game.parse_options(""), seed, liked=LIKED_CARDS):
                if not state.is_over:
                    view = game.observe(state, state.to_act)
                    codes |= {str(w["code"]) for w in analysis.find_warnings(view)}
    assert codes == {warning_code(w) for w in variants(CardWarning)}


def variants(union: Any) -> list[Any]:
    """The types of a union."""
    return list(union.__args__)


def warning_code(variant: Any) -> str:
    """The code that a kind of warning has."""
    schema = TypeAdapter(variant).json_schema()
    return str(schema["properties"]["code"]["const"])


@pytest.mark.parametrize(
    "data",
    [BoardViewData, BoardLensData, BoardScoresData, CardViewData, CardLensData, CardScoresData],
)
def test_the_schema_describes_what_is_sent(data: Any) -> None:
    schema = TypeAdapter(data).json_schema()
    for part in (schema, *schema["$defs"].values()):
        assert part["description"]
        assert part["additionalProperties"] is False
        assert set(part["required"]) == set(part["properties"])
    assert "additionalProperties" in json.dumps(schema)


def test_field_texts_reach_the_schema() -> None:
    schema = TypeAdapter(BoardViewData).json_schema()
    assert schema["properties"]["seat"]["description"] == "Whose view it is; null for a spectator."


@pytest.mark.parametrize("name", ["board", "cards", "carl"])
def test_every_action_can_be_shown(name: str) -> None:
    game = get_game(name)
    for action in range(game.action_count):
        try:
            described = game.describe_action(action)
        except InvalidAction:
            continue
        shown = show_action(name, action)
        check(ACTIONS, [shown])
        assert (shown["id"], shown["text"]) == (action, described.text)
    with pytest.raises(InvalidAction):
        show_action(name, game.action_count)


@EVERY_GAME
def test_every_event_can_be_shown(name: str, options: str) -> None:
    game = get_game(name)
    chance, rng = SeededChance(1, game.sources), random.Random(1)
    events: list[Event] = []
    state = game.new(game.parse_options(options), chance, events)
    while not state.is_over:
        seat = state.to_act
        state.apply(seat, rng.choice(state.legal_actions(seat)), chance, events)
    for event in events:
        for reader in (None, *range(state.seat_count)):
            seen = event.seen_by(reader)
            if seen is not None:
                shown = show_event(seen)
                check(EVENT, shown)
                is_own = reader == event.seat
                assert set(shown["data"]) == {*event.data, *(event.secret if is_own else ())}
