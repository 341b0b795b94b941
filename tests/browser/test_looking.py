"""Those who look at screens see what is wrong there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from .looking import CONTRAST, Contrasts

pytestmark = pytest.mark.slow
PAGE = """<html lang="en"><title>A page</title><body style="background: #fff"><main>
<h1>Words</h1><p>dark enough</p><p id="pale" style="color: #ddd">pale</p></main></body></html>"""


def test_pale_words_are_found_until_they_are_mended_beside_all_else(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(PAGE)
    contrasts = Contrasts()
    for rules in ((), (CONTRAST,), ()):  # again and again: nothing wrong counts as judged
        (fault,) = contrasts.faults(page, *rules)
        assert fault.startswith("color-contrast:")
        assert ">pale<" in fault
    page.evaluate("document.querySelector('main').append(new Image())")
    found = contrasts.faults(page)
    assert {fault.split(":")[0] for fault in found} == {"color-contrast", "image-alt"}
    page.evaluate("document.querySelector('img').remove(); pale.style.color = '#333'")
    assert contrasts.faults(page) == []
    page.evaluate("pale.style.color = '#ccc'")
    assert len(contrasts.faults(page, CONTRAST)) == 1
    assert not page.locator("[data-unjudged]").count()
    page.close()
