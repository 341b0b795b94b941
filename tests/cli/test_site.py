"""`coatl site`: a folder that any static host can serve, never written over something else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from coatl.cli.commands import site
from coatl.cli.main import run
from coatl.core.page_policy import PAGE_POLICY
from coatl.server.http.security import CONTENT_SECURITY

PAGE = '<!doctype html><head>\n    <meta charset="utf-8" />\n</head>'


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built page, as small as can be."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, "utf-8")
    (folder / "assets" / "a.js").write_text("1", "utf-8")
    monkeypatch.setattr(site, "CLIENT", folder)
    return folder


def test_the_folder_has_everything_and_the_page_knows_that_there_is_no_server(
    client: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target, docs = tmp_path / "deep" / "site", tmp_path / "docs"
    docs.mkdir()
    (docs / "index.html").write_text("docs", "utf-8")
    assert run(["site", str(target), "--docs", str(docs), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["files"] == 5
    page = (target / "index.html").read_text("utf-8")
    assert site.NO_SERVER in page
    assert page.index("Content-Security-Policy") > page.index("charset")
    assert (target / "assets" / "a.js").is_file()
    assert (target / "docs" / "index.html").read_text("utf-8") == "docs"
    assert (client / "index.html").read_text("utf-8") == PAGE
    # Written again, nothing old is left.
    (target / "assets" / "old.js").write_text("0", "utf-8")
    assert run(["site", str(target)]) == 0
    assert not (target / "assets" / "old.js").exists()
    assert not (target / "docs").exists()


def test_the_page_of_a_folder_is_as_strict_as_a_servers() -> None:
    assert f"{PAGE_POLICY}; frame-ancestors 'none'" == CONTENT_SECURITY
    assert f'content="{PAGE_POLICY}"' in site.make_page(PAGE)


def test_what_is_not_ours_is_left_alone(
    client: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "site"
    target.mkdir()
    (target / "thesis.txt").write_text("years of work", "utf-8")
    assert run(["site", str(target)]) == 2
    assert "--force" in capsys.readouterr().err
    assert run(["site", str(target / "thesis.txt")]) == 2
    assert "is a file" in capsys.readouterr().err
    assert run(["site", str(target), "--docs", str(tmp_path)]) == 2
    assert "make docs" in capsys.readouterr().err
    assert (target / "thesis.txt").is_file()
    assert run(["site", str(target), "--force"]) == 0
    assert not (target / "thesis.txt").exists()


def test_without_a_page_it_says_how_to_get_one(
    client: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (client / "index.html").unlink()
    assert run(["site", str(tmp_path / "site")]) == 2
    assert "make client" in capsys.readouterr().err
    (client / "index.html").write_text("<html>", "utf-8")
    assert run(["site", str(tmp_path / "site")]) == 2
