"""Databases for tests: a folder for SQLite, a fresh database of a real PostgreSQL server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.devices import ApiClient
from tests.server.hostile import Scene, open_scene
from tests.server.postgres import Postgres
from tests.server.serving import ServerProcess

Target = str | Path


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def postgres(postgres_server: Postgres) -> Postgres:
    """The server, running, whatever the test before has done to it."""
    if not postgres_server.is_running:
        postgres_server.start()
    return postgres_server


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    return postgres.create_database()


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest) -> Target:
    """What Store.open takes, for each kind of database."""
    name = "data_dir" if request.param == "sqlite" else "postgres_url"
    found: Target = request.getfixturevalue(name)
    return found


@pytest.fixture(scope="session")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """A server with a table at every stage, for all who leave these as they are."""
    with open_scene(tmp_path_factory.mktemp("scene")) as found:
        yield found


@pytest.fixture(scope="session")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ApiClient]:
    """A server where tests make tables of their own."""
    folder = tmp_path_factory.mktemp("life")
    with ServerProcess(folder / "data", folder / "log", COATL_BOT_MILLISECONDS="10") as server:
        found = ApiClient(server)
        yield found
        found.client.close()
        assert server.stop() == 0
        assert '"level": "error"' not in server.log.read_text()
