"""What the browser client takes over from Python is current."""

from __future__ import annotations

from tools.web_types import RECEIVED, ROOT, SENT, generated_files, protocol_schema


def test_files_of_the_web_client_are_current() -> None:
    """They are made here and not by a parameter: every process that collects would make them."""
    stale = [
        str(path.relative_to(ROOT))
        for path, text in generated_files().items()
        if path.read_text(encoding="utf-8") != text
    ]
    assert stale == [], "run `npm run types` in web/"


def test_the_schema_names_all_that_is_sent_and_received() -> None:
    schema = protocol_schema()
    assert set(schema["properties"]) == {*SENT, *RECEIVED}
    assert set(schema["properties"]) <= set(schema["$defs"])
