"""`coatl backup` and `coatl restore` as a user meets them."""

from __future__ import annotations

import builtins
import gzip
import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from coatl.cli.main import run
from coatl.core.extras import install_command
from coatl.server.storage.data_folder import DATABASE_NAME
from coatl.server.storage.schema import VERSION_TABLE
from coatl.server.storage.store import Store


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    Store.open(folder).close()
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COATL_DATABASE_URL", raising=False)
    monkeypatch.setenv("COATL_DATA_DIR", str(folder))
    return folder


def test_there_and_back(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["backup"]) == 0
    (file,) = tmp_path.glob("coatl-*.jsonl.gz")
    shown = capsys.readouterr().out
    assert f"saved to {file.name}" in shown
    assert "0 tables, 0 entries, 0 tokens" in shown
    assert run(["backup", file.name]) == 2
    assert "--force" in capsys.readouterr().err
    assert run(["backup", file.name, "--force", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rows"]["tables"] == 0
    assert run(["restore", file.name, "--data-dir", "other"]) == 0
    assert "restored into" in capsys.readouterr().out
    Store.open(tmp_path / "other").close()


def test_through_a_pipe(data: Path, tmp_path: Path) -> None:
    """As from a container that can write nowhere else; nothing but the backup goes out."""
    command = [sys.executable, "-m", "coatl"]
    saved = subprocess.run([*command, "backup", "-"], capture_output=True, check=True)
    assert gzip.decompress(saved.stdout).startswith(b'{"revision"')
    assert b"saved" in saved.stderr
    given = [*command, "restore", "-", "--data-dir", "other"]
    subprocess.run(given, input=saved.stdout, capture_output=True, check=True)
    Store.open(tmp_path / "other").close()
    given[-1] = "third"
    cut = subprocess.run(given, input=saved.stdout[:-9], capture_output=True, check=False)
    assert cut.returncode == 2
    assert b"ends too early" in cut.stderr


def test_a_database_of_a_newer_version_is_not_saved(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(data / DATABASE_NAME)) as database, database:
        database.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    assert run(["backup", "file"]) == 2
    shown = capsys.readouterr().err
    assert "written by a newer coatl: upgrade coatl" in shown
    assert shown.count("\n") == 1
    assert not (tmp_path / "file").exists()


def test_a_running_server_is_left_alone(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Store.open(data):
        assert run(["backup", "file"]) == 0
        assert run(["restore", "file"]) == 2
    assert "in use by process" in capsys.readouterr().err
    (tmp_path / "file").write_bytes(b"x")
    assert run(["restore", "file"]) == 2
    assert "no usable backup" in capsys.readouterr().err


def test_what_is_typed_goes_before_the_environment(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COATL_DATABASE_URL", "mysql://host/name")
    assert run(["backup", "one"]) == 2
    assert "mysql" in capsys.readouterr().err
    assert run(["backup", "one", "--data-dir", str(data)]) == 0
    assert run(["backup", "two", "--data-dir", str(data), "--database-url", "x://"]) == 2
    assert "give one of them" in capsys.readouterr().err


@pytest.mark.usefixtures("data")
def test_without_the_libraries_of_the_server(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    really_import = builtins.__import__

    def refuse(name: str, *rest: Any) -> Any:
        if name == "coatl.server.storage":
            raise ModuleNotFoundError("No module named 'sqlalchemy'", name="sqlalchemy")
        return really_import(name, *rest)

    monkeypatch.setattr(builtins, "__import__", refuse)
    assert run(["backup"]) == 2
    assert install_command("server") in capsys.readouterr().err
