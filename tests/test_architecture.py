"""docs/architecture.md names every module of the package, and nothing that is not there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
SECTIONS = {
    **dict.fromkeys(("board", "cards"), "The house"),
    **{"core": "The contract", "bots": "Bots (", "review": "Review", "puzzles": "Puzzles"},
    **{"daily": "Puzzles", "lab": "The arena", "envs": "Environments", "tables": "Tables ("},
    **{"tablebots": "Bots at tables", "local": "Tables without", "server": "The server"},
    **{"cli": "The command line", "testing": "Tests"},
}
"""Where the modules of each package are told."""
TOLD_AS_ONE = ("cli/commands/", "server/storage/migrations/")


def test_every_module_is_named_in_the_section_of_its_package() -> None:
    sections = {part.partition("\n")[0]: part for part in PAGE.split("\n## ")}
    missing = []
    for path in sorted((ROOT / "src" / "coatl").rglob("*.py")):
        name = path.relative_to(ROOT / "src" / "coatl").as_posix()
        package = name.partition("/")[0]
        if path.name.startswith("__") or name.startswith(TOLD_AS_ONE):
            continue
        told = "".join(
            text for title, text in sections.items() if title.startswith(SECTIONS[package])
        )
        if not re.search(rf"\b{re.escape(path.name)}", told):
            missing.append(name)
    assert missing == []


def test_every_folder_of_the_page_is_named() -> None:
    folders = {path.parent for path in (ROOT / "web" / "src").rglob("*.ts")}
    names = {folder.relative_to(ROOT / "web" / "src").as_posix() for folder in folders} - {"."}
    tops = {
        "/".join(name.split("/")[: 2 if name.startswith(("kit", "games")) else 1]) for name in names
    }
    assert [name for name in sorted(tops) if f"`{name}`" not in PAGE] == []


def test_every_link_and_file_named_is_there() -> None:
    linked = re.findall(r"\]\((\.\./[^)#]+)", PAGE)
    assert [link for link in linked if not (ROOT / "docs" / link).exists()] == []
    made = {"_compiled.json"}
    here = {
        path.name
        for top in (
            "src/coatl",
            "tests",
            "tools",
            "benchmarks",
            "web/src",
            "web/scripts",
            "docs",
            "web/tests",
        )
        for path in (ROOT / top).rglob("*.*")
    }
    named = {
        name.rpartition("/")[2]
        for name in re.findall(r"[\w./-]*\w\.(?:py|ts|svelte|mjs|json)\b", PAGE)
    }
    assert named - here - made - {"layers.js", "setup.py", "page.py"} == set()


def test_the_glossary_is_short() -> None:
    words = PAGE.partition("## Words of the house")[2].partition("\n## ")[0]
    assert 20 <= words.count("\n| ") - 1 <= 30


def test_the_tests_have_the_folders_of_the_package() -> None:
    package = ROOT / "src" / "coatl"
    folders = {path.parent for path in (*package.glob("*/*.py"), *package.glob("server/*/*.py"))}
    names = {folder.relative_to(package).as_posix() for folder in folders}
    assert [name for name in sorted(names) if not (ROOT / "tests" / name).is_dir()] == []
