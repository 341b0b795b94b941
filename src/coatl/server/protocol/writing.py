"""What is sent, as JSON: nearly all of it is made of plain dictionaries, lists and texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pydantic_core import to_json

try:
    from orjson import dumps
except ImportError:  # no wheel for this machine: Pydantic writes the same, more slowly
    dumps: Callable[[Any], bytes] = to_json  # type: ignore[no-redef]


def write_json(data: Any) -> bytes:
    """Return data as JSON, in as few bytes as that takes."""
    try:
        return dumps(data)
    except TypeError:  # something less plain, such as a named tuple: only Pydantic knows it
        return to_json(data)
