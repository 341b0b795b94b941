"""The menu: legal actions as numbered choices, grouped by kind, with what each would change."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from coatl.board.actions import describe_action
from coatl.board.analysis.lens import find_lens
from coatl.board.analysis.lens_data import ChangeData
from coatl.board.analysis.plain_view import PROPHECY_IDS
from coatl.board.analysis.serpents import (
    build_serpent,
    own_seat,
    serpent_of,
    slot_of,
)
from coatl.board.analysis.worth import serpent_points
from coatl.board.codes import PHASES, SLOTS
from coatl.board.deck import load_deck
from coatl.board.view import BoardView
from coatl.cli.pictures.art import (
    ACCENT,
    FAINT,
    GOOD,
    WARNING,
    count_points,
    pieces_text,
    prophecy_text,
    temple_text,
)
from coatl.cli.terminal.board.card_rows import level_text, temple_level_text
from coatl.cli.terminal.choices import Choice, ChoiceList
from coatl.cli.words import say, say_text
from coatl.core.game import Action
from coatl.tables.drafts import Preview

_ORDER = (
    "keep",
    "take",
    "choose",
    "begin",
    "add",
    "fulfil",
    "temple",
    "discard",
    "pick",
    "future",
    "commit",
    "steal",
    "pass",
    "done",
)


class Menu(ChoiceList):
    """All choices of a seat in the board game, in the order they are shown."""

    def __init__(
        self, view: BoardView, names: Sequence[str], previews: Sequence[tuple[int, Preview]]
    ) -> None:
        self._view = view
        self._names = names
        assert view.seat is not None
        lens = find_lens(view, view.seat, [action for action, _ in previews])
        self._placements = {each["action"]: each for each in lens["placements"]}
        described = [(describe_action(action), preview) for action, preview in previews]
        described.sort(key=lambda item: self._place(item[0]))
        super().__init__(
            Choice(number, action, preview, self._label(action), self._draw(action))
            for number, (action, preview) in enumerate(described, 1)
        )

    def _place(self, action: Action) -> tuple[int, str, int]:
        return _ORDER.index(action.kind), self._label(action), action.id

    def _label(self, action: Action) -> str:
        return say(f"cli-menu-{action.kind}", slot=str(action.args.get("serpent", "")))

    def _draw(self, action: Action) -> Text:
        args = action.args
        match action.kind:
            case "take" | "pick" | "begin":
                return pieces_text(str(args["piece"]), str(args["colours"]))
            case "steal":
                victim = self._names[int(args["seat"])]
                pieces = pieces_text("body", str(args["colours"]))
                return say_text("cli-from", pieces=pieces, who=victim)
            case "keep" | "discard":
                return prophecy_text(str(args["card"]))
            case "choose":
                is_deck = args["card"] == "deck"
                return Text(say("cli-top-deck")) if is_deck else prophecy_text(str(args["card"]))
            case "commit":
                return temple_text(str(args["card"]))
            case "add":
                return self._draw_add(action)
            case "fulfil":
                return self._draw_fulfil(action)
            case "temple":
                return self._draw_temple(action)
            case "future":
                return Text(say("cli-see-future"))
            case "done":
                return self._draw_done()
            case _:
                return Text(say("cli-nothing"))

    def _draw_add(self, action: Action) -> Text:
        text = pieces_text(str(action.args["piece"]), str(action.args["colours"]))
        if action.args["piece"] == "body":
            text.append(f" {say('cli-end', end=str(action.args['end']))}")
        placement = self._placements[action.id]
        if placement["completes"]:
            text.append(f" {say('cli-completes')}", style=GOOD)
        for change in placement["changes"]:
            card = change["card"]
            if change["where"] == "beside":
                text.append_text(_change_text(change))
            elif change["where"] == "hand" and card in PROPHECY_IDS:
                if not change["before"]:
                    text.append(f" {say('cli-fits', card=card)}", style=FAINT)
                elif not change["after"]:
                    text.append(f" {say('cli-no-longer', card=card)}", style=FAINT)
        return text

    def _draw_fulfil(self, action: Action) -> Text:
        name = str(action.args["serpent"])
        slot = slot_of(own_seat(self._view), name)
        card = str(action.args["card"])
        level = level_text(load_deck().prophecy(card).index, serpent_of(slot), self._view)
        return say_text("cli-beside", card=prophecy_text(card), slot=name, level=level)

    def _draw_temple(self, action: Action) -> Text:
        slot = slot_of(own_seat(self._view), SLOTS[self._view.completing])
        card = str(action.args["card"])
        serpent = build_serpent(slot.pieces, slot.cards)
        level = temple_level_text(load_deck().temple(card).index, serpent)
        return say_text("cli-temple-level", card=temple_text(card), level=level)

    def _draw_done(self) -> Text:
        phase = PHASES[self._view.phase]
        if phase == "complete":
            slot = slot_of(own_seat(self._view), SLOTS[self._view.completing])
            points = count_points(serpent_points(slot, self._view))
            return Text(say("cli-close", points=points))
        return Text(say(f"cli-done-{phase}"))


def _change_text(change: ChangeData) -> Text:
    gain = change["after"] - change["before"]
    sign = "+" if gain > 0 else "−"
    style = ACCENT if gain > 0 else WARNING
    return Text.assemble(" ", (f"{change['card']} {sign}{abs(gain)}", style))
