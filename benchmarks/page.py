"""Measures the page on a phone-class device, and writes a section of docs/performance.md.

A real server on loopback and a headless Chromium of a phone's size, its processor slowed down four
times and its line as of a phone on the road (the figures that Lighthouse uses: 150 ms, 1.6 Mbit/s).
Start-up is measured with an empty cache; interactions are taps on whatever can be tapped at a
table, timed by the browser itself (Event Timing) from the tap to the next frame.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
REPORT = ROOT / "docs" / "performance.md"
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks")]

from page_alone import LINE, SLOWER, measure_alone, report_alone  # noqa: E402
from sections import replace_section  # noqa: E402

from tests.browser.chromium import FLAGS, finder_for  # noqa: E402
from tests.server.serving import ServerProcess  # noqa: E402

BEGIN = "button.act:not([disabled])"
TAPPED = "main button:visible:enabled"
FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
NEXT_FRAME = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
LIMIT = 250_000
"""Bytes that the first screen may take, compressed."""
WATCH = """
window.__taps = []; window.__long = 0; window.__largest = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (entry.interactionId) window.__taps.push([entry.interactionId, entry.duration]);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.__long += Math.max(0, entry.duration - 50);
}).observe({ type: 'longtask', buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.__largest = entry.startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
"""


@dataclass
class Start:
    """One start of the page, in milliseconds and bytes."""

    first_paint: float
    largest_paint: float
    ready: float
    """Until the button that begins a game can be pressed."""
    blocked: float
    """The sum of what tasks took beyond 50 ms."""
    size: int


@contextmanager
def phone(browser: Browser, *, slow_line: bool) -> Iterator[tuple[Page, list[int]]]:
    """Open an empty phone; what it receives is counted."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844},
        device_scale_factor=3,
        is_mobile=True,
        has_touch=True,
        locale="en-GB",
    )
    page = context.new_page()
    page.add_init_script(WATCH)
    received: list[int] = []
    tools = context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if slow_line:
        tools.send("Network.emulateNetworkConditions", LINE)
    yield page, received
    context.close()


def measure_start(browser: Browser, url: str) -> Start:
    """Open the first screen with nothing in the cache."""
    with phone(browser, slow_line=True) as (page, received):
        page.goto(url)
        page.locator(BEGIN).wait_for()
        ready = page.evaluate("performance.now()")
        page.wait_for_load_state("networkidle")
        return Start(
            first_paint=page.evaluate(FIRST_PAINT),
            largest_paint=page.evaluate("window.__largest"),
            ready=ready,
            blocked=page.evaluate("window.__long"),
            size=int(sum(received)),
        )


def measure_taps(browser: Browser, url: str, game: str, taps: int) -> list[float]:
    """Begin a game and tap about; return how long each tap took until it showed."""
    rng = random.Random(game)
    with phone(browser, slow_line=False) as (page, _):
        page.goto(url)
        page.locator(f"input[name=game][value={game}]").check(force=True)
        page.locator(BEGIN).click()
        page.wait_for_url("**#/t/**")
        page.locator(TAPPED).first.wait_for()
        for _ in range(taps):
            buttons = page.locator(TAPPED).all()
            rng.choice(buttons).tap(force=True)
            page.evaluate(NEXT_FRAME)
            if page.locator("dialog[open]").count():
                page.keyboard.press("Escape")
        found: dict[int, float] = {}
        for name, duration in page.evaluate("window.__taps"):
            found[name] = max(found.get(name, 0.0), duration)
        return sorted(found.values())


def report(starts: list[Start], taps: dict[str, list[float]], load: float) -> str:
    """Return the section of docs/performance.md."""

    def row(name: str, values: list[float], unit: str) -> str:
        return (
            f"| {name} | {statistics.median(values):,.0f} {unit} "
            f"| {min(values):,.0f} to {max(values):,.0f} |"
        )

    lines = [
        "## The page on a phone",
        "",
        f"`make page`: headless Chromium of a phone's size, its processor slowed down {SLOWER} "
        f"times; load of the machine {load:.1f}. Start-up: the first screen with an empty cache "
        "over 150 ms and 1.6 Mbit/s.",
        "",
        f"| start-up, {len(starts)} times | median | range |",
        "|---|---|---|",
        row("first paint", [start.first_paint for start in starts], "ms"),
        row("largest paint", [start.largest_paint for start in starts], "ms"),
        row("a game can be begun", [start.ready for start in starts], "ms"),
        row("blocked (beyond 50 ms a task)", [start.blocked for start in starts], "ms"),
        row("received, compressed", [start.size / 1000 for start in starts], "kB"),
        "",
        "Interactions: taps on whatever can be tapped at a table, from the tap to the frame that "
        "answers it, as the browser itself tells (Event Timing, which counts from 16 ms).",
        "",
        "| table | taps | median | 98th percentile | longest |",
        "|---|---|---|---|---|",
    ]
    for game, values in taps.items():
        high = values[min(len(values) - 1, round(0.98 * len(values)))]
        lines.append(
            f"| {game} | {len(values)} | {statistics.median(values):.0f} ms | {high:.0f} ms "
            f"| {values[-1]:.0f} ms |"
        )
    return "\n".join(lines)


def main() -> int:
    """Measure, print, and write down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=5, help="how often to open the first screen")
    parser.add_argument("--taps", type=int, default=100, help="taps at each table")
    parser.add_argument(
        "--alone", action="store_true", help="measure the page without a server only"
    )
    parser.add_argument("--print", action="store_true", help="only print, write nothing")
    given = parser.parse_args()
    with sync_playwright() as play:
        own = Path(play.chromium.executable_path)
        chromium = finder_for(own, ROOT / "build" / "chromium").find()
        browser = play.chromium.launch(
            executable_path=chromium.path,
            env={**os.environ, **chromium.environment},
            args=list(FLAGS),
        )
        load = os.getloadavg()[0]
        sections, largest = {}, 0
        if not given.alone:
            starts, taps = measure_with_server(browser, given.starts, given.taps)
            sections["page"] = report(starts, taps, load)
            largest = max(start.size for start in starts)
        sections["page-alone"] = report_alone(measure_alone(browser, given.starts), load)
        browser.close()
    for name, text in sections.items():
        print(text)
        if not given.print:
            replace_section(REPORT, name, text)
    if largest > LIMIT:
        print(f"the first screen takes {largest} bytes, more than {LIMIT}", file=sys.stderr)
        return 1
    return 0


def measure_with_server(
    browser: Browser, starts: int, taps: int
) -> tuple[list[Start], dict[str, list[float]]]:
    """Measure start-up and taps at tables of a server."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder) / "data", Path(folder) / "log") as server,
    ):
        found = [measure_start(browser, f"{server.url}/") for _ in range(starts)]
        games = ("board", "cards", "carl")
        return found, {game: measure_taps(browser, f"{server.url}/", game, taps) for game in games}


if __name__ == "__main__":
    sys.exit(main())
