"""The published JSON Schemas, compiled: fast enough to hold against every message of a game."""

from __future__ import annotations

from typing import Any

import jsonschema_rs

Message = dict[str, Any]


class Schemas:
    """What `/api/schema` says, ready to check messages by their type."""

    def __init__(self, published: dict[str, Any]) -> None:
        self._server = _by_type(published["server"])
        self._client = _by_type(published["client"])
        self._hello = jsonschema_rs.validator_for(published["hello"])

    def check_server(self, message: Message) -> None:
        """Refuse a message that the server may not send."""
        self._server[message["type"]].validate(message)

    def check_client(self, message: Message) -> None:
        """Refuse a message that a client may not send."""
        if message["type"] == "hello":
            self._hello.validate(message)
        else:
            self._client[message["type"]].validate(message)


def _by_type(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a validator for each value of `type`; without it every branch would be tried."""
    found = {}
    for branch in schema.get("anyOf") or schema["oneOf"]:
        name = branch["$ref"].removeprefix("#/$defs/")
        word = schema["$defs"][name]["properties"]["type"]
        validator = jsonschema_rs.validator_for({**branch, "$defs": schema["$defs"]})
        for kind in word.get("enum") or [word["const"]]:
            found[kind] = validator
    return found
