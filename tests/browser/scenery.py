"""Every screen of the client, and the way there: the one list for all that must hold everywhere.

A screen that is new gets a line in `SCREENS`. The way there uses messages, not texts, so that it
can be gone in every language.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import ViewportSize, expect

from tests.server.hostile import Target, bearer

from .board_table import BoardTable
from .card_table import CardTable
from .conftest import Crowd
from .devices import Devices
from .people import Person, Role
from .results import with_days, with_results
from .screens import Curtain, End, Home, Lesson, Lobby, NewTable, Replay, Settings, choose_tile
from .tables import Moment, Tables, together

MAIN = Moment("board", "plain-2", "main", nth=12)
FULL = Moment("board", "everything-4", "main", nth=20)
CHOOSING = Moment("board", "plain-2", "main")
TOKENS = Moment("board", "sacrifice-2", "main")
CARDS = Moment("cards", "cards-3", "play", nth=4)
CARL = Moment("carl", "carl-imperious", "play", nth=3)


@dataclass
class Stage:
    """Where somebody goes to a screen, perhaps in several languages one after the other."""

    crowd: Crowd
    tables: Tables
    language: str = "en"
    size: ViewportSize | None = None
    hand: str = "mouse"
    devices: Devices | None = None
    """Pages to use instead of new ones."""
    kept: dict[str, Any] = field(default_factory=dict)
    """Tables that were made on the way, so that all languages see the same one."""

    def enter(self, storage: Any = None) -> Person:
        """Bring somebody."""
        if self.devices is not None:
            return self.crowd.borrow(self.devices, self.hand, self.language, storage)
        return self.crowd.enter(
            self.hand, language=self.language, size=self.size, storage_state=storage
        )

    def once(self, name: str, make: Callable[[], Any]) -> Any:
        """Make something the first time, and take the same again later."""
        if name not in self.kept:
            self.kept[name] = make()
        return self.kept[name]

    def sit(self, name: str, make: Callable[[], Any], game: str, *seats: int) -> Person:
        """Open a table that is made once."""
        target = self.once(name, make)
        person = self.enter(self.tables.device(target, *seats, game=game))
        person.visit(f"#/t/{target.table}")
        person.until_told()
        return person


Way = Callable[[Stage], Person]


def home(stage: Stage) -> Person:
    person = stage.enter()
    Home(person).open()
    return person


def home_solo(stage: Stage) -> Person:
    person = home(stage)
    Home(person).choose_game("carl")
    return person


def home_with_games(stage: Stage) -> Person:
    """Show somebody who comes back every day, with a game in which it is their turn."""
    target = stage.once("main", lambda: stage.tables.at(MAIN))
    person = stage.enter(with_days(with_results(stage.tables.device(target, 0))))
    person.visit()
    expect(person.find_start("link", "home-continue")).to_be_visible()
    expect(person.find("img", "home-marks")).to_be_visible()
    return person


def my_games(stage: Stage) -> Person:
    target = stage.once("main", lambda: stage.tables.at(MAIN))
    over = stage.tables.finished(LAST_BOARD, 1)
    device, other = stage.tables.device(target, 0), stage.tables.device(over, 0)
    person = stage.enter(with_results(together(device, other)))
    person.visit("#/games")
    expect(person.find_start("link", "home-continue")).to_be_visible()
    return person


def my_record(stage: Stage) -> Person:
    person = _played_before(stage)
    person.visit("#/record")
    expect(person.find("region", "record-best")).to_be_visible()
    return person


def carl_faces(stage: Stage) -> Person:
    person = _played_before(stage)
    person.visit("#/carl")
    expect(person.find("heading", "carl-which")).to_be_visible()
    return person


def _played_before(stage: Stage) -> Person:
    target = stage.once("main", lambda: stage.tables.at(MAIN))
    return stage.enter(with_results(stage.tables.device(target, 0)))


def deleting_all(stage: Stage) -> Person:
    person = my_record(stage)
    person.press("button", "keeping-delete")
    expect(person.find("dialog", "keeping-delete-title")).to_be_visible()
    return person


DECODE = """async (image) => {
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const paper = new OffscreenCanvas(width, height);
  const pen = paper.getContext('2d', { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  const colours = (x, wide) => {
    const { data } = pen.getImageData(x, 0, wide, height);
    const seen = new Set();
    for (let i = 0; i < data.length; i += 4)
      seen.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
    return seen.size;
  };
  return { width, height, scene: colours(0, width / 2), words: colours(680, width - 680) };
}"""


def share_picture(stage: Stage) -> Person:
    """Show the picture of a game; decoded, it is as large as it says, drawn and written on."""
    person = END_BOARD(stage)
    person.press("button", "share-picture")
    picture = person.page.get_by_role("dialog").get_by_role("img")
    expect(picture).to_be_visible()
    seen = picture.evaluate(DECODE)
    assert (seen["width"], seen["height"]) == (1200, 630)
    assert min(seen["scene"], seen["words"]) > 100, f"hardly anything is drawn: {seen}"
    return person


def joining(stage: Stage) -> Person:
    person = home(stage)
    Home(person).open_joining()
    dialog = person.find("dialog", "home-join")
    person.press("button", "join-open", dialog)
    expect(dialog.get_by_role("alert")).to_have_text(person.words.all("join-link-bad"))
    return person


def settings(stage: Stage) -> Person:
    person = stage.enter()
    person.visit("#/settings")
    expect(Settings(person).drawer).to_be_visible()
    return person


def new_board(stage: Stage) -> Person:
    person = stage.enter()
    making = NewTable(person)
    making.open()
    choose_tile(person, "preset-golden")
    making.hurry()
    return person


def new_cards(stage: Stage) -> Person:
    person = stage.enter()
    making = NewTable(person)
    making.open()
    making.choose_game("cards")
    person.press("button", "seat-add")
    making.give_seat(2, "here")
    return person


def new_solo(stage: Stage) -> Person:
    person = stage.enter()
    making = NewTable(person)
    making.open()
    making.choose_game("carl")
    return person


def lobby_of_host(stage: Stage) -> Person:
    target = stage.once("lobby", lambda: _lobby(stage))
    person = stage.enter(stage.tables.device(target, 0))
    person.visit(f"#/t/{target.table}")
    expect(Lobby(person).start).to_be_visible()
    return person


def _lobby(stage: Stage) -> Any:
    target = stage.tables.make("board", 1, 1, options="sacrifice feathers", autostart=False)
    stage.tables.client.post(
        f"/api/tables/{target.table}/commands",
        headers={"authorization": f"Bearer {target.host}"},
        json={"type": "settings", "key": "s", "name": "Tlaloc"},
    )
    return target


def lobby_of_guest(stage: Stage) -> Person:
    target = stage.once("guests", stage.tables.make_open)
    person = stage.enter(stage.tables.device(target))
    person.visit(f"#/t/{target.table}")
    expect(person.find("region", "lobby-sit")).to_be_visible()
    return person


def renaming(stage: Stage) -> Person:
    person = lobby_of_host(stage)
    person.press("button", "seat-rename")
    expect(person.find("dialog", "rename-title")).to_be_visible()
    return person


def no_table(stage: Stage) -> Person:
    person = stage.enter()
    person.visit("#/t/AAAAAAAAAAAAAAAA")
    expect(person.find("heading", "table-closed")).to_be_visible()
    return person


def curtain(stage: Stage) -> Person:
    person = stage.sit("sofa", lambda: stage.tables.at(MAIN, 2, 0), "board", 0, 1)
    expect(Curtain(person).title("P0")).to_be_visible()
    return person


def board(moment: Moment, bots: int = 1, **more: Any) -> Way:
    """Return the way to a moment of the board game."""

    def go(stage: Stage) -> Person:
        name = f"{moment} {more}"
        person = stage.sit(name, lambda: stage.tables.at(moment, 1, bots, **more), "board", 0)
        expect(BoardTable(person, random.Random(0)).undo).to_be_visible()
        return person

    return go


def opening(stage: Stage) -> Person:
    moment = Moment("board", "plain-2", "setup")
    person = stage.sit("opening", lambda: stage.tables.at(moment, 1, 1), "board", 0)
    expect(person.find("button", "board-setup-none")).to_be_visible()
    return person


def opening_with_none(stage: Stage) -> Person:
    person = opening(stage)
    person.press("button", "board-setup-none")
    expect(person.find("dialog", "board-none-title")).to_be_visible()
    return person


def lifted(stage: Stage) -> Person:
    person = board(MAIN)(stage)
    pieces = BoardTable(person, random.Random(0)).tray.get_by_role("button")
    person.hand.press(pieces.first)
    expect(pieces.first).to_have_attribute("aria-pressed", "true")
    return person


def question(stage: Stage) -> Person:
    person = board(CHOOSING)(stage)
    person.hand.press(person.find("button", "board-deck-name"))
    expect(person.find("dialog", "board-sure-title")).to_be_visible()
    return person


def opened(way: Way, button: str) -> Way:
    """Return the way to a dialog that a button of a screen opens."""

    def go(stage: Stage) -> Person:
        person = way(stage)
        person.hand.press(person.find_start("button", button).first)
        expect(person.page.get_by_role("dialog")).to_be_visible()
        return person

    return go


def about(way: Way) -> Way:
    """Return the way to all about the first card on a table."""

    def go(stage: Stage) -> Person:
        person = opened(way, "about-cards")(stage)
        expect(person.find("dialog", "about-card").get_by_role("heading", level=2)).to_be_visible()
        return person

    return go


def hint(stage: Stage) -> Person:
    person = board(MAIN, help="coach")(stage)
    person.press("button", "board-hint")
    return told_all(person)


def told_all(person: Person) -> Person:
    """Let a hint tell everything."""
    panel = person.find("region", "hint-title")
    person.press("button", "hint-why", panel)
    person.press("button", "hint-more", panel)
    expect(person.find("heading", "hint-plan", panel)).to_be_visible()
    return person


def with_people(stage: Stage) -> Person:
    person = stage.sit("people", lambda: stage.tables.at(MAIN, 2, 0), "board", 0)
    expect(BoardTable(person, random.Random(0)).undo).to_be_visible()
    return person


def disturbed(way: Way, before: str) -> Way:
    """Return the way to a screen whose page is loaded anew with a disturbance built in."""

    def go(stage: Stage) -> Person:
        person = way(stage)
        person.disturb(before)
        expect(person.find("button", "app-menu")).to_be_visible()
        return person

    return go


def lost(way: Way) -> Way:
    """Return the way to a table whose server cannot be reached any more."""

    def go(stage: Stage) -> Person:
        person = disturbed(way, HOLD_SOCKET)(stage)
        person.page.evaluate(BREAK_SOCKET)
        expect(person.find("button", "connection-retry")).to_be_visible()
        return person

    return go


HOLD_SOCKET = """
window.WebSocket = class extends WebSocket {
  constructor(url) { super(url); window.heldSocket = this; }
};
"""
BREAK_SOCKET = """() => {
  window.WebSocket = class {
    constructor() { setTimeout(() => this.onclose?.({ code: 1006 })); }
    close() {}
  };
  window.heldSocket.close();
}"""


def taken_over(stage: Stage) -> Person:
    person = stage.sit("taken over", lambda: _taken_over(stage), "board", 0)
    expect(person.find("button", "menu-return")).to_be_visible()
    return person


def _taken_over(stage: Stage) -> Any:
    """Make a table at which a bot has moved for somebody, and waits for the other."""
    target = stage.tables.at(MAIN, 2, 0)
    _tell(stage, target, 0, "leave")
    return target


def _tell(stage: Stage, target: Target, seat: int, kind: str, **more: Any) -> None:
    answer = stage.tables.client.post(
        f"/api/tables/{target.table}/commands",
        headers=bearer(target.tokens[seat]),
        json={"type": kind, "key": f"{kind}-{stage.language}", "seat": seat, **more},
    )
    assert answer.status_code == 200, answer.text


def said(stage: Stage) -> Person:
    person = disturbed(with_people, KEEP_SAYINGS)(stage)
    _tell(stage, stage.kept["people"], 1, "react", reaction="well-played")
    bubble = person.page.locator("[aria-hidden=true]").get_by_text(
        person.words.plain("reaction-well-played")
    )
    expect(bubble).to_be_visible()
    return person


KEEP_SAYINGS = """
const later = window.setTimeout;
window.setTimeout = (run, wait, ...more) => (wait === 6000 ? 0 : later(run, wait, ...more));
"""


def resigning(stage: Stage) -> Person:
    person = opened(board(MAIN), "app-menu")(stage)
    person.press("button", "resign", person.find("dialog", "app-menu"))
    expect(person.find("dialog", "resign-title")).to_be_visible()
    return person


def watching(stage: Stage) -> Person:
    person = stage.sit("full", lambda: stage.tables.at(FULL, 1, 3), "board")
    expect(person.page.get_by_role("contentinfo")).to_be_visible()
    return person


def cards(moment: Moment, bots: int, **more: Any) -> Way:
    """Return the way to a moment of the card game, or of a match against CARL."""

    def go(stage: Stage) -> Person:
        name = f"{moment} {more}"
        make = lambda: stage.tables.at(moment, 1, bots, **more)  # noqa: E731
        person = stage.sit(name, make, moment.game, 0)
        table = CardTable(person, random.Random(0))
        expect(table.bar).to_be_visible()
        table.hear_carl()
        expect(table.undo).to_be_visible()
        return person

    return go


def watching_cards(stage: Stage) -> Person:
    person = stage.sit("full cards", lambda: stage.tables.at(CARDS, 1, 2), "cards")
    expect(CardTable(person, random.Random(0)).bar).to_be_visible()
    return person


def lifted_feather(stage: Stage) -> Person:
    person = cards(CARDS, 2)(stage)
    table = CardTable(person, random.Random(0))
    person.hand.press(table.feathers.get_by_role("button").first)
    expect(table.places).to_be_visible()
    return person


def card_coach(stage: Stage) -> Person:
    person = cards(CARDS, 2, help="coach")(stage)
    person.press("button", "cards-hint")
    return told_all(person)


def carl_told(stage: Stage) -> Person:
    person = stage.sit("told", lambda: _told(stage), "carl", 0)
    expect(CardTable(person, random.Random(0)).play_to_end).to_be_visible()
    return person


def _told(stage: Stage) -> Any:
    """Make a match in which CARL has just played."""
    tables = stage.tables
    target = tables.at(CARL, 1, 0)
    before = tables.look(target)["position"]["view"]["round"]
    while (state := tables.look(target))["position"]["view"]["round"] == before:
        draft = state["position"]["draft"]
        kind = "commit" if draft["ends_turn"] else "step"
        more = {} if draft["ends_turn"] else {"action": state["position"]["legal"][-1]["id"]}
        tables.command(target, 0, kind, **more)
    return target


def end(moment: Moment, bots: int) -> Way:
    """Return the way to the end of a game."""

    def go(stage: Stage) -> Person:
        make = lambda: stage.tables.finished(moment, bots)  # noqa: E731
        person = stage.sit(f"end {moment}", make, moment.game, 0)
        expect(End(person).title).to_be_visible()
        return person

    return go


LAST_BOARD = Moment("board", "plain-2", "main", nth=-1)
LAST_CARDS = Moment("cards", "cards-2", "head")
LAST_CARL = Moment("carl", "carl-greedy", "head")
END_BOARD = end(LAST_BOARD, 1)
END_CARDS = end(LAST_CARDS, 1)
END_CARL = end(LAST_CARL, 0)


def look_back(way: Way, heading: str) -> Way:
    """Return the way to a table as it was at the end."""

    def go(stage: Stage) -> Person:
        person = way(stage)
        person.press("button", "end-look")
        expect(person.find("region", heading)).to_be_visible()
        return person

    return go


def replay(moment: Moment, bots: int, step: int) -> Way:
    """Return the way to a step of a finished game."""

    def go(stage: Stage) -> Person:
        target = stage.tables.finished(moment, bots)
        person = stage.enter(stage.tables.device(target, 0, game=moment.game))
        person.visit(f"#/replay/{target.table}/{step}")
        Replay(person).wait()
        return person

    return go


def review(moment: Moment, bots: int) -> Way:
    """Return the way to the review of a finished game, which is judged once, and not deeply."""

    def go(stage: Stage) -> Person:
        target = stage.tables.finished(moment, bots)
        stage.tables.review(target)
        person = stage.enter(stage.tables.device(target, 0, game=moment.game))
        person.visit(f"#/review/{target.table}")
        expect(person.find("slider", "review-turn-slider")).to_be_visible()
        expect(person.find("button", "review-again").first).to_be_visible()
        return person

    return go


def reading(path: str, role: Role, name: str) -> Way:
    """Return the way to a page that belongs to no table, and what is there when it is ready."""

    def go(stage: Stage) -> Person:
        person = stage.enter()
        person.visit(f"#/{path}")
        expect(person.find(role, name).first).to_be_visible()
        return person

    return go


def lesson(game: str, *steps: str) -> Way:
    """Return the way to a step of a lesson, past steps that are only told."""

    def go(stage: Stage) -> Person:
        learning = Lesson(stage.enter(), game)
        learning.begin()
        for step in steps[:-1]:
            learning.expect_step(step)
            learning.go_on()
        learning.expect_step(steps[-1])
        return learning.person

    return go


PLAY = cards(CARDS, 2)
COUNTED = "score/board/Ana~HBBRBBKKBBYYT.P29.P10.T03_YBB.g2/Ben~HGRRYT.P01"
ROWS = "score/cards.D4/Ana~HGRyKT.C01-2.C05"


SEVERAL = "11ccb188"
"""A puzzle that asks for two Cóatls."""


def puzzle(name: str, kind: str) -> Way:
    """Return the way to a puzzle at its table."""

    def go(stage: Stage) -> Person:
        person = reading(f"puzzles/{name}", "heading", f"puzzles-ask-{kind}")(stage)
        expect(person.page.locator(".stage .table")).to_be_visible()
        return person

    return go


def all_puzzles(stage: Stage) -> Person:
    target = stage.once("main", lambda: stage.tables.at(MAIN))
    person = stage.enter(with_days(stage.tables.device(target, 0)))
    person.visit("#/puzzles/all")
    expect(person.find("img", "puzzles-curve")).to_be_visible()
    expect(person.page.locator("li > a.right").first).to_be_visible()
    return person


def puzzle_answer(stage: Stage) -> Person:
    """Show the answer of a puzzle that completes two Cóatls."""
    person = puzzle(SEVERAL, "most")(stage)
    person.press("button", "puzzles-answer")
    expect(person.find("heading", "puzzles-shown")).to_be_visible()
    return person


SCREENS: dict[str, Way] = {
    "home": home,
    "home with a game to go on with": home_with_games,
    "home, solo": home_solo,
    "my games": my_games,
    "my record": my_record,
    "my record, deleting everything": deleting_all,
    "which CARL": carl_faces,
    "joining by link": joining,
    "settings": settings,
    "new board game": new_board,
    "new card game": new_cards,
    "new match": new_solo,
    "waiting room of the host": lobby_of_host,
    "waiting room of a guest": lobby_of_guest,
    "renaming": renaming,
    "no such table": no_table,
    "curtain": curtain,
    "board, choice of cards": opening,
    "board, no card kept": opening_with_none,
    "board, the first turn": board(CHOOSING),
    "board, a turn": board(MAIN),
    "board, a lifted piece": lifted,
    "board, a complete Cóatl": board(Moment("board", "plain-2", "complete")),
    "board, the future": board(Moment("board", "sacrifice-2", "future")),
    "board, the last turns": board(LAST_BOARD),
    "board, Golden Feathers": board(Moment("board", "feathers-3", "main", nth=30), 2),
    "board, four players": board(FULL, 3),
    "board, watched": watching,
    "board, a question": question,
    "board, log": opened(board(MAIN), "board-log"),
    "board, keys": opened(board(MAIN), "board-help"),
    "board, play in words": opened(opened(board(MAIN), "board-help"), "say-title"),
    "board, all about a card": about(board(MAIN)),
    "board, a rival": opened(board(MAIN), "board-rival-open"),
    "board, hint": hint,
    "board, Perfect Pick": opened(board(TOKENS), "board-token-pick"),
    "menu of a table": opened(board(MAIN), "app-menu"),
    "players and seats": opened(with_people, "app-menu"),
    "board, connection lost": lost(board(MAIN)),
    "board, seat taken over by a bot": taken_over,
    "board, somebody says something": said,
    "resigning": resigning,
    "cards, a turn": PLAY,
    "cards, a lifted Feather": lifted_feather,
    "cards, Prophecies to fulfil": cards(Moment("cards", "cards-2", "fulfil", nth=2), 1),
    "cards, head and tail": cards(Moment("cards", "cards-2", "head"), 1),
    "cards, coach": card_coach,
    "cards, connection lost": lost(PLAY),
    "cards, log": opened(PLAY, "cards-log"),
    "cards, keys": opened(PLAY, "cards-keys"),
    "cards, play in words": opened(opened(PLAY, "cards-log"), "say-title"),
    "cards, all about a card": about(opened(PLAY, "cards-log")),
    "CARL's turn is told": carl_told,
    "cards, watched": watching_cards,
    "match, a turn": cards(CARL, 0),
    "match, Prophecies to fulfil": cards(Moment("carl", "carl-imperious", "fulfil", nth=2), 0),
    "end of the board game": END_BOARD,
    "end of the card game": END_CARDS,
    "end of a match": END_CARL,
    "share picture": share_picture,
    "board after the end": look_back(END_BOARD, "board-over-title"),
    "card table after the end": look_back(END_CARDS, "cards-results"),
    "replay of a board game": replay(LAST_BOARD, 1, 40),
    "replay of a card game": replay(LAST_CARDS, 1, 20),
    "replay of a match": replay(LAST_CARL, 0, 6),
    "review of a card game": review(LAST_CARDS, 1),
    "how to play": reading("learn", "heading", "learn-title"),
    "rules of the board game": reading("learn/board", "navigation", "rules-contents"),
    "rules of the card game": reading("learn/cards", "navigation", "rules-contents"),
    "lesson of the board game": lesson("board", "goal", "keep-done"),
    "lesson of the card game": lesson("cards", "goal", "own"),
    "lesson of a match": lesson("carl", "goal", "wants"),
    "gallery of the board game": reading("cards/board", "region", "gallery-cards"),
    "gallery of the card game": reading("cards/cards", "region", "gallery-cards"),
    "a Prophecy of the board game": reading("cards/board/P29", "link", "gallery-try"),
    "a Prophecy of the card game": reading("cards/cards/C05", "link", "gallery-try"),
    "score helper": reading("score", "region", "helper-editor"),
    "score helper, board game": reading(COUNTED, "table", "helper-totals"),
    "score helper, card game": reading(ROWS, "table", "helper-totals"),
    "puzzle of the board game": puzzle("8781cfe5", "complete"),
    "puzzle of the card game": puzzle("0cbd145e", "turn"),
    "answer of a puzzle": puzzle_answer,
    "all puzzles": all_puzzles,
    "deal of the day": reading("daily/board", "button", "daily-play"),
    "moving a seat": reading(f"r/{'A' * 43}", "heading", "recover-title"),
}
