"""The table of the board game, as somebody plays at it."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from .people import Person
from .watching import Message


class BoardTable:
    """Pieces, cards and Cóatls to press, drag or choose by keys."""

    def __init__(self, person: Person, rng: random.Random) -> None:
        self.person = person
        self.rng = rng
        self.is_narrow = self.person.page.viewport_size is not None and (
            self.person.page.viewport_size["width"] < 700
        )
        self.drags = 0

    # Names

    def piece(self, kind: str, colour: str) -> str:
        return self.person.words.plain(f"board-piece-{kind}", colour=colour)

    def pieces(self, kind: str, colours: str) -> str:
        names = [self.piece(kind, colour) for colour in colours]
        if len(names) == 1:
            return names[0]
        return self.person.words.plain("board-space-pair", first=names[0], second=names[1])

    # Places

    @property
    def bar(self) -> Locator:
        return self.person.page.get_by_role("contentinfo")

    @property
    def undo(self) -> Locator:
        return self.person.find("button", "board-undo", self.bar)

    @property
    def redo(self) -> Locator:
        return self.person.find("button", "board-redo", self.bar)

    @property
    def reset(self) -> Locator:
        return self.person.find("button", "board-reset", self.bar)

    @property
    def commit_button(self) -> Locator:
        return self.bar.get_by_role("button").last

    @property
    def tray(self) -> Locator:
        return self.person.find("region", "board-tray")

    @property
    def hand(self) -> Locator:
        return self.person.find("region", "board-hand")

    def in_tray(self, kind: str, colour: str) -> Locator:
        name = self.piece(kind, colour)
        return self.person.find("button", "board-tray-piece", self.tray, name=name).first

    def lane(self, slot: str) -> Locator:
        return self.person.page.locator(f'[data-lane="{slot}"]')

    def end(self, slot: str, end: str) -> Locator:
        return self.person.find_start("button", f"board-socket-{end}", self.lane(slot))

    def card(self, card: str, within: Locator) -> Locator:
        """Return the button of a card: the thing itself, or what holds it."""
        there = within.locator(f'[data-card="{card}"]')
        return there.and_(within.get_by_role("button")).or_(there.get_by_role("button")).first

    def tab(self, name: str) -> None:
        """On a phone: show a part of the table."""
        if self.is_narrow:
            tab = self.person.find("tab", name)
            self.person.hand.press(tab)
            expect(tab).to_have_attribute("aria-selected", "true")

    # Doing

    def commit(self) -> None:
        """Give the turn away."""
        if self.person.hand.keys:
            self.person.page.keyboard.press("c")
        else:
            self.person.hand.press(self.commit_button)
        self.confirm()

    def confirm(self) -> None:
        """Say yes, if the table asks."""
        if not self.person.page.locator("dialog[open]").count():
            return  # looking for one by its name takes long
        for title in ("board-sure-title", "board-last-title"):
            dialog = self.person.find("dialog", title)
            if dialog.is_visible():
                self.person.hand.press(dialog.get_by_role("button").last)

    def act(self, action: Message) -> None:
        """Do what is to be done for an action."""
        args = action["args"]
        doing: dict[str, Callable[[], None]] = {
            "keep": lambda: self._keep(args["card"]),
            "take": lambda: self._take(args["piece"], args["colours"]),
            "choose": lambda: self._choose(args["card"]),
            "begin": lambda: self._begin(args["piece"], args["colours"]),
            "add": lambda: self._add(args["piece"], args["colours"], args["serpent"], args["end"]),
            "fulfil": lambda: self._fulfil(args["card"], args["serpent"]),
            "temple": lambda: self._lay_temple(args["card"]),
            "discard": lambda: self.person.hand.press(self.card(args["card"], self.hand)),
            "pick": lambda: self._pick(args["piece"], args["colours"]),
            "future": lambda: self._use_token("future"),
            "commit": lambda: self._commit_to(args["card"]),
            "steal": lambda: self._steal(args["colours"]),
            "pass": lambda: self.person.hand.press(self.commit_button),
            "done": self.commit,
        }
        doing[action["kind"]]()
        self.confirm()

    def _keep(self, card: str) -> None:
        # Three dealt cards are kept by the page itself.
        button = self.card(card, self.person.find("region", "board-setup-title"))
        if button.get_attribute("aria-pressed") != "true":
            self.person.hand.press(button)

    def _take(self, kind: str, colours: str) -> None:
        self.tab("board-supply")
        ring = self.person.find("group", "board-ring")
        places = ring.get_by_role("button", name=self.pieces(kind, colours), exact=True).or_(
            ring.get_by_role("button", name=self.pieces(kind, colours[::-1]), exact=True)
        )
        self.person.hand.press(places.first)

    def _choose(self, card: str) -> None:
        self.tab("board-supply")
        if card == "deck":
            self.person.hand.press(self.person.find("button", "board-deck-name"))
        else:
            self.person.hand.press(self.card(card, self.person.find("group", "board-prophecies")))

    def _begin(self, kind: str, colour: str) -> None:
        slots = self.person.state["position"]["view"]["seats"][self.person.state["seat"]][
            "serpents"
        ]
        self.begin_at(kind, colour, "B" if slots[0] else "A")

    def begin_at(self, kind: str, colour: str, slot: str) -> None:
        """Begin a Cóatl in one of the two places."""
        self._place(kind, colour, slot, "new")

    def _add(self, kind: str, colour: str, serpent: str, end: str) -> None:
        self._place(kind, colour, serpent, end)

    def _place(self, kind: str, colour: str, slot: str, end: str) -> None:
        self.tab("board-build")
        piece = self.in_tray(kind, colour)
        if self.person.hand.keys:
            label = piece.get_attribute("aria-label") or ""
            way = {"new": "n", "left": "ArrowLeft", "right": "ArrowRight"}[end]
            for key in ([] if end == "new" else [slot.lower()]) + [label.split(":")[0], way]:
                self.person.page.keyboard.press(key)
        elif not self.drags or self.rng.random() < 0.5:
            self.drags += 1
            self.person.hand.drag(piece, lambda: self.end(slot, end))
        else:
            self.person.hand.press(piece)
            expect(piece).to_have_attribute("aria-pressed", "true")
            self.person.hand.press(self.end(slot, end))

    def _fulfil(self, card: str, slot: str) -> None:
        completed = self.person.find("region", "board-complete-title")
        if completed.is_visible():
            self.person.hand.press(self.card(card, completed))
            return
        self.tab("board-build")
        self.person.hand.press(self.card(card, self.hand))
        lay = self.lane(slot).get_by_role("button", name=self.person.words.start("board-lay-here"))
        self.person.hand.press(lay)

    def _lay_temple(self, card: str) -> None:
        panel = self.person.find("region", "board-complete-title")
        temple = self.card(card, panel)
        if temple.get_attribute("aria-pressed") != "true":
            self.person.hand.press(temple)
        self.commit()

    def _use_token(self, token: str) -> None:
        self.tab("board-supply")
        tokens = self.person.find("list", "board-tokens")
        self.person.press("button", f"board-token-{token}", tokens)

    def _pick(self, kind: str, colours: str) -> None:
        self._use_token("pick")
        dialog = self.person.find("dialog", "board-pick-title")
        self.person.hand.press(
            dialog.get_by_role("button", name=self.pieces(kind, colours), exact=True)
        )

    def _commit_to(self, card: str) -> None:
        self._use_token("commitment")
        self.person.hand.press(self.card(card, self.person.find("group", "board-temples")))

    def _steal(self, colours: str) -> None:
        self.tab("board-build")
        self.person.hand.press(self.in_tray("body", "O"))
        dialog = self.person.find("dialog", "board-steal-title")
        name = self.pieces("body", colours)
        self.person.hand.press(dialog.get_by_role("button", name=name, exact=True).first)
