"""`coatl play` driven by scripts: several people at one keyboard."""

from __future__ import annotations

import itertools
import re
from functools import partial
from pathlib import Path

import pytest

from coatl.board.game import GAME
from coatl.board.view import BoardView
from coatl.cli.terminal.screen import Screen
from coatl.core.record import replay
from tests.cli import terminal
from tests.cli.terminal import Play, load

CARD = re.compile(r"(?<![A-Z])[PT]\d\d\b")


guesses = partial(terminal.guesses, highest=16)


# Several people at one keyboard


def shown_cards(state_view: BoardView) -> set[str]:
    return set(CARD.findall(GAME.format_view(state_view)))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "options", "is_low"),
    [(1, "fewer-bodies", False), (3, "sacrifice,feathers,promo", True)],
)
def test_nobody_is_shown_the_cards_of_another(
    play: Play,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    seed: int,
    options: str,
    is_low: bool,
) -> None:
    monkeypatch.setattr(Screen, "is_low", is_low)
    arguments = ("--players", "Ana,Bo", "--options", options, "--quick", "--save", "a.coatl")
    _, output = play(guesses(seed, highest=24), "--seed", str(seed), *arguments)
    record = load(tmp_path / "a.coatl")
    first, *segments = output.split("Pass the keyboard to ")
    assert not CARD.search(first)
    # What each seat may have seen by the end of each of its turns (all its steps in a row).
    seen: list[set[str]] = [set(), set()]
    allowed: list[tuple[int, set[str]]] = []
    hidden = 0
    for state, step in replay(GAME, record):
        for seat in range(2):
            seen[seat] |= shown_cards(GAME.observe(state, seat))
        if step is not None:
            if allowed and allowed[-1][0] == step.seat:
                allowed.pop()
            allowed.append((step.seat, set(seen[step.seat])))
            hidden += len(shown_cards(GAME.observe(state, 1 - step.seat)) - seen[step.seat])
    assert hidden
    assert len(segments) == len(allowed)
    for segment, (seat, cards) in zip(segments, allowed, strict=True):
        assert segment.startswith(("Ana", "Bo")[seat])
        assert set(CARD.findall(segment)) <= cards


def test_a_low_terminal_shows_the_news_below_the_table_again(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ["done", "", "take BB", "", "q", "y"]
    arguments = ("--players", "Ana,bot:random", "--seed", "8")
    tall = play(lines, *arguments)[1]
    monkeypatch.setattr(Screen, "is_low", True)
    low = play(lines, *arguments)[1]
    told = re.findall(r"^· Random bot .*", tall, re.MULTILINE)
    assert told
    for line in told:
        assert tall.count(line) == 1
        assert low.count(line) == 2
        assert low.rindex(line) > low.rindex("Temples on offer")


def test_the_curtain_wipes_a_terminal(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    _, output = play(["", "done", "", "", ""], "--players", "Ana,Bo", "--seed", "1")
    before, _, after = output.partition("Press Enter to hide your cards.")
    assert CARD.search(before)
    wiped = after.split("\x1b[3J")[1]
    assert "Pass the keyboard to Bo" in wiped
    assert not CARD.search(wiped)


def test_the_curtain_takes_help_and_quit(play: Play) -> None:
    arguments = ("--players", "Ana,Bo", "--seed", "1")
    code, output = play(["?", "q", "n", "q", "y"], *arguments)
    assert code == 0
    assert output.count("Pass the keyboard to Ana, then press Enter.") == 3
    assert output.count("Enter goes on, q quits the game.") == 1
    assert not CARD.search(output)  # who quits has seen nothing
    _, output = play(["", "done", "", "?", "q", "y"], *arguments)
    assert output.count("Press Enter to hide your cards.") == 2
    assert "Pass the keyboard to Bo" not in output
    assert output.endswith("Seed: 1\n")


def test_one_person_never_meets_the_curtain(play: Play) -> None:
    _, output = play(itertools.repeat("1"), "--seed", "1", "--seats", "3")
    assert "Pass the keyboard" not in output
