"""A browser that gives no answer fails the test that asked, at the line that asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from .limits import limit_calls

pytestmark = pytest.mark.slow
NEVER = "new Promise(() => {})"
BUSY = "while (true);"


def ask(page: Page, script: str) -> None:
    page.evaluate(script)


@pytest.mark.parametrize("script", [NEVER, BUSY])
def test_a_script_without_end_is_not_waited_for(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, script: str
) -> None:
    page = browser.new_page()
    with monkeypatch.context() as patch:
        limit_calls(patch, 1)
        with pytest.raises(AssertionError, match="Page: no answer of the browser for 1 s") as late:
            ask(page, script)
    assert [each.name for each in late.traceback].count("ask") == 1
    page.close()
