"""Setting up the card game (C2) and a competition against CARL (C10.2)."""

from __future__ import annotations

from coatl.cards.codes import EMPTY, PROPHECIES, TEMPLES
from coatl.cards.deck import load_deck
from coatl.cards.draws import draw_feather, refill_supply
from coatl.cards.news import tell_dealt
from coatl.cards.options import PERSONALITIES
from coatl.cards.position import Position
from coatl.core.bag import Bag, empty_bag
from coatl.core.chance import Chance, draw_from
from coatl.core.events import Event

FEATHER_BAG = Bag(load_deck().feathers)
PROPHECY_BAG = Bag([1] * len(load_deck().prophecies))
TEMPLE_BAG = Bag([1] * len(load_deck().temples))


class ActionDecks:
    """CARL's action decks as numbers: by personality, competition and god; the god of each card."""

    sizes: list[int]
    god: list[int]
    cards: list[int]
    """All cards, those of one god beside each other, in ascending order."""
    ends: list[int]
    """Where in `cards` those of each god end."""

    def __init__(self) -> None:
        self.sizes = [0] * 24
        self.god = [0] * 40
        self.cards = [0] * 40
        self.ends = [0] * 4
        for card in load_deck().prophecies:
            self.god[card.index] = card.god
        by_god = sorted(load_deck().prophecies, key=lambda card: (card.god, card.index))
        for place, card in enumerate(by_god):
            self.cards[place] = card.index
        for god in range(4):
            self.ends[god] = sum(card.god <= god for card in by_god)
        for number, name in enumerate(PERSONALITIES):
            personality = load_deck().personalities[name]
            for competition, deck in enumerate((personality.carl, personality.carl_2)):
                for god, count in enumerate(deck):
                    self.sizes[(number * 2 + competition) * 4 + god] = count


ACTION_DECKS = ActionDecks()


def deal_game(position: Position, chance: Chance) -> None:
    """Deal the multiplayer game; seat 0 begins, whoever sits there (C2.5)."""
    _unpack(position)
    for i in range(position.seat_count):  # C2.1
        player = position.seats[i]
        for _ in range(4):
            player.add_feather(draw_feather(position, chance, None))
    for i in range(position.seat_count):
        player = position.seats[i]
        player.held.add(draw_from(position.prophecies, PROPHECIES, chance), 0)  # C2.2
    refill_supply(position, chance, None)  # C2.3
    temples = empty_bag()  # C2.4
    temples.copy_from(TEMPLE_BAG)
    position.temple = draw_from(temples, TEMPLES, chance)


def deal_competition(position: Position, chance: Chance, events: list[Event] | None) -> None:
    """Deal a competition against CARL; for the second one his action deck gets one more card."""
    player = position.seats[0]
    player.clear()
    position.carl.count = 0
    position.carl_points = 0
    position.lost.clear()
    _unpack(position)
    _make_action_deck(position, chance)
    position.last_round = 4 + position.competition
    for _ in range(4):
        player.add_feather(draw_feather(position, chance, None))
    player.held.add(draw_from(position.prophecies, PROPHECIES, chance), 1)
    position.carl.add(draw_from(position.prophecies, PROPHECIES, chance), 1)
    refill_supply(position, chance, None)
    if events is not None:
        tell_dealt(events, position)


def _unpack(position: Position) -> None:
    position.feathers.copy_from(FEATHER_BAG)
    position.feather_discard.clear()
    position.placed.clear()
    position.prophecies.copy_from(PROPHECY_BAG)
    for i in range(position.supply_size):
        position.supply[i] = EMPTY
    position.supply_size = 0
    position.round = 1


def _make_action_deck(position: Position, chance: Chance) -> None:
    # The faces stay out of the Prophecy deck, unseen; only the gods on the backs matter (C10.2).
    if position.faces.total > 0:
        for card in range(40):
            if position.faces.counts[card] > 0:
                position.prophecies.remove(card)
    first = (position.personality * 2 + position.competition - 1) * 4
    backs = empty_bag()
    for god in range(4):
        wanted = ACTION_DECKS.sizes[first + god]
        if position.faces.total > 0:
            for card in range(40):
                if position.faces.counts[card] > 0 and ACTION_DECKS.god[card] == god:
                    wanted -= 1
        if wanted > 0:
            _add_faces(position, god, wanted, backs, chance)
    position.actions.clear()
    for god in range(4):
        for _ in range(ACTION_DECKS.sizes[first + god]):
            position.actions.add(god)


def _add_faces(position: Position, god: int, count: int, backs: Bag, chance: Chance) -> None:
    backs.clear()
    for place in range(ACTION_DECKS.ends[god - 1] if god > 0 else 0, ACTION_DECKS.ends[god]):
        card = ACTION_DECKS.cards[place]
        if position.prophecies.counts[card] > 0:
            backs.add(card)
    for _ in range(count):
        face = draw_from(backs, PROPHECIES, chance)
        position.prophecies.remove(face)
        position.faces.add(face)
