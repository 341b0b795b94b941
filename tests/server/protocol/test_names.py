"""Names that come from outside are checked in one place; those that are stored still load."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from coatl.server.protocol import commands as c
from coatl.server.protocol.errors import status_of
from coatl.server.protocol.responses import bad_form
from coatl.tables.entries import Join
from coatl.tables.errors import TableError
from tests.server.folding import new_folding

SEATS: list[dict[str, Any]] = [{}, {}]
PLACES: list[tuple[type[BaseModel], dict[str, Any], str]] = [
    (c.NewTable, {"seats": SEATS}, "name"),
    (c.JoinTable, {"nonce": "n"}, "name"),
    (c.RenameCommand, {"type": "rename", "key": "k", "seat": 0}, "name"),
    (c.SettingsCommand, {"type": "settings", "key": "k"}, "name"),
    (c.SeatPlan, {"kind": "bot", "level": "novice"}, "name"),
]
IDS = [model.__name__ for model, _, _ in PLACES]


def refusal(model: type[BaseModel], data: dict[str, Any]) -> TableError:
    with pytest.raises(ValidationError) as caught:
        model.model_validate(data)
    return bad_form("message", caught.value.errors(include_url=False, include_input=False))


@pytest.mark.parametrize(("model", "data", "field"), PLACES, ids=IDS)
@pytest.mark.parametrize(
    "name", ["a\0b", "a\x1b[2Jb", "a\nb", "a\u202eb", "\u2800", "\u3164", "\u115f"]
)
def test_every_name_is_checked(
    model: type[BaseModel], data: dict[str, Any], field: str, name: str
) -> None:
    error = refusal(model, {**data, field: name})
    assert (error.code, status_of(error)) == ("bad-text", 422)
    assert error.arguments == {"where": "name", "why": "hidden"}
    assert error.message == (
        "The text of name cannot be used: it holds a sign that cannot be seen."
    )


def test_where_it_was() -> None:
    data = {"seats": [{}, {"kind": "bot", "level": "novice", "name": "a|b"}]}
    error = refusal(c.NewTable, data)
    assert error.arguments == {"where": "seats.1.name", "why": "bar"}
    assert refusal(c.NewTable, {**data, "game": "no"}).code == "bad-message"
    assert refusal(c.NewTable, {"seats": SEATS, "name": "x" * 41}).code == "bad-message"


def test_a_table_may_be_called_anything_or_nothing() -> None:
    for name, kept in (
        ("", ""),
        ("  ", ""),
        (" Ana's | table ", "Ana's | table"),
        ("日本", "日本"),
    ):
        assert c.NewTable.model_validate({"seats": SEATS, "name": name}).name == kept
        given = {"type": "settings", "key": "k", "name": name}
        assert c.SettingsCommand.model_validate(given).name == kept


def test_names_that_are_stored_still_load() -> None:
    folding = new_folding(("board", "", 3), "old", start=False, name="old\0name\u202e")
    folding.send("leave", 1)
    folding.add(Join(1, "\u3164", "n"))
    assert folding.again().table.seats[1].name == "\u3164"
    assert folding.again().table.settings.name == "old\0name\u202e"
