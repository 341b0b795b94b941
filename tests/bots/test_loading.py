"""Bots by what users write, and what they are told when that is wrong."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace

import pytest

from coatl.bots import BotError, Budget, LevelBot, ask, load_bot
from coatl.bots.loading import OwnBot, code_digest, is_own
from coatl.core.errors import OptionError

TOYS = Path(__file__).resolve().parents[1] / "toy_bots.py"
RNG = random.Random(1)


def test_levels_and_budgets() -> None:
    assert load_bot("random").name == "random"
    assert load_bot(" Priest@500it ").name == "priest@500it"
    budget = Budget(iterations=7)
    given = load_bot("priest", budget)
    own = load_bot("priest@2s", budget)
    assert isinstance(given, LevelBot)
    assert isinstance(own, LevelBot)
    assert given.budget == budget
    assert own.budget == Budget(milliseconds=2000)


def test_an_own_bot_may_leave_things_out() -> None:
    first = load_bot(f"{TOYS}:First")
    assert (first.name, first.needs_view) == ("First", True)
    assert first.decide("view", [4, 5], RNG) == 4
    last = load_bot(f"{TOYS}:Last")
    assert (last.name, last.needs_view) == ("last>one", False)
    assert last.decide(None, [4, 5], RNG) == 5
    assert not hasattr(first, "advise")
    assert hasattr(load_bot(f"{TOYS}:Wise"), "advise")


def test_an_own_bot_gets_its_budget_if_it_takes_one() -> None:
    budget = Budget(iterations=7)
    assert load_bot(f"{TOYS}:Thrifty").decide("view", [4, 5], RNG) == 4
    assert load_bot(f"{TOYS}:Thrifty", budget).decide("view", [4, 5], RNG) == 5
    assert load_bot(f"{TOYS}:Thrifty@7it").decide("view", [4, 5], RNG) == 5
    assert load_bot(f"{TOYS}:Thrifty").decide("view", [4, 5], RNG, budget) == 5
    assert load_bot(f"{TOYS}:First", budget).decide("view", [4, 5], RNG, budget) == 4


def test_each_bot_is_new_and_files_do_not_collide(tmp_path: Path) -> None:
    one, two = load_bot(f"{TOYS}:Forgetful"), load_bot(f"{TOYS}:Forgetful")
    assert isinstance(one, OwnBot)
    assert isinstance(two, OwnBot)
    assert one.inner is not two.inner
    assert type(one.inner) is type(two.inner)
    other = tmp_path / "toy_bots.py"
    other.write_text(
        "from __future__ import annotations\nfrom dataclasses import dataclass\n"
        "@dataclass\nclass First:\n    times: int = 0\n"
        "    def decide(self, view, legal, rng, *rest):\n        return legal[1]\n"
    )
    assert load_bot(f"{other}:First").decide(None, [4, 5], RNG) == 5
    assert load_bot(f"{TOYS}:First").decide("view", [4, 5], RNG) == 4
    other.write_text(other.read_text().replace("legal[1]", "legal[0]"))
    assert load_bot(f"{other}:First").decide(None, [4, 5], RNG) == 4


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("genius", "unknown bot 'genius': expected random or novice"),
        ("genius", "or a class in a file: my_bot.py:MyBot"),
        ("priest@soon", "unreadable budget 'soon'"),
        ("nowhere.py:Bot", "cannot read the bot file 'nowhere.py': No such file"),
        (str(TOYS), "expected the class after the file, as my_bot.py:MyBot"),
        (f"{TOYS}:Genius", "no class 'Genius' in .*: there is Cheating, Crashing"),
        (f"{TOYS}:random", "no class 'random' in"),
        (f"{TOYS}:", "no class '' in"),
        (f"{TOYS}:NoBot", "NoBot in .* is not a bot: it has no method 'decide'"),
        (f"{TOYS}:Narrow", r"Narrow in .*: expected decide\(self, view, legal, rng\)"),
        (f"{TOYS}:Demanding", r"cannot make a Demanding\(\) of .*: TypeError: .*'much'"),
        (f"{TOYS}:First@soon", "unreadable budget 'soon'"),
    ],
)
def test_errors_are_one_line(spec: str, problem: str) -> None:
    with pytest.raises(OptionError, match=problem) as caught:
        load_bot(spec)
    assert "\n" not in str(caught.value)


def test_a_bot_of_another_game_is_refused_before_it_plays(tmp_path: Path) -> None:
    file = tmp_path / "narrow.py"
    file.write_text(
        "class Narrow:\n    games = ('cards', 'carl')\n"
        "    def decide(self, view, legal, rng):\n        return legal[0]\n"
    )
    assert load_bot(f"{file}:Narrow", game="carl").name == "Narrow"
    with pytest.raises(OptionError, match="plays cards and carl only, and this game is board"):
        load_bot(f"{file}:Narrow", game="board")
    assert load_bot(f"{TOYS}:First", game="board").name == "First"


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("x = 1 / 0", r"ZeroDivisionError: division by zero \(broken.py, line 1\)"),
        ("def decide(:", "SyntaxError: invalid syntax"),
        ("import nothing_like_this", "ModuleNotFoundError"),
        ("x = 1", None),
    ],
)
def test_files_that_cannot_be_imported(tmp_path: Path, source: str, problem: str | None) -> None:
    file = tmp_path / "broken.py"
    file.write_text(source)
    expected = f"cannot import .*broken.py': {problem}" if problem else "the file has no class"
    for _ in range(2):
        with pytest.raises(OptionError, match=expected) as caught:
            load_bot(f"{file}:Bot")
        assert "\n" not in str(caught.value)


def test_digests_follow_the_code(tmp_path: Path) -> None:
    file = tmp_path / "a.py"
    file.write_text("x = 1")
    before = code_digest(f"{file}:A", "board")
    file.write_text("x = 2")
    assert code_digest(f"{file}:A", "board") != before
    assert code_digest("random", "board") == code_digest("priest@5it", "board")
    assert code_digest("priest", "board") != code_digest("priest", "cards")
    assert is_own(f"{file}:A")
    assert not is_own("priest")


def test_asking() -> None:
    assert ask(load_bot("random"), None, [3], RNG) == 3
    with pytest.raises(BotError, match=r"^bot 'x' failed: ValueError: out of ideas \(toy_bots.py"):
        ask(load_bot(f"{TOYS}:Crashing"), "view", [3], RNG, "x")
    with pytest.raises(BotError, match=r"^bot 'Cheating' chose 0, which is not legal here"):
        ask(load_bot(f"{TOYS}:Cheating"), "view", [3], RNG)
    with pytest.raises(BotError, match=r"does not know this game \(chess\)"):
        ask(load_bot("priest"), SimpleNamespace(game="chess"), [3, 4], RNG)
