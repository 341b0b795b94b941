"""The events of the card game: who may read what about each thing that happens.

CARL's events say what he did, by which rule of priority, and why every other candidate was passed
over, so that a player can follow him.
"""

from __future__ import annotations

from coatl.cards.actions import describe_action, feather_text
from coatl.cards.codes import CARL_SEAT, EMPTY, ENDINGS, GODS
from coatl.cards.deck import load_deck
from coatl.cards.holder import Holder
from coatl.cards.notation import format_serpent
from coatl.cards.patterns import shows_colour
from coatl.cards.position import Position
from coatl.cards.seat import Seat
from coatl.cards.serpent import Serpent
from coatl.core.events import Event, Value


def prophecy_id(card: int) -> str:
    """Return the id of a Prophecy card."""
    return load_deck().prophecies[card].id


def temple_id(card: int) -> str:
    """Return the id of a Temple card, or "" for none."""
    return "" if card == EMPTY else load_deck().temples[card].id


def tell_placed(events: list[Event], seat: int, action: int, serpent: Serpent) -> None:
    """A Feather card was placed."""
    args = describe_action(action).args
    data: dict[str, Value] = {"colours": args["colours"], "place": args["place"]}
    events.append(Event("placed", seat, {**data, "row": format_serpent(serpent)}))


def tell_discarded(events: list[Event], seat: int, feather: int, revealed: int) -> None:
    """A Feather card was discarded face up, and the next one of the deck revealed (C4.1)."""
    data = {"colours": feather_text(feather), "revealed": feather_text(revealed)}
    events.append(Event("discarded", seat, data))


def tell_ended(events: list[Event], seat: int, action: int, serpent: Serpent) -> None:
    """A head or a tail was placed (C7)."""
    described = describe_action(action)
    data = {"colours": str(described.args["colours"]), "row": format_serpent(serpent)}
    events.append(Event(described.kind, seat, data))


def tell_dropped(events: list[Event], seat: int, card: int, level: int) -> None:
    """A Prophecy fell to a lower level (C5.5)."""
    events.append(Event("dropped", seat, {"card": prophecy_id(card), "level": level}))


def tell_fulfilled(
    events: list[Event], seat: int, card: int, level: int, victim: int, is_own: bool
) -> None:
    """A Prophecy was upgraded, claimed or stolen (C5.2)."""
    data: dict[str, Value] = {"card": prophecy_id(card), "level": level, "secured": level == 3}
    if is_own:
        events.append(Event("upgraded", seat, data))
    elif victim == seat:
        events.append(Event("claimed", seat, data))
    else:
        events.append(Event("stole", seat, {**data, "victim": victim}))


def tell_drew(events: list[Event], seat: int, feather: int) -> None:
    """A Feather card was drawn; its owner alone sees which."""
    events.append(Event("drew", seat, secret={"colours": feather_text(feather)}))


def tell_reshuffled(events: list[Event], position: Position) -> None:
    """The discarded Feather cards became a new deck; that is nobody's doing."""
    events.append(Event("reshuffled", position.turn, {"cards": position.feathers.total}))


def tell_refilled(events: list[Event], position: Position) -> None:
    """The Prophecy supply was refilled; these cards lie there now."""
    cards = tuple(prophecy_id(card) for card in position.supply_list())
    events.append(Event("refilled", position.turn, {"cards": cards}))


def tell_round(events: list[Event], position: Position) -> None:
    """A round begins."""
    data = {"round": position.round, "last": position.round == position.last_round}
    events.append(Event("round", position.turn, data))


def tell_turn(events: list[Event], position: Position) -> None:
    """The next turn begins."""
    events.append(Event("turn", position.turn, {"round": position.round}))


def tell_scored(events: list[Event], seat: int, player: Seat) -> None:
    """A seat's score is fixed (C8.1)."""
    data = {"points": player.points, "objectives": player.objectives, "secured": player.secured}
    events.append(Event("scored", seat, data))


def tell_over(events: list[Event], position: Position) -> None:
    """The game has ended."""
    scores = tuple(player.points for player in position.seats)
    data: dict[str, Value] = {"ending": ENDINGS[position.ending], "scores": scores}
    if position.is_solo:
        data["carl"] = position.carl_points
    events.append(Event("over", position.turn, data))


# CARL


def tell_dealt(events: list[Event], position: Position) -> None:
    """A competition against CARL was dealt."""
    data: dict[str, Value] = {
        "competition": position.competition,
        "rounds": position.last_round,
        "player": prophecy_id(position.seats[0].held.card_at(0)),
        "carl": prophecy_id(position.carl.card_at(0)),
        "supply": tuple(prophecy_id(card) for card in position.supply_list()),
    }
    events.append(Event("dealt", CARL_SEAT, data))


def tell_carl_began(events: list[Event], position: Position, feather: int, god: int) -> None:
    """CARL begins his turn: his preferred colours, and the god whose action is done twice."""
    data: dict[str, Value] = {"colours": feather_text(feather), "god": GODS[god]}
    events.append(Event("carl began", CARL_SEAT, {**data, "round": position.round}))


def tell_carl_skipped(events: list[Event], position: Position, action: str) -> None:
    """CARL has no target for an action: there is nothing, or all of it is secured."""
    held = {"upgrade": position.carl, "steal": position.seats[0].held}.get(action)
    cards = [] if held is None else [card for card, _ in held.pairs()]
    data: dict[str, Value] = {
        "action": action,
        "rule": "no target",
        "passed_over": tuple(f"{prophecy_id(card)}: secured" for card in cards),
    }
    events.append(Event("carl skipped", CARL_SEAT, data))


def tell_carl_upgraded(events: list[Event], held: Holder, place: int, preference: int) -> None:
    """CARL raises one of his Prophecies."""
    level = held.level_at(place) + 1
    data: dict[str, Value] = {"level": level, "secured": level == 3}
    data |= _why_held(held, place, preference)
    events.append(Event("carl upgraded", CARL_SEAT, data))


def tell_carl_stole(events: list[Event], held: Holder, place: int, preference: int) -> None:
    """CARL takes one of the player's Prophecies."""
    data: dict[str, Value] = {"level": held.level_at(place)}
    data |= _why_held(held, place, preference)
    events.append(Event("carl stole", CARL_SEAT, data))


def tell_carl_fulfilled(
    events: list[Event], position: Position, place: int, preference: int
) -> None:
    """CARL takes a Prophecy from the supply."""
    cards = position.supply_list()
    is_preferred = shows_colour(cards[place], preference)
    reasons = []
    for i, card in enumerate(cards):
        if i != place:
            wanted = shows_colour(card, preference)
            reason = "not preferred" if is_preferred and not wanted else "further right"
            reasons.append(f"{prophecy_id(card)}: {reason}")
    data: dict[str, Value] = {
        "card": prophecy_id(cards[place]),
        "level": 1,
        "place": place,
        "rule": "preferred" if is_preferred else "any",
        "decided_by": _decisive(reasons),
        "passed_over": tuple(reasons),
    }
    events.append(Event("carl fulfilled", CARL_SEAT, data))


def _why_held(held: Holder, place: int, preference: int) -> dict[str, Value]:
    """Name the chosen card, its place from 0, the rule that chose it, and why not any other."""
    chosen, chosen_level = held.pairs()[place]
    is_preferred = shows_colour(chosen, preference)
    reasons = []
    for i, (card, level) in enumerate(held.pairs()):
        if i == place:
            continue
        if level == 3:
            reason = "secured"
        elif is_preferred and not shows_colour(card, preference):
            reason = "not preferred"
        elif level < chosen_level:
            reason = "lower level"
        else:
            reason = "further out"
        reasons.append(f"{prophecy_id(card)}: {reason}")
    return {
        "card": prophecy_id(chosen),
        "place": place,
        "rule": "preferred" if is_preferred else "any",
        "decided_by": _decisive(reasons),
        "passed_over": tuple(reasons),
    }


def _decisive(reasons: list[str]) -> str:
    """Name the last rule of priority that was needed to choose (C10.4)."""
    for reason, rule in (
        ("further out", "closest"),
        ("further right", "leftmost"),
        ("lower level", "level"),
        ("not preferred", "preference"),
    ):
        if any(text.endswith(reason) for text in reasons):
            return rule
    return "only"


def tell_carl_scored(events: list[Event], position: Position) -> None:
    """CARL's score is fixed (C10.6)."""
    events.append(Event("carl scored", CARL_SEAT, {"points": position.carl_points}))
