"""docs/api.md says what the server does: every code, request and command, and examples that fit."""

from __future__ import annotations

import ast
import importlib
import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter

from coatl.server.http.app import PLAIN_CODES
from coatl.server.protocol import commands as c
from coatl.server.protocol import messages as m
from coatl.server.protocol import score as d
from coatl.server.protocol.errors import STATUSES, status_of
from coatl.server.storage.errors import StorageCode
from coatl.tables import table_data as t
from coatl.tables.errors import TableError
from tools import schema

ROOT = Path(__file__).resolve().parents[3]
TEXT = (ROOT / "docs" / "api.md").read_text("utf-8")
PACKAGE = ROOT / "src" / "coatl"
SOURCES = [
    path
    for part in ("daily", "puzzles", "server", "tablebots", "tables")
    for path in sorted((PACKAGE / part).rglob("*.py"))
]
SHEETS = sorted(PACKAGE.rglob("score_sheet.py"))
"""What a game refuses when points are counted becomes a TableError in `http/score.py`."""
EXAMPLES = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)]


def raised_codes() -> set[str]:
    """Return every code of a TableError in the sources."""
    found: set[str] = {*get_args(StorageCode), *PLAIN_CODES.values()}
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "TableError":
                code = node.args[0]
                if not isinstance(code, ast.Constant):
                    known = ("error.code", "error.why", "code")
                    assert ast.unparse(code) in known, f"{path}: {node.lineno}"
                    continue
                assert isinstance(code.value, str)
                found.add(code.value)
    for path in SHEETS:
        found.update(re.findall(r'why="([a-z-]+)"', path.read_text("utf-8")))
    return found


def test_every_error_code_is_listed_with_its_status_and_no_other() -> None:
    table = TEXT.split("## Errors")[1]
    listed = {
        code: int(status)
        for code, status in re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", table, re.M)
    }
    assert listed == {code: status_of(TableError(code, "")) for code in raised_codes()}
    assert {code for codes in STATUSES.values() for code in codes} <= set(listed)
    assert {status_of(TableError(code, "")) for code in get_args(StorageCode)} == {503}
    assert all(status_of(TableError(code, "")) == status for status, code in PLAIN_CODES.items())


def test_every_request_is_listed_and_no_other() -> None:
    listed = set(re.findall(r"^\| `(GET|POST) (/api/[^`]*)` \|", TEXT, re.MULTILINE))
    paths = schema.http_schema()["paths"]
    assert listed == {(method.upper(), path) for path, each in paths.items() for method in each}


def test_every_command_is_listed_and_no_other() -> None:
    table = TEXT.split("| type | by | with |")[1].split("\n\n")[0]
    listed = {name for row in table.splitlines() for name in first_cell(row)}
    union = get_args(c.AnyCommand)[0]
    assert listed == {get_args(each.model_fields["type"].annotation)[0] for each in get_args(union)}


def first_cell(row: str) -> list[str]:
    cells = row.split("|")
    return re.findall(r"`([a-z]+)`", cells[1]) if len(cells) > 2 else []


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(sorted(example))[:40])
def test_examples_have_the_form_that_the_server_takes_and_gives(example: dict[str, Any]) -> None:
    kind = example.get("type")
    shapes: list[Any] = []
    if kind == "hello":
        shapes = [(c.Hello, example)]
    elif kind in ("snapshot", "update", "ack", "error", "presence") or "reasons" in example:
        shapes = [(m.ServerMessage, example)]
    elif kind:
        shapes = [(c.ClientMessage, example)]
    elif "players" in example:
        shape = d.AnyScoring if "look" in example else d.AnyCount
        shapes = [(shape, example)]
    elif "host" in example:
        shapes = [(m.CreatedData, example)]
    elif "token" in example:
        shapes = [(m.JoinedData, example)]
    else:
        assert set(example) == {"legal", "draft"}
        shapes = [(t.DraftData, example["draft"])]
        shapes += [(t.LegalData, action) for action in example["legal"]]
    for shape, data in shapes:
        TypeAdapter(shape).validate_python(data, strict=True)


def test_published_schemas_are_up_to_date() -> None:
    for path, text in schema.fresh().items():
        assert path.read_text("utf-8") == text, f"{path.name} is out of date: run make docs"


def test_the_schema_of_the_socket_accepts_messages_and_refuses_others() -> None:
    published = json.loads((schema.FOLDER / "server.schema.json").read_text("utf-8"))
    kind = importlib.import_module("jsonschema").Draft202012Validator
    kind.check_schema(published)
    validator = kind(published)
    messages = [example for example in EXAMPLES if "type" in example]
    assert len(messages) > 5
    for message in messages:
        validator.validate(message)
        assert not validator.is_valid({**message, "unknown": 1})
