"""French marks: a space before ? ! : ; and within « », typed as an ordinary one.

The page makes it hold (web/src/kit/words/bundle.ts, tests/kit/words/words.test.ts there).
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.locales.test_glossary import LOCALES, ROOT, texts

FILES = sorted((LOCALES / "fr").glob("*.ftl"))
# A colon in a time, an address or a command, marks that are named, and several in a row.
WITHOUT_SPACE = re.compile(r"(?<![\s?!(])[?!;»](?![»\"'])|(?<=[^\W\d]):(?=\s|$)|«(?=\S)")
EXCEPT = re.compile(r"`[^`]*`|'[^']*'|\*\*[^*]*\*\*|[a-z]+:[A-Z\[~#]\S*")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_they_are_typed_with_an_ordinary_space(path: Path) -> None:
    """One way to write them: nobody sees which space an editor has put there."""
    lines = path.read_text("utf-8").splitlines()
    found = [line for line in lines if re.search("[\u00a0\u202f]", line)]
    assert not found, "type an ordinary space: the page makes it hold"


def test_no_space_is_forgotten() -> None:
    found = {
        name: EXCEPT.sub("", text)
        for name, text in texts("fr").items()
        if WITHOUT_SPACE.search(EXCEPT.sub("", text))
    }
    assert not found


def test_no_colon_is_set_where_words_are_put_together() -> None:
    """French wants a space before it: such words are a message of their own."""
    joined = re.compile(r"\}: (?:\$\{|\{)[a-z]+(?:Text|Words|\b)[^`]*`")
    pages = ROOT / "web" / "src"
    found = [
        f"{path.relative_to(pages)}: {line.strip()}"
        for path in sorted((*pages.rglob("*.svelte"), *pages.rglob("*.ts")))
        if not {"specimen", "engine", "api"} & set(path.parts)
        for line in path.read_text("utf-8").splitlines()
        if joined.search(line)
    ]
    assert not found
