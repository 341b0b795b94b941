"""A test that hangs is ended, named, with where it hung, and the others go on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[1]
HOOKS = "from tests.hanging import pytest_timeout_cancel_timer, pytest_timeout_set_timer\n"
PLUGINS = ("-p", "xdist", "-p", "pytest_timeout", "-p", "no:cacheprovider")
"""The others of this environment take seconds in each process."""
TESTS = """
import socket
import threading
from greenlet import greenlet
from playwright.sync_api import sync_playwright

def wait_for_nobody():
    threading.Event().wait()

def rest_for_ever():
    greenlet(wait_for_nobody).switch()

def test_before():
    pass

def test_that_hangs():
    wait_for_nobody()

def test_that_hangs_as_those_of_a_browser_do():
    rest_for_ever()

def test_that_hangs_in_a_call_of_playwright():
    with socket.create_server(("127.0.0.1", 0)) as silent, sync_playwright() as playwright:
        asks = playwright.request.new_context()
        asks.get(f"http://127.0.0.1:{silent.getsockname()[1]}/", timeout=0)

def test_after():
    pass
"""


@pytest.mark.slow
def test_a_hanging_test_is_ended_and_named_and_the_others_go_on(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(HOOKS)
    (tmp_path / "test_hang.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\ntimeout = 10\n")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "2", *PLUGINS],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
    )
    said = done.stdout + done.stderr
    assert done.returncode == 1, said
    assert "3 failed, 2 passed" in said
    for name in (
        "test_that_hangs",
        "test_that_hangs_as_those_of_a_browser_do",
        "test_that_hangs_in_a_call_of_playwright",
    ):
        assert f"test_hang.py::{name} has not ended after 10 s" in said
    assert "in wait_for_nobody" in said
    assert "in rest_for_ever" in said
    assert "asks.get(" in said
