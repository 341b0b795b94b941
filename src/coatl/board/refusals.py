"""Why an action is refused, in one line that cites the rule."""

from __future__ import annotations

from typing import NoReturn

from coatl.board.actions import describe_action
from coatl.board.codes import COLOURS, PHASES, TOKENS
from coatl.board.deck import load_deck
from coatl.board.patterns import count_met, satisfies
from coatl.board.position import Position
from coatl.board.seat import Seat
from coatl.board.serpent import Serpent
from coatl.core.errors import IllegalAction, Reason
from coatl.core.game import Action

_DOING = {
    "setup": Reason(
        "setup", "Prophecy cards are being chosen at set-up (B2.5): keep cards or say done"
    ),
    "choose": Reason("choose", "Prophecy cards are being chosen (B5): choose more or say done"),
    "assemble": Reason("assemble", "a Cóatl is being assembled (B6): go on with it or say done"),
    "complete": Reason(
        "complete",
        "a Cóatl is being completed (B6.5): fulfil cards on it, place a temple or say done",
    ),
    "future": Reason(
        "future", "See the Future is being used (B8.2): discard or choose Prophecy cards"
    ),
    "over": Reason("over", "the game is over"),
}
_ALLOWED = {
    "setup": ("keep", "done"),
    "main": (
        "take",
        "choose",
        "begin",
        "add",
        "fulfil",
        "pick",
        "future",
        "commit",
        "steal",
        "pass",
    ),
    "choose": ("choose", "done"),
    "assemble": ("begin", "add", "fulfil", "done"),
    "complete": ("fulfil", "temple", "done"),
    "future": ("choose", "discard", "done"),
    "over": (),
}


def refuse(position: Position, seat: int, action: int) -> NoReturn:
    """Raise the error that says why this seat may not take this action now."""
    described = describe_action(action)  # raises InvalidAction for what is no action at all
    raise IllegalAction(seat, described.text, _reason(position, seat, described))


def _reason(position: Position, seat: int, action: Action) -> Reason:
    phase = PHASES[position.phase]
    if phase == "over":
        return _DOING[phase]
    player = position.seats[seat]
    if phase == "setup" and not player.is_choosing:
        return Reason("chosen", "it has finished its set-up choice; the others have not (B2.5)")
    if phase != "setup" and seat != position.turn:
        return Reason("turn-of", f"it is the turn of seat {position.turn}", {"seat": position.turn})
    if action.kind not in _ALLOWED[phase]:
        return _DOING.get(phase) or _not_now(position, action)
    explain = {
        "keep": _why_not_keep,
        "take": _why_not_take,
        "choose": _why_not_choose,
        "begin": _why_not_begin,
        "add": _why_not_add,
        "fulfil": _why_not_fulfil,
        "temple": _why_not_temple,
        "discard": _why_not_discard,
        "pick": _why_not_pick,
        "future": _why_not_token,
        "commit": _why_not_commit,
        "steal": _why_not_steal,
        "pass": _why_not_pass,
        "done": _why_not_done,
    }[action.kind]
    return explain(position, player, action)


def _not_now(position: Position, action: Action) -> Reason:
    if action.kind == "done":
        return Reason("needs-action", "a turn needs an action (B3.1)")
    return {
        "keep": Reason("setup-over", "the set-up choice is over (B2.5)"),
        "discard": Reason("discard-future", "cards are discarded only with See the Future (B8.2)"),
        "temple": Reason(
            "temple-complete", "a Temple card is placed only when a Cóatl is completed (B6.5)"
        ),
    }[action.kind]


def _card(action: Action) -> int:
    return load_deck().prophecy(str(action.args["card"])).index


def _temple(action: Action) -> int:
    return load_deck().temple(str(action.args["card"])).index


def _serpent(player: Seat, action: Action) -> Serpent:
    return player.slots["AB".index(str(action.args["serpent"]))]


def _room(player: Seat, rule: str) -> Reason:
    return Reason(
        "room",
        f"the player board has room for {8 - player.board_size} ({rule})",
        {"room": 8 - player.board_size, "rule": rule},
    )


def _why_not_keep(position: Position, player: Seat, action: Action) -> Reason:
    if player.hand_size >= 3:
        return Reason("kept-three", "three cards are kept already (B2.5)")
    return Reason(
        "not-dealt",
        f"{action.args['card']} was not dealt to it, or is kept already (B2.5)",
        {"card": action.args["card"]},
    )


def _why_not_take(position: Position, player: Seat, action: Action) -> Reason:
    need = len(str(action.args["colours"]))
    if 8 - player.board_size < need:
        return _room(player, "B4.1")
    return Reason("not-in-supply", "no space of the supply board holds this (B4.1)")


def _why_not_choose(position: Position, player: Seat, action: Action) -> Reason:
    if player.hand_size >= 5:
        return Reason("hand-full", "the hand holds 5 Prophecy cards already (B5.1)")
    if action.args["card"] == "deck":
        return Reason("no-deck", "the deck and the discard pile are empty (B2.6)")
    return Reason(
        "not-face-up",
        f"{action.args['card']} does not lie face up (B5.1)",
        {"card": action.args["card"], "rule": "B5.1"},
    )


def _has_piece(player: Seat, action: Action) -> bool:
    first = {"head": 0, "body": 5, "tail": 10}[str(action.args["piece"])]
    return player.board_counts()[first + COLOURS.index(str(action.args["colours"]))] > 0


def _why_not_begin(position: Position, player: Seat, action: Action) -> Reason:
    if not _has_piece(player, action):
        return Reason(
            "no-piece", "there is no such piece on its player board (B6.1)", {"rule": "B6.1"}
        )
    return Reason("two-open", "it has 2 incomplete Cóatls already (B6.1)")


def _why_not_add(position: Position, player: Seat, action: Action) -> Reason:
    serpent = _serpent(player, action)
    name = action.args["serpent"]
    if serpent.length == 0:
        return Reason("no-serpent", f"there is no Cóatl {name}", {"serpent": name})
    if not _has_piece(player, action):
        return Reason(
            "no-piece", "there is no such piece on its player board (B6.2)", {"rule": "B6.2"}
        )
    if action.args["end"] == "left" and serpent.has_head:
        return Reason(
            "has-head",
            f"Cóatl {name} has a head already: nothing goes on its left (B6.2)",
            {"serpent": name},
        )
    if action.args["end"] == "right" and serpent.has_tail:
        return Reason(
            "has-tail",
            f"Cóatl {name} has a tail already: nothing goes on its right (B6.2)",
            {"serpent": name},
        )
    if serpent.bodies == 0:
        return Reason("needs-body", "head and tail need a body segment between them (B6.2)")
    if player.finished_count >= 3:
        return Reason("three-complete", "it has 3 complete Cóatls already (B6.6)")
    return Reason(
        "no-prophecy",
        f"Cóatl {name} would be complete without any Prophecy card (B6.5)",
        {"serpent": name},
    )


def _why_not_fulfil(position: Position, player: Seat, action: Action) -> Reason:
    serpent = _serpent(player, action)
    card = _card(action)
    name = action.args["serpent"]
    if position.phase == 4 and "AB"[position.completing] != name:
        return _DOING["complete"]
    if serpent.length == 0:
        return Reason("no-serpent", f"there is no Cóatl {name}", {"serpent": name})
    if not player.has_in_hand(card):
        return Reason(
            "not-in-hand",
            f"{action.args['card']} is not in its hand (B6.3)",
            {"card": action.args["card"], "rule": "B6.3"},
        )
    if serpent.has_card(card):
        return Reason(
            "same-card", f"Cóatl {name} has an identical card already (B6.3)", {"serpent": name}
        )
    if not satisfies(card, serpent, position.strict_ends):
        return Reason(
            "too-low",
            f"Cóatl {name} does not reach the lowest level of {action.args['card']} (B6.3)",
            {"serpent": name, "card": action.args["card"]},
        )
    return Reason(
        "four-cards", f"Cóatl {name} has 4 Prophecy cards already (B6.3)", {"serpent": name}
    )


def _why_not_temple(position: Position, player: Seat, action: Action) -> Reason:
    temple = _temple(action)
    serpent = player.slots[position.completing]
    tops = [top for top, _ in position.pile_list()]
    if temple not in (player.temple, player.commitment, *tops):
        return Reason(
            "temple-away",
            f"{action.args['card']} is neither in its hand nor on top of a pile (B6.5)",
            {"card": action.args["card"]},
        )
    if count_met(temple, serpent) == 0:
        return Reason(
            "temple-unmet",
            f"the Cóatl meets no requirement of {action.args['card']} (B6.5)",
            {"card": action.args["card"]},
        )
    return Reason("prophecy-first", "a Prophecy card has to be fulfilled first (B6.5)")


def _why_not_discard(position: Position, player: Seat, action: Action) -> Reason:
    return Reason(
        "not-in-hand",
        f"{action.args['card']} is not in its hand (B8.2)",
        {"card": action.args["card"], "rule": "B8.2"},
    )


def _why_not_token(position: Position, player: Seat, action: Action) -> Reason:
    if not position.options.sacrifice:
        return Reason("no-tokens", "this game has no Sacrifice tokens (B8)")
    return Reason("token-spent", "this Sacrifice token is spent (B8)")


def _why_not_pick(position: Position, player: Seat, action: Action) -> Reason:
    if not player.tokens & TOKENS["pick"]:
        return _why_not_token(position, player, action)
    if 8 - player.board_size < len(str(action.args["colours"])):
        return _room(player, "B8.1")
    return Reason("bag-lacks", "the bag does not hold this any more (B8.1)")


def _why_not_commit(position: Position, player: Seat, action: Action) -> Reason:
    if not player.tokens & TOKENS["commitment"]:
        return _why_not_token(position, player, action)
    return Reason(
        "not-on-pile",
        f"{action.args['card']} is not on top of a pile (B8.3)",
        {"card": action.args["card"]},
    )


def _why_not_steal(position: Position, player: Seat, action: Action) -> Reason:
    if not position.options.feathers:
        return Reason("no-feathers", "this game has no Golden Feathers (B9)")
    victim = int(action.args["seat"])
    if victim >= position.seat_count:
        return Reason("no-seat", f"there is no seat {victim}", {"number": victim})
    if position.seats[victim] is player:
        return Reason("self-theft", "nobody steals from themselves (B9.3)")
    if player.board_counts()[15] == 0:
        return Reason("no-gold", "it has no golden segment on its player board (B9.3)")
    if 9 - player.board_size < len(str(action.args["colours"])):
        return Reason("no-room-two", "there is no room for two segments (B9.3)")
    return Reason(
        "victim-lacks",
        f"seat {victim} does not have these body segments on its player board (B9.3)",
        {"seat": victim},
    )


def _why_not_pass(position: Position, player: Seat, action: Action) -> Reason:
    if position.is_second:
        return Reason(
            "second-done", "the second action of a last turn is left out with done (B7.1)"
        )
    return Reason("can-act", "taking pieces, choosing cards or assembling is possible (B3.2)")


def _why_not_done(position: Position, player: Seat, action: Action) -> Reason:
    if position.phase == 4:
        return Reason("complete-needs-card", "the Cóatl needs at least one Prophecy card (B6.5)")
    return Reason(
        "future-needs-card",
        "there is room in hand: at least one Prophecy card has to be chosen (B8.2)",
    )
