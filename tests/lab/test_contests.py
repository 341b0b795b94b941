"""The arena: the same results however they are played, resumed, stopped; summaries by hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from coatl.bots import BotError
from coatl.core.errors import CoatlError, OptionError
from coatl.lab import ratings
from coatl.lab.arena import is_clear, report, run_contest
from coatl.lab.contest import Contest, Played, enter_bots, play_fixture
from coatl.lab.results import ResultsFile
from coatl.lab.schedule import Fixture, Meeting
from coatl.lab.summary import compare, summarise

TOYS = Path(__file__).resolve().parents[1] / "toy_bots.py"


def toy(name: str) -> str:
    return f"{TOYS}:{name}"


def contest(*specs: str, game: str = "cards", seats: int = 2, **more: Any) -> Contest:
    options = more.pop("options", (f"seats={seats}",))
    return Contest(
        game, options, seats, enter_bots(list(specs), game), more.pop("seed", "s"), **more
    )


def outcomes(games: list[Played]) -> list[tuple[Any, ...]]:
    return [game.outcome for game in games]


def made(
    group: int, seating: tuple[str, ...], ranks: tuple[int, ...], scores: tuple[int, ...]
) -> Played:
    count = len(seating)
    return Played(
        f"seats={count}",
        group,
        seating,
        ranks,
        scores,
        "played",
        20,
        (5,) * count,
        tuple(10.0 * (seat + 1) for seat in range(count)),
        (4.0,) * count,
    )


# Playing


def test_names_of_entrants() -> None:
    entrants = enter_bots(["random", toy("First"), "RANDOM", toy("Last"), "priest@500it"], "board")
    names = [entrant.name for entrant in entrants]
    assert names == ["random", "First", "random#2", "lastone", "priest@500it"]


def test_one_process_and_two_give_the_same() -> None:
    field = contest("random", toy("Forgetful"), "random")
    alone = run_contest(field, 6)
    assert len(alone) == 18
    assert outcomes(run_contest(field, 6, jobs=2)) == outcomes(alone)


def test_a_bot_is_new_in_every_game_and_its_chance_follows_its_name() -> None:
    field = contest("random", toy("Forgetful"))
    games = run_contest(field, 4)
    for game in reversed(games):
        assert play_fixture(field, game.fixture).outcome == game.outcome
    assert outcomes(run_contest(contest("random", toy("Forgetful"), "random"), 4))[0] == (
        games[0].outcome
    )


def test_games_of_a_group_share_their_seed_and_more_games_continue() -> None:
    field = contest("random", "random", seed="x")
    few, many = run_contest(field, 2), run_contest(field, 6)
    assert outcomes(many)[:2] == outcomes(few)
    assert outcomes(run_contest(contest("random", "random", seed="y"), 2)) != outcomes(few)


def test_a_bot_against_itself_is_even_if_chance_is_not_its_own() -> None:
    games = run_contest(contest(toy("First"), toy("First"), game="board"), 8)
    pair = summarise(contest(toy("First"), toy("First")), games).pairs["First", "First#2"]
    assert pair.better.mean == 0.5


def test_a_budget_is_for_bots_without_their_own() -> None:
    fixture = Fixture("seats=2", 0, ("Thrifty", "random"))
    plain = play_fixture(contest(toy("Thrifty"), "random"), fixture)
    given = play_fixture(contest(toy("Thrifty"), "random", budget="5it"), fixture)
    own = play_fixture(contest(f"{toy('Thrifty')}@7it", "random"), fixture)
    assert plain.outcome != given.outcome == own.outcome


def test_turns_are_runs_of_decisions_and_rounds_against_carl() -> None:
    two = play_fixture(contest("random", toy("First")), Fixture("seats=2", 0, ("random", "First")))
    assert two.turns == (5, 5)
    assert two.decisions > sum(two.turns)
    assert all(longest <= ms for longest, ms in zip(two.longest_ms, two.ms, strict=True))
    alone = contest(toy("First"), game="carl", seats=1, options=("personality=greedy",))
    match = play_fixture(alone, Fixture("personality=greedy", 0, ("First",)))
    assert match.turns[0] in (5, 11)


def test_a_failing_bot_is_named_with_the_game() -> None:
    for name, words in [
        ("Crashing", r"ValueError: out of ideas \(toy_bots.py, line \d+\)"),
        ("Cheating", "chose 0, which is not legal here"),
        ("Silent", "TypeError: 'NoneType' object cannot be interpreted as an integer"),
    ]:
        kept: list[Played] = []
        with pytest.raises(BotError, match=rf"bot '{name}' .*{words}.*; game 's/0', seat \d"):
            run_contest(contest("random", "random", toy(name)), 4, keep=kept.append)
        assert len(kept) == 2
    with pytest.raises(BotError, match="Crashing"):
        run_contest(contest("random", toy("Crashing")), 4, jobs=2)


def test_games_against_carl_use_the_same_seeds_for_all() -> None:
    words = ("personality=ambitious", "personality=greedy")
    field = contest("random", toy("First"), game="carl", seats=1, options=words)
    games = run_contest(field, 3)
    assert [(game.options, game.seating[0]) for game in games[:4]] == [
        (words[0], "random"),
        (words[0], "First"),
        (words[1], "random"),
        (words[1], "First"),
    ]
    data = report(field, games)
    assert set(data["personalities"]) == {"ambitious", "greedy"}
    for part in data["personalities"].values():
        assert {bot["name"]: bot["games"] for bot in part["bots"]} == {"random": 3, "First": 3}
        assert part["pairs"]["random>First"]["games"] == 3
    assert data["pairs"]["First>random"]["games"] == 6
    assert all(bot["rating"] is None for bot in data["bots"])
    with pytest.raises(OptionError, match="needs bots that play each other"):
        run_contest(field, 3, until_clear=True)


# Stopping early


def test_a_clear_pairing_stops_and_an_open_one_goes_on() -> None:
    field = contest(toy("First"), toy("Last"), "random", "random")
    games = run_contest(field, 70, until_clear=True)
    played: dict[frozenset[str], int] = {}
    for game in games:
        key = frozenset(game.seating)
        played[key] = played.get(key, 0) + 1
    assert played[frozenset(("First", "lastone"))] == 40
    assert played[frozenset(("random", "random#2"))] == 70
    # What was played beyond a stop, in another run, is not counted.
    everything = run_contest(field, 70)
    again = run_contest(field, 70, until_clear=True, known=everything)
    assert outcomes(again) == outcomes(games)


def test_clear_means_every_pair_of_a_meeting() -> None:
    meeting = Meeting(("a", "b", "c"), "seats=3")
    games = [made(g, ("a", "b", "c"), (1, 2, 3), (9, 8, 7)) for g in range(30)]
    assert is_clear(meeting, games)
    tied = [made(g, ("a", "b", "c"), (1, 2, 2), (9, 8, 8)) for g in range(30)]
    assert not is_clear(meeting, tied)


# Resuming


def run_into(path: Path, field: Contest, games: int, stop_after: int | None = None) -> list[Played]:
    with ResultsFile(path, field.header()) as file:
        new = 0

        def keep(played: Played) -> None:
            nonlocal new
            file.add(played)
            new += 1
            if new == stop_after:
                raise KeyboardInterrupt

        return run_contest(field, games, known=file.played, keep=keep)


def test_resumed_equals_uninterrupted(tmp_path: Path) -> None:
    field = contest("random", toy("First"), "random")
    straight = run_contest(field, 6)
    path = tmp_path / "results.jsonl"
    with pytest.raises(KeyboardInterrupt):
        run_into(path, field, 4, stop_after=5)
    assert len(path.read_text("utf-8").splitlines()) == 6
    with path.open("a") as file:
        file.write('{"options": "seats=2", "gro')  # torn by a crash
    assert outcomes(run_into(path, field, 6)) == outcomes(straight)
    lines = path.read_text("utf-8").splitlines()
    assert len(lines) == 1 + len(straight)
    assert all(json.loads(line) for line in lines)
    before = path.read_bytes()
    assert outcomes(run_into(path, field, 6)) == outcomes(straight)
    assert outcomes(run_into(path, field, 2)) == outcomes(straight[:6])
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "other",
    [
        contest("random", "random", seed="t"),
        contest("random", "random", budget="5it"),
        contest("random", toy("First")),
        contest("random", "random", "random"),
        contest("random", "random", game="board"),
        contest("random", "random", "random", seats=3),
    ],
)
def test_results_of_another_contest_are_left_alone(tmp_path: Path, other: Contest) -> None:
    path = tmp_path / "results.jsonl"
    run_into(path, contest("random", "random"), 2)
    before = path.read_bytes()
    with pytest.raises(OptionError, match=r"holds results of another contest \(its .*nothing was"):
        run_into(path, other, 2)
    assert path.read_bytes() == before


def test_a_bot_file_that_has_changed_is_another_contest(tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text(TOYS.read_text("utf-8"), "utf-8")
    path = tmp_path / "results.jsonl"
    run_into(path, contest("random", f"{bot}:First"), 2)
    run_into(path, contest("random", f"{bot}:First"), 4)
    begun = contest("random", f"{bot}:First", seed="begun")
    bot.write_text(TOYS.read_text("utf-8") + "\n", "utf-8")
    with pytest.raises(BotError, match="'First': its file has changed since the arena began"):
        run_contest(begun, 2)
    with pytest.raises(OptionError, match="its bots: random"):
        run_into(path, contest("random", f"{bot}:First"), 4)


@pytest.mark.parametrize("content", ["my diary\n", "my diary", "[1]\n", '{"a": 1}\n', "\xff\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(content, "latin-1")
    with pytest.raises(OptionError, match="holds no arena results: nothing was changed"):
        ResultsFile(path, contest("random", "random").header())
    assert path.read_text("latin-1") == content


def test_torn_headers_unreadable_lines_and_places(tmp_path: Path) -> None:
    field = contest("random", "random")
    path = tmp_path / "results.jsonl"
    run_into(path, field, 2)
    whole = path.read_text("utf-8")
    path.write_text(whole[:30], "utf-8")
    run_into(path, field, 2)
    assert len(path.read_text("utf-8").splitlines()) == 3
    path.write_text(whole + "{}\n", "utf-8")
    with pytest.raises(OptionError, match="line 4: unreadable result"):
        run_into(path, field, 2)
    for place in (tmp_path, tmp_path / "nowhere" / "results.jsonl"):
        with pytest.raises(OptionError, match=r"cannot use .* for results"):
            ResultsFile(place, field.header())


# Summaries


def test_a_summary_by_hand() -> None:
    field = contest("random", "random", "random")
    a, b, c = field.names
    games = [
        made(0, (a, b), (1, 2), (30, 20)),
        made(0, (b, a), (1, 1), (25, 25)),
        made(1, (a, b), (2, 1), (10, 40)),
        made(1, (b, a), (2, 1), (19, 20)),
    ]
    found = summarise(field, games)
    assert [bot.name for bot in found.bots] == [a, b]
    first, second = found.bots
    assert first.wins.mean == pytest.approx((1 + 0.5 + 0 + 1) / 4)
    assert first.wins.groups == 2
    assert (first.mean_score, first.mean_rank) == (21.25, 1.25)
    assert (second.mean_score, second.mean_rank) == (26.0, 1.5)
    assert first.ms_per_turn == (10 + 20 + 10 + 20) / 20
    assert first.max_ms_per_turn == 4.0
    assert found.pairs[a, b].to_data()["win_rate"] == 0.625
    assert found.pairs[a, b].draws == 1
    assert (a, c) not in found.pairs
    assert found.winner_mean_score == (30 + 25 + 25 + 40 + 20) / 5
    assert found.first_seat_win_rate == (1 + 0.5 + 0 + 0) / 4
    assert first.to_data()["ranks"] == {"1": 3, "2": 1}


def test_three_seats_split_victories_and_compare_ranks() -> None:
    field = contest("random", "random", "random", seats=3)
    a, b, c = field.names
    games = [
        made(0, (a, b, c), (1, 1, 3), (9, 9, 2)),
        made(0, (b, c, a), (1, 2, 3), (9, 5, 2)),
        made(0, (c, a, b), (2, 1, 3), (8, 9, 2)),
    ]
    found = summarise(field, games)
    rates = {bot.name: bot.wins.mean for bot in found.bots}
    assert rates == pytest.approx({a: 1.5 / 3, b: 1.5 / 3, c: 0.0})
    assert found.pairs[a, b].better.mean == pytest.approx((0.5 + 0 + 1) / 3)
    assert found.pairs[c, b].better.mean == pytest.approx(1 / 3)
    assert [bot.name for bot in found.bots][-1] == c


def test_rates_of_two_add_up() -> None:
    tables = [(group, {"a": 1 + group % 2, "b": 2 - group % 2}) for group in range(7)]
    there, back = compare(tables, "a", "b").better, compare(tables, "b", "a").better
    assert there.mean + back.mean == pytest.approx(1)
    assert there.low == pytest.approx(1 - back.high)


def test_ratings_follow_strength_and_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [made(g, ("a", "b", "c"), (1, 2, 3), (3, 2, 1)) for g in range(20)]
    found = ratings.rate_bots(["a", "b", "c"], games)
    assert found is not None
    assert found["a"].mu > found["b"].mu > found["c"].mu
    assert found["a"].sigma < 25 / 3
    monkeypatch.setattr(ratings, "can_rate", lambda: False)
    assert ratings.rate_bots(["a", "b", "c"], games) is None


def test_a_dead_worker_is_said_in_one_line(tmp_path: Path) -> None:
    bot = tmp_path / "fatal.py"
    bot.write_text(
        "import os\nclass Fatal:\n    def decide(self, view, legal, rng):\n        os._exit(3)\n"
    )
    with pytest.raises(CoatlError, match="a worker process has died"):
        run_contest(contest("random", f"{bot}:Fatal"), 4, jobs=2)


def test_two_runs_cannot_write_to_one_file(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with ResultsFile(path, {"game": "board"}), pytest.raises(OptionError, match="another run"):
        ResultsFile(path, {"game": "board"})
    with ResultsFile(path, {"game": "board"}) as again:
        assert again.played == []
