"""The card game by typed commands alone, in every language."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from .card_table import CardTable
from .conftest import Crowd
from .deciding import decide
from .people import Person
from .playing import is_over, is_turn, sit_at
from .tables import Moment, Tables
from .watching import Message

pytestmark = pytest.mark.slow

COLOURS = {"Y": "yellow", "R": "red", "K": "black", "G": "green", "B": "blue"}
TURNS = 3
MOST_SAID = 60


class Speaker:
    """Somebody who writes what to do."""

    def __init__(self, table: CardTable) -> None:
        self.table = table
        self.person: Person = table.person
        self.person.page.keyboard.press("/")
        self.box.wait_for()

    @property
    def window(self) -> Locator:
        return self.person.find("dialog", "say-title")

    @property
    def box(self) -> Locator:
        return self.window.get_by_role("textbox")

    @property
    def answer(self) -> str:
        told = self.window.get_by_role("status").all_inner_texts()
        # The box goes with the table when the game is over. Some spaces of a text hold.
        return told[0].strip().replace("\u00a0", " ") if told else ""

    def word(self, meaning: str) -> str:
        """Return the first word that means something, in the language of the page."""
        messages = self.person.words.messages
        name = next(n for n in (f"cards-say-{meaning}", f"say-word-{meaning}") if n in messages)
        return self.person.words.plain(name).split(",")[0]

    def say(self, *meanings: str) -> str:
        """Write a sentence; return what is answered."""
        self.box.fill(" ".join(meanings))
        self.person.page.keyboard.press("Enter")
        self.person.next_frame()
        return self.answer

    def sentence(self, action: Message) -> list[str]:
        """Return how an action is said."""
        kind, args = action["kind"], action["args"]
        colours = [self.word(COLOURS[each]) for each in args.get("colours", "")]
        match kind:
            case "play":
                place = [self.word(each) for each in args["place"].split() if each != "start"]
                return [self.word("place"), *colours, *place]
            case "fulfil" | "drop":
                return [self.word(kind), args["card"].lower()]
            case "head" | "tail" | "discard":
                return [self.word(kind), *colours]
            case _:
                return [self.word("commit")]

    def act(self, action: Message | None) -> None:
        """Say what to do, and yes to what cannot be taken back; without an action, commit."""
        version = self.person.state["version"]
        said = self.sentence(action) if action else [self.word("commit")]
        answer = self.say(*said)
        for name in ("cards-say-waits", "cards-say-ends"):
            if answer.endswith(self.person.words.plain(name, action="").strip()):
                self.say(self.word("commit"))
        self.person.until_changed(version, f"{' '.join(said)}: {answer}")
        self.person.until_still()

    def hear_carl(self) -> None:
        """Let CARL's turn be told to its end."""
        if self.table.play_to_end.count():
            self.say(self.word("next"))
            self.say(self.word("finish"))
        expect(self.table.play_to_end).to_have_count(0)


@pytest.mark.parametrize(
    ("moment", "language"),
    [
        (Moment("cards", "cards-2", "play", nth=2), "en"),
        (Moment("cards", "cards-2", "play", nth=6), "fr"),
        (Moment("carl", "carl-greedy", "play", nth=3), "pt-BR"),
    ],
    ids=["en", "fr", "carl-pt"],
)
def test_turns_by_typed_commands(
    crowd: Crowd, tables: Tables, moment: Moment, language: str
) -> None:
    rng = random.Random(language)
    target = tables.at(moment, bots=0 if moment.game == "carl" else 1, pace="instant")
    device = tables.device(target, 0, game=moment.game)
    person = crowd.enter(language=language, storage_state=device)
    person.visit(f"#/t/{target.table}")
    table = sit_at(person, rng)
    assert isinstance(table, CardTable)
    table.bar.wait_for()
    speaker = Speaker(table)
    turns = 0
    for _ in range(MOST_SAID):
        person.until(lambda: is_turn(person) or is_over(person), "one's turn")
        if is_over(person) or turns == TURNS:
            break
        if not person.state["position"]["draft"]["steps"]:
            turns += 1
        speaker.hear_carl()
        position = person.state["position"]
        ends = position["draft"]["ends_turn"]
        speaker.act(None if ends else decide(position, 0, rng))
    assert is_over(person) or turns == TURNS


def test_a_command_that_cannot_be_done_says_why(crowd: Crowd, tables: Tables) -> None:
    target = tables.at(Moment("cards", "cards-2", "play", nth=2), bots=1, pace="instant")
    person = crowd.enter(storage_state=tables.device(target, 0, game="cards"))
    person.visit(f"#/t/{target.table}")
    table = sit_at(person, random.Random(0))
    assert isinstance(table, CardTable)
    table.bar.wait_for()
    speaker = Speaker(table)
    words = person.words
    assert speaker.say("place purple left") == words.plain("say-unknown", word="purple")
    expect(speaker.box).to_have_value("place purple left")
    assert speaker.say("undo") == words.plain("cards-why-nothing-to-undo")
    assert speaker.say("fulfil C99") == words.plain("say-none")
    assert speaker.say("read hand").startswith("1: ")
    assert speaker.say("read").startswith("Your Cóatl")
