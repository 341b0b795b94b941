"""Publishes the server's protocol for programs in other languages.

- `python tools/schema.py`: check that the files say what the server does
- `python tools/schema.py --write`: renew them

`docs/schema/server.schema.json` (JSON Schema) has all messages on a socket, both ways, with
`Hello`, `ClientMessage` and `ServerMessage` among its definitions;
`src/coatl/server/http/openapi.json`, which servers send as it is, has everything by HTTP.
"""

from __future__ import annotations

import json
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from coatl.server.http.app import Server
from coatl.server.http.description import FILE, make_description
from coatl.server.protocol.commands import ClientMessage, Hello
from coatl.server.protocol.messages import ServerMessage
from coatl.server.settings import ServerSettings
from coatl.server.storage.store import Store

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "schema"


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
            return make_description(Server(settings, store).dispatcher)
        finally:
            store.close()


def fresh() -> dict[Path, str]:
    """Return what the files should hold."""
    made = {FOLDER / "server.schema.json": socket_schema(), FILE: http_schema()}
    return {
        path: json.dumps(data, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
        for path, data in made.items()
    }


def main() -> int:
    """Check or renew the files."""
    stale = 0
    for path, text in fresh().items():
        if "--write" in sys.argv:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
        elif not path.exists() or path.read_text("utf-8") != text:
            print(f"{path.relative_to(ROOT)} is out of date: run make docs")
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
