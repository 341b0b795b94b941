"""The table of the card game and of the match against CARL, as somebody plays at it."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, expect

from .people import Person
from .watching import Message


class CardTable:
    """Feathers to lift, turn round and place; Prophecies to fulfil."""

    def __init__(self, person: Person, rng: random.Random) -> None:
        self.person = person
        self.rng = rng
        self.drags = 0

    # Places

    @property
    def bar(self) -> Locator:
        return self.person.page.get_by_role("contentinfo")

    @property
    def undo(self) -> Locator:
        return self.person.find("button", "cards-undo", self.bar)

    @property
    def redo(self) -> Locator:
        return self.person.find("button", "cards-redo", self.bar)

    @property
    def reset(self) -> Locator:
        return self.person.find("button", "cards-reset", self.bar)

    @property
    def commit_button(self) -> Locator:
        return self.bar.get_by_role("button").last

    @property
    def places(self) -> Locator:
        return self.person.find("group", "cards-places")

    @property
    def feathers(self) -> Locator:
        return self.person.find("list", "cards-your-feathers")

    @property
    def play_to_end(self) -> Locator:
        """Tells the rest of CARL's turn at once."""
        return self.person.find("button", "cards-to-end", self.bar)

    def feather_name(self, colours: str) -> str:
        first, second = (self.person.words.plain("cards-colour", colour=each) for each in colours)
        return self.person.words.plain("cards-feather", first=first, second=second)

    # Doing

    def hear_carl(self) -> None:
        """Let CARL's turn be told, if it is."""
        self.bar.wait_for()
        if self.play_to_end.is_visible():
            self.person.hand.press(self.play_to_end)
            expect(self.play_to_end).to_be_hidden()

    def commit(self) -> None:
        """Press the button at the end of the bar."""
        if self.person.hand.keys:
            self.person.page.keyboard.press("c")
        else:
            self.person.hand.press(self.commit_button)

    def act(self, action: Message) -> None:
        """Do what is to be done for an action."""
        args = action["args"]
        match action["kind"]:
            case "play":
                self._play(action)
            case "discard":
                self.lift(args["colours"])
                self.person.press("button", "cards-discard-label")
            case "fulfil":
                self._fulfil(args["card"])
            case "drop":
                panel = self.person.find("region", "cards-drop")
                self.person.hand.press(self.person.find("button", "cards-drop-next", panel).first)
            case "head" | "tail":
                self.person.hand.press(self.place(action))
            case "done":
                self.commit()
                return
        self.confirm(action)

    def confirm(self, action: Message) -> None:
        """Say yes to what reveals something, or ends a placement for good."""
        fulfils = [
            each for each in self.person.state["position"]["legal"] if each["kind"] == "fulfil"
        ]
        if action["reveals"] or (action["kind"] == "fulfil" and len(fulfils) == 1):
            self.commit()

    def lift(self, colours: str) -> None:
        """Lift a Feather, and turn it round if it shows its colours the other way."""
        held = self.person.words.start("cards-feather-lifted", feather=self.feather_name(colours))
        lifted = self.feathers.get_by_role("button", name=held)
        ways = "|".join(re.escape(self.feather_name(each)) for each in (colours, colours[::-1]))
        any_way = self.feathers.get_by_role("button", name=re.compile(f"(?:{ways})"))
        start = self.person.words.start("cards-feather-lifted")
        for _ in range(3):
            if lifted.count():
                return
            turning = any_way.and_(self.feathers.get_by_role("button", name=start))
            self.person.hand.press(turning if turning.count() else any_way.first)
        expect(lifted).to_be_visible()

    def place(self, action: Message) -> Locator:
        """Return where something may be laid."""
        return self.person.page.locator(f"button[data-action='{action['id']}']")

    def _play(self, action: Message) -> None:
        self.lift(action["args"]["colours"])
        goal = self.place(action)
        if self.person.hand.keys:
            expect(goal).to_be_visible()
            names = self.places.get_by_role("button")
            number = names.evaluate_all("(all, goal) => all.indexOf(goal)", goal.element_handle())
            self.person.page.keyboard.press(str(number + 1))
        elif not self.drags or self.rng.random() < 0.4:
            self.drags += 1
            start = self.person.words.start("cards-feather-lifted")
            self.person.hand.drag(self.feathers.get_by_role("button", name=start), lambda: goal)
        else:
            self.person.hand.press(goal)

    def switch(self, card: str) -> Locator:
        """Return what turns a Prophecy on or off."""
        return self.person.page.locator(f"[data-fulfil='{card}']")

    def _fulfil(self, card: str) -> None:
        switch = self.switch(card)
        switch.wait_for()
        if switch.get_attribute("aria-checked") == "true":
            return  # an upgrade that already waits for a yes
        if self.person.hand.keys:
            self.person.page.keyboard.press("f")
        else:
            self.person.hand.press(switch)
