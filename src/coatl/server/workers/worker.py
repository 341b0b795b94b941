"""The child side of the bot pool: a process that answers one question after the other.

It ends when its parent does, however that ends: a thread sees the end of the connection, also
while a bot thinks, and Linux is asked to send a signal. It is started by `process.py`.
"""

from __future__ import annotations

import ctypes
import json
import os
import pickle
import signal
import socket
import sys
import threading
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any, BinaryIO

from coatl.server.workers.messages import LENGTH, Asked, Stop, frame

MOST_BOTS = 128
"""How many bots, with the plans of their turns, are remembered."""
PR_SET_PDEATHSIG = 1


def main() -> None:
    """Answer questions until the parent closes the connection."""
    setup: dict[str, Any] = json.loads(sys.argv[1])
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    die_with(setup["parent"])
    limit(setup["nice"], setup["memory_mb"])
    connection = take_connection()
    inbox = Inbox(connection.makefile("rb"))
    threading.Thread(target=inbox.listen, daemon=True).start()
    from coatl.server.workers.bots import Thinker  # takes a while, and a parent may die meanwhile

    thinker = Thinker(MOST_BOTS)
    connection.sendall(frame(json.dumps({"ready": True}).encode()))
    while True:
        asked = inbox.questions.get()
        reply: dict[str, Any] = {"number": asked.number}
        try:
            reply["value"] = thinker.answer(asked, partial(inbox.is_stopped, asked.number))
        except MemoryError:
            os._exit(3)  # a new process has more
        except Exception as error:
            reply["error"] = thinker.explain(asked, error)
        connection.sendall(frame(json.dumps(reply).encode()))


class Inbox:
    """What the parent sends, read by a thread of its own; the end of it ends this process."""

    def __init__(self, stream: BinaryIO) -> None:
        self.questions: SimpleQueue[Asked] = SimpleQueue()
        self._stream = stream
        self._stopped = 0

    def is_stopped(self, number: int) -> bool:
        """Tell whether the answer to a question is not wanted any more."""
        return number == self._stopped

    def listen(self) -> None:
        """Read until the parent is gone."""
        with suppress(Exception):
            while True:
                message = self._read()
                if isinstance(message, Stop):
                    self._stopped = message.number
                else:
                    self.questions.put(message)
        os._exit(0)

    def _read(self) -> Any:
        header = self._stream.read(LENGTH.size)
        (length,) = LENGTH.unpack(header)  # too short at the end of the stream, which is an error
        return pickle.loads(self._stream.read(length))


def die_with(parent: int) -> None:
    """Ask Linux for a signal when the parent, or its thread that started us, ends."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != parent:  # it ended before we could ask
        os._exit(0)


def limit(nice: int, memory_mb: int | None) -> None:
    """Stand back behind other processes, and take only so much memory."""
    with suppress(OSError):
        os.nice(nice)
    if memory_mb is not None:
        import resource

        most = memory_mb << 20
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (most, most))


def take_connection() -> socket.socket:
    """Return the connection to the parent, which is standard input; nothing else can read it."""
    connection = socket.socket(fileno=os.dup(0))
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    return connection
