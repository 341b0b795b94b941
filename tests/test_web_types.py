"""What the browser client takes over from Python is current."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.web_types import RECEIVED, ROOT, SENT, generated_files, protocol_schema


@pytest.mark.parametrize("path", generated_files(), ids=lambda path: path.name)
def test_files_of_the_web_client_are_current(path: Path) -> None:
    message = f"{path.relative_to(ROOT)} is out of date: run `npm run types` in web/"
    assert path.read_text(encoding="utf-8") == generated_files()[path], message


def test_the_schema_names_all_that_is_sent_and_received() -> None:
    schema = protocol_schema()
    assert set(schema["properties"]) == {*SENT, *RECEIVED}
    assert set(schema["properties"]) <= set(schema["$defs"])
