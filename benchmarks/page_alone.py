"""Measures the page without a server on a phone-class device: bytes, first legal move, bots' turns.

The static folder that `coatl site` writes, on loopback, in the Chromium of benchmarks/page.py: line
and processor are slowed down as there. Browsers slow a page's own thread, not its worker, so bots'
turns are measured in Node (the same Python, the same limit on thinking): as they are, and with
clocks that run four times as fast, which is how a device four times slower looks to a bot.
"""

from __future__ import annotations

import json
import re
import statistics
import subprocess
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from tests.browser.static_site import StaticSite

SLOWER = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 204_800, "uploadThroughput": 93_750}
BEGIN = "button.act:not([disabled])"
CONTINUE = "main a[href*='/t/here-']:visible"
LEGAL = "main [data-card]:visible"
"""The cards of the first decision: which Prophecies to keep."""
LEVELS = ("novice", "apprentice", "carver", "priest")
WEB = Path(__file__).resolve().parents[1] / "web"
THINKING = """
import json, time
real, faster = time.perf_counter, [1]
time.perf_counter = time.monotonic = lambda: real() * faster[0]
from coatl.core.registry import get_game
from coatl.local.host import MILLISECONDS
from coatl.local.thinking import Thinking
from coatl.tables import commands as c, entries as e
from coatl.tables.creation import plan_table
from coatl.tables.seats import Settings
from coatl.tables.table import Table

def play(game, level):
    table = Table("here-bench", "5e" * 32)
    plan = [c.SeatPlan("bot", level)] * 2
    table.fold(plan_table(Settings(game, ""), plan))
    table.fold(e.Start(None))
    thinking, took = Thinking(MILLISECONDS), []
    while len(took) < TURNS and table.status != "over":
        seat = table.bot_to_move()
        began = time.perf_counter()
        actions = thinking.decide_turn(table, seat)
        took.append(round((time.perf_counter() - began) * 1000))
        table.fold(e.Play(seat, tuple(actions)))
    return sorted(took)

for game in ("board", "cards"):
    play(game, "priest")  # the first turn of all loads modules and fills tables
    for level in LEVELS:
        for faster[0] in (1, SLOWER):
            print(json.dumps([game, level, faster[0], play(game, level)]))
"""
TURNS = 12


@dataclass
class Alone:
    """What was measured, in milliseconds and bytes."""

    engine: int = 0
    cold: list[float] = field(default_factory=list)
    warm: list[float] = field(default_factory=list)
    turns: list[tuple[str, str, int, list[float]]] = field(default_factory=list)
    """Game, level, how many times slower the device is, and how long each turn took."""


def open_phone(browser: Browser) -> tuple[BrowserContext, Page]:
    """Open an empty phone."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True, locale="en-GB"
    )
    context.set_default_timeout(300_000)
    page = context.new_page()
    return context, page


def slow_down(context: BrowserContext, page: Page, *, line: bool) -> CDPSession:
    """Make page and line those of a phone on the road."""
    tools = context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if line:
        tools.send("Network.emulateNetworkConditions", LINE)
    return tools


def begin(page: Page, url: str, game: str, level: str) -> float:
    """Open the page and begin a game; return how long it took until a move could be made."""
    page.goto(url)
    page.locator(BEGIN).wait_for()
    began = time.perf_counter()
    page.locator(f"input[name=game][value={game}]").check(force=True)
    page.locator(f"input[name=rival][value={level}]").check(force=True)
    page.locator(BEGIN).click()
    page.wait_for_url(re.compile("#/t/here-"))
    page.locator(LEGAL).first.wait_for()
    return (time.perf_counter() - began) * 1000


def go_on(page: Page, url: str) -> float:
    """Open the page again and go on with the game; return how long that took."""
    page.goto(url)
    page.locator(CONTINUE).first.wait_for()
    began = time.perf_counter()
    page.locator(CONTINUE).first.click()
    page.locator(LEGAL).first.wait_for()
    return (time.perf_counter() - began) * 1000


def measure_alone(browser: Browser, starts: int) -> Alone:
    """Measure everything."""
    found = Alone()
    with (
        tempfile.TemporaryDirectory() as folder,
        StaticSite(Path(folder)) as site,
    ):
        engine = next((site.folder / "assets").glob("engine-*/"))
        found.engine = sum(path.stat().st_size for path in engine.iterdir())
        for _ in range(starts):
            context, page = open_phone(browser)
            slow_down(context, page, line=True)
            found.cold.append(begin(page, f"{site.url}/", "board", "novice"))
            page.close()
            page = context.new_page()
            slow_down(context, page, line=False)
            found.warm.append(go_on(page, f"{site.url}/"))
            context.close()
    found.turns = measure_turns()
    return found


def measure_turns() -> list[tuple[str, str, int, list[float]]]:
    """Let bots of each level play against themselves in Python for browsers."""
    code = THINKING.replace("LEVELS", repr(LEVELS)).replace("TURNS", str(TURNS))
    code = code.replace("SLOWER", str(SLOWER))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "thinking.py"
        file.write_text(code, encoding="utf-8")
        command = ["node", str(WEB / "scripts" / "python.mjs"), str(file)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [tuple(json.loads(line)) for line in done.stdout.splitlines()]


def report_alone(found: Alone, load: float) -> str:
    """Return the section of docs/performance.md."""
    lines = [
        "### Without a server",
        "",
        "`make page` (`ARGS=--alone` measures this alone): the folder of `coatl site` on the same "
        f"phone; starts: {len(found.cold)}; load of the machine {load:.1f}. The engine is "
        f"{found.engine / 1e6:.1f} MB, fetched once. Cold: nothing is there yet, over that line; "
        "warm: it was fetched before, and the game goes on. From the press on the button to the "
        "first legal move.",
        "",
        "| without a server | median | range |",
        "|---|---|---|",
    ]
    for name, values in (("cold", found.cold), ("warm", found.warm)):
        low, high = min(values) / 1000, max(values) / 1000
        middle = statistics.median(values) / 1000
        lines.append(f"| first legal move, {name} | {middle:.1f} s | {low:.1f} to {high:.1f} |")
    lines += [
        "",
        f"| a bot's turn | median | longest | {SLOWER} times slower: median | longest |",
        "|---|---|---|---|---|",
    ]
    rows: dict[str, list[float]] = {}
    for game, level, _, values in found.turns:
        rows.setdefault(f"{game}, {level}", []).extend((statistics.median(values), values[-1]))
    for name, figures in rows.items():
        lines.append(f"| {name} | {' | '.join(f'{each:.0f} ms' for each in figures)} |")
    return "\n".join(lines)
