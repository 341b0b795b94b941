"""The invariants of a position: nothing is lost, nothing appears, scores are right."""

from __future__ import annotations

from coatl.board.codes import COLOURS, EMPTY, GOLD
from coatl.board.deck import load_deck
from coatl.board.flow_audit import check_flow
from coatl.board.options import BoardOptions
from coatl.board.pairs import PAIRS
from coatl.board.patterns import score
from coatl.board.position import Position
from coatl.board.seat import Seat
from coatl.board.serpent import Serpent
from coatl.core.errors import StateError

ENDS_A_COLOUR = 3  # B1.1


def piece_totals(options: BoardOptions) -> list[int]:
    """List how many pieces of each kind a game has (B1.1, B9.1, B10.1)."""
    bodies = options.bodies_a_colour
    return [ENDS_A_COLOUR] * 5 + [bodies] * 5 + [ENDS_A_COLOUR] * 5 + [options.golden_bodies]


def prophecy_totals(options: BoardOptions) -> list[int]:
    """List how many copies of each Prophecy card are in the game (B1.2, B10.2)."""
    cards = load_deck().prophecies
    return [card.copies if options.promo or not card.promo else 0 for card in cards]


def temple_totals(options: BoardOptions) -> list[int]:
    """List which Temple cards are in the game."""
    return [int(options.promo or not card.promo) for card in load_deck().temples]


def check_position(position: Position) -> None:
    """Raise `StateError` at the first broken invariant."""
    _compare("piece", _count_pieces(position), piece_totals(position.options))
    _compare("Prophecy card", _count_prophecies(position), prophecy_totals(position.options))
    _compare("Temple card", _count_temples(position), temple_totals(position.options))
    down = sum(player.down.total + player.late.total for player in position.seats)
    _require(down == position.down_total, "the number of face-down discards is wrong")
    offers = position.offer_list()
    _require(offers == _count_offers(position), "the supply offers something else than it shows")
    hidden = sum(size - 1 for _, size in position.pile_list() if size)
    _require(hidden == position.temples.total, "the temple piles have a wrong size")
    for top, size in position.pile_list():
        _require(
            (top == EMPTY) == (size == 0), "a temple pile has cards but no top, or the reverse"
        )
    for number, player in enumerate(position.seats):
        _check_seat(number, player, position.strict_ends)
    check_flow(position)


def _check_seat(number: int, player: Seat, strict: bool) -> None:
    who = f"seat {number}"
    _require(player.board_size <= 8, f"{who}: more than 8 pieces on the player board (B1.3)")
    _require(player.board_size == sum(player.board_counts()), f"{who}: wrong player board size")
    _require(player.hand_size <= 5, f"{who}: more than 5 Prophecy cards in hand (B5.1)")
    hand = player.hand_list()
    _require(hand == sorted(hand), f"{who}: the hand is not in order")
    for card in player.known.contents():
        known = player.known.count(card)
        _require(known <= hand.count(card), f"{who}: a card known to all is not in hand")
    pool = hand + player.late.contents()
    for card in player.maybe.contents():
        known = player.known.count(card) + player.maybe.count(card)
        _require(known <= pool.count(card), f"{who}: a card seen by all has disappeared")
    hidden = player.hand_size - player.known.total
    fits = player.maybe.total - player.late.total <= player.old <= hidden
    _require(fits, f"{who}: the places of cards seen by all do not add up")
    is_open = player.maybe.total > 0 and player.old > 0
    for places in player.mixed_list():
        _require(is_open and places > player.old, f"{who}: cards played from impossible places")
    points = 2 * player.gold
    for serpent in player.finished[: player.finished_count]:
        _check_serpent(who, serpent)
        _require(serpent.is_complete, f"{who}: a finished Cóatl is not complete (B6.5)")
        _require(serpent.card_count >= 1, f"{who}: a finished Cóatl has no card (B6.5)")
        _require(
            serpent.points == score(serpent, strict), f"{who}: wrong points of a Cóatl (B13.1)"
        )
        points += serpent.points
    _require(points == player.points, f"{who}: {player.points} points, but {points} are earned")
    for serpent in player.slots:
        _check_serpent(who, serpent)


def _check_serpent(who: str, serpent: Serpent) -> None:
    cards = serpent.card_list()
    _require(len(set(cards)) == len(cards), f"{who}: identical cards beside a Cóatl (B6.3)")
    joined = serpent.has_head and serpent.has_tail and serpent.length < 3
    _require(not joined, f"{who}: head and tail without a body segment (B6.2)")


def _require(condition: bool, problem: str) -> None:
    if not condition:
        raise StateError(problem)


def _compare(what: str, found: list[int], expected: list[int]) -> None:
    for index, (have, want) in enumerate(zip(found, expected, strict=True)):
        if have != want:
            raise StateError(f"{what} {index}: {have} in the game, expected {want}")


def _serpents(player: Seat) -> list[Serpent]:
    return [*player.slots, *player.finished[: player.finished_count]]


def _count_pieces(position: Position) -> list[int]:
    found = [0] * 16
    heads, bodies, tails = position.supply_lists()
    colours = range(len(COLOURS))
    for first, spaces, bag in ((0, heads, position.head_bag), (10, tails, position.tail_bag)):
        for colour in colours:
            found[first + colour] += spaces.count(colour) + bag.count(colour)
    laid = [colour for pair in bodies if pair != EMPTY for colour in PAIRS[pair]]
    for colour in [*laid, *position.body_bag.contents()]:
        found[15 if colour == GOLD else 5 + colour] += 1
    for player in position.seats:
        found = [a + b for a, b in zip(found, player.board_counts(), strict=True)]
        found[15] += player.gold
        for serpent in _serpents(player):
            row = serpent.colour_list()
            for place, colour in enumerate(row):
                if place == 0 and serpent.has_head:
                    found[colour] += 1
                elif place == len(row) - 1 and serpent.has_tail:
                    found[10 + colour] += 1
                else:
                    found[5 + colour] += 1
    return found


def _count_offers(position: Position) -> list[int]:
    heads, bodies, tails = position.supply_lists()
    shown = [*heads, *(5 + c for c in tails if c != EMPTY), *(10 + p for p in bodies if p != EMPTY)]
    return [shown.count(kind) for kind in range(31)]


def _count_prophecies(position: Position) -> list[int]:
    cards = [card for card in position.open_list() if card != EMPTY]
    cards += position.deck.contents() + position.discard.contents()
    for player in position.seats:
        cards += player.hand_list() + player.dealt_list()
        cards += player.down.contents() + player.late.contents()
        for serpent in _serpents(player):
            cards += serpent.card_list()
    return _tally(cards, len(load_deck().prophecies), "Prophecy")


def _count_temples(position: Position) -> list[int]:
    cards = [top for top, _ in position.pile_list()] + position.temples.contents()
    for player in position.seats:
        cards += [player.temple, player.commitment]
        cards += [serpent.temple for serpent in _serpents(player)]
    return _tally([card for card in cards if card != EMPTY], len(load_deck().temples), "Temple")


def _tally(cards: list[int], size: int, what: str) -> list[int]:
    found = [0] * size
    for card in cards:
        _require(card < size, f"there is no {what} card number {card}")
        found[card] += 1
    return found
