"""Responses in JSON, and errors as a code with arguments."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from pydantic_core import ErrorDetails
from starlette.responses import Response

from coatl.server.protocol.errors import status_of
from coatl.server.protocol.fields import BAD_TEXT
from coatl.server.protocol.messages import ErrorMessage
from coatl.server.protocol.writing import write_json
from coatl.tables.errors import TableError


def json_response(data: Any, status: int = 200) -> Response:
    """Return data as JSON."""
    return Response(write_json(data), status, media_type="application/json")


def error_message(error: TableError, key: str | None = None) -> ErrorMessage:
    """Return what a client is told about a request that was refused."""
    return {
        "type": "error",
        "code": error.code,
        "message": error.message,
        "arguments": error.arguments,
        "key": key,
    }


def error_response(error: TableError, key: str | None = None) -> Response:
    """Return a refusal."""
    status = status_of(error)
    response = json_response(error_message(error, key), status)
    if status == 429:
        response.headers["retry-after"] = str(error.arguments.get("seconds", 1))
    if status == 401:
        response.headers["www-authenticate"] = "Bearer"
    return response


def bad_form(what: str, errors: Sequence[ErrorDetails]) -> TableError:
    """Say what is wrong with something that was sent, without repeating what was in it."""
    if errors and all(each["type"] == BAD_TEXT for each in errors):
        return _bad_text(errors[0])
    problems = [
        {"where": ".".join(_name(part) for part in each["loc"]), "what": _problem(each)}
        for each in errors[:5]
    ]
    message = f"The {what} does not have the right form."
    return TableError("bad-message", message, problems=problems)


def _bad_text(error: ErrorDetails) -> TableError:
    """Say why a text cannot be used, for people: it is they who typed it."""
    where = ".".join(_name(part) for part in error["loc"])
    message = f"The text of {where} cannot be used: {error['msg']}."
    return TableError("bad-text", message, where=where, why=error["ctx"]["why"])


def _name(part: int | str) -> str:
    """Return a part of a place; the name of an unknown field only if it looks like one."""
    text = str(part)
    return text if re.fullmatch("[A-Za-z0-9_-]{1,24}", text) else "?"


def _problem(error: ErrorDetails) -> str:
    """Return what is wrong, in words that were not sent."""
    if error["type"] == "union_tag_invalid":
        return f"Input tag is none of {error.get('ctx', {}).get('expected_tags', '')}"
    return error["msg"]
