"""`coatl arena` and `coatl bots` as a user meets them."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec as really_find
from pathlib import Path
from typing import Any

import pytest

from coatl.cli.commands import arena as arena_module
from coatl.cli.main import run
from coatl.core.extras import install_command
from coatl.lab import plots, ratings

ROOT = Path(__file__).resolve().parents[2]
TOYS = ROOT / "tests" / "toy_bots.py"
QUICK = ["arena", "--game", "cards", "--jobs", "1"]

BOT_KEYS = {"name", "games", "win_rate", "ci95", "mean_score", "mean_rank", "ms_per_turn"}
PAIR_KEYS = {"games", "win_rate", "ci95"}


def run_json(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert run([*arguments, "--json"]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    data: dict[str, Any] = json.loads(captured.out)
    return data


def test_json_has_the_keys_that_are_promised(capsys: pytest.CaptureFixture[str]) -> None:
    bots = f"random,{TOYS}:First,random"
    data = run_json([*QUICK, "--bots", bots, "--games", "5", "--seed", "1"], capsys)
    assert len(data["bots"]) == 3
    for bot in data["bots"]:
        assert set(bot) >= BOT_KEYS | {"rating", "max_ms_per_turn", "score_quantiles", "score_sd"}
        assert bot["games"] == 12  # 3 groups of 2 against each of 2
        low, high = bot["ci95"]
        assert 0 <= low <= bot["win_rate"] <= high <= 1
    names = ["random", "First", "random#2"]
    assert set(data["pairs"]) == {f"{a}>{b}" for a in names for b in names if a != b}
    for name, pair in data["pairs"].items():
        assert set(pair) >= PAIR_KEYS
        one, _, other = name.partition(">")
        assert pair["win_rate"] + data["pairs"][f"{other}>{one}"]["win_rate"] == pytest.approx(1)
    assert (data["game"], data["seats"], data["seed"], data["options"]) == (
        "cards",
        2,
        "1",
        "seats=2",
    )
    assert data["games"] == 18
    assert data["endings"] == {"played": 18}
    assert data["winner_mean_score"] > 0
    ranks = [bot["mean_rank"] for bot in data["bots"]]
    assert ranks == sorted(ranks)


@pytest.mark.parametrize("seats", [3, 4])
def test_more_seats(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    bots = ",".join(["random"] * 4)
    arguments = [*QUICK, "--seats", str(seats), "--bots", bots, "--games", "1"]
    data = run_json(arguments, capsys)
    meetings = {3: 4, 4: 1}[seats]
    assert data["games"] == meetings * seats
    assert sum(bot["win_rate"] * bot["games"] for bot in data["bots"]) == pytest.approx(
        data["games"], abs=0.01
    )


def test_against_carl(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "--game", "carl", "--bots", f"random,{TOYS}:First", "--games", "2"]
    data = run_json([*arguments, "--jobs", "1", "--personality", "all"], capsys)
    assert set(data["personalities"]) == {"ambitious", "imperious", "greedy"}
    assert {bot["games"] for bot in data["bots"]} == {6}
    data = run_json([*arguments, "--jobs", "1", "--personality", "greedy"], capsys)
    assert set(data["personalities"]) == {"greedy"}
    assert run([*arguments, "--jobs", "1", "--personality", "all"]) == 0
    printed = capsys.readouterr().out
    for words in ("against CARL the greedy", "all together", "every bot plays the same seeds"):
        assert words in printed


def test_the_table_fits_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert run([*QUICK, "--bots", f"random,{TOYS}:First,random", "--games", "3"]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    for words in ("3 games a pairing are 4 in whole groups", "rating", "ms/turn", "first player"):
        assert words in captured.out
    assert "First > random" in captured.out or "random > First" in captured.out
    assert max(map(len, captured.out.splitlines())) <= 80


def test_without_openskill_there_is_no_rating(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "can_rate", lambda: False)
    arguments = [*QUICK, "--bots", "random,random", "--games", "2"]
    assert run(arguments) == 0
    said = f"no rating: ratings need openskill: {install_command('lab')}"
    assert said in capsys.readouterr().out
    assert all(bot["rating"] is None for bot in run_json(arguments, capsys)["bots"])


@pytest.mark.parametrize("suffix", ["png", "svg"])
def test_a_plot(tmp_path: Path, capsys: pytest.CaptureFixture[str], suffix: str) -> None:
    file = tmp_path / f"plot.{suffix}"
    assert run([*QUICK, "--bots", "random,random", "--games", "4", "--plot", str(file)]) == 0
    assert file.stat().st_size > 5000
    carl = ["arena", "--game", "carl", "--bots", "random", "--games", "2", "--personality", "all"]
    assert run([*carl, "--jobs", "1", "--plot", str(file)]) == 0
    assert file.stat().st_size > 5000


def test_without_matplotlib_nothing_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def find_spec(name: str) -> Any:
        return None if name == "matplotlib" else really_find(name)

    monkeypatch.setattr(plots, "find_spec", find_spec)
    monkeypatch.setattr(arena_module, "run_contest", None)
    assert run([*QUICK, "--bots", "random,random", "--plot", "a.png"]) == 2
    said = f"--plot needs matplotlib: {install_command('lab')}"
    assert said in capsys.readouterr().err


def test_resuming(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results.jsonl"
    arguments = [*QUICK, "--bots", f"random,{TOYS}:First", "--games", "6"]
    straight = run_json(arguments, capsys)
    count = arena_module._Progress.count

    def interrupt(self: Any, played: Any) -> None:
        count(self, played)
        if self.done == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(arena_module._Progress, "count", interrupt)
    assert run([*arguments, "--output", str(file)]) == 130
    error = capsys.readouterr().err
    assert error == (
        f"coatl: stopped; 3 games are in {file}, and the same command goes on from there\n"
    )
    assert run(arguments) == 130
    assert "nothing is kept (--output FILE keeps results" in capsys.readouterr().err
    monkeypatch.setattr(arena_module._Progress, "count", count)
    resumed = run_json([*arguments, "--output", str(file)], capsys)
    for data in (straight, resumed):
        for bot in data["bots"]:
            del bot["ms_per_turn"], bot["max_ms_per_turn"]
    assert resumed == straight
    assert run([*arguments, "--seed", "2", "--output", str(file)]) == 2
    assert "holds results of another contest (its seed: 1)" in capsys.readouterr().err


def test_a_failing_bot_ends_it_with_exit_code_1_and_keeps_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    bots = f"random,random,{TOYS}:Crashing"
    assert run([*QUICK, "--bots", bots, "--games", "2", "--output", str(file)]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "bot 'Crashing' failed: ValueError: out of ideas" in captured.err
    assert "game '1/0'" in captured.err
    assert len(file.read_text("utf-8").splitlines()) == 3


def test_two_processes_from_the_command_line() -> None:
    arguments = ["arena", "--game", "cards", "--bots", "random,random", "--games", "4", "--json"]
    found = []
    for jobs in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-m", "coatl", *arguments, "--jobs", jobs],
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        found.append(json.loads(done.stdout)["pairs"])
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ([], "Missing option '--bots'"),
        (["--bots", "random"], "1 bot for 2 seats: name at least 2"),
        (["--bots", "random,random", "--seats", "3"], "2 bots for 3 seats: name at least 3"),
        (["--bots", "random,genius"], "unknown bot 'genius'"),
        (["--bots", "random,,random"], "expected names with commas between them"),
        (["--bots", "random,nowhere.py:Bot"], "cannot read the bot file 'nowhere.py'"),
        (["--bots", "random,random", "--games", "0"], "0 is not in the range"),
        (["--bots", "random,random", "--budget", "much"], "unreadable budget 'much'"),
        (["--bots", "random,random", "--personality", "all"], "only --game carl has one"),
        (["--bots", "random,random", "--options", "speed"], "unknown option 'speed'"),
        (["--bots", "random,random", "--plot", "a.gif"], "ends in .png or .svg"),
        (["--bots", "random,random", "--plot", "no/a.png"], "its folder does not exist"),
        (["--bots", "random,random", "--output", "no/a.jsonl"], "cannot use 'no/a.jsonl'"),
        (["--game", "carl", "--bots", "random", "--until-clear"], "needs bots that play each"),
        (["--game", "carl", "--bots", "random", "--personality", "shy"], "unknown personality"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["arena", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert problem in captured.err


def test_the_example_plays(capsys: pytest.CaptureFixture[str]) -> None:
    example = ROOT / "examples" / "my_bot.py"
    arguments = ["arena", "--jobs", "1", "--bots", f"{example}:MyBot,random", "--games", "2"]
    data = run_json(arguments, capsys)
    assert data["pairs"]["my-bot>random"]["win_rate"] == 1.0


def test_bots_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bots"]) == 0
    printed = capsys.readouterr().out
    assert "high-priest" in printed
    assert "my_bot.py:MyBot" in printed
    assert run(["bots", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [bot["name"] for bot in data][:2] == ["random", "novice"]
    assert all(bot["description"] for bot in data)


def test_sim_takes_any_mix(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["sim", "--game", "cards", "--games", "3", "--json"]
    assert run([*arguments, "--bots", f"random,{TOYS}:Thrifty"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert [row["bot"] for row in plain["scores"]] == ["random", f"{TOYS}:Thrifty"]
    assert run([*arguments, "--bots", f"random,{TOYS}:Thrifty", "--budget", "5it"]) == 0
    assert json.loads(capsys.readouterr().out)["fingerprint"] != plain["fingerprint"]
    for name, words in (("Crashing", "out of ideas"), ("Cheating", "not legal here")):
        assert run([*arguments, "--bots", f"random,{TOYS}:{name}"]) == 1
        captured = capsys.readouterr()
        assert captured.err.count("\n") == 1
        assert f"bot '{name}'" in captured.err
        assert words in captured.err
