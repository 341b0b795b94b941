"""What to type where an extra is missing: never the name on the index, which is another project."""

from __future__ import annotations

import json
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from types import SimpleNamespace

import pytest

from coatl.core import extras
from coatl.core.extras import install_command

NEEDS = ["typer>=0.15", "fastapi>=0.115; extra == 'server'", 'uvicorn>=0.32; extra == "server"']


def installed(monkeypatch: pytest.MonkeyPatch, source: object) -> None:
    """Pretend that the package was installed from somewhere."""
    own = SimpleNamespace(
        requires=NEEDS, read_text=lambda name: source and json.dumps(source, default=str)
    )
    monkeypatch.setattr(extras, "distribution", lambda name: own)


def test_the_file_it_came_from(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    wheel = tmp_path / "coatl 1.whl"
    wheel.touch()
    installed(monkeypatch, {"url": wheel.as_uri(), "archive_info": {}})
    assert install_command("server") == f"pip install '{wheel}[server]'"
    installed(monkeypatch, {"url": tmp_path.as_uri(), "dir_info": {"editable": True}})
    assert install_command("lab") == f"pip install -e '{tmp_path}[lab]'"


def test_the_packages_where_that_file_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    for source in (None, {"url": "file:///no/such/file.whl"}, {"url": "https://a.example/b.whl"}):
        installed(monkeypatch, source)
        assert install_command("server") == "pip install 'fastapi>=0.115' 'uvicorn>=0.32'"


def test_a_folder_of_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str) -> None:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(extras, "distribution", refuse)
    assert install_command("server") == "pip install '.[server]'"
