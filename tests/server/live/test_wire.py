"""What is written past uvicorn: the heads of frames, and who may be written to."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from coatl.server.live.wire import DIRECT, LISTEN, Wire, ends_whole, head_of, message_in


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_is_read_as_it_was_meant(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://here/"), state=State.OPEN, max_size=None)
    data = b"x" * size
    client.receive_data(head_of(size) + data)
    assert client.parser_exc is None
    [frame] = client.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.BINARY, True, data)


def make_wire() -> tuple[Wire, Any]:
    """Return a wire on uvicorn's own protocol, which is open."""
    protocol: Any = WebSocketsSansIOProtocol.__new__(WebSocketsSansIOProtocol)
    is_set = [True]
    protocol.writable = SimpleNamespace(is_set=lambda: is_set[0], flag=is_set)
    protocol.handshake_complete, protocol.close_sent, protocol.disconnected = True, False, False
    protocol.conn = SimpleNamespace(state=State.OPEN)
    written: list[bytes] = []
    protocol.transport = SimpleNamespace(write=written.append, written=written)
    scope = {DIRECT: (protocol.receive, protocol.send)}
    return Wire(cast(WebSocket, SimpleNamespace(scope=scope, receive=None, send=None))), protocol


def test_a_message_is_written_at_once() -> None:
    wire, protocol = make_wire()
    assert wire.is_ready
    wire.send_now(b"hello")
    assert b"".join(protocol.transport.written) == b"\x82\x05hello"


def test_who_cannot_take_a_message_now_is_not_written_to() -> None:
    for change in (
        lambda its: its.writable.flag.__setitem__(0, False),  # too much waits already
        lambda its: setattr(its, "handshake_complete", False),
        lambda its: setattr(its, "close_sent", True),
        lambda its: setattr(its, "disconnected", True),
        lambda its: setattr(its.conn, "state", State.CLOSING),
    ):
        wire, protocol = make_wire()
        change(protocol)
        assert not wire.is_ready


def test_another_sender_is_left_alone() -> None:
    async def send(_message: Any) -> None:
        """Do nothing."""

    scope = {DIRECT: (send, send)}
    wire = Wire(cast(WebSocket, SimpleNamespace(scope=scope, receive=None, send=None)))
    assert not wire.is_ready


def masked(data: bytes, *, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    return bytes(Frame(opcode, data, fin=fin).serialize(mask=True))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 16 * 1024])
@pytest.mark.parametrize("opcode", [Opcode.TEXT, Opcode.BINARY])
def test_a_small_message_is_read_from_its_frame(size: int, opcode: Opcode) -> None:
    data = b"x" * size
    assert message_in(masked(data, opcode=opcode)) == data


LESS_PLAIN = {
    "nothing": b"",
    "a part": masked(b"hello")[:-1],
    "the next one begins": masked(b"hello") + b"\x81",
    "two": masked(b"hello") + masked(b"again"),
    "a first fragment": masked(b"hel", fin=False),
    "a pong": masked(b"", opcode=Opcode.PONG),
    "the end": masked(b"\x03\xe8", opcode=Opcode.CLOSE),
    "to be checked as UTF-8": masked("Cóatl".encode()),
    "long": masked(b"x" * (16 * 1024 + 1)),
    "longer": masked(b"x" * 70_000),
    "without a mask": bytes(Frame(Opcode.TEXT, b"hello").serialize(mask=False)),
    "a bit of extensions": b"\xc1" + masked(b"hello")[1:],
}
"""Masks are chosen by chance: in the names of tests, every process would have others."""


@pytest.mark.parametrize("data", LESS_PLAIN.values(), ids=LESS_PLAIN)
def test_whatever_is_less_plain_is_left_to_the_library(data: bytes) -> None:
    assert message_in(data) is None


def test_it_is_known_where_the_next_frame_begins() -> None:
    frames = [masked(b"x" * size) for size in (0, 5, 126, 70_000)]
    frames.append(masked(b"", opcode=Opcode.PONG))
    whole = b"".join(frames)
    ends = {0}
    for frame in frames:
        ends.add(max(ends) + len(frame))
    places = {*range(60), *range(len(whole) - 60, len(whole)), *ends}
    assert all(ends_whole(whole[:end]) == (end in ends) for end in places)


def test_after_a_cut_frame_all_goes_the_usual_way() -> None:
    """Where the next frame begins is then known to the library alone."""
    ears: list[Any] = []
    protocol = make_wire()[1]
    protocol.conn.current_size = None
    protocol.queue = SimpleNamespace(empty=lambda: True)
    scope = {DIRECT: (protocol.receive, protocol.send), LISTEN: ears.append}
    wire = Wire(cast(WebSocket, SimpleNamespace(scope=scope, receive=None, send=None)))
    [hear] = ears
    taken: list[bytes] = []

    def take(message: bytes) -> bool:
        taken.append(message)
        return True

    assert not hear(masked(b"hello"))  # nobody has asked for messages yet
    wire.offer(take)
    assert hear(masked(b"one"))
    assert not hear(masked(b"two") + masked(b"three"))
    assert hear(masked(b"four"))
    protocol.queue.empty = lambda: False
    assert not hear(masked(b"five"))  # something before it goes the usual way
    protocol.queue.empty = lambda: True
    protocol.conn.current_size = 3
    assert not hear(masked(b"six"))  # it stands between the parts of a message
    protocol.conn.current_size = None
    assert hear(masked(b"seven"))
    assert not hear(masked(b"eight")[:3])
    assert not hear(masked(b"nine"))
    assert taken == [b"one", b"four", b"seven"]
