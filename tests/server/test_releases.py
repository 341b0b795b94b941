"""What older releases have written opens, is shown as it was, and goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from coatl.core.errors import RecordError
from coatl.core.fair import verify_record
from coatl.core.record import game_of, parse_record, replay, replay_to_end
from coatl.core.registry import get_game
from coatl.server.live.hub import Hub
from coatl.tables.errors import TableError
from coatl.tables.history import HistoryReader, show_step
from tests.fixtures.kept import FOLDER, RELEASES, read_notes, show_all, show_late, unpack
from tests.server.hubs import open_hub, play_on

RECORDS = sorted(FOLDER.glob("*/records/*.coatl"))


def find_lost(noted: Any, now: Any, place: str = "") -> list[str]:
    """List the places where something differs from what was noted; fields may have come later."""
    if isinstance(noted, dict) and isinstance(now, dict):
        return [
            lost for key in noted for lost in find_lost(noted[key], now.get(key), f"{place}.{key}")
        ]
    if isinstance(noted, list) and isinstance(now, list) and len(noted) == len(now):
        return [
            lost
            for number, (one, other) in enumerate(zip(noted, now, strict=True))
            for lost in find_lost(one, other, f"{place}[{number}]")
        ]
    return [] if noted == now else [f"{place}: {noted!r} is {now!r} now"]


@pytest.mark.slow  # a real database, with many games played to their end
@pytest.mark.parametrize("release", RELEASES)
def test_a_database_opens_and_goes_on(release: str, tmp_path: Path) -> None:
    unpack(release, tmp_path)

    async def scenario() -> None:
        async with open_hub(tmp_path) as hub:
            for table_id, noted in read_notes(release).items():
                room = await hub.rooms.find(table_id)
                assert room.table.status == noted["status"], noted["name"]
                assert not find_lost(noted["shown"], show_all(room), noted["name"])
                if noted["status"] == "running":
                    await play_on(hub, room)
                    assert not find_lost(noted["late"], show_late(room), noted["name"])

    asyncio.run(scenario())


@pytest.mark.slow  # a real database
@pytest.mark.parametrize("release", RELEASES)
def test_finished_games_outlive_their_rules(
    release: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With other rules that would draw otherwise, a finished game is shown from its record."""
    unpack(release, tmp_path)
    notes = read_notes(release)

    async def open_all(check: Callable[[Hub, str, Any], Awaitable[None]]) -> None:
        async with open_hub(tmp_path) as hub:
            for table_id, noted in notes.items():
                await check(hub, table_id, noted)

    async def look(hub: Hub, table_id: str, noted: Any) -> None:
        if noted["status"] == "over":  # opened once by a release that knows how to keep records
            await hub.rooms.find(table_id)

    async def look_again(hub: Hub, table_id: str, noted: Any) -> None:
        if noted["status"] != "over":
            with pytest.raises(TableError, match="it cannot go on here") as caught:
                await hub.rooms.find(table_id)
            assert caught.value.code == "other-rules"
            return
        room = await hub.rooms.find(table_id)
        assert not find_lost(noted["shown"], show_all(room), noted["name"])
        record = room.table.record()
        assert record.rules_version == 1
        for step in (0, len(record.steps)):
            assert show_step(room.table, step, HistoryReader(0))["steps"] == len(record.steps)

    def draw_otherwise(*_: object) -> Any:
        raise AssertionError("nothing is drawn anew")

    asyncio.run(open_all(look))
    for game in ("board", "cards", "carl"):
        monkeypatch.setattr(type(get_game(game)), "rules_version", 2)
    monkeypatch.setattr("coatl.tables.folding.SeededChance", draw_otherwise)
    asyncio.run(open_all(look_again))


def test_a_finished_record_of_older_rules_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    for path in RECORDS:
        text = path.read_text("utf-8")
        game = get_game(game_of(text))
        record = parse_record(game, text)
        with monkeypatch.context() as patch:
            patch.setattr(type(game), "rules_version", 2)
            if record.scores is None:
                with pytest.raises(RecordError, match="written for rules version 1, this is 2"):
                    list(replay(game, record, older_rules=True))
            else:
                assert len(list(replay(game, record, older_rules=True))) == len(record.steps) + 1
            with pytest.raises(RecordError, match="written for rules version 1, this is 2"):
                replay_to_end(game, record)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_record_replays(path: Path) -> None:
    text = path.read_text("utf-8")
    game = get_game(game_of(text))
    record = parse_record(game, text)
    state = replay_to_end(game, record)
    assert state.is_over == (record.scores is not None)
    if state.is_over:
        verify_record(game, record)


def test_every_kind_of_table_is_kept() -> None:
    """The newest release that is kept has tables at every stage of every game."""
    notes = read_notes(RELEASES[-1]).values()
    kept = {(noted["shown"]["None"]["table"]["game"], noted["status"]) for noted in notes}
    games = {"board", "cards", "carl"}
    assert kept >= {("board", "lobby")} | {(g, s) for g in games for s in ("running", "over")}
    drafts = [
        shown["position"]["draft"]
        for noted in notes
        for shown in noted["shown"].values()
        if shown["position"]
    ]
    assert any(draft and draft["steps"] and draft["redo"] for draft in drafts)
