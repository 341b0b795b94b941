"""The menu: legal actions as numbered choices, grouped by kind, with what each would change."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from coatl.board.actions import describe_action
from coatl.board.codes import PHASES, SLOTS
from coatl.board.deck import load_deck
from coatl.board.lens import (
    Change,
    build_serpent,
    find_changes,
    is_complete,
    own_seat,
    place_piece,
    serpent_of,
    serpent_points,
    slot_of,
)
from coatl.board.view import BoardView
from coatl.cli.art import ACCENT, FAINT, GOOD
from coatl.cli.choices import Choice, ChoiceList
from coatl.cli.journal import Outlook
from coatl.cli.table import count_points, level_text, temple_level_text
from coatl.cli.telling import WARNING, pieces_text, prophecy_text, temple_text
from coatl.core.game import Action

_TITLES = {
    "keep": "Keep",
    "take": "Take pieces",
    "choose": "Choose cards",
    "begin": "Begin",
    "add": "Add to",
    "fulfil": "Lay card",
    "temple": "Temple",
    "discard": "Discard",
    "pick": "Perfect Pick",
    "future": "Token",
    "commit": "Commitment",
    "steal": "Steal",
    "pass": "Pass",
    "done": "Done",
}
_ORDER = list(_TITLES)


class Menu(ChoiceList):
    """All choices of a seat in the board game, in the order they are shown."""

    def __init__(
        self, view: BoardView, names: Sequence[str], outlooks: Sequence[tuple[int, Outlook]]
    ) -> None:
        self._view = view
        self._names = names
        described = [(describe_action(action), outlook) for action, outlook in outlooks]
        described.sort(key=lambda item: self._place(item[0]))
        super().__init__(
            Choice(number, action, outlook, self._label(action), self._draw(action))
            for number, (action, outlook) in enumerate(described, 1)
        )

    def _place(self, action: Action) -> tuple[int, str, int]:
        return _ORDER.index(action.kind), self._label(action), action.id

    def _label(self, action: Action) -> str:
        title = _TITLES[action.kind]
        if action.kind == "add":
            return f"{title} {action.args['serpent']}"
        return title

    def _draw(self, action: Action) -> Text:
        args = action.args
        match action.kind:
            case "take" | "pick" | "begin":
                return pieces_text(str(args["piece"]), str(args["colours"]))
            case "steal":
                victim = self._names[int(args["seat"])]
                return pieces_text("body", str(args["colours"])).append(f" from {victim}")
            case "keep" | "discard":
                return prophecy_text(str(args["card"]))
            case "choose":
                is_deck = args["card"] == "deck"
                return Text("top of the deck") if is_deck else prophecy_text(str(args["card"]))
            case "commit":
                return temple_text(str(args["card"]))
            case "add":
                return self._draw_add(action)
            case "fulfil":
                return self._draw_fulfil(action)
            case "temple":
                return self._draw_temple(action)
            case "future":
                return Text("See the Future: six new face-up prophecies")
            case "done":
                return self._draw_done()
            case _:
                return Text("nothing to take, to choose or to assemble")

    def _draw_add(self, action: Action) -> Text:
        slot = slot_of(own_seat(self._view), str(action.args["serpent"]))
        text = pieces_text(str(action.args["piece"]), str(action.args["colours"]))
        if action.args["piece"] == "body":
            text.append(f" {action.args['end']}")
        if is_complete(place_piece(slot.pieces, action)):
            text.append(" completes it", style=GOOD)
        beside, in_hand = find_changes(self._view, action)
        for change in beside:
            text.append_text(_change_text(change))
        for change in in_hand:
            if not change.before:
                text.append(f" {change.card.id} fits", style=FAINT)
            elif not change.after:
                text.append(f" {change.card.id} no longer", style=FAINT)
        return text

    def _draw_fulfil(self, action: Action) -> Text:
        name = str(action.args["serpent"])
        slot = slot_of(own_seat(self._view), name)
        card = str(action.args["card"])
        level = level_text(load_deck().prophecy(card).index, serpent_of(slot), self._view)
        return Text.assemble(prophecy_text(card), f" beside {name}: ", level)

    def _draw_temple(self, action: Action) -> Text:
        slot = slot_of(own_seat(self._view), SLOTS[self._view.completing])
        card = str(action.args["card"])
        serpent = build_serpent(slot.pieces, slot.cards)
        level = temple_level_text(load_deck().temple(card).index, serpent)
        return Text.assemble(temple_text(card), ": ", level)

    def _draw_done(self) -> Text:
        phase = PHASES[self._view.phase]
        if phase == "complete":
            slot = slot_of(own_seat(self._view), SLOTS[self._view.completing])
            points = count_points(serpent_points(slot, self._view))
            return Text(f"close the Cóatl without a temple, for {points}")
        return Text(
            {
                "setup": "keep these and discard the rest face down",
                "main": "leave the second action out",
                "choose": "enough cards, end the action",
                "assemble": "enough assembled, end the action",
                "future": "choose no card",
            }[phase]
        )


def _change_text(change: Change) -> Text:
    gain = change.after - change.before
    sign = "+" if gain > 0 else "−"
    style = ACCENT if gain > 0 else WARNING
    return Text.assemble(" ", (f"{change.card.id} {sign}{abs(gain)}", style))
