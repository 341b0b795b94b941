"""The process that plays all clients of `load.py`, and what a server tells of itself."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from load_report import Figures

from tests.server.serving import ServerProcess

ROOT = Path(__file__).resolve().parents[1]


def read_metrics(server: ServerProcess) -> dict[str, float]:
    """Return the server's own figures, those without labels."""
    with server.client() as client:
        lines = client.get("/metrics").text.splitlines()
    pairs = [line.split() for line in lines if not line.startswith("#") and "{" not in line]
    return {name: float(value) for name, value in pairs}


class Crowd:
    """The process that plays all clients; it stops at every stage until told to go on."""

    def __init__(self, task: Figures) -> None:
        script = str(ROOT / "benchmarks" / "load_clients.py")
        self._process = subprocess.Popen(
            [sys.executable, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._write(json.dumps(task))

    def wait_for(self, stage: str) -> Figures:
        """Return what is told at a stage."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        told: Figures = json.loads(line) if line else {"stage": "failed"}
        if told["stage"] != stage:
            sys.exit(f"load: the clients have failed (expected {stage}, not {told['stage']})")
        return told

    def go_on(self) -> None:
        self._write("")

    def end(self) -> None:
        self._process.kill()
        self._process.wait()

    def _write(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
