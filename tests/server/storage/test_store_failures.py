"""What is acknowledged is stored, whatever dies; what fails says why, and work goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from coatl.core.errors import CoatlError
from coatl.server.storage import operations as ops
from coatl.server.storage.data_folder import (
    DATABASE_NAME,
    FolderLocked,
    default_data_dir,
    lock_data_dir,
)
from coatl.server.storage.database import IN_USE, find_database, make_engine
from coatl.server.storage.errors import StorageError
from coatl.server.storage.news import last_numbers
from coatl.server.storage.store import Store
from coatl.tables.rows import EntryRow
from tests.patience import PATIENCE
from tests.server.postgres import Postgres
from tests.server.stores import add_table, load, seqs, step

pytestmark = pytest.mark.slow  # a real server, or a real database

Target = str | Path
ROOT = Path(__file__).resolve().parents[3]


def test_a_killed_process_loses_nothing_that_was_acknowledged(target: Target) -> None:
    command = [sys.executable, "-m", "tests.server.storage.endless_writer", str(target)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(150)]
        process.send_signal(signal.SIGKILL)
        lines += process.stdout.read().splitlines()
    assert process.returncode == -signal.SIGKILL
    acknowledged: dict[str, int] = {}
    for line in lines:
        table, seq = line.split()
        assert int(seq) == acknowledged.get(table, 0) + 1
        acknowledged[table] = int(seq)
    assert len(acknowledged) == 6

    async def check(store: Store) -> None:
        for table, last in acknowledged.items():
            stored = await load(store, table)
            assert [entry.seq for entry in stored.entries] == list(
                range(1, stored.row.last_seq + 1)
            )
            assert stored.row.last_seq in (last, last + 1)  # stored, and killed before it said so
            await store.write(step(table, stored.row.last_seq))

    with Store.open(target) as store:
        asyncio.run(check(store))


def test_postgresql_restarts_between_writes(postgres: Postgres, postgres_url: str) -> None:
    async def scenario(store: Store) -> None:
        table = await add_table(store)
        await store.write(step(table, 0))
        numbers = partial(last_numbers, table_ids=[table])
        assert await store.ask(numbers) == {table: (1, 0)}
        postgres.restart(immediate=True)
        assert await store.write(step(table, 1)) == 2
        assert await seqs(store, table) == [1, 2]
        assert await store.ask(numbers) == {table: (2, 0)}
        postgres.stop(immediate=False)
        waiting = ops.tables_waiting_for_bots
        for call in (store.write(step(table, 2)), store.read(waiting), store.ask(numbers)):
            with pytest.raises(StorageError) as caught:
                await call
            assert caught.value.code == "unavailable"
            assert not caught.value.ambiguous
        postgres.start()
        assert await store.write(step(table, 2)) == 3
        assert await seqs(store, table) == [1, 2, 3]

    with Store.open(postgres_url) as store:
        asyncio.run(scenario(store))


def test_postgresql_stops_within_a_batch(postgres: Postgres, postgres_url: str) -> None:
    async def scenario(store: Store) -> None:
        table = await add_table(store)

        def stop_in_the_middle(connection: Connection) -> None:
            step(table, 0)(connection)
            postgres.stop(immediate=True)
            step(table, 1)(connection)

        with pytest.raises(StorageError) as caught:
            await store.write(stop_in_the_middle)
        assert (caught.value.code, caught.value.ambiguous) == ("unavailable", False)
        postgres.start()
        assert await store.write(step(table, 0)) == 1

    with Store.open(postgres_url) as store:
        asyncio.run(scenario(store))


def test_postgresql_restarts_during_writes(postgres: Postgres, postgres_url: str) -> None:
    async def scenario(store: Store) -> None:
        busy, back = asyncio.Event(), asyncio.Event()
        acknowledged = 0
        failures: list[str] = []

        def check(stored: list[int], last: int, ambiguous: bool) -> int:
            allowed = [last, last + 1] if ambiguous else [last]
            assert stored in [list(range(1, end + 1)) for end in allowed]
            return len(stored)

        async def play(table: str) -> None:
            nonlocal acknowledged
            last = 0
            more = 20  # after the restart
            while more:
                try:
                    last = await store.write(step(table, last))
                except StorageError as error:
                    failures.append(error.code)
                    await back.wait()
                    last = check(await seqs(store, table), last, error.ambiguous)
                else:
                    acknowledged += 1
                    if acknowledged == 50:
                        busy.set()
                more -= back.is_set()
            assert await seqs(store, table) == list(range(1, last + 1))

        tables = [await add_table(store) for _ in range(6)]
        playing = asyncio.gather(*(play(table) for table in tables))
        await busy.wait()
        await asyncio.to_thread(postgres.restart, immediate=True)
        back.set()
        await playing
        assert set(failures) == {"unavailable"}

    with Store.open(postgres_url) as store:
        asyncio.run(scenario(store))


def test_a_connection_lost_during_the_commit_is_ambiguous(postgres_url: str) -> None:
    trap = """
        CREATE FUNCTION fall() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
        CREATE CONSTRAINT TRIGGER trap AFTER INSERT ON entries
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fall()
    """

    async def scenario(store: Store) -> None:
        table = await add_table(store)
        await store.write(lambda c: c.execute(text(trap)) and None)
        with pytest.raises(StorageError) as caught:
            await store.write(step(table, 0))
        assert (caught.value.code, caught.value.ambiguous) == ("unavailable", True)
        await store.write(lambda c: c.execute(text("DROP TRIGGER trap ON entries")) and None)
        assert await store.write(step(table, 0)) == 1

    with Store.open(postgres_url) as store:
        asyncio.run(scenario(store))


def test_a_commit_that_fails_in_sqlite_stores_nothing(data_dir: Path) -> None:
    def promise_too_much(connection: Connection) -> None:
        connection.execute(text("PRAGMA defer_foreign_keys=ON"))
        connection.execute(text("INSERT INTO bot_turns VALUES ('nowhere', 0, 0, 'me', 0)"))

    async def scenario(store: Store) -> None:
        table = await add_table(store)
        with pytest.raises(StorageError) as caught:
            await store.write(promise_too_much)
        assert caught.value.ambiguous
        assert await store.write(step(table, 0)) == 1
        assert await store.read(lambda c: c.scalar(text("SELECT count(*) FROM bot_turns"))) == 0

    with Store.open(data_dir) as store:
        asyncio.run(scenario(store))


@contextmanager
def locked(target: Target) -> Iterator[None]:
    """Keep the database locked by somebody else."""
    if isinstance(target, Path):
        with closing(sqlite3.connect(target / DATABASE_NAME, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            yield
    else:
        with psycopg.connect(target) as connection:
            connection.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
            yield


def test_a_locked_database_says_so_and_work_goes_on(target: Target) -> None:
    async def scenario(store: Store) -> None:
        table = await add_table(store)
        await store.write(step(table, 0))
        with locked(target):
            for _ in range(2):
                with pytest.raises(StorageError, match="another program") as caught:
                    await store.write(step(table, 1))
                assert (caught.value.code, caught.value.ambiguous) == ("locked", False)
        assert await store.write(step(table, 1)) == 2
        assert await seqs(store, table) == [1, 2]

    with Store.open(target, busy_timeout=0.02) as store:
        asyncio.run(scenario(store))


def test_tables_are_changed_in_one_order(data_dir: Path) -> None:
    """Several processes that do so never wait for each other in a circle."""
    done: list[str] = []

    async def scenario(store: Store) -> None:
        held, free = threading.Event(), threading.Event()

        def hold(_connection: Connection) -> None:  # so that what follows comes in one batch
            held.set()
            free.wait(PATIENCE)

        def note(_connection: Connection, name: str) -> None:
            done.append(name)

        waiting = [asyncio.ensure_future(store.write(hold))]
        await asyncio.to_thread(held.wait, PATIENCE)
        for table in ("b", "", "c", "a", "b", ""):
            number = len(waiting)
            waiting.append(
                asyncio.ensure_future(
                    store.write(partial(note, name=f"{table}{number}"), table=table)
                )
            )
        await asyncio.sleep(0)  # all of them have been queued
        free.set()
        await asyncio.gather(*waiting)

    with Store.open(data_dir) as store:
        asyncio.run(scenario(store))
    assert done == ["2", "6", "a4", "b1", "b5", "c3"]


def test_what_a_deadlock_has_undone_is_done_again(postgres_url: str) -> None:
    """Two servers change two tables in one transaction each, in opposite orders."""

    async def scenario(one: Store, other: Store) -> None:
        tables = [await add_table(one), await add_table(one)]
        both_have_one = threading.Barrier(2)

        def change(connection: Connection, table: str) -> None:
            connection.execute(
                text("UPDATE tables SET updated_at = updated_at + 1 WHERE id = :id"), {"id": table}
            )

        def begin(connection: Connection, table: str) -> None:
            change(connection, table)
            with suppress(threading.BrokenBarrierError):
                both_have_one.wait(PATIENCE)
            both_have_one.abort()  # nobody is waited for when it is done again

        held, free = threading.Event(), threading.Event()

        def hold(_connection: Connection) -> None:  # so that what follows comes in one batch
            held.set()
            free.wait(PATIENCE)

        pairs = ((one, tables), (other, tables[::-1]))
        waiting = [asyncio.ensure_future(store.write(hold)) for store, _ in pairs]
        for store, (first, second) in pairs:
            waiting.append(asyncio.ensure_future(store.write(partial(begin, table=first))))
            waiting.append(asyncio.ensure_future(store.write(partial(change, table=second))))
        await asyncio.to_thread(held.wait, PATIENCE)
        free.set()
        await asyncio.gather(*waiting)

    with Store.open(postgres_url, shared=True) as one, Store.open(postgres_url, shared=True) as two:
        asyncio.run(scenario(one, two))


def test_a_full_disk_says_so_and_work_goes_on(data_dir: Path) -> None:
    def limit(pages: str) -> None:
        def set_limit(connection: Connection) -> None:
            connection.execute(text(f"PRAGMA max_page_count={pages}"))

        asyncio.run(store.write(set_limit))

    async def fill(table: str) -> int:
        big = [EntryRow("chat", "x" * 20_000)]
        last = 0

        def add(connection: Connection) -> int:
            return ops.append(connection, table, last, big, at=1.0)

        async def add_for_ever() -> None:
            nonlocal last
            while True:
                last = await store.write(add)

        with pytest.raises(StorageError) as caught:
            await add_for_ever()
        assert (caught.value.code, caught.value.ambiguous) == ("disk-full", False)
        return last

    async def fail_together(table: str, last: int) -> None:
        big = [EntryRow("chat", "x" * 20_000)]
        outcomes = await asyncio.gather(
            *(store.write(lambda c: ops.append(c, table, last, big, at=1.0)) for _ in range(5)),
            return_exceptions=True,
        )
        assert [getattr(outcome, "code", None) for outcome in outcomes] == ["disk-full"] * 5

    with Store.open(data_dir) as store:
        table = asyncio.run(add_table(store))
        limit("60")
        last = asyncio.run(fill(table))
        assert last
        asyncio.run(fail_together(table, last))
        assert asyncio.run(seqs(store, table)) == list(range(1, last + 1))
        limit("1000000")
        assert asyncio.run(store.write(step(table, last))) == last + 1
    with Store.open(data_dir) as store:
        assert asyncio.run(seqs(store, table)) == list(range(1, last + 2))


FULL_FOR_ENTRIES = """
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
AS $$ BEGIN RAISE EXCEPTION 'full' USING ERRCODE = '53100'; END $$;
CREATE TRIGGER refuse BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION refuse();
"""


def test_a_database_that_takes_no_command_takes_no_probe(target: Target) -> None:
    """What is there already can be written again on a full disk, but no game can go on."""
    full = "PRAGMA max_page_count=1" if isinstance(target, Path) else FULL_FOR_ENTRIES

    def ping(connection: Connection) -> None:
        ops.ping_writable(connection, 1.0)

    async def scenario(store: Store) -> None:
        table = await add_table(store)
        for _ in range(3):
            await store.write(ping)
        await store.write(lambda c: c.execute(text(full)) and None)

        async def go_on() -> None:
            for number in range(1000):
                await store.write(step(table, number))

        with pytest.raises(StorageError) as caught:
            await go_on()
        assert caught.value.code == "disk-full"
        with pytest.raises(StorageError) as caught:
            await store.write(ping)
        assert caught.value.code == "disk-full"

    with Store.open(target) as store:
        asyncio.run(scenario(store))


def count_rows(connection: Connection, name: str) -> int:
    return connection.scalar(text(f"SELECT count(*) FROM {name}")) or 0


def test_a_probe_leaves_nothing_behind(target: Target) -> None:
    async def scenario(store: Store) -> None:
        await store.write(lambda c: ops.ping_writable(c, 1.0))
        for name in ("tables", "entries", "tokens"):
            stored = await store.read(partial(count_rows, name=name))
            assert stored == 0

    with Store.open(target) as store:
        asyncio.run(scenario(store))


@pytest.mark.parametrize(
    ("state", "code"),
    [("53100", "disk-full"), ("58030", "unavailable"), ("40P01", "locked"), ("XX001", "damaged")],
)
def test_troubles_of_postgresql_have_codes(postgres_url: str, state: str, code: str) -> None:
    async def scenario(store: Store) -> None:
        trouble = text(f"DO $$ BEGIN RAISE EXCEPTION 'trouble' USING ERRCODE = '{state}'; END $$")
        with pytest.raises(StorageError, match="trouble") as caught:
            await store.write(lambda c: c.execute(trouble) and None)
        assert caught.value.code == code
        await add_table(store)

    with Store.open(postgres_url) as store:
        asyncio.run(scenario(store))


def test_a_database_that_cannot_be_written_says_so(target: Target) -> None:
    kind = "PRAGMA query_only=ON" if isinstance(target, Path) else "SET TRANSACTION READ ONLY"

    async def scenario(store: Store) -> None:
        await add_table(store)

        def write(connection: Connection) -> None:
            connection.execute(text(kind))
            ops.ping_writable(connection, 1.0)

        with pytest.raises(StorageError) as caught:
            await store.write(write)
        assert caught.value.code == "read-only"

    with Store.open(target) as store:
        asyncio.run(scenario(store))


def test_a_breach_of_a_rule_is_not_a_trouble_of_storage(target: Target) -> None:
    async def scenario(store: Store) -> None:
        broken = text("INSERT INTO probes (id, at) VALUES (1, NULL)")
        with pytest.raises(IntegrityError):
            await store.write(lambda c: c.execute(broken) and None)

    with Store.open(target) as store:
        asyncio.run(scenario(store))


def test_a_damaged_file_says_so(data_dir: Path) -> None:
    data_dir.mkdir()
    (data_dir / DATABASE_NAME).write_bytes(b"This is no database. " * 1000)
    with pytest.raises(StorageError) as caught:
        Store.open(data_dir)
    assert caught.value.code == "damaged"
    lock_data_dir(data_dir).release()  # nothing is left locked


def test_a_server_that_is_not_there_says_so(postgres: Postgres) -> None:
    for url, word in ((postgres.url("nowhere"), "nowhere"), ("postgresql://127.0.0.1:1/x", "1")):
        with pytest.raises(StorageError, match=word) as caught:
            Store.open(url)
        assert caught.value.code == "unavailable"


def test_a_data_folder_belongs_to_one_server(data_dir: Path) -> None:
    with Store.open(data_dir):
        with pytest.raises(FolderLocked, match=f"process {os.getpid()}"):
            Store.open(data_dir)
        code = f"from coatl.server.storage.store import Store; Store.open({str(data_dir)!r})"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
        assert f"process {os.getpid()}".encode() in done.stderr
    with Store.open(data_dir):
        assert data_dir.stat().st_mode & 0o777 == 0o700
        assert (data_dir / DATABASE_NAME).stat().st_mode & 0o777 == 0o600


def test_a_postgresql_database_belongs_to_one_server(postgres_url: str) -> None:
    refusal = r"coatl@127.* is in use: another server on 127.0.0.1 uses it: stop that one first"
    with Store.open(postgres_url) as store:
        with pytest.raises(CoatlError, match=refusal):
            Store.open(postgres_url, busy_timeout=0.01)
        with pytest.raises(CoatlError, match=refusal):
            Store.open(postgres_url, shared=True)
        asyncio.run(add_table(store))
    with (
        Store.open(postgres_url, shared=True),
        pytest.raises(CoatlError, match="another server"),
    ):
        Store.open(postgres_url, busy_timeout=0.01)
    Store.open(postgres_url).close()


def test_a_second_server_changes_nothing_before_it_is_refused(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.open(postgres_url):
        monkeypatch.setattr(
            "coatl.server.storage.store.migrate", lambda *_, **__: pytest.fail("migrated")
        )
        with pytest.raises(CoatlError, match="another server"):
            Store.open(postgres_url, busy_timeout=0.01)


def test_a_server_during_a_restore_says_what_it_waits_for(postgres_url: str) -> None:
    Store.open(postgres_url).close()
    engine = make_engine(find_database(postgres_url), "migrate")
    with engine.connect() as connection, connection.begin():
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": IN_USE})
        with pytest.raises(CoatlError, match="a backup is being restored into it"):
            Store.open(postgres_url, busy_timeout=0.01)
    engine.dispose()


def test_a_server_that_was_killed_blocks_no_restart(postgres_url: str) -> None:
    code = f"""
import os, signal
from coatl.server.storage.store import Store
store = Store.open({postgres_url!r})
os.kill(os.getpid(), signal.SIGKILL)
"""
    done = subprocess.run([sys.executable, "-c", code], check=False)
    assert done.returncode == -signal.SIGKILL
    Store.open(postgres_url).close()


def test_a_server_that_loses_its_connection_takes_its_database_back(postgres_url: str) -> None:
    """What a broken network has left at the other end does not keep it out."""

    async def scenario(store: Store) -> None:
        table = await add_table(store)
        with psycopg.connect(postgres_url, autocommit=True) as ghost:
            name = await store.write(lambda c: c.scalar(text("SHOW application_name")))
            ghost.execute("SELECT set_config('application_name', %s, false)", [name])
            with pytest.raises(StorageError):
                await store.write(lambda c: c.invalidate())
            assert await store.write(step(table, 0)) == 1
            with pytest.raises(psycopg.OperationalError):
                ghost.execute("SELECT 1")
        with pytest.raises(CoatlError, match="another server"):
            Store.open(postgres_url, busy_timeout=0.01)

    with Store.open(postgres_url) as store:
        asyncio.run(scenario(store))


def test_where_data_is_kept() -> None:
    assert default_data_dir({"COATL_DATA_DIR": "/a", "XDG_DATA_HOME": "/b"}) == Path("/a")
    assert default_data_dir({"XDG_DATA_HOME": "/b"}) == Path("/b/coatl")
    assert default_data_dir({}) == Path.home() / ".local/share/coatl"
