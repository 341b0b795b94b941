"""The screens round the games, in the words of those who use them."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from .hands import Keys
from .people import Person

GAMES = ("board", "cards", "carl")


class Home:
    """The first screen."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def open(self) -> None:
        self.person.visit()
        expect(self.begin).to_be_visible()

    @property
    def begin(self) -> Locator:
        return self.person.find_start("button", "home-play-against")

    def choose_game(self, game: str) -> None:
        choose_tile(self.person, f"game-{game}")

    def join(self, link: str) -> None:
        """Use a link that somebody gave."""
        self.open_joining()
        dialog = self.person.find("dialog", "home-join")
        dialog.get_by_role("textbox", name=self.person.words.all("join-link")).fill(link)
        self.person.press("button", "join-open", dialog)

    def open_joining(self) -> None:
        self.person.hand.press(self.person.find_start("button", "home-join"))


class NewTable:
    """Making a table."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def open(self) -> None:
        self.person.visit("#/new")
        expect(self.advanced).to_be_visible()

    @property
    def advanced(self) -> Locator:
        return self.person.find_start("button", "new-advanced")

    def choose_game(self, game: str) -> None:
        choose_tile(self.person, f"game-{game}")

    def give_seat(self, number: int, who: str) -> None:
        """Say who takes a seat: `here`, `link` or `bot`."""
        self.person.press("button", f"seat-{who}", number=number)

    def choose_level(self, level: str) -> None:
        box = self.person.page.get_by_role("combobox", name=self.person.words.all("new-level"))
        if isinstance(self.person.hand, Keys):
            self.person.hand.select(box, level)
        else:
            box.select_option(level)

    def hurry(self) -> None:
        """Let bots move at once."""
        self.person.hand.press(self.advanced)
        choose_radio(self.person, "new-pace", "pace-instant")

    def make(self) -> None:
        names = "|".join(self.person.words.plain(name) for name in ("new-make", "new-begin"))
        self.person.hand.press(self.person.page.get_by_role("button", name=re.compile(names)))
        self.person.page.wait_for_url(re.compile(r"#/t/"))


class Lobby:
    """The waiting room."""

    def __init__(self, person: Person) -> None:
        self.person = person

    @property
    def link(self) -> str:
        box = self.person.page.get_by_role("textbox", name=self.person.words.all("lobby-link"))
        return box.input_value()

    def sit_down(self, name: str) -> None:
        place = self.person.find("region", "lobby-sit")
        place.get_by_role("textbox", name=self.person.words.all("player-name")).fill(name)
        self.person.press("button", "lobby-sit", place)

    @property
    def start(self) -> Locator:
        return self.person.find("button", "lobby-start")


class Settings:
    """The drawer with the settings."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def open_at_table(self) -> None:
        """Open them by the menu of a table."""
        self.person.press("button", "app-menu")
        self.person.press("button", "app-settings", self.person.find("dialog", "app-menu"))
        expect(self.drawer).to_be_visible()

    @property
    def drawer(self) -> Locator:
        return self.person.find("dialog", "app-settings")

    def choose_language(self, name: str) -> None:
        radio = self.drawer.get_by_role("radio", name=name)
        self.person.hand.press(radio.locator("xpath=ancestor::label"))

    def close(self) -> None:
        self.person.press("button", "app-close", self.drawer)
        expect(self.drawer).to_be_hidden()


class Curtain:
    """What hides the table when a device goes from hand to hand."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def title(self, name: str) -> Locator:
        return self.person.find("heading", "curtain-title", name=name)

    def lift(self, name: str) -> None:
        self.person.press("button", "curtain-ready", name=name)


class End:
    """The end of a game."""

    def __init__(self, person: Person) -> None:
        self.person = person

    @property
    def title(self) -> Locator:
        return self.person.find("heading", "end-title")

    def expect_standings(self, points: list[int]) -> None:
        """The screen shows these points, the best first."""
        expect(self.title).to_be_visible()
        lines = self.person.page.get_by_role("main").get_by_role("list").first
        expect(lines.get_by_role("listitem")).to_have_text(
            [re.compile(rf"{number}\s*$") for number in points]
        )


class Replay:
    """A finished game once more."""

    def __init__(self, person: Person) -> None:
        self.person = person

    @property
    def slider(self) -> Locator:
        return self.person.find("slider", "replay-scrubber")

    @property
    def stage(self) -> Locator:
        return self.person.page.get_by_role("article").first

    @property
    def step(self) -> int:
        return int(self.slider.input_value())

    def wait(self) -> None:
        """Wait until the table is there."""
        expect(self.slider).to_be_visible()
        expect(self.stage.get_by_role("region").first).to_be_visible()

    def look_as(self, number: int) -> None:
        """Look through the eyes of a seat, from 1."""
        eyes = self.person.find("group", "replay-eyes").get_by_role("radio").nth(number)
        self.person.hand.press(eyes.locator("xpath=ancestor::label"))
        expect(eyes).to_be_checked()

    def play_on(self) -> None:
        """Make a table that goes on from here."""
        self.person.press("button", "replay-continue-bots")
        dialog = self.person.find("dialog", "replay-continue")
        self.person.press("button", "replay-continue-begin", dialog)
        self.person.page.wait_for_url(re.compile(r"#/t/"))


class Lesson:
    """A first game with marks over its table."""

    def __init__(self, person: Person, name: str) -> None:
        self.person = person
        self.name = name

    def begin(self) -> None:
        self.person.visit("#/learn")
        place = self.person.find("region", f"learn-begin-{self.name}")
        self.person.press("button", "learn-begin", place)
        self.person.page.wait_for_url(re.compile(r"#/t/"))
        self.person.until_told()

    def title(self, step: str) -> Locator:
        return self.person.find("heading", f"learn-{self.name}-{step}-title")

    def expect_step(self, step: str) -> None:
        expect(self.title(step)).to_be_visible()

    def go_on(self) -> None:
        """Press the button of a step that is only told."""
        self.person.press("button", "learn-next")


def choose_tile(person: Person, name: str) -> None:
    """Choose a tile; what is pressed is its whole face."""
    radio = person.find_start("radio", name)
    if isinstance(person.hand, Keys):
        person.hand.choose(radio)
    else:
        person.hand.press(radio.locator("xpath=ancestor::label"))
    expect(radio).to_be_checked()


def choose_radio(person: Person, group: str, name: str) -> None:
    """Choose one of a few in a row."""
    radio = person.find("radio", name, person.find("group", group))
    if isinstance(person.hand, Keys):
        person.hand.choose(radio)
    else:
        person.hand.press(radio.locator("xpath=ancestor::label"))
    expect(radio).to_be_checked()
