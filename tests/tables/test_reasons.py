"""Why something cannot be done: every reason of both games, and nothing that is hidden."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

import coatl
from coatl.core.data import ReasonData
from coatl.core.errors import CoatlError
from coatl.core.game import Action
from coatl.core.registry import get_game
from coatl.tables.drafts import Match
from coatl.tables.reasons import find_reasons
from tests.server.truths import Course, other_truth

GAMES = [
    ("board", "sacrifice feathers promo", 3),
    ("board", "", 2),
    ("cards", "", 4),
    ("cards", "", 2),
    ("carl", "greedy", 1),
]
ENGINE = {"board": "board", "cards": "cards", "carl": "cards"}
RARE = {
    "board": {"no-deck", "same-card", "second-done", "three-complete", "bag-lacks", "four-cards"},
    "cards": {"drop", "not-dropping", "two-thefts"},
}
"""Reasons that a few random games may not meet."""


@cache
def actions(game: str) -> list[Action]:
    """List all actions of a game."""
    rules = get_game(game)
    found = []
    for number in range(rules.action_count):
        with suppress(CoatlError):  # some numbers are kept free
            found.append(rules.describe_action(number))
    return found


def known_codes(part: str) -> set[str]:
    """Return the codes of all reasons that the rules of a game know."""
    text = (Path(coatl.__file__).parent / part / "refusals.py").read_text("utf-8")
    return set(re.findall(r'Reason\(\s*"([a-z-]+)"', text))


def match_of(course: Course) -> Match:
    """Return the game at a table."""
    assert course.table.match is not None
    return course.table.match


def move(course: Course, rng: random.Random, *, is_eager: bool) -> bool:
    """Let somebody do something; the eager ones fulfil as much as possible."""
    match = match_of(course)
    for seat in match.state.acting if is_eager and course.table.status == "running" else ():
        legal = [] if match.drafts[seat].ends_turn else match.legal_for(seat)
        gains = [each for each in legal if match.game.describe_action(each).kind == "fulfil"]
        if gains:
            course.put("step", seat, action=rng.choice(gains))
            return True
    return course.move(rng)


def ask(match: Match, seat: int, action: Action) -> list[ReasonData]:
    """Ask for the reason of one action."""
    return find_reasons(match, seat, [action.kind], action.args)


@pytest.mark.slow
@pytest.mark.parametrize("part", ["board", "cards"])
def test_the_reasons_are_those_of_the_rules(part: str) -> None:
    seen: set[str] = set()
    cases = [each for each in GAMES if ENGINE[each[0]] == part]
    for number, (game, options, seats) in enumerate(cases * (2 if part == "board" else 10)):
        rng = random.Random(f"{game} {options} {seats} {number}")
        course = Course(game, options, seats, seed=rng.randrange(10**6))
        course.begin()
        while move(course, rng, is_eager=number % 3 > 0):
            for seat in range(seats):
                check_position(match_of(course), seat, rng, seen)
    assert known_codes(part) - seen <= RARE[part]
    assert seen - known_codes(part) == {"turn-over"}


def check_position(match: Match, seat: int, rng: random.Random, seen: set[str]) -> None:
    """Hold the reasons for some actions against those of the engine, and note their codes."""
    legal = match.legal_for(seat)
    state = match.state_for(seat)
    before = state.to_bytes()
    every = actions(match.game.name)
    telling = ("done", "pass", "temple") if match.game.name == "board" else ("fulfil",)
    some = rng.sample(every, 15) + [action for action in every if action.kind in telling]
    for action in some:
        reasons = ask(match, seat, action)
        if action.id in legal:
            assert reasons == []
            continue
        [reason] = reasons
        if reason["code"] == "turn-over":
            assert match.drafts[seat].ends_turn
        elif reason["code"] not in seen or rng.random() < 0.05:
            with pytest.raises(CoatlError) as refusal:
                state.clone().apply(seat, action.id, match.chance.clone())
            error = refusal.value
            assert (reason["code"], reason["arguments"]) == (error.why, error.details)
            assert str(error).endswith(f": {reason['message']}")
        seen.add(reason["code"])
    assert state.to_bytes() == before


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
def test_what_is_hidden_changes_no_reason(game: str, options: str, seats: int) -> None:
    rng = random.Random(f"hidden {game} {options} {seats}")
    course = Course(game, options, seats, seed=rng.randrange(10**6))
    course.begin()
    every = actions(game)
    compared = 0
    while course.move(rng):
        if course.table.status != "running" or (game == "board" and rng.random() < 0.7):
            continue
        for seat in range(seats):
            other = other_truth(course.table, seat, rng).match
            assert other is not None
            for action in rng.sample(every, 30):
                assert ask(other, seat, action) == ask(match_of(course), seat, action)
                compared += 1
    assert compared > 300


def test_two_thefts_from_carl_are_enough() -> None:
    rng = random.Random("carl 24")
    course = Course("carl", "greedy", 1, seed=24)
    course.begin()
    steals = [action for action in actions("carl") if action.kind == "fulfil"]
    seen: set[str] = set()
    while move(course, rng, is_eager=True):
        seen |= {reason["code"] for each in steals for reason in ask(match_of(course), 0, each)}
    assert "two-thefts" in seen


def opened(seed: int = 0) -> tuple[Course, Match, int]:
    """Return a board game whose first turn has come, and whose turn it is."""
    course = Course("board", "", 2, seed=seed)
    course.begin()
    match = match_of(course)
    while match.state.is_simultaneous:
        seat = match.state.acting[0]
        legal = [] if match.drafts[seat].ends_turn else match.legal_for(seat)
        if legal:
            course.put("step", seat, action=legal[-1] if match.drafts[seat].steps else legal[0])
        else:
            course.put("commit", seat)
    return course, match, match.state.acting[0]


def codes(match: Match, seat: int, *kinds: str, **args: int | str) -> list[str]:
    """Return the codes of the reasons against actions."""
    return [reason["code"] for reason in find_reasons(match, seat, kinds, args)]


def test_several_actions_may_be_meant() -> None:
    _, match, seat = opened()
    absent = codes(match, seat, "begin", "add", piece="head", colours="R")
    assert absent == ["no-piece", "no-serpent", "no-serpent"]
    assert codes(match, seat, "temple") == ["temple-complete"]
    assert codes(match, seat, "pick") == ["no-tokens"]
    assert codes(match, seat, "steal") == ["no-feathers"]
    assert codes(match, 1 - seat, "take", "choose") == ["turn-of"]
    assert codes(match, seat, "take") == []  # some of it can be done


def test_the_ends_where_no_head_and_no_tail_goes() -> None:
    _, match, seat = opened()
    red = {"colours": "R", "serpent": "A"}
    assert codes(match, seat, "add", piece="head", end="right", **red) == ["head-left"]
    assert codes(match, seat, "add", piece="tail", end="left", **red) == ["tail-right"]
    assert codes(match, seat, "take", piece="head", end="right", **red) == []
    assert codes(match, seat, "dance") == []
    assert codes(match, seat, "add", piece="wing") == []


def test_two_colours_count_in_any_order() -> None:
    _, match, seat = opened()
    legal = [match.game.describe_action(each) for each in match.legal_for(seat)]
    held = {str(each.args.get("colours")) for each in legal}
    pairs = {str(each.args["colours"]) for each in actions("board") if each.kind == "take"}
    absent = next(pair for pair in sorted(pairs - held) if len(set(pair)) == 2)
    assert codes(match, seat, "take", piece="body", colours=absent) == ["not-in-supply"]
    assert codes(match, seat, "take", piece="body", colours=absent[::-1]) == ["not-in-supply"]


def test_a_complete_draft_says_so() -> None:
    course, match, seat = opened()
    take = next(e for e in match.legal_for(seat) if match.game.describe_action(e).kind == "take")
    course.put("step", seat, action=take)
    if match.drafts[seat].ends_turn:
        assert codes(match, seat, "take") == ["turn-over"]
        course.put("undo", seat)
    assert codes(match, seat, "take") == []
