"""Actions of the board game: stable ids, structured arguments and readable text.

An id names content (a card, colours, a serpent's place), never a position in a hand, so that it
means the same in every state that fits what a seat knows. The layout below leaves room for more
cards and must never be reordered.
"""

from __future__ import annotations

from coatl.board.codes import BODY_LETTERS, COLOURS, SLOTS
from coatl.board.deck import load_deck
from coatl.board.pairs import PAIRS as PAIRS
from coatl.board.pairs import PLAIN_PAIRS
from coatl.core.actions import ActionBook
from coatl.core.game import Action

KEEP = 0
"""Keep a dealt Prophecy card (B2.5)."""
TAKE_HEAD = 64
TAKE_TAIL = 69
TAKE_BODIES = 74
CHOOSE = 95
"""Take a face-up Prophecy card (B5)."""
CHOOSE_DECK = 159
BEGIN = 160
ADD = 175
"""For each place: a head, a body on the left, a body on the right, a tail; five colours each."""
FULFIL = 215
TEMPLE = 343
DISCARD = 367
PICK_HEAD = 431
PICK_TAIL = 436
PICK_BODIES = 441
FUTURE = 456
COMMIT = 457
STEAL = 481
"""For each opponent: five single segments, then fifteen pairs."""
PASS = 561
DONE = 562
ACTION_COUNT = 563

ADDS_A_SLOT = 20
ADD_LEFT = 5
ADD_RIGHT = 10
ADD_TAIL = 15
"""Among the additions to a place the heads come first."""
BEGIN_BODY = BEGIN + 5
BEGIN_TAIL = BEGIN + 10
FULFILS_A_SLOT = 64
STEALS_A_SEAT = 20
STEAL_PAIR = 5
"""Among the steals from a seat the single segments come first."""


def pair_text(number: int) -> str:
    """Write a pair of body segments, such as `RB`."""
    a, b = PAIRS[number]
    return BODY_LETTERS[a] + BODY_LETTERS[b]


def _build_actions() -> list[Action]:
    deck = load_deck()
    built: list[Action] = []

    def define(action: int, kind: str, text: str, **args: str | int) -> None:
        built.append(Action(action, kind, text, args))

    for card in deck.prophecies:
        define(KEEP + card.index, "keep", f"keep {card.id}", card=card.id)
        define(CHOOSE + card.index, "choose", f"choose {card.id}", card=card.id)
        define(DISCARD + card.index, "discard", f"discard {card.id}", card=card.id)
        for slot, name in enumerate(SLOTS):
            text = f"fulfil {card.id} on {name}"
            action = FULFIL + slot * FULFILS_A_SLOT + card.index
            define(action, "fulfil", text, card=card.id, serpent=name)
    for temple in deck.temples:
        define(TEMPLE + temple.index, "temple", f"temple {temple.id}", card=temple.id)
        define(COMMIT + temple.index, "commit", f"commit {temple.id}", card=temple.id)
    for c, letter in enumerate(COLOURS):
        head, tail = f"<{letter}", f"{letter}>"
        for verb, first_head, first_tail in (
            ("take", TAKE_HEAD, TAKE_TAIL),
            ("pick", PICK_HEAD, PICK_TAIL),
            ("begin", BEGIN, BEGIN_TAIL),
        ):
            define(first_head + c, verb, f"{verb} {head}", piece="head", colours=letter)
            define(first_tail + c, verb, f"{verb} {tail}", piece="tail", colours=letter)
        define(BEGIN_BODY + c, "begin", f"begin {letter}", piece="body", colours=letter)
        for slot, name in enumerate(SLOTS):
            add = ADD + slot * ADDS_A_SLOT + c
            for offset, piece, end, text in (
                (0, "head", "left", f"add {head} to {name}"),
                (ADD_LEFT, "body", "left", f"add {letter} left of {name}"),
                (ADD_RIGHT, "body", "right", f"add {letter} right of {name}"),
                (ADD_TAIL, "tail", "right", f"add {tail} to {name}"),
            ):
                define(
                    add + offset, "add", text, piece=piece, colours=letter, serpent=name, end=end
                )
        for seat in range(4):
            steal = STEAL + seat * STEALS_A_SEAT + c
            define(steal, "steal", f"steal {letter} from {seat}", colours=letter, seat=seat)
    for number in range(len(PAIRS)):
        letters = pair_text(number)
        define(TAKE_BODIES + number, "take", f"take {letters}", piece="body", colours=letters)
        if number < PLAIN_PAIRS:
            define(PICK_BODIES + number, "pick", f"pick {letters}", piece="body", colours=letters)
            for seat in range(4):
                steal = STEAL + seat * STEALS_A_SEAT + STEAL_PAIR + number
                define(steal, "steal", f"steal {letters} from {seat}", colours=letters, seat=seat)
    define(CHOOSE_DECK, "choose", "choose deck", card="deck")
    define(FUTURE, "future", "see the future")
    define(PASS, "pass", "pass")
    define(DONE, "done", "done")
    return built


BOOK = ActionBook("the board game", ACTION_COUNT, _build_actions())
"""Every action of the game."""
ACTIONS = BOOK.actions
describe_action = BOOK.describe
parse_action = BOOK.parse
