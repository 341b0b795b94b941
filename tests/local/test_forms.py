"""The page reads commands without Pydantic, and takes what the server takes."""

from __future__ import annotations

from typing import get_args

import pytest

from coatl.local import forms
from coatl.server.protocol.fields import Reaction
from coatl.server.protocol.plain import PLAIN
from coatl.tables.errors import TableError


def test_page_and_server_know_the_same_commands_and_reactions() -> None:
    assert set(forms.KINDS.values()) == set(PLAIN.values())
    assert get_args(Reaction) == forms.REACTIONS


@pytest.mark.parametrize("key", ["a", "Z9_.:-", "k" * 64])
def test_keys_that_are_right(key: str) -> None:
    assert forms.read_key({"key": key}) == key


@pytest.mark.parametrize("key", [None, 3, "", "k" * 65, "a/b", "a#b", "a b", "é", "a\n"])
def test_keys_that_are_not(key: object) -> None:
    with pytest.raises(TableError, match="right form"):
        forms.read_key({"key": key})
