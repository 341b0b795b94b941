"""Ends a test that hangs, and says where it waits; pytest-xdist goes on with the others.

Instead of what pytest-timeout does by itself: that is lost in the processes of pytest-xdist, and it
does not see where a browser test waits, because Playwright rests it in a greenlet.
"""

from __future__ import annotations

import gc
import os
import sys
import traceback
from threading import Timer
from types import FrameType

import pytest
from pytest_timeout import Settings  # type: ignore[import-untyped]

TIMER = pytest.StashKey[Timer]()


def pytest_timeout_set_timer(item: pytest.Item, settings: Settings) -> bool:
    """Watch over a test."""

    def end() -> None:
        capture = item.config.pluginmanager.getplugin("capturemanager")
        if capture is not None:
            capture.suspend_global_capture(item)
        os.write(2, where_it_waits(item.nodeid, settings.timeout).encode(errors="replace"))
        os._exit(1)

    timer = item.stash[TIMER] = Timer(settings.timeout, end)
    timer.daemon = True
    timer.start()
    return True


def pytest_timeout_cancel_timer(item: pytest.Item) -> bool:
    """Stop watching over a test."""
    timer = item.stash.get(TIMER, None)
    if timer is not None:
        timer.cancel()
    return True


def where_it_waits(name: str, seconds: float) -> str:
    """Tell where everything in this process stands."""
    lines = [f"\n{name} has not ended after {seconds:g} s and is ended now. It waits here:\n"]
    for thread, frame in sys._current_frames().items():
        lines += [f"\nthread {thread}:\n", *traceback.format_stack(frame)]
    for frame in _resting_frames():
        lines += ["\na greenlet at rest:\n", *traceback.format_stack(frame)]
    return "".join(lines)


def _resting_frames() -> list[FrameType]:
    """Return the frames of greenlets that have let another one run."""
    if "greenlet" not in sys.modules:
        return []
    from greenlet import greenlet  # type: ignore[import-untyped]

    # By its type: a proxy of something that is gone cannot be asked.
    found = [each.gr_frame for each in gc.get_objects() if issubclass(type(each), greenlet)]
    return [frame for frame in found if frame is not None]
