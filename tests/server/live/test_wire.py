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

from coatl.server.live.wire import DIRECT, Wire, head_of


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
