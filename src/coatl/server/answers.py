"""Answers in JSON, and errors as a code with arguments."""

from __future__ import annotations

from typing import Any

from pydantic_core import to_json
from starlette.responses import Response

from coatl.server.errors import TableError
from coatl.server.messages import ErrorMessage


def answer(data: Any, status: int = 200) -> Response:
    """Return data as JSON."""
    return Response(to_json(data), status, media_type="application/json")


def error_message(error: TableError, key: str | None = None) -> ErrorMessage:
    """Return what a client is told about a request that was refused."""
    return {
        "type": "error",
        "code": error.code,
        "message": error.message,
        "arguments": error.arguments,
        "key": key,
    }


def answer_error(error: TableError, key: str | None = None) -> Response:
    """Return a refusal."""
    response = answer(error_message(error, key), error.status)
    if error.status == 429:
        response.headers["retry-after"] = "1"
    if error.status == 401:
        response.headers["www-authenticate"] = "Bearer"
    return response
