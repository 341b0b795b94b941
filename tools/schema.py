"""Publishes the server's protocol in `docs/schema/`, for programs in other languages.

- `python tools/schema.py`: check that the files say what the server does
- `python tools/schema.py --write`: renew them

`server.schema.json` (JSON Schema) has all messages on a socket, both ways, with `Hello`,
`ClientMessage` and `ServerMessage` among its definitions; `openapi.json` has everything by HTTP.
"""

from __future__ import annotations

import json
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from coatl.server.app import Server
from coatl.server.commands import ClientMessage, Hello
from coatl.server.messages import ServerMessage
from coatl.server.settings import ServerSettings
from coatl.server.store import Store

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "schema"


def socket_schema() -> dict[str, Any]:
    """Return one JSON Schema for everything that goes over a socket."""
    roots: dict[str, tuple[Any, TypeAdapter[Any]]] = {
        "Hello": ("validation", TypeAdapter(Hello)),
        "ClientMessage": ("validation", TypeAdapter(ClientMessage)),
        "ServerMessage": ("serialization", TypeAdapter(ServerMessage)),
    }
    found, shared = TypeAdapter.json_schemas(
        [(name, mode, adapter) for name, (mode, adapter) in roots.items()]
    )
    definitions = dict(shared["$defs"])
    for name, (mode, _) in roots.items():
        definitions.setdefault(name, found[name, mode])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages on a socket of a Cóatl table server",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in roots],
        "$defs": definitions,
    }


@cache
def http_schema() -> dict[str, Any]:
    """Return the OpenAPI description of the server."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store.open(Path(folder))
        try:
            settings = ServerSettings(data_dir=Path(folder), base_path="")
            return Server(settings, store).describe()
        finally:
            store.close()


def fresh() -> dict[Path, str]:
    """Return what the files should hold."""
    made = {"server.schema.json": socket_schema(), "openapi.json": http_schema()}
    return {
        FOLDER / name: json.dumps(data, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
        for name, data in made.items()
    }


def main() -> int:
    """Check or renew the files."""
    stale = 0
    for path, text in fresh().items():
        if "--write" in sys.argv:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
        elif not path.exists() or path.read_text("utf-8") != text:
            print(f"docs/schema/{path.name} is out of date: run make docs")
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
