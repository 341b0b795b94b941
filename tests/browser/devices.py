"""A page that goes from test to test: it loads the client in half the time of a new one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ViewportSize

from tests.patience import PATIENCE

LARGE: ViewportSize = {"width": 1440, "height": 900}
QUIET = "favicon.svg"
"""A page of the server on which nothing happens: from there, what is stored can be changed."""
COARSE = 0.1
"""How a page is drawn that is only measured: in full, that takes half as long again."""
STORE = """(items) => {
  sessionStorage.clear();
  localStorage.clear();
  for (const { name, value } of items) localStorage.setItem(name, value);
}"""


class Device:
    """A page with a large screen that is handed on as if it were new."""

    def __init__(self, browser: Browser, home: str, **kind: Any) -> None:
        self.home = home
        self.is_fit = True
        """Whether somebody else can use it; a page that was tampered with is given up."""
        self._context = browser.new_context(viewport=LARGE, reduced_motion="reduce", **kind)
        self._context.set_default_timeout(PATIENCE * 1000)
        self._context.tracing.start()
        self.page = self._context.new_page()
        self._tools = self._context.new_cdp_session(self.page)

    def resize(self, size: ViewportSize, scale: float = COARSE) -> None:
        """Give the page another size, and draw it coarsely: whoever looks at it asks for boxes.

        Nothing can be pressed there as long as it is coarse.
        """
        self._tools.send(
            "Emulation.setDeviceMetricsOverride",
            {**size, "deviceScaleFactor": 1, "mobile": False, "scale": scale},
        )

    def lend(self, storage: Any) -> None:
        """Make it as good as new, with what a browser keeps."""
        self._context.tracing.start_chunk()
        self._rest()
        self.resize(LARGE, scale=1)
        self.page.emulate_media(color_scheme="light")
        origins = storage["origins"] if storage else []
        self.page.evaluate(STORE, [item for each in origins for item in each["localStorage"]])

    def _rest(self) -> None:
        """Go where nothing happens."""
        if self.page.url != f"{self.home}/{QUIET}":
            self.page.goto(f"{self.home}/{QUIET}")

    def take_back(self, keep: Path | None) -> None:
        """End what goes on there; keep what was done, and a page that has failed is given up."""
        self._context.tracing.stop_chunk(**({"path": keep} if keep else {}))
        if keep is None and self.is_fit:
            self._rest()
            return
        self.is_fit = False
        self._context.close()


class Devices:
    """Pages to be lent in a browser, one for each language and hand."""

    def __init__(self, browser: Browser, home: str) -> None:
        self._browser = browser
        self._home = home
        self._kept: dict[tuple[str, bool], Device] = {}

    def take(self, locale: str, *, touch: bool) -> Device:
        """Return a page that nobody uses."""
        kept = self._kept.get((locale, touch))
        if kept is None or not kept.is_fit:
            kept = Device(self._browser, self._home, locale=locale, has_touch=touch)
            self._kept[locale, touch] = kept
        return kept
