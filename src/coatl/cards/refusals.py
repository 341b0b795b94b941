"""Why an action is refused, in one line that cites the rule."""

from __future__ import annotations

from typing import NoReturn

from coatl.cards.actions import describe_action
from coatl.cards.codes import PAIRS, PHASES
from coatl.cards.deck import load_deck
from coatl.cards.position import Position
from coatl.cards.seat import Seat
from coatl.core.colours import COLOURS
from coatl.core.errors import IllegalAction, Reason
from coatl.core.game import Action

_DOING = {
    "play": Reason("play", "a Feather card is to be played, or discarded for another one (C4.1)"),
    "revealed": Reason("revealed", "the revealed Feather card must be played (C4.1)"),
    "drop": Reason("drop", "dropping Prophecies are being ordered (C10.3)"),
    "fulfil": Reason("fulfil", "Prophecies may be fulfilled now (C5.2): fulfil one or say done"),
    "head": Reason("head", "a head is to be chosen (C7)"),
    "tail": Reason("tail", "a tail is to be chosen (C7)"),
    "over": Reason("over", "the game is over"),
}
_ALLOWED = {
    "play": ("play", "discard"),
    "revealed": ("play",),
    "drop": ("drop",),
    "fulfil": ("fulfil", "done"),
    "head": ("head",),
    "tail": ("tail",),
    "over": (),
}


def refuse(position: Position, seat: int, action: int) -> NoReturn:
    """Raise the error that says why this seat may not take this action now."""
    described = describe_action(action)
    raise IllegalAction(seat, described.text, _reason(position, seat, described))


def _reason(position: Position, seat: int, action: Action) -> Reason:
    phase = PHASES[position.phase]
    if phase != "over" and seat != position.turn:
        return Reason("turn-of", f"it is the turn of seat {position.turn}", {"seat": position.turn})
    if action.kind not in _ALLOWED[phase]:
        return _DOING[phase]
    player = position.seats[seat]
    if action.kind == "play":
        return _why_not_play(position, player, action)
    if action.kind == "discard":
        return Reason(
            "no-feather",
            f"there is no {action.args['colours']} in hand (C4.1)",
            {"colours": action.args["colours"]},
        )
    if action.kind == "drop":
        return Reason(
            "not-dropping",
            f"{action.args['card']} is not dropping (C5.5)",
            {"card": action.args["card"]},
        )
    return _why_not_fulfil(position, seat, player, action)


def _why_not_play(position: Position, player: Seat, action: Action) -> Reason:
    a, b = (COLOURS.index(letter) for letter in str(action.args["colours"]))
    kind = PAIRS.index((min(a, b), max(a, b)))
    if PHASES[position.phase] == "revealed" and kind != position.revealed:
        return _DOING["revealed"]
    if PHASES[position.phase] == "play" and player.hand_counts()[kind] == 0:
        return Reason(
            "no-feather",
            f"there is no {action.args['colours']} in hand (C4.1)",
            {"colours": action.args["colours"]},
        )
    if player.serpent.length == 0:
        return Reason("first-card", "the first card starts the serpent (C4.2)")
    return Reason("has-begun", "the serpent has begun: cards go to its left or right end (C4.2)")


def _why_not_fulfil(position: Position, seat: int, player: Seat, action: Action) -> Reason:
    card = load_deck().prophecy(str(action.args["card"])).index
    name = action.args["card"]
    place = player.held.find(card)
    if place >= 0:
        level = player.held.level_at(place)
        if level == 3:
            return Reason("secured-already", f"{name} is secured already (C5.4)", {"card": name})
        if position.gain_list()[card] == 0:
            return Reason(
                "no-occurrence",
                f"the card just placed is in no occurrence of {name} (C5.1)",
                {"card": name},
            )
        return Reason(
            "no-more-often",
            f"{name} is at level {level}, and occurs no more often (C5.2)",
            {"card": name, "level": level},
        )
    others = [position.carl] if position.is_solo else [other.held for other in position.seats]
    owner = next((number for number, held in enumerate(others) if held.find(card) >= 0), None)
    if owner is None and card not in position.supply_list():
        return Reason(
            "not-face-up", f"{name} does not lie face up (C5.2)", {"card": name, "rule": "C5.2"}
        )
    if owner is not None and others[owner].level_at(others[owner].find(card)) == 3:
        return Reason("secured", f"{name} is secured (C5.4)", {"card": name})
    if position.gain_list()[card] == 0 and not _is_far(position, seat, owner):
        return Reason(
            "no-occurrence",
            f"the card just placed is in no occurrence of {name} (C5.1)",
            {"card": name},
        )
    if position.is_solo:
        return Reason(
            "two-thefts", "two Prophecies were stolen from CARL in this turn already (C10.5)"
        )
    if _is_far(position, seat, owner):
        return Reason("no-neighbour", f"seat {owner} is no neighbour (C5.2)", {"seat": owner or 0})
    return Reason(
        "robbed",
        f"one Prophecy was stolen from seat {owner} in this round already (C5.2)",
        {"seat": owner or 0},
    )


def _is_far(position: Position, seat: int, owner: int | None) -> bool:
    return (
        not position.is_solo
        and owner is not None
        and position.seat_count == 4
        and (abs(owner - seat) == 2)
    )
