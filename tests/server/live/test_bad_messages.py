"""Sockets under generated messages: a clear error or a clean close, and nothing is changed."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.amounts import amount
from tests.server.hostile import UNKNOWN_TOKEN, Scene, Target
from tests.server.sockets import connect

pytestmark = pytest.mark.slow  # a real server, or a real database

MANY = settings(
    max_examples=amount(75, soak=1500),
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
TOO_LARGE = 1009
REFUSED = 1008
NOT_UTF8 = 1007

numbers = st.one_of(
    st.integers(-5, 5),
    st.sampled_from([2**31, 2**63, 2**64, 10**400, -(10**30), 1e308, -0.0, 1.5]),
    st.sampled_from([float("nan"), float("inf")]),
)
words = st.one_of(
    st.text(max_size=20),
    st.sampled_from(
        ["", "\0", "a\0b", "\ud800", "\udfff", "｜", "|", "\u202e", "Z" * 5000, "null"]
    ),
    st.sampled_from(["step", "undo", "commit", "resign", "hello", "ping", "start", "kick"]),
)
values = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, words),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(words, inner, max_size=4)),
    max_leaves=8,
)


@cache
def schemas(url: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{url}/api/schema").json()
    return found


def kinds(url: str) -> list[dict[str, Any]]:
    """Return the schema of every message that a client may send."""
    client = schemas(url)["client"]
    return [client["$defs"][name] for name in sorted(client["$defs"]) if is_message(client, name)]


def is_message(client: dict[str, Any], name: str) -> bool:
    return "type" in client["$defs"][name].get("properties", {})


@st.composite
def nearly_right(draw: st.DrawFn, url: str) -> dict[str, Any]:
    """Make a message of some kind, then spoil it so that nobody could accept it."""
    kind = draw(st.sampled_from(kinds(url)))
    message: dict[str, Any] = {"type": kind["properties"]["type"]["const"]}
    for name in kind["properties"]:
        if name not in message and (name in kind["required"] or draw(st.booleans())):
            message[name] = draw(plausible(name))
    names = sorted(set(message) - {"type"})
    match draw(st.sampled_from(["extra", "missing", "wrong", "type"])):
        case "extra":
            message[draw(words.filter(lambda word: word not in kind["properties"]))] = draw(values)
        case "missing" if names:
            del message[draw(st.sampled_from(sorted(kind["required"])))]
        case "wrong" if names:
            name = draw(st.sampled_from(names))
            # A hello may well know no version, a seat be planned by default, a question mean all.
            wrong = [[[]], -1, 1.5, 2**70] + [{}] * (name not in ("versions", "plan", "args"))
            message[name] = draw(st.sampled_from(wrong))
        case _:
            message["type"] = draw(values.filter(lambda value: not isinstance(value, str)))
    return message


def plausible(name: str) -> st.SearchStrategy[Any]:
    match name:
        case "seat" | "target":
            return st.integers(0, 3)
        case "version" | "action":
            return st.integers(0, 200)
        case "key":
            return st.from_regex("[a-z]{8}", fullmatch=True)
        case "commit" | "listed":
            return st.booleans()
        case _:
            return words


def live(scene: Scene, target: Target) -> connect:
    return connect(f"{scene.server.live_url}/api/tables/{target.table}/live", max_size=2**24)


async def read(scene: Scene, socket: ClientConnection) -> dict[str, Any]:
    """Return the next message, which has the form that was published."""
    message: dict[str, Any] = json.loads(await socket.recv(decode=True))
    Draft202012Validator(schemas(scene.server.url)["server"]).validate(message)
    return message


async def greet(scene: Scene, socket: ClientConnection, *tokens: str) -> None:
    """Say hello and wait for the last of what is sent then: who is here."""
    await socket.send(json.dumps({"type": "hello", "tokens": tokens}))
    while (await read(scene, socket))["type"] != "presence":
        pass


async def answers_until_pong(scene: Scene, socket: ClientConnection) -> list[dict[str, Any]]:
    await socket.send('{"type":"ping"}')
    found = []
    while (message := await read(scene, socket))["type"] != "pong":
        found.append(message)
    return [message for message in found if message["type"] != "presence"]


def unharmed(scene: Scene, attack: Callable[[], Awaitable[None]]) -> None:
    """Run something that must change nothing."""
    before = scene.stored()
    asyncio.run(attack())  # type: ignore[arg-type]
    assert scene.stored() == before
    with scene.server.client() as client:
        assert client.get("/readyz").text == "ok\n"
        assert client.get("/metrics").status_code == 200
    assert "Traceback" not in scene.server.log.read_text()


def test_messages_that_are_nearly_right(scene: Scene) -> None:
    target = scene.running

    @MANY
    @given(st.lists(nearly_right(scene.server.url), min_size=1, max_size=8))
    def check(messages: list[dict[str, Any]]) -> None:
        async def attack() -> None:
            async with live(scene, target) as socket:
                await greet(scene, socket, target.host, *target.tokens)
                for message in messages:
                    await socket.send(json.dumps(message))
                found = await answers_until_pong(scene, socket)
                for message, each in zip(messages, found, strict=True):
                    is_large = len(json.dumps(message)) > 16 * 1024
                    codes = ["too-large"] if is_large else ["bad-message", "bad-text"]
                    assert each["code"] in codes
                    assert "Z" * 30 not in json.dumps(each)
                    assert each["key"] in (None, message.get("key"))

        asyncio.run(attack())

    async def attack() -> None:
        await asyncio.to_thread(check)

    unharmed(scene, attack)


@pytest.mark.parametrize("is_greeted", [False, True])
@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "bad-message"),
        ("null", "bad-message"),
        ("[]", "bad-message"),
        ('"hello"', "bad-message"),
        ("{", "bad-message"),
        ('{"type":', "bad-message"),
        ('{"type":"ping","type":"hello"', "bad-message"),
        ("[" * 8000, "bad-message"),
        ('{"a":' * 2500 + "1" + "}" * 2500, "bad-message"),
        ('{"type":"hello","tokens":["\\ud800"]}', "bad-message"),
        ('{"type":"hello","tokens":["\\u0000"]}', "bad-message"),
        ('{"type":"hello","versions":{"0":1e999}}', "bad-message"),
        ('{"type":"hello","versions":{"0":' + "9" * 9000 + "}}", "bad-message"),
        ("x" * (16 * 1024 + 1), "too-large"),
        (b"", "bad-message"),
        (b"\xff\xfe\x00", "bad-message"),
        (b'{"type":"hello","tokens":["\xff"]}', "bad-message"),
        (bytes(16 * 1024 + 1), "too-large"),
    ],
    ids=str,
)
def test_frames_that_are_no_messages(
    scene: Scene, frame: str | bytes, code: str, is_greeted: bool
) -> None:
    async def attack() -> None:
        async with live(scene, scene.running) as socket:
            if is_greeted:
                await greet(scene, socket, scene.running.tokens[0])
                await socket.send(frame)
                assert (await read(scene, socket))["code"] == code
                assert await answers_until_pong(scene, socket) == []
            else:
                await socket.send(frame)
                assert (await read(scene, socket))["code"] == code
                await expect_close(socket, REFUSED)

    unharmed(scene, attack)


@pytest.mark.parametrize(
    ("frame", "key"),
    [
        ('{"type":"step","key":"mine"}', "mine"),
        ('{"type":"nothing","key":"mine"}', "mine"),
        ('{"type":"step","key":"not a key"}', None),
        ('{"type":"step","key":7}', None),
    ],
)
def test_a_refusal_names_the_command(scene: Scene, frame: str, key: str | None) -> None:
    async def attack() -> None:
        async with live(scene, scene.running) as socket:
            await greet(scene, socket, scene.running.tokens[0])
            await socket.send(frame)
            refusal = await read(scene, socket)
            assert (refusal["code"], refusal["key"]) == ("bad-message", key)

    unharmed(scene, attack)


async def expect_close(socket: ClientConnection, code: int) -> list[dict[str, Any]]:
    """Read until the server closes the socket; return what came before."""
    found: list[dict[str, Any]] = []
    with pytest.raises(ConnectionClosed) as caught:
        await read_all(socket, found)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == code
    return found


async def read_all(socket: ClientConnection, found: list[dict[str, Any]]) -> None:
    while True:
        found.append(json.loads(await socket.recv()))


@pytest.mark.parametrize("is_greeted", [False, True])
def test_frames_that_end_the_socket(scene: Scene, is_greeted: bool) -> None:
    async def attack() -> None:
        tokens = json.dumps({"type": "hello", "tokens": [UNKNOWN_TOKEN] * 1000}).encode()
        for frame, code in ((tokens, TOO_LARGE), (b"\xff\xff", NOT_UTF8)):
            async with live(scene, scene.running) as socket:
                if is_greeted:
                    await greet(scene, socket, scene.running.tokens[0])
                await socket.send(frame, text=True)
                await expect_close(socket, code)

    before = scene.stored()
    asyncio.run(attack())
    assert scene.stored() == before


@pytest.mark.parametrize(
    ("tokens", "code"),
    [
        (lambda scene: [UNKNOWN_TOKEN], "no-table"),
        (lambda scene: [scene.lobby.tokens[0]], "no-table"),
        (lambda scene: [scene.lobby.host], "no-table"),
        (lambda scene: [scene.running.invite], "bad-token"),
        (lambda scene: [*scene.running.tokens, UNKNOWN_TOKEN], "bad-token"),
        (lambda scene: [UNKNOWN_TOKEN] * 400, "too-large"),
        (lambda scene: [UNKNOWN_TOKEN] * 6, "bad-message"),
        (lambda scene: ["B" * 32] * 200, "bad-message"),
        (lambda scene: ["short"], "bad-message"),
        (lambda scene: [scene.running.tokens[0] + "\n"], "bad-message"),
        (lambda scene: [], "no-table"),
    ],
)
def test_tokens_that_open_nothing(
    scene: Scene, tokens: Callable[[Scene], list[str]], code: str
) -> None:
    async def attack() -> None:
        async with live(scene, scene.running) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": tokens(scene)}))
            assert (await read(scene, socket))["code"] == code
            await expect_close(socket, REFUSED)

    unharmed(scene, attack)


def test_a_greeting_comes_first_and_once(scene: Scene) -> None:
    async def attack() -> None:
        token = scene.running.tokens[0]
        for first in ({"type": "ping"}, {"type": "undo", "key": "k", "seat": 0, "version": 1}):
            async with live(scene, scene.running) as socket:
                await socket.send(json.dumps(first))
                assert (await read(scene, socket))["code"] == "bad-message"
                await expect_close(socket, REFUSED)
        async with live(scene, scene.running) as socket:
            await greet(scene, socket, token)
            await socket.send(json.dumps({"type": "hello", "tokens": [token]}))
            (answer,) = await answers_until_pong(scene, socket)
            assert answer["code"] == "bad-message"
            assert re.search("'step'.*'ping'", answer["arguments"]["problems"][0]["what"])

    unharmed(scene, attack)


@pytest.mark.parametrize("name", ["nowhere-at-all", "a%00bcdefgh", "x", "%F0%9F%90%8D" * 8, "."])
def test_tables_that_do_not_exist(scene: Scene, name: str) -> None:
    async def attack() -> None:
        async with connect(f"{scene.server.live_url}/api/tables/{name}/live") as socket:
            await socket.send('{"type":"hello"}')
            assert (await read(scene, socket))["code"] == "no-table"
            await expect_close(socket, REFUSED)

    unharmed(scene, attack)


@pytest.mark.parametrize("path", ["/", "/api", "/api/tables/x", "/api/tables/a/b/live", "/live"])
def test_paths_without_sockets(scene: Scene, path: str) -> None:
    async def attack() -> None:
        with pytest.raises(InvalidStatus) as caught:
            await connect(f"{scene.server.live_url}{path}")
        assert caught.value.response.status_code == 403

    unharmed(scene, attack)
