"""Servers of tests end with the process that started them, however it ends."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.forked import ForkedProcess

pytestmark = pytest.mark.slow  # it imports the server anew
ROOT = Path(__file__).resolve().parents[2]
ASKER = """
import os, sys
from pathlib import Path
from tests.server.forked import ForkedProcess
process = ForkedProcess({code!r}, ["serve"], dict(os.environ), Path({log!r}))
process.stdout.readline()
print(process.pid, flush=True)
sys.stdin.read()
"""
WAIT = "import time\nprint('here', flush=True)\ntime.sleep(3600)"


def test_what_was_forked_ends_with_who_asked_for_it(tmp_path: Path) -> None:
    """It is asked for by a process of its own: this one has servers that others use."""
    asker = subprocess.Popen(
        [sys.executable, "-c", ASKER.format(code=WAIT, log=str(tmp_path / "log"))],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with asker:
        assert asker.stdout is not None
        handle = os.pidfd_open(int(asker.stdout.readline()))  # readable when that has ended
        try:
            asker.kill()
            assert select.select([handle], [], [], PATIENCE)[0], "it outlives us"
        finally:
            os.close(handle)


def test_how_it_ended_is_known(tmp_path: Path) -> None:
    for code, expected in (("raise SystemExit(3)", 3), (WAIT, -signal.SIGKILL)):
        process = ForkedProcess(code, ["serve"], dict(os.environ), tmp_path / "log")
        assert process.stdout is not None
        with process.stdout as output:
            if output.readline():
                process.send_signal(signal.SIGKILL)
        assert process.wait(PATIENCE) == expected
