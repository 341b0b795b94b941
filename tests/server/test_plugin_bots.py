"""Bots of installed packages at the tables of a server, if its host allows them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from coatl.bots.installed import installed_bots
from coatl.bots.levels import LEVEL_NAMES
from coatl.core.registry import GAMES
from coatl.server.checks import check_all
from coatl.server.live.offered import InstalledBot, find_installed, offer_bots
from coatl.server.settings import ServerSettings
from coatl.tables.commands import SeatPlan
from coatl.tables.errors import TableError
from tests.bots.oracle_package import install
from tests.server.devices import ApiClient, Seated
from tests.server.serving import RUN, ServerProcess

ABOUT = "Takes the first thing that it may."
FAILED = "a bot worker failed"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    place = tmp_path / "site"
    place.mkdir()
    install(place)
    return place


@pytest.fixture
def found_here(package: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(package))
    installed_bots.cache_clear()
    yield
    installed_bots.cache_clear()


@pytest.mark.usefixtures("found_here")
def test_those_that_can_be_made_are_offered_for_their_games() -> None:
    found, [problem] = find_installed()
    assert found == [
        InstalledBot("dealer", ABOUT, ("cards",)),
        InstalledBot("oracle", ABOUT, tuple(GAMES)),
    ]
    assert "bot 'broken' of the package oracle-bot: RuntimeError: no battery" in problem
    assert offer_bots(plugins=False).names("cards") == list(LEVEL_NAMES)
    offered = offer_bots(plugins=True)
    assert offered.names("cards") == [*LEVEL_NAMES, "dealer", "oracle"]
    offered.check(
        "cards", [SeatPlan("bot", "dealer"), SeatPlan("person"), SeatPlan("bot", "carver")]
    )
    with pytest.raises(TableError) as refused:
        offered.check("board", [SeatPlan("bot", "carver"), SeatPlan("bot", "dealer")])
    assert refused.value.code == "bad-message"
    [told] = refused.value.arguments["problems"]
    assert told["what"].endswith("priest, high-priest, oracle")


@pytest.mark.usefixtures("found_here")
def test_the_doctor_says_which_is_left_out(tmp_path: Path) -> None:
    def look(**settings: Any) -> list[str]:
        found = check_all(tmp_path / "none", ServerSettings(**settings), None)
        return [each.text for each in found if each.about == "plug-in bots" and not each.ok]

    assert look() == []
    [told] = look(plugin_bots=True)
    assert "'broken'" in told
    assert "no battery" in told


@pytest.mark.slow
def test_one_plays_a_whole_game_and_without_its_package_games_go_on(
    package: Path, tmp_path: Path
) -> None:
    data, log, later = tmp_path / "data", tmp_path / "log", tmp_path / "later"
    seats = [{"kind": "person"}, {"kind": "bot", "level": "dealer"}]
    code = f"import sys\nsys.path.insert(0, {str(package)!r})\n{RUN}"
    hurry = {"COATL_BOT_MILLISECONDS": "10"}
    with ServerProcess(data, log, code=code, COATL_PLUGIN_BOTS="true", **hurry) as server:
        api = ApiClient(server)
        told = api.get("/api/games")["installed"]
        assert told[0] == {"name": "dealer", "description": ABOUT, "games": ["cards"]}
        table = api.table("oracle", "novice", game="cards")
        over = watch_to_the_end(table)
        assert [(seat["name"], seat["level"]) for seat in over["table"]["seats"]] == [
            ("oracle", "oracle"),
            ("novice", "novice"),
        ]
        api.post("/api/tables", {"game": "board", "seats": seats}, status=422)
        waiting = api.table("oracle", "novice", game="cards", autostart=False)
        plan = {"kind": "bot", "level": "broken"}
        waiting.command(waiting.host, 422, type="configure", target=1, plan=plan)
        plan = {"kind": "bot", "level": "dealer"}
        waiting.command(waiting.host, type="configure", target=1, plan=plan)
        api.client.close()
        assert server.stop() == 0
    assert "no battery" in log.read_text()
    assert FAILED not in log.read_text()
    with ServerProcess(
        data, later, **hurry
    ) as server:  # another worker, where nothing is installed
        api = ApiClient(server)
        assert api.get("/api/games")["installed"] == []
        refused = api.post("/api/tables", {"game": "cards", "seats": seats}, status=422)
        assert refused["code"] == "bad-message"
        assert refused["arguments"]["problems"][0]["what"].endswith("carver, priest, high-priest")
        waiting.api = api
        waiting.command(waiting.host, type="start")
        assert watch_to_the_end(waiting)["table"]["seats"][1]["level"] == "dealer"
        api.client.close()
    assert FAILED in later.read_text()


def watch_to_the_end(table: Seated) -> Any:
    with table.device() as watcher:
        return watcher.until_state(lambda state: state["table"]["status"] == "over")
