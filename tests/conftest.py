"""What holds for every test: a busy machine may take its time, and a test that hangs is ended."""

from __future__ import annotations

import gc
import sys

import pytest
from hypothesis import HealthCheck, settings

from tests.hanging import pytest_timeout_cancel_timer, pytest_timeout_set_timer
from tools.stages import ENGINE_TESTS, ROOT

__all__ = ["pytest_timeout_cancel_timer", "pytest_timeout_set_timer"]

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# Thousands of tests and all that they import stay until the end: nobody looks for rubbish there.
gc.disable()


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop() -> None:
    """Look for rubbish among what the tests make, and nowhere else."""
    gc.freeze()
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of the engine."""
    ours = [ROOT / path for path in ENGINE_TESTS]
    files = {item.path for item in items}  # hundreds, where there are thousands of tests
    of_engine = {path for path in files if any(path.is_relative_to(each) for each in ours)}
    for item in items:
        if item.path in of_engine:
            item.add_marker("engine")


def pytest_sessionfinish() -> None:
    """Let go of what servers were forked from."""
    if "tests.server.forked" in sys.modules:
        sys.modules["tests.server.forked"].stop()
