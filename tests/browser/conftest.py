"""A server, a browser, and people; what they saw is kept where a test fails."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.patience import PATIENCE
from tests.server.serving import ServerProcess
from tools.client import is_fresh

from .chromium import FLAGS, Chromium, NoChromium, finder_for
from .devices import LARGE, Device, Devices
from .hands import Finger, Hand, Keys, Mouse
from .limits import limit_calls
from .people import Person
from .tables import Tables
from .words import words_of

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "src" / "coatl" / "web"
KEPT = ROOT / "build" / "browser"
DESKTOP = LARGE
PHONE: ViewportSize = {"width": 390, "height": 844}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "pt-BR": "pt-BR"}
expect.set_options(timeout=PATIENCE * 1000)  # a busy machine may take its time
TESTS_A_BROWSER = 20
HANDS: dict[str, type[Mouse] | type[Finger] | type[Keys]] = {
    "mouse": Mouse,
    "finger": Finger,
    "keys": Keys,
}


@pytest.fixture(scope="session", autouse=True)
def client() -> Path:
    """The client as it is served, made from the sources that are here."""
    if not is_fresh():
        pytest.fail("the browser client is missing or stale: run `make client`", pytrace=False)
    return CLIENT / "index.html"


# Playwright keeps an event loop running in this thread, in which no other test could run one of
# its own: it ends when the next test is none for the browser.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with pytest.MonkeyPatch.context() as patch, sync_playwright() as started:
        limit_calls(patch)
        yield started


class Browsers:
    """Starts a browser, and a new one after some tests: the sixtieth test of one once hung."""

    def __init__(self, playwright: Playwright, found: Chromium) -> None:
        self._playwright = playwright
        self._found = found
        self._browser: Browser | None = None
        self._devices: Devices | None = None
        self._tests = 0

    def take(self) -> Browser:
        """Return the browser for a test."""
        if self._tests == TESTS_A_BROWSER:
            self.close()
        if self._browser is None:
            self._browser = self._playwright.chromium.launch(
                executable_path=self._found.path,
                args=list(FLAGS),
                timeout=PATIENCE * 1000,
                env={**os.environ, **self._found.environment},
            )
        self._tests += 1
        return self._browser

    def devices(self, home: str) -> Devices:
        """Return the pages that go from test to test."""
        assert self._browser is not None
        if self._devices is None:
            self._devices = Devices(self._browser, home)
        return self._devices

    def close(self) -> None:
        """End the browser."""
        if self._browser is not None:
            self._browser.close()
        self._browser, self._devices, self._tests = None, None, 0


@pytest.fixture(scope="package")
def browsers(playwright: Playwright) -> Iterator[Browsers]:
    try:
        own = Path(playwright.chromium.executable_path)
        found = finder_for(own, ROOT / "build" / "chromium").find()
    except NoChromium as missing:
        pytest.fail(str(missing), pytrace=False)
    started = Browsers(playwright, found)
    yield started
    started.close()


@pytest.fixture
def browser(browsers: Browsers) -> Browser:
    return browsers.take()


@pytest.fixture
def devices(browsers: Browsers, browser: Browser, server: ServerProcess) -> Devices:
    """Pages that go from test to test."""
    return browsers.devices(server.url)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[ServerProcess]:
    """A server for all tests of a process; its bots hardly think."""
    folder = tmp_path_factory.mktemp("browser")
    with ServerProcess(folder / "data", folder / "log", COATL_BOT_MILLISECONDS="10") as started:
        yield started
        assert started.stop() == 0
        assert '"level": "error"' not in started.log.read_text()


@dataclass
class Crowd:
    """The people of a test."""

    browser: Browser
    home: str
    people: list[Person] = field(default_factory=list)
    ways_out: list[Callable[[Path | None], None]] = field(default_factory=list)
    excused: re.Pattern[str] | None = None
    """Complaints in the console that belong to the test."""

    def enter(
        self,
        hand: str = "mouse",
        *,
        language: str = "en",
        size: ViewportSize | None = None,
        home: str | None = None,
        **more: Any,
    ) -> Person:
        """Bring somebody with a device of their own."""
        touch = hand == "finger"
        # A finger on a large screen is no phone: what is too wide must not shrink the page.
        is_mobile = touch and size is None
        context = self.browser.new_context(
            viewport=size or (PHONE if touch else DESKTOP),
            has_touch=touch,
            is_mobile=is_mobile,
            locale=LOCALES[language],
            reduced_motion="reduce",
            **more,
        )
        context.set_default_timeout(PATIENCE * 1000)
        context.tracing.start()
        page = context.new_page()
        way: Hand = HANDS[hand](page)
        person = Person(page, way, words_of(language), home or self.home)
        self.people.append(person)
        self.ways_out.append(partial(close, context))
        return person

    def borrow(self, devices: Devices, hand: str, language: str, storage: Any) -> Person:
        """Bring somebody to a page that others have used before."""
        device = devices.take(LOCALES[language], touch=hand == "finger")
        device.lend(storage)
        person = Person(device.page, HANDS[hand](device.page), words_of(language), self.home)
        person.set_size = device.resize
        self.people.append(person)
        self.ways_out.append(partial(give_back, device, person))
        return person

    def check(self) -> None:
        """Nobody's page complained, or asked another host for anything."""
        for person in self.people:
            excused = self.excused
            faults = [one for one in person.watch.faults if not (excused and excused.search(one))]
            assert faults == []
            assert person.watch.strangers == []

    def leave(self, keep: Path | None) -> None:
        """Close all pages; keep what they looked like and what they did."""
        for number, (person, go) in enumerate(zip(self.people, self.ways_out, strict=True)):
            if keep is not None:
                keep.mkdir(parents=True, exist_ok=True)
                person.page.screenshot(path=keep / f"{number}.png")
            go(keep / f"{number}.zip" if keep else None)


def close(context: BrowserContext, keep: Path | None) -> None:
    """Close a page of one's own."""
    context.tracing.stop(**({"path": keep} if keep else {}))
    context.close()


def give_back(device: Device, person: Person, keep: Path | None) -> None:
    """Leave a page to whoever comes next."""
    person.watch.stop()
    device.is_fit = not person.is_disturbed
    device.take_back(keep)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


class Watched(Protocol):
    """People with pages."""

    def check(self) -> None:
        """Fail if a page has complained."""

    def leave(self, keep: Path | None) -> None:
        """Throw everything away; keep what the windows looked like."""


W = TypeVar("W", bound=Watched)


def watch(found: W, request: pytest.FixtureRequest) -> Iterator[W]:
    """Lend people to a test; their pages must not complain, and are kept if it fails."""
    yield found
    failed = request.node.stash.get(FAILED, True)
    name = re.sub(r"\W+", "-", request.node.name).strip("-")
    try:
        if not failed:
            failed = True
            found.check()
            failed = False
    finally:
        found.leave(KEPT / name if failed else None)


@pytest.fixture
def crowd(
    browser: Browser, server: ServerProcess, request: pytest.FixtureRequest
) -> Iterator[Crowd]:
    """People for a test."""
    yield from watch(Crowd(browser, server.url), request)


@pytest.fixture
def enter(crowd: Crowd) -> Callable[..., Person]:
    """Bring somebody to the page."""
    return crowd.enter


@pytest.fixture(scope="session")
def tables(server: ServerProcess) -> Iterator[Tables]:
    """Makes tables by the API."""
    with Tables(server) as found:
        yield found
