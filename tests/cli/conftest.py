"""The command line in tests: it speaks English, whatever the locale of the machine is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from coatl.cli.words import choose_language


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("COATL_LANGUAGE", "en")
    choose_language("en")
    yield
    choose_language("en")
