"""`coatl play` in the browser: the address, the page that is opened, a server that runs already."""

from __future__ import annotations

import sys
import webbrowser
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from coatl.cli import browser
from coatl.cli.main import run
from coatl.server import running
from coatl.server.settings import ServerSettings
from coatl.server.storage.data_folder import lock_data_dir
from coatl.server.storage.store import Store


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """Collect the pages that are opened; tables are kept in an empty folder."""
    pages: list[str] = []
    monkeypatch.setenv("COATL_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "open", pages.append)
    monkeypatch.setattr(browser, "open_in_background", pages.append)
    return pages


def served(monkeypatch: pytest.MonkeyPatch) -> list[ServerSettings]:
    """Pretend to serve; return the settings that were asked for."""
    asked: list[ServerSettings] = []

    def serve(
        settings: ServerSettings, announce: Callable[[str], None], *, any_port: bool = False
    ) -> int:
        asked.append(settings)
        announce("http://127.0.0.1:8080/")
        return 0

    monkeypatch.setattr(running, "serve", serve)
    return asked


def test_the_page_is_opened_and_its_address_printed(
    opened: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = served(monkeypatch)
    assert run(["play"]) == 0
    assert opened == ["http://127.0.0.1:8080/"]
    assert "http://127.0.0.1:8080/" in capsys.readouterr().out
    assert (asked[0].host, asked[0].port, asked[0].log_level) == ("127.0.0.1", 8080, "warning")


def test_installed_bots_can_be_chosen_unless_the_environment_says_no(
    opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = served(monkeypatch)
    monkeypatch.delenv("COATL_PLUGIN_BOTS", raising=False)
    run(["play"])
    monkeypatch.setenv("COATL_PLUGIN_BOTS", "false")
    run(["play"])
    assert [settings.plugin_bots for settings in asked] == [True, False]


@pytest.mark.parametrize("arguments", [["--no-browser"], []])
def test_without_a_screen_the_address_is_only_printed(
    opened: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
) -> None:
    asked = served(monkeypatch)
    if not arguments:
        monkeypatch.setattr(browser, "has_screen", lambda: False)
    assert run(["play", "--port", "9000", *arguments]) == 0
    assert opened == []
    assert asked[0].port == 9000
    assert "http://127.0.0.1:8080/" in capsys.readouterr().out


def test_a_game_that_runs_already_is_opened(
    opened: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Store.open(tmp_path) as store:
        store.announce("http://127.0.0.1:8123/")
        assert run(["play"]) == 0
        assert opened == ["http://127.0.0.1:8123/"]
        assert "running already, at http://127.0.0.1:8123/" in capsys.readouterr().out
        assert run(["play", "--port", "0"]) == 2
        assert "in use by process" in capsys.readouterr().err


def test_a_folder_in_use_by_no_server_is_said(
    opened: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = lock_data_dir(tmp_path)
    try:
        assert run(["play"]) == 2
    finally:
        lock.release()
    assert "in use by process" in capsys.readouterr().err
    assert opened == []


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bots", "priest"], "--bots belongs to the terminal game: add --terminal"),
        (["--game", "cards"], "--game belongs to the terminal game: add --terminal"),
        (["-t", "--port", "1"], "--port is for the game in the browser: leave out --terminal"),
        (["-t", "--no-browser"], "--no-browser is for the game in the browser"),
    ],
)
def test_options_of_the_other_game_are_refused(
    opened: list[str], capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    assert run(["play", *arguments]) == 2
    assert message in capsys.readouterr().err
    assert opened == []


def test_a_port_that_is_taken_is_no_obstacle() -> None:
    with closing(running.listen("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with closing(running.listen_somewhere("127.0.0.1", port, any_port=True)) as other:
            assert other.getsockname()[1] not in (0, port)
        with pytest.raises(running.CannotListen, match="choose another address"):
            running.listen_somewhere("127.0.0.1", port, any_port=False)


def test_where_the_server_cannot_run_another_way_is_named(
    opened: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert run(["play", "--no-browser"]) == 2
    assert "use WSL or Docker; coatl play --terminal plays here" in capsys.readouterr().err


def test_an_interpreted_build_says_that_bots_are_slow(
    opened: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    served(monkeypatch)
    for build, is_said in (("interpreted", True), ("compiled", False)):
        monkeypatch.setattr(browser, "describe_build", lambda build=build: build)
        assert run(["play"]) == 0
        assert ("The rules are interpreted here" in capsys.readouterr().out) == is_said


def test_screens_are_expected_where_there_is_a_window_system() -> None:
    assert browser.has_screen({}, "darwin")
    assert not browser.has_screen({}, "linux")
    assert browser.has_screen({"DISPLAY": ":0"}, "linux")
    assert browser.has_screen({"BROWSER": "firefox"}, "linux")
