"""Why something cannot be done now: the reasons of the rules, for one seat and what it sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from coatl.core.errors import CoatlError, IllegalAction, InvalidAction
from coatl.core.game import Action
from coatl.core.registry import get_game
from coatl.server import commands as c
from coatl.server.errors import stale, wrong_status
from coatl.server.match import Match
from coatl.server.messages import ReasonData, WhyMessage
from coatl.server.planning import Actor
from coatl.server.table import Table

MOST_REASONS = 4
NO_SUCH_THING = {
    *("no-serpent", "no-piece", "not-in-hand", "not-on-pile", "temple-away"),
    *("no-seat", "self-theft", "victim-lacks"),
}
"""Reasons that tell least where several actions are meant: one of them names what is not there."""
TURN_OVER: ReasonData = {
    "code": "turn-over",
    "arguments": {},
    "message": "your turn is complete: commit it, or take a step back",
}
WRONG_ENDS: dict[tuple[str, str], ReasonData] = {
    ("head", "right"): {
        "code": "head-left",
        "arguments": {},
        "message": "heads go to the left end (B6.2)",
    },
    ("tail", "left"): {
        "code": "tail-right",
        "arguments": {},
        "message": "tails go to the right end (B6.2)",
    },
}
"""Placements of the board game for which there are no actions at all."""


def tell_why(table: Table, command: c.WhyCommand, actor: Actor) -> WhyMessage:
    """Return why a seat cannot do something now; nothing is changed."""
    seat = command.seat
    actor.hold(seat)
    if table.match is None:
        raise wrong_status(table.status)
    if command.version != table.version_for(seat):
        raise stale(table.version_for(seat))
    return {
        "type": "why",
        "key": command.key,
        "seat": seat,
        "version": command.version,
        "reasons": find_reasons(table.match, seat, command.kinds, command.args),
    }


def find_reasons(
    match: Match, seat: int, kinds: Sequence[str], args: Mapping[str, int | str]
) -> list[ReasonData]:
    """Return why none of the actions with these kinds and arguments is legal, telling ones first.

    Only the state as the seat sees it is asked, with its own draft.
    """
    if match.drafts[seat].ends_turn:  # the rules would speak of the turn after it
        return [TURN_OVER]
    meant = _find_meant(match.game.name, kinds, args)
    if not meant:
        wrong = WRONG_ENDS.get((str(args.get("piece")), str(args.get("end"))))
        return [wrong] if wrong is not None and "add" in kinds else []
    legal = set(match.legal_for(seat))
    if any(action.id in legal for action in meant):
        return []
    state = match.state_for(seat)
    found: dict[str, ReasonData] = {}
    for action in meant:
        try:
            state.refuse(seat, action.id)
        except IllegalAction as error:
            reason = _reason(error)
            found.setdefault(f"{reason['code']} {reason['arguments']}", reason)
    telling = sorted(found.values(), key=lambda reason: reason["code"] in NO_SUCH_THING)
    return telling[:MOST_REASONS]


def _reason(error: CoatlError) -> ReasonData:
    """Return a reason without the number of the seat and the text of the action, which vary."""
    message = str(error).partition("': ")[2]
    return {"code": error.why, "arguments": dict(error.details), "message": message}


@cache
def _actions(game: str) -> tuple[Action, ...]:
    """Return all actions of a game in the order of their numbers."""
    found = []
    rules = get_game(game)
    for number in range(rules.action_count):
        try:
            found.append(rules.describe_action(number))
        except InvalidAction:  # kept free
            continue
    return tuple(found)


def _find_meant(game: str, kinds: Sequence[str], args: Mapping[str, int | str]) -> list[Action]:
    """Return the actions of some kinds with these arguments; two colours count in any order."""
    colours = args.get("colours")
    for order in (colours, str(colours)[::-1]):
        wanted = args if colours is None else {**args, "colours": order}
        meant = [
            action
            for action in _actions(game)
            if action.kind in kinds and wanted.items() <= action.args.items()
        ]
        if meant or colours is None:
            return meant
    return []
