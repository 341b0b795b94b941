"""Draws the icons of the installed page (web/public/icon-*.png) from web/public/favicon.svg."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import FLAGS, finder_for  # noqa: E402

PUBLIC = ROOT / "web" / "public"
GROUND = "#fdf0cf"
ICONS = {"icon-192": (192, 0.9), "icon-512": (512, 0.9), "icon-maskable": (512, 0.66)}
"""By name: pixels, and which part of them the sign takes; systems cut the maskable one round."""


def main() -> None:
    """Draw all of them."""
    sign = (PUBLIC / "favicon.svg").read_text("utf-8")
    with sync_playwright() as play:
        own = Path(play.chromium.executable_path)
        chromium = finder_for(own, ROOT / "build" / "chromium").find()
        browser = play.chromium.launch(
            executable_path=chromium.path,
            env={**os.environ, **chromium.environment},
            args=list(FLAGS),
        )
        for name, (pixels, part) in ICONS.items():
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            page.set_content(
                f"<style>body{{margin:0;background:{GROUND};display:grid;place-items:center;"
                f"height:100vh}}svg{{width:{part:.0%};height:{part:.0%}}}</style>{sign}"
            )
            page.screenshot(path=PUBLIC / f"{name}.png")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
