"""The description of the API (OpenAPI): made once, by `make docs`, and sent as it is.

To make it takes seconds of one processor, which players would feel; so no running server does.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from pydantic_core import to_json

from coatl import __version__
from coatl.server.http.routes import make_routes
from coatl.server.live.dispatcher import Dispatcher

FILE = Path(__file__).parent / "openapi.json"


def make_description(dispatcher: Dispatcher) -> dict[str, Any]:
    """Return the description of a server that is shown under no path of its own."""
    whole = FastAPI(title="Cóatl table server", version=__version__, servers=[{"url": "/"}])
    whole.include_router(make_routes(dispatcher, described=True))
    return whole.openapi()


def load_description(base_path: str) -> bytes:
    """Return the description of this very server, ready to be sent."""
    description = json.loads(FILE.read_text("utf-8"))
    description["info"]["version"] = __version__
    description["servers"] = [{"url": base_path or "/"}]
    return to_json(description)
