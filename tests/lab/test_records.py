"""Games in bulk: what is kept, read again and gone on from."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from coatl.bots import load_bot
from coatl.cli.main import run
from coatl.core.errors import CoatlError, OptionError
from coatl.core.record import parse_record, replay_to_end
from coatl.core.registry import get_game
from coatl.lab import records as module
from coatl.lab.arena import run_contest
from coatl.lab.contest import Contest, Played, enter_bots
from coatl.lab.kept import find_known, keep_game
from coatl.lab.records import RecordsFolder, RecordsWriter, read_decisions
from coatl.lab.results import ResultsFile
from coatl.lab.runner import run_games
from coatl.lab.simulation import Simulation, simulate

SIMULATION = Simulation("cards", "seats=2", ("random", "random"), "kept")


@pytest.fixture(autouse=True)
def small_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GAMES_A_SHARD", 7)
    monkeypatch.setattr(module, "GAMES_A_BLOCK", 3)


def keep(path: Path, games: int, simulation: Simulation = SIMULATION) -> str:
    with RecordsWriter(path, simulation.header()) as folder:
        return simulate(simulation, games, records=folder).fingerprint


def test_all_games_are_kept_and_read_back_in_order(tmp_path: Path) -> None:
    keep(tmp_path / "games", 17)
    folder = RecordsFolder(tmp_path / "games")
    assert folder.shards == [0, 1, 2]
    game = get_game("cards")
    numbers = []
    for entry, text in folder.read():
        record = parse_record(game, text)
        state = replay_to_end(game, record)
        assert state.scores() == entry.scores == record.scores
        assert record.players == entry.players == ("random", "random")
        assert len(record.steps) == entry.decisions
        numbers.append(entry.more["number"])
    assert numbers == list(range(17))


@pytest.mark.parametrize(("game", "bots"), [("board", 2), ("cards", 2), ("carl", 1)])
def test_a_simulation_plays_the_games_of_the_runner(game: str, bots: int) -> None:
    rules = get_game(game)
    options = rules.parse_options("")
    plain = run_games(rules, options, [load_bot("novice") for _ in range(bots)], 3, "s")
    wanted = Simulation(game, rules.format_options(options), ("novice",) * bots, "s")
    assert simulate(wanted, 3).fingerprint == plain.fingerprint


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    straight = simulate(SIMULATION, 12).fingerprint
    keep(tmp_path / "games", 5)
    before = (tmp_path / "games" / "00000.games.gz").stat().st_mtime_ns
    assert keep(tmp_path / "games", 12) == straight
    assert keep(tmp_path / "games", 12) == straight
    assert (tmp_path / "games" / "00000.games.gz").stat().st_mtime_ns == before
    assert len(list(RecordsFolder(tmp_path / "games").entries())) == 12


def test_a_shard_that_was_torn_is_as_if_it_had_not_been(tmp_path: Path) -> None:
    keep(tmp_path / "games", 5)
    (tmp_path / "games" / "00001.games.gz").write_bytes(b"half of")
    (tmp_path / "games" / "index.part").write_bytes(b"half of")
    assert keep(tmp_path / "games", 9) == simulate(SIMULATION, 9).fingerprint
    (tmp_path / "games" / "00000.games.gz").write_bytes(b"")
    with pytest.raises(CoatlError, match="it ends in the middle of a game"):
        list(RecordsFolder(tmp_path / "games").read())


def test_an_index_that_is_damaged_is_named_with_what_can_be_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep(tmp_path / "games", 17)
    index = tmp_path / "games" / "00001.index.gz"
    whole = index.read_bytes()
    damaged = (whole[:-9], b"", whole[:40], b"{}", gzip.compress(b"{}\n"), gzip.compress(b"[1]\n"))
    for broken in damaged:
        index.write_bytes(broken)
        assert run(["records", str(tmp_path / "games")]) == 2
        told = capsys.readouterr().err
        assert "00001.index.gz' cannot be read: " in told
        assert "without 00001.* the other games can be read" in told
    for each in (tmp_path / "games").glob("00001.*"):
        each.unlink()
    (tmp_path / "games" / "mine.index.gz").write_bytes(b"a note")
    assert len(list(RecordsFolder(tmp_path / "games").read())) == 10
    with pytest.raises(OptionError, match="lacks game 7, so this command cannot go on there"):
        keep(tmp_path / "games", 17)
    (tmp_path / "games" / "00002.index.gz").unlink()
    assert keep(tmp_path / "games", 17) == simulate(SIMULATION, 17).fingerprint


def test_other_games_and_other_folders_are_left_alone(tmp_path: Path) -> None:
    keep(tmp_path / "games", 2)
    other = Simulation("cards", "seats=2", ("random", "random"), "another")
    with pytest.raises(OptionError, match=r"holds other games \(its seed: "):
        keep(tmp_path / "games", 2, other)
    bots = Simulation("cards", "seats=2", ("novice", "random"), SIMULATION.seed)
    told = r"\(its bots: random \(code [0-9a-f]{6}\), random \(code [0-9a-f]{6}\)\)"
    with pytest.raises(OptionError, match=told):
        keep(tmp_path / "games", 2, bots)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "diary.txt").write_text("dear")
    with pytest.raises(OptionError, match="the folder is not empty"):
        keep(tmp_path / "mine", 2)
    with pytest.raises(OptionError, match="is no folder of records"):
        RecordsFolder(tmp_path / "mine")


def test_decisions_come_with_their_positions(tmp_path: Path) -> None:
    keep(tmp_path / "games", 3)
    count = 0
    for entry, state, seat, action in read_decisions(tmp_path / "games"):
        assert seat in state.acting
        assert action in state.legal_actions(seat)
        assert not state.is_over
        assert entry.ranks[seat] in (1, 2)
        count += 1
    assert count == sum(entry.decisions for entry in RecordsFolder(tmp_path / "games").entries())


def test_an_arena_keeps_records_beside_its_results(tmp_path: Path) -> None:
    contest = Contest("cards", ("seats=2",), 2, enter_bots(["random", "novice"], "cards"), "k")

    def play(games: int) -> list[Played]:
        with (
            ResultsFile(tmp_path / "r.jsonl", contest.header()) as file,
            RecordsWriter(tmp_path / "games", contest.header()) as folder,
        ):
            return run_contest(
                contest,
                games,
                known=find_known(file, folder),
                keep=file.add,
                keep_record=lambda played, text: keep_game(folder, contest, played, text),
            )

    play(2)
    outcomes = [played.outcome for played in play(6)]
    assert outcomes == [played.outcome for played in run_contest(contest, 6)]
    entries = list(RecordsFolder(tmp_path / "games").entries())
    assert [Played.from_data(entry.more["played"]).outcome for entry in entries] == outcomes
    assert {entry.players for entry in entries} == {("random", "novice"), ("novice", "random")}


def test_the_command_lists_filters_and_exports(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "games")
    sim = ["sim", "--game", "cards", "--bots", "random,novice", "--games", "8", "--json"]
    assert run([*sim, "--records", path]) == 0
    first = json.loads(capsys.readouterr().out)
    assert run([*sim, "--records", path]) == 0
    assert json.loads(capsys.readouterr().out)["fingerprint"] == first["fingerprint"]
    assert run(["records", path, "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert (listed["games"], len(listed["first"])) == (8, 8)
    assert sum(listed["wins"].values()) == pytest.approx(8)
    assert run(["records", path, "--winner", "novice"]) == 0
    assert "won by novice" in capsys.readouterr().out
    best = max(max(entry["scores"]) for entry in listed["first"])
    assert run(["records", path, "--least", str(best), "--export", str(tmp_path / "out")]) == 0
    (file, *_) = (tmp_path / "out").iterdir()
    assert str(best) in file.read_text().splitlines()[-1]
    assert run(["records", path, "--limit", "3", "--export", str(tmp_path / "o.jsonl.gz")]) == 0
    with gzip.open(tmp_path / "o.jsonl.gz", "rt") as lines:
        texts = [json.loads(line)["record"] for line in lines]
    assert len(texts) == 3
    assert texts[0].startswith("coatl record 1\n")
    capsys.readouterr()
    assert run(["records", str(tmp_path)]) == 2
    assert "is no folder of records" in capsys.readouterr().err
    assert run(["records", path, "--export", str(tmp_path / "out")]) == 2
    assert "is there already: name a folder that is not, or a file that" in capsys.readouterr().err
    assert run([*sim, "--records", str(file)]) == 2
    assert "is a file: name a folder" in capsys.readouterr().err
