"""`coatl play` with the card game and against CARL, driven by scripts."""

from __future__ import annotations

import itertools
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from coatl.cards.actions import feather_text
from coatl.cards.analysis.lens import find_lens
from coatl.cards.analysis.worth import level_points
from coatl.cards.codes import LEVEL_POINTS
from coatl.cards.game import CARL, GAME
from coatl.cards.state import State
from coatl.cards.view import CardView
from coatl.cli.main import run
from coatl.cli.terminal.cards.carl_pause import close_competition, find_new_deal
from coatl.core.chance import SeededChance
from coatl.core.events import Event
from coatl.core.game import Game
from coatl.core.record import Record, game_of, parse_record, replay, replay_to_end
from coatl.core.registry import get_game
from tests.cli import terminal
from tests.cli.terminal import Play

PERSONALITIES = ["ambitious", "imperious", "greedy"]


guesses = partial(terminal.guesses, highest=36)


def load(path: Path) -> tuple[Game[Any, Any, Any], Record[Any]]:
    text = path.read_text("utf-8")
    game = get_game(game_of(text))
    return game, parse_record(game, text)


def joined(output: str) -> str:
    """Return a text in one line, so that a sentence is found wherever it was wrapped."""
    return " ".join(output.split())


# Whole games of the card game


@pytest.mark.parametrize(
    "arguments",
    [
        ["--seed", "1"],
        ["--seed", "2", "--seats", "3"],
        ["--seed", "3", "--seats", "4"],
        ["--seed", "4", "--players", "Ana,bot:random,Bo"],
        ["--seed", "5", "--players", "bot:random,bot:random"],
    ],
)
def test_whole_games(play: Play, tmp_path: Path, arguments: list[str]) -> None:
    arguments = ["--game", "cards", *arguments, "--save", "game.coatl"]
    code, output = play(itertools.repeat("1"), *arguments)
    assert code == 0
    assert "The game is over: all have added a head and a tail." in output
    game, record = load(tmp_path / "game.coatl")
    assert game is GAME
    state = replay_to_end(game, record)
    assert state.is_over
    assert record.scores == state.scores()
    for name, score in zip(record.players, state.scores(), strict=True):
        assert f"{name}: {score} point" in output
    assert run(["replay", "--quiet", "game.coatl"]) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_choices_fit_the_terminal_and_repeat(play: Play, tmp_path: Path, seats: int) -> None:
    arguments = ("--game", "cards", "--seats", str(seats), "--seed", "s", "--save", "a.coatl")
    code, output = play(guesses(seats), *arguments, "--quick")
    assert code == 0
    assert "The game is over" in output
    assert not [line for line in output.split("\n") if cell_len(line) > 80]
    _, record = load(tmp_path / "a.coatl")
    assert play(guesses(seats), *arguments, "--quick") == (0, output)
    assert load(tmp_path / "a.coatl")[1] == record


def test_wide_terminal(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    _, output = play(guesses(3), "--game", "cards", "--seats", "3", "--seed", "1", "--quick")
    assert "The game is over" in output
    assert not [line for line in output.split("\n") if cell_len(line) > 120]


# Undo


def test_undo_until_something_is_revealed(play: Play, tmp_path: Path) -> None:
    arguments = ("--game", "cards", "--players", "Ana,bot:random", "--seed", "3")
    _, output = play(["1", "u", "u", "2", "discard 9", "u", "33"], *arguments)
    assert "Taken back: play" in output
    assert "Nothing to take back: this turn has no step yet." in output
    lines = ["1", *(["discard YR", "discard YB", "discard RG", "discard KG"] * 2), "u"]
    _, output = play(lines, *arguments)
    assert re.search(r"Nothing to take back: 'discard ..' revealed something", joined(output))


def test_undo_leaves_no_trace_in_the_record(play: Play, tmp_path: Path) -> None:
    arguments = ("--game", "cards", "--players", "Ana,bot:random", "--seed", "3", "--quick")
    play(["1", "1", "q", "y"], *arguments, "--save", "a.coatl")
    play(["2", "u", "1", "u", "1", "1", "q", "y"], *arguments, "--save", "b.coatl")
    assert load(tmp_path / "a.coatl") == load(tmp_path / "b.coatl")


# Several people at one keyboard


def hand_letters(view: CardView, seat: int) -> str:
    hand = view.seats[seat].hand
    assert hand is not None
    kinds = [kind for kind, count in enumerate(hand) for _ in range(count)]
    return "".join(feather_text(kind) for kind in kinds)


@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_is_shown_the_hand_of_another(play: Play, tmp_path: Path, seed: int) -> None:
    arguments = ("--game", "cards", "--players", "Ana,Bo", "--quick", "--save", "a.coatl")
    _, output = play(guesses(seed), "--seed", str(seed), *arguments)
    game, record = load(tmp_path / "a.coatl")
    first, *segments = output.split("Pass the keyboard to ")
    assert "Feathers" not in first
    turns: list[tuple[int, set[str], set[str]]] = []
    hands = ["", ""]
    for state, step in replay(game, record):
        before = list(hands)
        hands = [hand_letters(game.observe(state, seat), seat) for seat in range(2)]
        if step is None:
            continue
        if not turns or turns[-1][0] != step.seat:
            turns.append((step.seat, set(), set()))
        turns[-1][1].add(before[step.seat])
        turns[-1][2].add(before[1 - step.seat])
    assert len(segments) == len(turns)
    told_apart = 0
    for segment, (seat, own, others) in zip(segments, turns, strict=True):
        assert segment.startswith(("Ana", "Bo")[seat])
        shown = {
            re.sub(r"turned up.*|[^YRKGB]", "", line.removeprefix("Feathers"))
            for line in segment.splitlines()
            if line.startswith("Feathers")
        }
        assert shown <= own | {""}
        told_apart += bool(others - own)
        news = segment.partition("your turn")[0]
        assert "drew" not in news
    assert told_apart


def test_the_curtain_wipes_a_terminal(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    lines = ["", "1", "1", "", "", ""]
    _, output = play(lines, "--game", "cards", "--players", "Ana,Bo", "--seed", "1", "--quick")
    before, _, after = output.partition("Press Enter to hide your cards.")
    assert "Feathers" in before
    wiped = after.split("\x1b[3J")[1]
    assert "Pass the keyboard to Bo" in wiped
    assert "Feathers" not in wiped


# CARL


def pick(state: State) -> int:
    """Choose as a simple but sensible player would: what lets most points be fulfilled."""

    def worth(action: int) -> float:
        kind = CARL.describe_action(action).kind
        if kind in ("done", "discard"):
            return -1.0
        gains = [
            -3 if effect["name"] == "dropped" else LEVEL_POINTS[effect["level"]] + 1
            for effect in effects[action]
        ]
        return float(sum(gains))

    legal = state.legal_actions(0)
    lens = find_lens(state, CARL.observe(state, 0), 0, legal)
    effects = {each["action"]: each["effects"] for each in lens["outlooks"]}
    return max(legal, key=worth)


def find_match(personality: str, ending: str) -> tuple[str, list[str], State]:
    """Return a seed with which the simple player's match ends so, the actions, and the end."""
    for number in range(400):
        seed = f"match {number}"
        chance = SeededChance(seed, CARL.sources)
        state = CARL.new(CARL.parse_options(personality), chance)
        actions = []
        while not state.is_over:
            action = pick(state)
            actions.append(CARL.describe_action(action).text)
            competition = state.competition
            state.apply(0, action, chance)
            if state.competition != competition:
                actions.append("")  # the pause between the competitions
        if state.result().ending == ending:
            return seed, actions, state
    raise AssertionError(f"no match that is {ending}")


@pytest.mark.slow
@pytest.mark.parametrize("personality", PERSONALITIES)
@pytest.mark.parametrize(
    ("ending", "verdict"),
    [
        ("won", "The match is won: CARL and CARL 2.0 are beaten."),
        ("lost to CARL", "The match is lost to CARL in the first competition."),
        ("lost to CARL 2.0", "CARL is beaten, but the match is lost to CARL 2.0."),
    ],
)
def test_whole_matches(
    play: Play, tmp_path: Path, personality: str, ending: str, verdict: str
) -> None:
    seed, actions, end = find_match(personality, ending)
    arguments = ("--game", "carl", "--personality", personality, "--seed", seed, "--quick")
    code, output = play([*actions, ""], *arguments, "--save", "a.coatl")
    assert code == 0
    assert verdict in output
    assert not [line for line in output.split("\n") if cell_len(line) > 80]
    text = joined(output)
    assert f"Options: personality={personality}." in text
    assert f"You: {end.scores()[0]} point" in text
    if ending != "lost to CARL":
        pause, _, rest = output.partition("Press Enter to go on to CARL 2.0")
        assert f"You: {end.first_points} point" in pause
        assert f"CARL: {end.first_carl_points} point" in pause
        assert "CARL 2.0, 6 rounds" in joined(rest)
        finale = rest.partition(verdict)[0]
        assert f"Against CARL\n\nYou: {end.first_points} point" in finale
        assert f"Against CARL 2.0\n\nYou: {end.scores()[0]} point" in finale
        assert f"You beat CARL {end.first_points} to {end.first_carl_points}." in text
        assert "Your turn against CARL 2.0: round 6 of 6" in text
        assert re.search(rf"^CARL +{end.first_points} +{end.first_carl_points}  won", output, re.M)
    name = "CARL 2.0" if end.competition == 2 else "CARL"
    assert f"{name}: {end.carl_points} point" in text
    game, record = load(tmp_path / "a.coatl")
    assert game is CARL
    assert record.scores == end.scores()
    assert run(["replay", "--quiet", "a.coatl"]) == 0


def test_the_pause_after_carl_takes_help_and_quit(play: Play) -> None:
    seed, actions, _ = find_match("greedy", "won")
    first = actions[: actions.index("")]
    arguments = ("--game", "carl", "--personality", "greedy", "--seed", seed, "--quick")
    code, output = play([*first, "?", "q", "n", "q", "y"], *arguments)
    assert code == 0
    assert output.count("Press Enter to go on to CARL 2.0 (q = quit).") == 3
    assert "six rounds against CARL 2.0" in joined(output)
    assert "Your turn against CARL 2.0" not in output
    assert "The game ends here, unfinished." in output


@pytest.mark.parametrize("number", range(6))
def test_the_end_of_the_first_competition_is_put_together(number: int) -> None:
    """What the pause shows is what the rules have counted, card by card."""
    chance = SeededChance(f"pause {number}", CARL.sources)
    state = CARL.new(CARL.parse_options("greedy"), chance)
    while not state.is_over:
        before = CARL.observe(state, 0)
        events: list[Event] = []
        state.apply(0, pick(state), chance, events)
        after = find_new_deal(events)
        if after is not None:
            closed = close_competition(before, events[:after])
            assert closed.carl is not None
            seat = closed.seats[0]
            assert (seat.points, closed.carl.points) == (
                state.first_points,
                state.first_carl_points,
            )
            assert level_points(seat.held) == seat.points
            assert level_points(closed.carl.held) <= closed.carl.points
            assert (seat.has_head, seat.has_tail, seat.is_scored) == (True, True, True)
            return
    assert state.result().ending == "lost to CARL"


@pytest.mark.parametrize("personality", PERSONALITIES)
def test_carls_steps_are_told_with_rule_and_reasons(play: Play, personality: str) -> None:
    _, output = play(guesses(1), "--game", "carl", "--personality", personality, "--seed", "2")
    text = joined(output)
    assert "CARL's turn in round 1: he turns up" in text
    assert re.search(r"his action card is (Water|Sun|Flower) , so he \w+ twice\.", text)
    assert re.search(r"CARL (raises|steals|fulfils) C\d\d", text)
    assert "Passed over: " in text
    assert "CARL's score is fixed at" in text
    assert f"CARL ({personality}: " in text
    assert "actions" in text


def test_a_turn_that_ends_by_itself_is_confirmed(play: Play) -> None:
    lines = ["1", *(str(number) for number in range(1, 20)), "u"]
    _, output = play(lines, "--game", "carl", "--seed", "1")
    assert "ends your turn. Go on? (Enter = yes, u = no, ? = help)" in output


def test_undo_does_not_reach_into_the_turn_before(play: Play) -> None:
    seed, actions, _ = find_match("greedy", "won")
    chance = SeededChance(seed, CARL.sources)
    state = CARL.new(CARL.parse_options("greedy"), chance)
    count = 0
    while state.round == 1:
        state.apply(0, CARL.parse_action(actions[count]), chance)
        count += 1
    arguments = ("--game", "carl", "--personality", "greedy", "--seed", seed, "--quick")
    _, output = play([*actions[:count], "u"], *arguments)
    assert "Nothing to take back: this turn has no step yet." in output


def test_a_bot_can_play_the_match(play: Play) -> None:
    code, output = play([], "--game", "carl", "--players", "bot:random", "--seed", "1")
    assert code == 0
    assert "Random bot placed" in output
    assert "The game is over" in output


# Bad input, commands, leaving


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "Type the number of a choice, or ? for help."),
        ("99", "There is no choice 99: the numbers run from 1 to"),
        ("dance", "'dance' is no action of this game: expected one of the words"),
        ("head R", "You may not 'head R' (C4.1). First place a Feather, or discard one"),
        ("fulfil c1", "You may not 'fulfil C01' (C4.1). First place a Feather, or discard one"),
        ("rb left", "You may not 'play RB left' (C4.1). This Feather is not in your hand (RB)."),
        ("yr right", "You may not 'play YR right' (C4.2). The first Feather starts the row."),
        ("c C999", "no card of the card game has the id 'C999', expected C01 to C40 or D1 to D6"),
        ("²", "'²' is no action of this game"),
    ],
)
def test_bad_input_gets_a_reason_and_another_try(play: Play, line: str, reason: str) -> None:
    arguments = ("--game", "carl", "--seed", "3")
    code, output = play([line, "yr", "q", "y"], *arguments)
    assert code == 0
    assert reason in joined(output)
    assert "You placed  Y  R  to begin: ╌ Y  R ╌" in output


@pytest.mark.parametrize("typed", ["play RY start", "ry", "  RY  ", "play ry"])
def test_actions_can_be_typed_freely(play: Play, typed: str) -> None:
    _, output = play([typed, "q", "y"], "--game", "carl", "--seed", "3")
    assert "You placed  R  Y  to begin" in output


def test_a_discard_may_be_typed_either_way_round(play: Play) -> None:
    _, output = play(["discard ry", "q", "y"], "--game", "carl", "--seed", "3")
    assert "You discarded  Y  R  and turned up" in output


def test_help_cards_counts_and_table(play: Play) -> None:
    lines = ["?", "c C14", "c c3 d2", "c", "b", "t", "q", "n", "q", "y"]
    code, output = play(lines, "--game", "carl", "--seed", "3")
    text = joined(output)
    assert code == 0
    assert "take the last step of this turn back" in text
    assert "Against CARL you must win twice, he wins ties." in text
    assert "Yellow, any colour, green." in text
    assert "face reconstructed" in text
    assert "a Maize Prophecy at a lower level than a Sun one" in text
    assert re.search(r"^ your hand( +\d+){11}", output, re.MULTILINE)
    assert output.count("Supply  ") == 2
    assert "The game ends here, unfinished." in output
    _, output = play(["?", "c", "q", "y"], "--game", "cards", "--seed", "3")
    assert "Against CARL" not in output
    assert "One met pays 3 points, both 7." in output


@pytest.mark.parametrize("count", [0, 1, 3, 6])
@pytest.mark.parametrize("game", ["cards", "carl"])
def test_the_end_of_the_input_leaves_cleanly(
    play: Play, tmp_path: Path, game: str, count: int
) -> None:
    code, output = play(["1"] * count, "--game", game, "--seed", "1", "--save", "a.coatl")
    assert code == 0
    assert "The input has ended. The game ends here, unfinished." in output
    found, record = load(tmp_path / "a.coatl")
    assert found.name == game
    assert record.scores is None
    assert not replay_to_end(found, record).is_over


@pytest.mark.parametrize("name", ["a\0b", "~nobody-at-all/a.coatl", "no/where"])
def test_an_impossible_file_is_refused_and_the_game_goes_on(play: Play, name: str) -> None:
    code, output = play([f"s {name}", "yr", "q", "y"], "--game", "carl", "--seed", "3")
    assert code == 0
    assert "Cannot save to" in output
    assert "You placed  Y  R  to begin" in output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--game", "carl", "--seats", "2"], "a match against CARL has one seat"),
        (["--game", "carl", "--bots", "random"], "leave it out, and choose how CARL plays with"),
        (["--game", "carl", "--players", "Ana,Bo"], "has one player; name one"),
        (["--game", "cards", "--seats", "1", "--bots", "random"], "takes 2, 3 or 4 seats"),
        (["--game", "carl", "--personality", "mad"], "unknown personality 'mad'"),
        (["--game", "cards", "--personality", "greedy"], "only --game carl has one"),
        (["--game", "cards", "--seats", "5"], "the card game takes 2, 3 or 4 seats"),
        (["--game", "cards", "--options", "seats=3"], "--options 'seats=3': there are 2 players"),
        (["--game", "cards", "--options", "promo"], "unknown option 'promo'"),
        (["--game", "go"], "unknown game 'go': expected one of board, cards, carl"),
    ],
)
def test_bad_options_are_refused_in_one_line(
    play: Play, arguments: list[str], message: str
) -> None:
    code, output = play([], *arguments)
    assert (code, output.count("\n")) == (2, 1)
    assert message in output


def test_help_text_knows_all_games(play: Play) -> None:
    code, output = play([], "--help")
    assert code == 0
    for word in ("coatl play -t --game cards", "coatl play -t --game carl", "--personality"):
        assert word in output
