"""The events of the board game: who may read what about each thing that happens."""

from __future__ import annotations

from coatl.board.actions import describe_action, pair_text
from coatl.board.codes import COLOURS, EMPTY, ENDINGS, SLOTS
from coatl.board.deck import load_deck
from coatl.board.notation import format_serpent
from coatl.board.position import Position
from coatl.board.seat import Seat
from coatl.board.serpent import Serpent
from coatl.core.events import Event, Value

_DECK = load_deck()


def prophecy_id(card: int) -> str:
    """Return the id of a Prophecy card, or "" for an empty place."""
    return "" if card == EMPTY else _DECK.prophecies[card].id


def temple_id(card: int) -> str:
    """Return the id of a Temple card, or "" for an empty place."""
    return "" if card == EMPTY else _DECK.temples[card].id


def tell_kept(events: list[Event], seat: int, card: int) -> None:
    """A dealt card was kept; nobody else sees it (B2.5)."""
    events.append(Event("kept", seat, secret={"card": prophecy_id(card)}, private=True))


def tell_chosen(events: list[Event], seat: int, player: Seat) -> None:
    """A seat has finished its set-up choice; nobody else sees it before all have (B2.5)."""
    cards = tuple(prophecy_id(card) for card in player.dealt_list())
    events.append(Event("chosen", seat, secret={"discarded": cards}, private=True))


def tell_ready(events: list[Event], position: Position) -> None:
    """All set-up choices are made; the sizes of the hands are public."""
    kept = tuple(player.hand_size for player in position.seats)
    events.append(Event("ready", position.turn, {"kept": kept}))


def tell_took(events: list[Event], seat: int, action: int) -> None:
    """Pieces of a supply space were taken."""
    events.append(Event("took", seat, dict(describe_action(action).args)))


def tell_filled(events: list[Event], position: Position) -> None:
    """The supply was filled; it now shows these pieces."""
    heads, bodies, tails = position.supply_lists()
    data = {
        "heads": tuple("" if c == EMPTY else COLOURS[c] for c in heads),
        "bodies": tuple("" if pair == EMPTY else pair_text(pair) for pair in bodies),
        "tails": tuple("" if c == EMPTY else COLOURS[c] for c in tails),
    }
    events.append(Event("filled", position.turn, data))


def tell_chose(events: list[Event], seat: int, card: int) -> None:
    """A face-up Prophecy card was taken."""
    events.append(Event("chose", seat, {"card": prophecy_id(card)}))


def tell_drew(events: list[Event], seat: int, card: int) -> None:
    """A Prophecy card was drawn from the deck; its owner alone sees which."""
    events.append(Event("drew", seat, secret={"card": prophecy_id(card)}))


def tell_refilled(events: list[Event], position: Position) -> None:
    """New Prophecy cards were revealed; these lie face up now."""
    cards = tuple(prophecy_id(card) for card in position.open_list())
    events.append(Event("refilled", position.turn, {"cards": cards}))


def tell_reshuffled(events: list[Event], position: Position) -> None:
    """The discarded Prophecy cards became a new deck."""
    events.append(Event("reshuffled", position.turn, {"cards": position.deck.total}))


def tell_began(events: list[Event], seat: int, slot: int, serpent: Serpent) -> None:
    """A new Cóatl was begun."""
    data = {"serpent": SLOTS[slot], "pieces": format_serpent(serpent)}
    events.append(Event("began", seat, data))


def tell_added(events: list[Event], seat: int, slot: int, serpent: Serpent, action: int) -> None:
    """A piece was added to a Cóatl."""
    args = describe_action(action).args
    data: dict[str, Value] = {
        "serpent": SLOTS[slot],
        "pieces": format_serpent(serpent),
        "end": args["end"],
    }
    events.append(Event("added", seat, data))


def tell_fulfilled(events: list[Event], seat: int, slot: int, card: int) -> None:
    """A Prophecy card was placed beside a Cóatl."""
    events.append(Event("fulfilled", seat, {"serpent": SLOTS[slot], "card": prophecy_id(card)}))


def tell_completing(events: list[Event], seat: int, slot: int) -> None:
    """A Cóatl got its last piece; its last cards are chosen now."""
    events.append(Event("completing", seat, {"serpent": SLOTS[slot]}))


def tell_temple(events: list[Event], seat: int, slot: int, temple: int) -> None:
    """A Temple card was placed beside a completed Cóatl."""
    events.append(Event("temple", seat, {"serpent": SLOTS[slot], "card": temple_id(temple)}))


def tell_shown(events: list[Event], position: Position, pile: int) -> None:
    """The next Temple card of a pile came into sight, or the pile is empty."""
    top, size = position.pile_list()[pile]
    data: dict[str, Value] = {"pile": pile + 1, "card": temple_id(top), "left": size}
    events.append(Event("shown", position.turn, data))


def tell_closed(events: list[Event], seat: int, slot: int, serpent: Serpent) -> None:
    """A Cóatl is complete, and its points are announced (B6.5)."""
    data: dict[str, Value] = {
        "serpent": SLOTS[slot],
        "pieces": format_serpent(serpent),
        "cards": tuple(prophecy_id(card) for card in serpent.card_list()),
        "temple": temple_id(serpent.temple),
        "points": serpent.points,
    }
    events.append(Event("closed", seat, data))


def tell_picked(events: list[Event], seat: int, action: int) -> None:
    """Perfect Pick was used (B8.1)."""
    events.append(Event("picked", seat, dict(describe_action(action).args)))


def tell_future(events: list[Event], seat: int) -> None:
    """See the Future was used (B8.2)."""
    events.append(Event("future", seat))


def tell_discarded(events: list[Event], seat: int, card: int) -> None:
    """A Prophecy card of the hand was discarded face down."""
    events.append(Event("discarded", seat, secret={"card": prophecy_id(card)}))


def tell_committed(events: list[Event], seat: int, temple: int) -> None:
    """Priest Commitment was used (B8.3)."""
    events.append(Event("committed", seat, {"card": temple_id(temple)}))


def tell_stole(events: list[Event], seat: int, action: int) -> None:
    """Body segments were taken from an opponent for a golden one (B9.3)."""
    args = describe_action(action).args
    events.append(Event("stole", seat, {"colours": args["colours"], "victim": args["seat"]}))


def tell_passed(events: list[Event], seat: int) -> None:
    """A seat that could not act passed (B3.2)."""
    events.append(Event("passed", seat))


def tell_third(events: list[Event], seat: int) -> None:
    """A third Cóatl begins the last turns (B7.1)."""
    events.append(Event("third", seat))


def tell_exhausted(events: list[Event], seat: int) -> None:
    """No body segment is left to take: the last turns begin (B7.3)."""
    events.append(Event("exhausted", seat))


def tell_turn(events: list[Event], position: Position) -> None:
    """The next turn begins."""
    data = {"actions": position.actions_left, "turns_left": position.turns_left}
    events.append(Event("turn", position.turn, data))


def tell_over(events: list[Event], position: Position) -> None:
    """The game has ended."""
    scores = tuple(player.points for player in position.seats)
    data: dict[str, Value] = {"ending": ENDINGS[position.ending], "scores": scores}
    events.append(Event("over", position.turn, data))
