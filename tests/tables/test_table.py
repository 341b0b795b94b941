"""Tables in memory: everything follows from the entries, and each reader is told just its part."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coatl.core.events import Event
from coatl.core.fair import verify_record
from coatl.core.record import parse_record
from coatl.tables import entries as e
from coatl.tables.errors import TableError
from coatl.tables.seating import name_bots
from coatl.tables.seats import Seat
from tests.server.folding import SETUPS, Folding, Setup, new_folding, random_draft

IDS = [f"{name}-{seats}{'-' if options else ''}{options}" for name, options, seats in SETUPS]
BOARD: Setup = ("board", "", 3)
Log = list[tuple[int, Event]]


class Evening:
    """A table at which anything may happen; it keeps what each reader was shown, by version."""

    def __init__(self, setup: Setup, seed: str, **settings: Any) -> None:
        self.rng = random.Random(seed)
        self.folding = new_folding(setup, seed, **settings)
        self.logs: dict[int | None, list[Log]] = {}
        """By reader and version: the log then."""
        for reader in self.folding.readers:
            empty: list[Log] = [[]] * self.folding.table.version_for(reader)
            self.logs[reader] = [*empty, self.folding.table.log_for(reader)]
        self.kinds: set[str] = set()

    def happen(self) -> str:
        """Let one thing happen; return what."""
        folding, rng = self.folding, self.rng
        table = folding.table
        before = len(folding.entries)
        if (seat := table.forced_pass()) is not None:
            folding.play(seat, folding.match.state.legal_actions(seat))
        elif (seat := table.bot_to_move()) is not None:
            folding.play(seat, [rng.choice(folding.match.state.legal_actions(seat))])
        elif rng.random() < 0.08:
            self._disturb()
        else:
            seat = rng.choice(folding.match.state.acting)
            kind, data = random_draft(folding, seat, rng)
            folding.send(kind, seat, **data)
        assert len(folding.entries) == before + 1
        entry, _ = folding.entries[-1]
        self.kinds.add(entry.kind)
        return entry.kind

    def _disturb(self) -> None:
        folding, rng = self.folding, self.rng
        seat = rng.randrange(len(folding.table.seats))
        things: list[tuple[str, int | None, dict[str, Any]]] = [
            ("rename", seat, {"name": f"R{folding.commands}"}),
            ("settings", seat, {"pace": rng.choice(["fast", "slow"])}),
            ("settings", None, {"name": f"T{folding.commands}"}),
            ("replace", None, {"target": seat, "level": "novice"}),
            ("return", None, {"target": seat}),
            ("leave", seat, {}),
            ("resign", seat, {}),
        ]
        rng.shuffle(things)
        for kind, by, data in things:
            if kind == "resign" and rng.random() < 0.8:
                continue
            try:
                folding.send(kind, by, is_host=by is None, **data)
            except TableError:
                continue
            return
        raise AssertionError("nothing could happen")

    def look(self) -> None:
        """Note what everybody is shown now."""
        for reader, logs in self.logs.items():
            version = self.folding.table.version_for(reader)
            log = self.folding.table.log_for(reader)
            if version == len(logs) - 1:
                assert log == logs[-1]
            else:
                assert version == len(logs)  # one entry, one version at most
                logs.append(log)

    def check_resuming(self) -> None:
        """Whatever version a reader has, it is sent exactly what it has not seen."""
        for reader, logs in self.logs.items():
            for version, known in enumerate(logs):
                if version >= len(self.folding.readers) + 1:  # while it began nobody looked
                    assert known + self.folding.table.log_for(reader, version) == logs[-1]
            for version in (1, len(logs) // 2, len(logs) - 1):
                shown = self.folding.shown(reader, version)
                assert (shown["type"], shown["since"]) == ("update", version)
                full = self.folding.shown(reader)["log"]
                assert shown["log"] == full[len(full) - len(shown["log"]) :]


def assert_equal(one: Folding, other: Folding) -> None:
    assert one.readers == other.readers
    for reader in one.readers:
        assert one.shown_bytes(reader) == other.shown_bytes(reader)
        assert one.table.readers[reader] == other.table.readers[reader]
    assert one.table.keys == other.table.keys
    assert one.table.seats == other.table.seats
    if one.table.status == "over":
        assert one.table.record_text() == other.table.record_text()


@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_entries_make_the_table(setup: Setup) -> None:
    """Folding again from any point gives the same table, down to the bytes that are sent."""
    evening = Evening(setup, "again", help="off")
    folding = evening.folding
    while folding.table.status == "running":
        evening.happen()
        if len(folding.entries) % 40 == 0:
            assert_equal(folding.again(), folding)
    assert_equal(folding.again(), folding)
    record = parse_record(folding.table.game, folding.table.record_text())
    assert record.resigned == tuple(folding.table.resigned)
    report = verify_record(folding.table.game, record)
    assert report.commitment == folding.table.commitment
    assert report.result == folding.table.result()


@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_versions_count_what_a_reader_has_seen(setup: Setup) -> None:
    """A version changes by one, and only then does anything that the reader is shown."""
    evening = Evening(setup, "versions", help="off")
    folding = evening.folding
    shown = {reader: folding.shown_bytes(reader) for reader in folding.readers}
    for _ in range(120):
        if folding.table.status != "running":
            break
        versions = {reader: folding.table.version_for(reader) for reader in folding.readers}
        evening.happen()
        evening.look()
        for reader in folding.readers:
            now = folding.shown_bytes(reader)
            if folding.table.version_for(reader) == versions[reader]:
                assert now == shown[reader]
            shown[reader] = now
    evening.check_resuming()


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_a_whole_evening_with_help(setup: Setup) -> None:
    evening = Evening(setup, "evening", help="match")
    while evening.folding.table.status == "running":
        evening.happen()
        evening.look()
    evening.check_resuming()
    assert_equal(evening.folding.again(), evening.folding)


def test_nobody_learns_who_has_chosen() -> None:
    rng = random.Random(5)
    for seed in range(4):
        folding = new_folding(("board", "", 4), f"hidden-{seed}", help="off")
        while folding.table.is_hidden:
            seat = rng.choice(folding.match.state.acting)
            kind, data = random_draft(folding, seat, rng)
            folding.send(kind, seat, **data)
            if not folding.table.is_hidden:
                break
            for reader in folding.readers:
                others = [other for other in range(4) if other != reader]
                acting = folding.table.acting_for(reader)
                assert [other for other in acting if other != reader] == others
                if reader is not None:
                    assert (reader in acting) == (reader in folding.match.state.acting)
        assert folding.table.acting_for(None) == list(folding.match.state.acting)


def test_what_is_no_choice_shows_at_once_during_the_choice() -> None:
    folding = new_folding(BOARD, "renamed")
    assert folding.table.is_hidden
    before = [folding.table.version_for(reader) for reader in folding.readers]
    folding.send("rename", 1, name="Itzel")
    folding.send("settings", None, is_host=True, pace="slow")
    folding.send("replace", None, is_host=True, target=2)
    assert [folding.table.version_for(reader) for reader in folding.readers] == [
        version + 3 for version in before
    ]
    folding.play(2, [folding.match.state.legal_actions(2)[0]])
    assert folding.table.version_for(0) == before[1] + 3
    assert folding.table.version_for(2) == before[3] + 4


def test_who_resigns_ranks_last_and_the_record_says_so() -> None:
    evening = Evening(BOARD, "resigned", help="off")
    folding = evening.folding
    folding.send("resign", 1)
    folding.send("resign", 0)
    while folding.table.status == "running":
        seat = folding.match.state.acting[0]
        folding.play(seat, [folding.match.state.legal_actions(seat)[0]])
    ranks = {each.seat: each.rank for each in folding.table.result().standings}
    assert ranks == {2: 1, 0: 2, 1: 3}
    result = folding.shown(None)["position"]["result"]  # type: ignore[index]
    assert result is not None
    assert [each["seat"] for each in result["standings"] if each["resigned"]] == [0, 1]
    record = parse_record(folding.table.game, folding.table.record_text())
    assert record.resigned == (1, 0)


def test_a_table_tells_when_it_moved_last_and_when_its_game_ended() -> None:
    """What one seat tries is not told to others, not even by the time."""
    folding = new_folding(("cards", "", 2), "moved", help="off")
    moved = [folding.shown(None)["table"]["moved"]]
    first = folding.match.state.acting[0]
    folding.send("step", first, action=folding.match.legal_for(first)[0])
    moved.append(folding.shown(1 - first)["table"]["moved"])
    folding.send("resign", first)
    moved.append(folding.shown(1 - first)["table"]["moved"])
    begun = float(len(folding.entries) - 2)
    assert moved == [begun, begun, begun + 2]
    while folding.table.status == "running":
        seat = folding.match.state.acting[0]
        folding.play(seat, [folding.match.state.legal_actions(seat)[0]])
    ended = float(len(folding.entries))
    folding.add(e.Rematch(0, "another"))
    assert folding.shown(0)["table"]["moved"] == ended


def refused(folding: Folding, kind: str, seat: int | None, **data: Any) -> str:
    with pytest.raises(TableError) as caught:
        folding.send(kind, seat, **data)
    return caught.value.code


def test_a_bot_stands_in_until_the_person_returns() -> None:
    folding = new_folding(BOARD, "replaced")
    folding.send("step", 0, action=folding.match.legal_for(0)[0])
    folding.send("leave", 0)
    assert folding.table.seats[0].is_automatic
    assert folding.table.bot_to_move() == 0
    assert folding.match.drafts[0].steps == []
    assert folding.shown(0)["position"]["legal"] == []  # type: ignore[index]
    assert refused(folding, "step", 0, action=folding.match.legal_for(0)[0]) == "away"
    assert refused(folding, "leave", 0) == "away"
    assert refused(folding, "return", 1, target=0) == "forbidden"
    folding.send("return", 0, target=0)
    assert refused(folding, "return", 0, target=0) == "not-away"
    assert folding.table.bot_to_move() is None
    folding.send("replace", 1, target=0, level="novice")
    folding.send("return", None, is_host=True, target=0)
    assert not folding.table.seats[0].is_automatic


def test_only_who_sits_there_or_hosts_changes_the_pace_or_calls_a_bot() -> None:
    folding = new_folding(BOARD, "strangers")
    assert refused(folding, "settings", None, pace="slow") == "forbidden"
    assert refused(folding, "replace", None, target=0, level="novice") == "forbidden"
    folding.send("settings", 1, pace="slow")
    assert refused(folding, "settings", 1, name="Ours") == "forbidden"
    folding.send("settings", None, is_host=True, pace="fast", name="Ours")


def test_a_seat_that_resigned_or_was_kicked_stays_with_its_bot() -> None:
    folding = new_folding(BOARD, "gone")
    folding.send("resign", 1, level="novice")
    assert refused(folding, "return", 1, target=1) == "resigned"
    assert refused(folding, "resign", 1) == "resigned"
    assert refused(folding, "step", 1, action=folding.match.state.legal_actions(1)[0]) == "away"
    assert refused(folding, "kick", 0, target=2) == "forbidden"
    folding.send("kick", None, is_host=True, target=2)
    seat = folding.table.seats[2]
    assert (seat.kind, seat.level, seat.taken) == ("bot", "carver", False)
    assert refused(folding, "return", None, is_host=True, target=2) == "not-away"
    assert refused(folding, "kick", None, is_host=True, target=2) == "no-person"


def test_who_leaves_before_the_game_frees_the_seat() -> None:
    folding = new_folding(BOARD, "left", start=False, listed=True)
    folding.send("leave", 1)
    assert (folding.table.seats[1].kind, folding.table.seats[1].taken) == ("person", False)
    folding.send("configure", None, is_host=True, target=1, plan={"kind": "open"})
    folding.add(e.Join(1, "Ana", "n"))
    assert folding.table.seats[1].kind == "person"
    folding.send("kick", None, is_host=True, target=1)
    assert (folding.table.seats[1].kind, folding.table.seats[1].taken) == ("open", False)
    assert refused(folding, "start", None, is_host=True) == "not-ready"


def test_every_name_is_different() -> None:
    folding = new_folding(("board", "", 4), "names", start=False)
    assert refused(folding, "rename", 0, name="P1") == "name-taken"
    folding.send("rename", 0, name="P0")
    for seat in (2, 3):
        folding.send("leave", seat)
        plan = {"kind": "bot", "level": "novice"}
        folding.send("configure", None, is_host=True, target=seat, plan=plan)
    assert [seat.name for seat in folding.table.seats] == ["P0", "P1", "novice", "novice 2"]


def test_bots_of_a_new_table_have_names_of_their_own() -> None:
    names = ["novice", "novice 2", "novice", "novice"]
    seats = name_bots([*(Seat("bot", name) for name in names), Seat("person")])
    named = [seat.name for seat in seats[:-1]]
    assert named == ["novice", "novice 2", "novice 3", "novice 4"]
    assert seats[-1] == Seat("person")


def test_a_game_goes_on_from_a_record() -> None:
    evening = Evening(("cards", "", 2), "first", help="off")
    first = evening.folding
    while first.table.status == "running":
        evening.happen()
    text = first.table.record_text()
    count = len(parse_record(first.table.game, text).steps)
    for steps in (0, count // 2, count):
        folding = new_folding(("cards", "", 2), "second", record=text, steps=steps, help="off")
        assert folding.shown(None)["table"]["continued"] == steps
        while folding.table.status == "running":
            seat = folding.match.state.acting[0]
            folding.play(seat, [folding.match.state.legal_actions(seat)[-1]])
        record = parse_record(folding.table.game, folding.table.record_text())
        assert record.continued == steps
        report = verify_record(folding.table.game, record)
        assert bool(report.checked) == (steps < count)
        assert_equal(folding.again(), folding)
