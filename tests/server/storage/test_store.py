"""The store: group commit, conflicts that fail alone, keys, tokens, leases, on both databases."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from coatl.core.errors import OptionError
from coatl.server.storage import operations as ops
from coatl.server.storage.errors import Conflict, DuplicateKey, StorageError, UnknownTable
from coatl.server.storage.news import load_news
from coatl.server.storage.rows import NewToken
from coatl.server.storage.schema import tables
from coatl.server.storage.store import Store
from coatl.server.tokens import hash_token, new_table_id
from coatl.tables.rows import EntryRow
from tests.server.stores import add_table, load, new_table, seqs, step

pytestmark = pytest.mark.slow  # a real server, or a real database

Target = str | Path


async def queue_behind(store: Store, operations: list[Any]) -> tuple[list[Any], int]:
    """Queue operations while the writer is held up; return the outcomes and the commits."""
    begun, gate = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        begun.set()
        gate.wait()

    first = asyncio.ensure_future(store.write(hold))
    await asyncio.to_thread(begun.wait)
    before = store.commits
    waiting = [asyncio.ensure_future(store.write(operation)) for operation in operations]
    while store.waiting < len(operations):
        await asyncio.sleep(0)
    gate.set()
    await first
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    return list(outcomes), store.commits - before - 1


def test_what_is_queued_together_is_committed_together(target: Target) -> None:
    async def scenario(store: Store) -> None:
        ids = [await add_table(store) for _ in range(10)]
        operations = [step(table, after) for after in range(20) for table in ids]
        outcomes, commits = await queue_behind(store, operations)
        assert outcomes == [after + 1 for after in range(20) for _ in ids]
        assert commits == 1
        for table in ids:
            assert await seqs(store, table) == list(range(1, 21))

    with Store.open(target) as store:
        asyncio.run(scenario(store))


def test_many_writes_at_once_are_all_stored(target: Target) -> None:
    async def scenario(store: Store) -> None:
        ids = [await add_table(store) for _ in range(8)]

        async def play(table: str) -> None:
            for after in range(25):
                assert await store.write(step(table, after)) == after + 1

        await asyncio.gather(*(play(table) for table in ids))
        for table in ids:
            assert await seqs(store, table) == list(range(1, 26))
        assert store.operations == 8 * 26
        assert store.commits < store.operations

    with Store.open(target) as store:
        asyncio.run(scenario(store))


def test_an_operation_that_fails_fails_alone(target: Target) -> None:
    def meddle(connection: Connection) -> None:
        connection.execute(tables.update().values(game="spoilt"))
        raise ZeroDivisionError

    def break_a_rule(connection: Connection) -> None:
        connection.execute(tables.update().values(game="spoilt"))
        connection.execute(tables.update().values(game=None))

    def bad_sql(connection: Connection) -> None:
        connection.execute(text("SELECT nonsense FROM nowhere"))

    async def scenario(store: Store) -> None:
        one, two = await add_table(store), await add_table(store)
        operations = [step(one, 0), step(one, 0), meddle, break_a_rule, bad_sql]
        operations += [step("unknown", 0), step(two, 0), step(one, 1)]
        outcomes, commits = await queue_behind(store, operations)
        assert commits == 1
        kinds = [Conflict, ZeroDivisionError, IntegrityError, Exception, UnknownTable]
        for outcome, kind in zip(outcomes[1:6], kinds, strict=True):
            assert isinstance(outcome, kind)
            assert not isinstance(outcome, StorageError)
        assert (outcomes[0], outcomes[6], outcomes[7]) == (1, 1, 2)
        assert await seqs(store, one) == [1, 2]
        assert (await load(store, two)).row.game == "board"

    with Store.open(target) as store:
        asyncio.run(scenario(store))


def test_a_command_is_stored_once(target: Target) -> None:
    async def scenario(store: Store) -> None:
        table = await add_table(store)
        assert await store.write(step(table, 0, key="k")) == 1
        for after in (0, 1):  # sent again with the old version, or with the new one
            with pytest.raises(DuplicateKey) as caught:
                await store.write(step(table, after, key="k"))
            assert caught.value.seq == 1
        other_seat = [EntryRow("step", None, seat=1, key="k"), EntryRow("chat", "é\ud800\0")]
        nobody = [EntryRow("table", None, key="k"), EntryRow("table", None)]
        for after, new in ((1, other_seat), (3, nobody)):
            await store.write(lambda c, a=after, n=new: ops.append(c, table, a, n, at=3.0))  # type: ignore[misc]
        again = [EntryRow("table", None, key="k")]
        with pytest.raises(DuplicateKey):
            await store.write(lambda c: ops.append(c, table, 5, again, at=3.0))
        twice = [EntryRow("table", None, key="n")] * 2
        with pytest.raises(Conflict):
            await store.write(lambda c: ops.append(c, table, 5, twice, at=3.0))
        stored = await load(store, table)
        assert [(e.seat, e.key) for e in stored.entries] == [
            (0, "k"),
            (1, "k"),
            (None, None),
            (None, "k"),
            (None, None),
        ]
        assert stored.entries[2].data == "é\ud800\0"
        assert stored.row.last_seq == 5

    with Store.open(target) as store:
        asyncio.run(scenario(store))


def test_a_table_comes_back_as_it_was_stored(target: Target) -> None:
    async def scenario(store: Store) -> None:
        table = new_table(
            settings={"name": "Cóatl"}, listed=True, invite_hash="i", seats_open=2, summary={"a": 1}
        )
        tokens = [NewToken("h", "host"), NewToken("s", "seat", 0)]
        entries = [EntryRow("seat", {"name": "Ana"}, 0), EntryRow("bot", [1, 2.5, None, True])]
        assert await store.write(
            lambda c: ops.create_table(c, table, at=1.5, tokens=tokens, entries=entries)
        ) == len(entries)
        with pytest.raises(Conflict):
            await store.write(lambda c: ops.create_table(c, table, at=1.5))
        stored = await load(store, table.id)
        row = stored.row
        assert (row.created_at, row.updated_at, row.last_seq) == (1.5, 1.5, 2)
        assert (row.settings, row.summary, row.listed) == ({"name": "Cóatl"}, {"a": 1}, True)
        assert [(t.hash, t.kind, t.seat, t.is_good) for t in stored.tokens] == [
            ("h", "host", None, True),
            ("s", "seat", 0, True),
        ]
        assert stored.entries[1].data == [1, 2.5, None, True]
        await store.write(
            lambda c: ops.append(
                c,
                table.id,
                2,
                [],
                at=9.0,
                changes={"status": "running", "invite_hash": None},
                tokens=[NewToken("n", "seat", 0)],
                revoke=["s"],
            )
        )
        stored = await load(store, table.id)
        assert (stored.row.status, stored.row.invite_hash, stored.row.last_seq) == (
            "running",
            None,
            2,
        )
        assert [(t.hash, t.is_good) for t in stored.tokens] == [
            ("h", True),
            ("n", True),
            ("s", False),
        ]
        assert await store.read(ops.tables_waiting_for_bots) == []
        assert await store.write(
            lambda c: ops.claim_bot_turn(c, table.id, 0, 2, "me", now=10.0, seconds=1.0)
        )
        assert await store.read(ops.tables_waiting_for_bots) == [table.id]
        assert await store.read(lambda c: ops.load_table(c, "unknown")) is None
        assert [e.seq for e in await store.read(lambda c: ops.load_entries(c, table.id, 1))] == [2]

    with Store.open(target) as store:
        asyncio.run(scenario(store))


def test_what_is_new_is_read_as_it_was_stored(target: Target) -> None:
    async def scenario(store: Store) -> None:
        table = await add_table(store)
        for number in range(3):
            await store.write(step(table, number))
        stored = await load(store, table)
        news = await store.ask(partial(load_news, table_id=table, seq=1, door=0))
        assert news is not None
        assert (news.entries, news.door, news.tokens) == (stored.entries[1:], 0, None)
        news = await store.ask(partial(load_news, table_id=table, seq=3, door=-1))
        assert news is not None
        assert (news.entries, news.tokens) == ([], stored.tokens)
        assert await store.ask(partial(load_news, table_id="nowhere", seq=0, door=0)) is None

    with Store.open(target) as store:
        asyncio.run(scenario(store))


def test_the_lobby_shows_listed_tables_newest_first(target: Target) -> None:
    async def scenario(store: Store) -> None:
        ids = []
        for number in range(5):
            table = new_table(listed=number != 2, status="over" if number == 3 else "lobby")
            await store.write(lambda c, t=table, n=number: ops.create_table(c, t, at=float(n)))  # type: ignore[misc]
            ids.append(table.id)
        shown = await store.read(lambda c: ops.list_lobby(c, 10))
        assert [row.id for row in shown] == [ids[4], ids[1], ids[0]]
        assert not hasattr(shown[0], "secret")
        assert [row.id for row in await store.read(lambda c: ops.list_lobby(c, 1))] == [ids[4]]
        over = await store.read(lambda c: ops.list_lobby(c, 10, status="over"))
        assert [row.id for row in over] == [ids[3]]
        assert await store.write(lambda c: ops.purge(c, 3.0, statuses=["lobby"], limit=2)) == (
            [ids[0], ids[1]]
        )
        assert await store.write(lambda c: ops.purge(c, 3.0)) == [ids[2]]
        await store.write(lambda c: ops.ping_writable(c, 4.0))
        await store.write(lambda c: ops.ping_writable(c, 5.0))

    with Store.open(target) as store:
        asyncio.run(scenario(store))


def test_removing_a_table_removes_all_of_it(target: Target) -> None:
    async def scenario(store: Store) -> None:
        table = await add_table(store)
        await store.write(step(table, 0))
        await store.write(lambda c: ops.add_token(c, table, NewToken("h", "host"), at=1.0))
        await store.write(lambda c: ops.claim_bot_turn(c, table, 0, 1, "a", now=0.0, seconds=9))
        assert await store.write(lambda c: ops.purge(c, 100.0)) == [table]
        for name in ("entries", "tokens", "bot_turns"):
            left = await store.read(lambda c, n=name: c.scalar(text(f"SELECT count(*) FROM {n}")))  # type: ignore[misc]
            assert left == 0
        with pytest.raises(UnknownTable):
            await store.write(lambda c: ops.claim_bot_turn(c, table, 0, 1, "a", now=0, seconds=9))

    with Store.open(target) as store:
        asyncio.run(scenario(store))


def test_tokens_open_tables_until_they_are_revoked_or_used(target: Target) -> None:
    async def scenario(store: Store) -> None:
        one, two = await add_table(store), await add_table(store)
        seat, recovery = hash_token("seat"), hash_token("recovery")
        for at, table in ((1.0, one), (2.0, two)):  # a rematch copies the token
            token = NewToken(seat, "seat", 1)
            await store.write(lambda c, t=table, k=token, a=at: ops.add_token(c, t, k, at=a))  # type: ignore[misc]
        await store.write(
            lambda c: ops.add_token(c, one, NewToken(recovery, "recovery", 1), at=3.0)
        )
        found = await store.read(lambda c: ops.find_tables_of_tokens(c, [seat, "unknown"]))
        assert [(t.table_id, t.seat) for t in found] == [(two, 1), (one, 1)]
        assert await store.read(lambda c: ops.find_tables_of_tokens(c, [])) == []
        assert await store.write(lambda c: ops.revoke_token(c, one, seat, at=4.0))
        assert not await store.write(lambda c: ops.revoke_token(c, one, seat, at=5.0))
        found = await store.read(lambda c: ops.find_tables_of_tokens(c, [seat]))
        assert [t.table_id for t in found] == [two]
        used = await asyncio.gather(
            *(store.write(lambda c: ops.revoke_token(c, one, recovery, at=6.0)) for _ in range(3))
        )
        assert sorted(used) == [False, False, True]
        assert not await store.write(lambda c: ops.revoke_token(c, two, recovery, at=7.0))

    with Store.open(target) as store:
        asyncio.run(scenario(store))


def test_a_bot_turn_has_one_holder_at_a_time(target: Target) -> None:
    async def scenario(store: Store) -> None:
        table = await add_table(store)

        async def claim(owner: str, seq: int, now: float) -> bool:
            return await store.write(
                lambda c: ops.claim_bot_turn(c, table, 0, seq, owner, now=now, seconds=10)
            )

        assert await claim("a", 1, 0.0)
        assert not await claim("b", 1, 5.0)
        assert await claim("a", 1, 5.0)  # prolongs it
        assert not await claim("b", 1, 14.0)
        assert await claim("b", 1, 15.0)  # too late
        assert await claim("a", 2, 16.0)  # the game has gone on
        assert not await claim("b", 1, 17.0)
        assert not await store.write(lambda c: ops.release_bot_turn(c, table, "b"))
        assert await store.write(lambda c: ops.release_bot_turn(c, table, "a"))
        assert await claim("b", 2, 18.0)
        await store.write(ops.release_all_bot_turns)
        assert await claim("a", 2, 19.0)

    with Store.open(target) as store:
        asyncio.run(scenario(store))


def test_two_servers_race_for_turns_and_entries(postgres_url: str) -> None:
    async def scenario(stores: list[Store]) -> None:
        table = await add_table(stores[0])
        for seq in range(40):
            claims = await asyncio.gather(
                *(
                    store.write(
                        lambda c, o=str(n), s=seq: ops.claim_bot_turn(  # type: ignore[misc]
                            c, table, 0, s, o, now=0.0, seconds=60
                        )
                    )
                    for n, store in enumerate(stores)
                )
            )
            assert sorted(claims) == [False, True]
            outcomes = await asyncio.gather(
                *(store.write(step(table, seq)) for store in stores), return_exceptions=True
            )
            assert {type(outcome) for outcome in outcomes} == {int, Conflict}
        assert await seqs(stores[1], table) == list(range(1, 41))

    with (
        Store.open(postgres_url, shared=True) as one,
        Store.open(postgres_url, shared=True) as two,
    ):
        asyncio.run(scenario([one, two]))


def test_reads_cannot_write(target: Target) -> None:
    async def scenario(store: Store) -> None:
        table = await add_table(store)
        with pytest.raises(StorageError) as caught:
            await store.read(step(table, 0))
        assert caught.value.code == "read-only"
        assert await store.write(step(table, 0)) == 1

    with Store.open(target) as store:
        asyncio.run(scenario(store))


def test_closing_stores_what_is_queued_and_refuses_more(target: Target) -> None:
    async def scenario(store: Store, table: str) -> None:
        waiting = [asyncio.ensure_future(store.write(step(table, n))) for n in range(30)]
        while store.waiting + store.operations < len(waiting):
            await asyncio.sleep(0)
        await store.aclose()
        assert await asyncio.gather(*waiting) == list(range(1, 31))
        for refused in (store.write(step(table, 30)), store.read(ops.tables_waiting_for_bots)):
            with pytest.raises(StorageError) as caught:
                await refused
            assert caught.value.code == "closed"

    store = Store.open(target)
    table = asyncio.run(add_table(store))
    asyncio.run(scenario(store, table))
    store.close()
    with Store.open(target) as again:
        assert asyncio.run(seqs(again, table)) == list(range(1, 31))


def test_a_cancelled_write_harms_nobody(target: Target) -> None:
    async def scenario(store: Store) -> None:
        table = await add_table(store)
        begun, gate = threading.Event(), threading.Event()

        def hold(connection: Connection) -> int:
            begun.set()
            gate.wait()
            return step(table, 0)(connection)

        first = asyncio.ensure_future(store.write(hold))
        await asyncio.to_thread(begun.wait)
        second = asyncio.ensure_future(store.write(step(table, 1)))
        third = asyncio.ensure_future(store.write(step(table, 1)))
        while store.waiting < 2:
            await asyncio.sleep(0)
        first.cancel()
        second.cancel()
        await asyncio.wait([first, second])  # until the writer has been told
        gate.set()
        assert await third == 2  # the first had begun, the second had not
        assert await seqs(store, table) == [1, 2]

    with Store.open(target) as store:
        asyncio.run(scenario(store))


def test_ids_and_hashes() -> None:
    assert {len(new_table_id()) for _ in range(50)} == {16}
    assert hash_token("abc").startswith("ba7816bf")


@pytest.mark.parametrize("url", ["mysql://host/name", "sqlite://", "sqlite:///:memory:", "://"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(OptionError, match="postgresql://"):
        Store.open(url)


def test_a_table_is_never_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hosts type its name behind a command."""
    drawn = iter(["-aaaaaaaaaaaaaaa", "--aaaaaaaaaaaaaa", "a-aaaaaaaaaaaaaa"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(drawn))
    assert new_table_id() == "a-aaaaaaaaaaaaaa"
