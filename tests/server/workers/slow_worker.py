"""A bot worker that gives advice only when it is told to stop thinking, and notes what it is asked.

With such a worker the order in which a server serves is certain.
"""

from __future__ import annotations

import json
import pickle
import socket
import struct
import sys
from typing import Any

from coatl.server.workers.messages import DECIDE, LENGTH, Stop


def work(notes: str) -> None:
    """Answer until the server is gone."""
    line = socket.socket(fileno=0)
    say(line, {"ready": True})
    while True:
        asked = hear(line)
        if isinstance(asked, Stop):
            continue  # too late: it was answered meanwhile
        with open(notes, "a", encoding="utf-8") as file:
            file.write(f"{asked.kind} {asked.question.table}\n")
        legal = asked.question.legal
        value: Any = legal[0]
        if asked.kind != DECIDE:
            while hear(line) != Stop(asked.number):
                pass
            proposals = [{"steps": [action], "value": 0.0, "points": 0.0} for action in legal]
            value = {"proposals": proposals, "hopes": [], "fears": []}
        say(line, {"number": asked.number, "value": value})


def say(line: socket.socket, message: Any) -> None:
    data = json.dumps(message).encode()
    line.sendall(struct.pack(">I", len(data)) + data)


def hear(line: socket.socket) -> Any:
    header = line.recv(LENGTH.size, socket.MSG_WAITALL)
    if len(header) < LENGTH.size:
        sys.exit()
    return pickle.loads(line.recv(LENGTH.unpack(header)[0], socket.MSG_WAITALL))
