"""Makes pictures of every screen of the browser client: three languages, six sizes, both themes.

The screens and the ways there are those of the browser tests (`tests/browser/scenery.py`), so a
screen that is new there is new here. They go to `docs/screenshots/LANGUAGE/SIZE/SCREEN.png`, which
git ignores; `--readme` makes the two pictures beside them that README.md shows.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import sys
import tempfile
import time
import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "screenshots"
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from coatl.board import GAME, BoardOptions  # noqa: E402
from coatl.bots import make_bot  # noqa: E402
from coatl.core.chance import SeededChance  # noqa: E402
from coatl.core.record import Recorder, format_record  # noqa: E402
from tests.browser.chromium import FLAGS, NoChromium, finder_for  # noqa: E402
from tests.browser.conftest import DESKTOP, LOCALES, PHONE, Crowd  # noqa: E402
from tests.browser.people import Person  # noqa: E402
from tests.browser.scenery import SCREENS, Stage  # noqa: E402
from tests.browser.tables import Tables  # noqa: E402
from tests.server.hostile import PERSON, add_target  # noqa: E402
from tests.server.serving import ServerProcess  # noqa: E402
from tools.client import is_fresh  # noqa: E402

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
SEED, STEPS = 10, 133
"""The game of the picture in README.md, and how far it is."""
RIVALS = ("Xoco", "Oce")
SIZES = {
    "desktop": DESKTOP,
    "tablet": {"width": 820, "height": 1180},
    "phone": PHONE,
    "landscape": {"width": 844, "height": 390},
    "zoomed": {"width": 720, "height": 450},
    "small": {"width": 360, "height": 640},
}


def main() -> None:
    """Make the pictures that were asked for."""
    arguments = parse_arguments()
    screens = [name for name in SCREENS if is_wanted(name, arguments.only)]
    if not screens:
        sys.exit(f"coatl: no screen is called like that; there are: {', '.join(SCREENS)}")
    check_client()
    with scene() as (browser, tables):
        photographer = Photographer(browser, tables, arguments.whole)
        if arguments.readme:
            photographer.take_readme()
        else:
            photographer.take(screens, arguments.language, arguments.size, arguments.theme)
    if photographer.failures:
        sys.exit("\n".join(["coatl: not all pictures could be made:", *photographer.failures]))


def parse_arguments() -> argparse.Namespace:
    """Read the command line; every option that chooses may be given several times."""
    parser = argparse.ArgumentParser(description="pictures of every screen of the client")
    parser.add_argument(
        "--only", action="append", metavar="NAME", help="screens of which the name has this in it"
    )
    parser.add_argument("--language", action="append", choices=list(LOCALES))
    parser.add_argument("--size", action="append", choices=list(SIZES))
    parser.add_argument("--theme", action="append", choices=THEMES, help="light if not said")
    parser.add_argument("--whole", action="store_true", help="what lies below the fold, too")
    parser.add_argument("--readme", action="store_true", help="only the pictures of README.md")
    arguments = parser.parse_args()
    arguments.language = arguments.language or list(LOCALES)
    arguments.size = arguments.size or list(SIZES)
    arguments.theme = arguments.theme or ["light"]
    return arguments


def is_wanted(name: str, only: Sequence[str] | None) -> bool:
    """Return whether a screen was asked for."""
    return not only or any(part.lower() in f"{name.lower()} {file_name(name)}" for part in only)


def file_name(name: str) -> str:
    """Return the name of a screen as a file has it."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"\W+", "-", plain.replace("'", "")).strip("-").lower()


def check_client() -> None:
    """Stop where the client is missing or does not fit its sources."""
    if not is_fresh():
        sys.exit("coatl: the browser client is missing or stale: run `make client`")


@contextmanager
def scene() -> Iterator[tuple[Browser, Tables]]:
    """Start a server with quick bots, and a browser."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        own = Path(playwright.chromium.executable_path)
        try:
            found = finder_for(own, ROOT / "build" / "chromium").find()
        except NoChromium as missing:
            sys.exit(f"coatl: {missing}")
        browser = playwright.chromium.launch(
            executable_path=found.path, args=list(FLAGS), env={**os.environ, **found.environment}
        )
        quick = {"COATL_BOT_MILLISECONDS": "10"}
        with ServerProcess(folder / "data", folder / "log", **quick) as server:
            with Tables(server) as tables:
                yield browser, tables
            server.stop()
        browser.close()


class Photographer:
    """Goes to screens and takes pictures of them."""

    def __init__(self, browser: Browser, tables: Tables, whole: bool) -> None:
        self.browser = browser
        self.tables = tables
        self.whole = whole
        self.failures: list[str] = []
        self.kept: dict[str, Any] = {}
        """Tables that all languages and sizes show."""

    @contextmanager
    def stage(self, language: str) -> Iterator[Stage]:
        """Let people in, and out again."""
        crowd = Crowd(self.browser, self.tables.server.url)
        try:
            yield Stage(crowd, self.tables, language, kept=self.kept)
        finally:
            crowd.leave(None)

    def take(
        self,
        screens: Sequence[str],
        languages: Sequence[str],
        sizes: Sequence[str],
        themes: Sequence[Theme],
    ) -> None:
        """Go to every screen once in a language, and show it in all sizes."""
        began = time.monotonic()
        rounds = [(language, name) for language in languages for name in screens]
        for number, (language, name) in enumerate(rounds, 1):
            seconds = time.monotonic() - began
            print(f"{number}/{len(rounds)} {seconds:4.0f} s  {language}  {name}", flush=True)
            try:
                with self.stage(language) as stage:
                    person = SCREENS[name](stage)
                    for size in sizes:
                        for theme in themes:
                            dark = "-dark" if theme == "dark" else ""
                            file = PICTURES / language / size / f"{file_name(name)}{dark}.png"
                            self.shoot(person, file, size, theme)
            # One screen that cannot be reached is no reason to lose the others.
            except Exception as error:
                self.failures.append(f"{language}, {name}: {str(error).splitlines()[0]}")
                print(f"    {self.failures[-1]}", flush=True)

    def shoot(self, person: Person, file: Path, size: str, theme: Theme) -> None:
        """Show a screen in a size and a theme, let it settle, and keep what is seen."""
        page = person.page
        page.emulate_media(color_scheme=theme)
        page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        page.evaluate("() => document.fonts.ready.then(() => undefined)")
        for _ in range(3):
            person.next_frame()
        file.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=file, full_page=self.whole, caret="hide")

    def take_readme(self) -> None:
        """Make the two pictures of README.md: a board game under way, and the first screen."""
        with self.stage("en") as stage:
            person = game_under_way(stage)
            self.shoot(person, PICTURES / "board.png", "desktop", "light")
        with self.stage("en") as stage:
            self.shoot(SCREENS["home"](stage), PICTURES / "home.png", "desktop", "dark")
        for name in ("board.png", "home.png"):
            shrink(PICTURES / name)
            print(PICTURES / name, f"{(PICTURES / name).stat().st_size // 1024} KB")


def game_under_way(stage: Stage) -> Person:
    """Sit down in the middle of a game of bots, and look at the card that fits best."""
    record = play_record(SEED, STEPS)
    seats = [PERSON, *({"kind": "bot", "level": "carver", "name": name} for name in RIVALS)]
    target = add_target(stage.tables.client, seats, 1, game="board", record=record, steps=STEPS)
    person = stage.sit("readme", lambda: target, "board", 0)
    cards = person.page.locator("main button.mini")  # those that lie beside a Cóatl already
    cards.first.wait_for()

    def count_brackets(number: int) -> int:
        cards.nth(number).focus()
        person.next_frame()
        return person.page.locator(".bracket").count()

    best = max(range(cards.count()), key=count_brackets)
    cards.nth(best).hover()
    count_brackets(best)
    return person


def play_record(seed: int, steps: int) -> str:
    """Let bots play so far; return the record."""
    bot, rng = make_bot("carver"), random.Random(seed)
    recorder = Recorder(GAME, BoardOptions(seats=1 + len(RIVALS)), SeededChance(seed, GAME.sources))
    while (seat := recorder.state.to_act) >= 0 and len(recorder.steps) < steps:
        view = GAME.observe(recorder.state, seat)
        recorder.apply(seat, bot.decide(view, recorder.state.legal_actions(seat), rng))
    return format_record(GAME, recorder.record())


def shrink(file: Path) -> None:
    """Write a picture again with a palette, where Pillow is at hand."""
    try:
        from PIL import Image
    except ImportError:
        return
    with Image.open(file) as picture:
        small = picture.convert("RGB").quantize(256, method=Image.Quantize.MEDIANCUT)
    small.save(file, optimize=True)


if __name__ == "__main__":
    main()
