"""Any situation of the board game from a few words, and short ways to play on from it.

    state = make_state("promo", seats=[Place(board="Y R>", hand="P05", building=["<BBY P10"])])
    play(state, "0 add R> to A", "0 done", "0 done", "1 take YR ; -")

Pieces are written as in the rules: `<B` a head, `B` a body segment, `B>` a tail, `O` gold.
Whatever is not mentioned goes into the bags, the deck and the temple piles, so that nothing is
missing. Where the contents of a bag, or of deck and discard pile, are given, the seats that are not
described keep what is left over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from coatl.board.audit import piece_totals, prophecy_totals, temple_totals
from coatl.board.codes import BODY_LETTERS, COLOURS, EMPTY, ENDINGS, MAIN, SOURCES, TOKENS
from coatl.board.deck import load_deck
from coatl.board.game import GAME
from coatl.board.notation import parse_serpent
from coatl.board.options import BoardOptions, parse_options
from coatl.board.pairs import PAIRS
from coatl.board.patterns import score
from coatl.board.seat import Seat
from coatl.board.serpent import Serpent
from coatl.board.state import State
from coatl.core.chance import Chance, Outcome, QuickChance, ScriptedChance
from coatl.core.errors import IllegalAction
from coatl.core.events import Event

ALL_TOKENS = "pick future commitment"
PIECES = [*(f"<{c}" for c in COLOURS), *COLOURS, *(f"{c}>" for c in COLOURS), "O"]
SUPPLY = "<Y <R YR YK YG YB RK RG Y> R>"


@dataclass(frozen=True, kw_only=True)
class Place:
    """What lies at one seat; a serpent is written with its cards, as in `<BBYR> P10 T03`."""

    board: str = ""
    hand: str = ""
    known: str = ""
    """Cards of the hand that were taken face up."""
    down: str = ""
    temple: str = ""
    commitment: str = ""
    tokens: str | None = None
    gold: int = 0
    building: Sequence[str] = ()
    complete: Sequence[str] = ()


class Box:
    """The pieces and cards that are not laid out yet."""

    def __init__(self, options: BoardOptions) -> None:
        deck = load_deck()
        self.left = Counter(dict(zip(PIECES, piece_totals(options), strict=True)))
        for card, count in zip(deck.prophecies, prophecy_totals(options), strict=True):
            self.left[card.id] = count
        for temple, count in zip(deck.temples, temple_totals(options), strict=True):
            self.left[temple.id] = count

    def take(self, things: Iterable[str]) -> None:
        for thing in things:
            if self.left[thing] < 1:
                raise ValueError(f"there is no {thing!r} left for this situation")
            self.left[thing] -= 1

    def take_rest(self, kinds: Sequence[str]) -> list[str]:
        rest = [kind for kind in kinds for _ in range(self.left[kind])]
        self.take(rest)
        return rest

    def take_some(self, kinds: Sequence[str], limit: int) -> list[str]:
        """Take up to `limit` different things."""
        some = [kind for kind in kinds if self.left[kind]][:limit]
        self.take(some)
        return some

    def rest_of(self, letter: str) -> list[str]:
        return [thing for thing in self.left if thing.startswith(letter) and len(thing) == 3]


def make_state(
    options: str = "",
    *,
    turn: int = 0,
    seats: Sequence[Place | None] = (),
    supply: str = SUPPLY,
    heads: str | None = None,
    bodies: str | None = None,
    tails: str | None = None,
    open: str | None = None,
    deck: str | None = None,
    discard: str | None = None,
    piles: str = "",
    ending: str = "running",
    trigger: int = 0,
    turns_left: int = -1,
) -> State:
    """Return a state at the beginning of a turn.

    `supply` names spaces (`<Y` `RB` `R>`), those left out are empty; `heads`, `bodies` and `tails`
    are letters in the bags. `piles` are two tops, the first with its size: in `T01:1 T02` the
    second pile has all other cards; `-:0` is an empty pile.
    """
    chosen = parse_options(options)
    state = State(chosen)
    box = Box(chosen)
    places = [*seats, *[None] * (chosen.seats - len(seats))]
    for place in places:
        if place is not None:
            _reserve(box, place)
    _lay_supply(state, box, supply)
    box.take((open or "").split())
    for cards in (deck, discard):
        box.take((cards or "").split())
    for kind, letters in (("<{}", heads), ("{}", bodies), ("{}>", tails)):
        box.take(kind.format(letter) for letter in letters or "")
    _lay_temples(state, box, piles)
    shown = box.take_some(box.rest_of("P"), 6) if open is None else open.split()
    state.set_open([*(prophecy(card) for card in shown), *[EMPTY] * 6][:6])
    for player, place in zip(state.seats, places, strict=True):
        _lay_seat(player, place or Place(), chosen)
    spare = [player for player, place in zip(state.seats, places, strict=True) if place is None]
    _lay_deck(state, box, deck, discard, spare)
    _lay_bags(state, box, heads, bodies, tails, spare)
    state.down_total = sum(player.down.total for player in state.seats)
    state.phase = MAIN
    state.turn = turn
    state.ending = ENDINGS.index(ending)
    state.trigger = trigger
    state.turns_left = turns_left
    state.check()
    return state


def new_game(options: str = "", seed: int = 1) -> State:
    """Return a freshly dealt game, still at the set-up choice."""
    return GAME.new(parse_options(options), QuickChance(seed))


# Laying out


def prophecy(card: str) -> int:
    return load_deck().prophecy(card).index


def temple(card: str) -> int:
    return EMPTY if card in ("", "-") else load_deck().temple(card).index


def _reserve(box: Box, place: Place) -> None:
    box.take(place.board.split())
    box.take(place.hand.split() + place.down.split())
    box.take([place.temple] * bool(place.temple) + [place.commitment] * bool(place.commitment))
    box.take(["O"] * place.gold)
    for text in [*place.building, *place.complete]:
        if text:
            pieces, *cards = text.split()
            box.take(_pieces_of(parse_serpent(pieces)))
            box.take(cards)


def _pieces_of(serpent: Serpent) -> Iterator[str]:
    colours = [COLOURS[colour] for colour in serpent.colour_list()]
    for place, colour in enumerate(colours):
        if place == 0 and serpent.has_head:
            yield f"<{colour}"
        elif place == len(colours) - 1 and serpent.has_tail:
            yield f"{colour}>"
        else:
            yield colour


def _lay_seat(player: Seat, place: Place, options: BoardOptions) -> None:
    for piece in place.board.split():
        player.add_piece(PIECES.index(piece))
    for card in place.hand.split():
        player.add_to_hand(prophecy(card))
    for card in place.known.split():
        player.known.add(prophecy(card))
    for card in place.down.split():
        player.down.add(prophecy(card))
    player.temple = temple(place.temple)
    player.commitment = temple(place.commitment)
    tokens = ALL_TOKENS if place.tokens is None and options.sacrifice else place.tokens or ""
    player.tokens = sum(TOKENS[token] for token in tokens.split())
    player.gold = place.gold
    player.points = 2 * place.gold
    for slot, text in zip(player.slots, place.building, strict=False):
        if text:
            _lay_serpent(slot, text)
    for text in place.complete:
        _lay_complete(player, text, options.strict_ends)


def _lay_serpent(serpent: Serpent, text: str) -> None:
    pieces, *cards = text.split()
    serpent.copy_from(parse_serpent(pieces))
    for card in cards:
        if card.startswith("T"):
            serpent.temple = temple(card)
        else:
            serpent.add_card(prophecy(card))


def _lay_complete(player: Seat, text: str, strict_ends: bool) -> None:
    serpent = player.finished[player.finished_count]
    _lay_serpent(serpent, text)
    serpent.points = score(serpent, strict_ends)
    player.points += serpent.points
    player.finished_count += 1


def _lay_supply(state: State, box: Box, supply: str) -> None:
    words = supply.split()
    heads = [word[1] for word in words if word.startswith("<")]
    tails = [word[0] for word in words if word.endswith(">")]
    pairs = [word for word in words if "<" not in word and ">" not in word]
    box.take(f"<{letter}" for letter in heads)
    box.take(f"{letter}>" for letter in tails)
    box.take(letter for pair in pairs for letter in pair)
    empty = [EMPTY] * 6
    state.set_supply(
        [*(COLOURS.index(letter) for letter in heads), *empty][:2],
        [*(_pair(pair) for pair in pairs), *empty][:6],
        [*(COLOURS.index(letter) for letter in tails), *empty][:2],
    )


def _pair(text: str) -> int:
    colours = sorted(BODY_LETTERS.index(letter) for letter in text)
    return PAIRS.index((colours[0], colours[1]))


def _lay_temples(state: State, box: Box, piles: str) -> None:
    if piles:
        (first, _, size), (second, _, _) = (word.partition(":") for word in piles.split())
        box.take(card for card in (first, second) if card != "-")
    else:
        first, second = box.take_some(box.rest_of("T"), 2)
        size = ""
    rest = box.take_rest(box.rest_of("T"))
    total = len(rest) + (first != "-") + (second != "-")
    larger = int(size) if size else (total + 1) // 2
    state.set_piles([(temple(first), larger), (temple(second), total - larger)])
    for card in rest:
        state.temples.add(temple(card))


def _lay_deck(
    state: State, box: Box, deck: str | None, discard: str | None, spare: Sequence[Seat]
) -> None:
    for pile, cards in ((state.deck, deck), (state.discard, discard)):
        for card in (cards or "").split():
            pile.add(prophecy(card))
    if deck is not None and discard is not None:
        _spread_cards(state, box, spare)
    target = state.discard if discard is None and deck is not None else state.deck
    for card in box.take_rest(box.rest_of("P")):
        target.add(prophecy(card))


def _spread_cards(state: State, box: Box, spare: Sequence[Seat]) -> None:
    """Give all cards that are left to the spare seats: in hand and beside serpents."""
    for player in spare:
        for card in box.take_some(box.rest_of("P"), 5):
            player.add_to_hand(prophecy(card))
    for player in spare:
        for _ in range(2):
            if cards := box.take_some(box.rest_of("P"), 4):
                pieces = [
                    box.take_some(PIECES[first : first + 5], 1)[0].strip("<>")
                    for first in (0, 5, 10)
                ]
                text = f"<{''.join(pieces)}> {' '.join(cards)}"
                _lay_complete(player, text, state.strict_ends)
        for slot in player.slots:
            if cards := box.take_some(box.rest_of("P"), 4):
                _lay_serpent(slot, " ".join([*box.take_some(list(COLOURS), 1), *cards]))
    if box.take_some(box.rest_of("P"), 1):
        raise ValueError("the seats that are not described cannot hold all other cards")


def _lay_bags(
    state: State,
    box: Box,
    heads: str | None,
    bodies: str | None,
    tails: str | None,
    spare: Sequence[Seat],
) -> None:
    left_over: list[str] = []
    for bag, letters, kinds in (
        (state.head_bag, heads, PIECES[:5]),
        (state.body_bag, bodies, [*PIECES[5:10], "O"]),
        (state.tail_bag, tails, PIECES[10:15]),
    ):
        rest = box.take_rest(kinds)
        if letters is None:
            letters = "".join(piece.strip("<>") for piece in rest)
        else:
            left_over += rest
        for letter in letters:
            bag.add(BODY_LETTERS.index(letter))
    _spread_pieces(left_over, spare)


def _spread_pieces(pieces: Sequence[str], spare: Sequence[Seat]) -> None:
    """Give pieces to the spare seats: bodies in one long serpent, the others on player boards."""
    free = [slot for player in spare for slot in player.slots if slot.length == 0]
    heads = [piece for piece in pieces if piece.startswith("<")]
    bodies = [piece for piece in pieces if piece in COLOURS]
    if bodies:
        _lay_serpent(free.pop(0), "".join([*heads[:1], *bodies]))
        heads = heads[1:]
    for piece in [*heads, *(piece for piece in pieces if piece.endswith(">") or piece == "O")]:
        room = [player for player in spare if player.board_size < 8]
        if room:
            room[0].add_piece(PIECES.index(piece))
        elif free:
            _lay_serpent(free.pop(0), piece)
        else:
            raise ValueError("the seats that are not described cannot hold all other pieces")


# Playing


def act(state: State, seat: int, text: str, draws: str | None = None) -> list[Event]:
    """Carry out an action and return what happened.

    With `draws`, exactly these outcomes are drawn, written as in records (`bodies=Y,K heads=B`;
    `-` for none).
    """
    events: list[Event] = []
    action = GAME.parse_action(text)
    if draws is None:
        state.apply(seat, action, QuickChance(1), events)
    else:
        scripted = ScriptedChance(list(_outcomes(draws)))
        state.apply(seat, action, scripted, events)
        assert scripted.left == 0, f"{text}: {scripted.left} outcomes were not drawn"
    state.check()
    return events


def _outcomes(draws: str) -> Iterator[Outcome]:
    for word in draws.split():
        if word != "-":
            name, _, contents = word.partition("=")
            source = SOURCES.index(name)
            for content in contents.split(","):
                yield source, GAME.parse_outcome(source, content)


def play(state: State, *lines: str) -> list[Event]:
    """Carry out lines such as `0 take RB ; bodies=Y,K`, and return what happened in all of them."""
    events: list[Event] = []
    for line in lines:
        seat, _, rest = line.partition(" ")
        text, semicolon, draws = rest.partition(" ; ")
        events += act(state, int(seat), text, draws if semicolon else None)
    return events


def keep_none(state: State) -> None:
    """Finish the set-up choice: nobody keeps a card."""
    while state.is_simultaneous:
        act(state, state.to_act, "done")


def draw_one(state: State) -> None:
    """Play the turn, or action, of the seat to act: one Prophecy card from the deck."""
    seat = state.to_act
    left = (state.turns_left, state.is_second)
    act(state, seat, "choose deck")
    if state.to_act == seat and (state.turns_left, state.is_second) == left:
        act(state, seat, "done")


def play_randomly(state: State, seed: int) -> Iterator[tuple[int, str]]:
    """Play random actions to the end, and yield each after it is carried out."""
    quick = QuickChance(seed)
    chance: Chance = QuickChance(seed + 1)
    while not state.is_over:
        seat = state.acting[quick.below(len(state.acting))]
        legal = state.legal_actions(seat)
        action = legal[quick.below(len(legal))]
        state.apply(seat, action, chance)
        yield seat, GAME.describe_action(action).text


def texts(state: State, seat: int, verb: str = "") -> list[str]:
    """List the legal actions of a seat as text, or those that begin with a verb."""
    actions = [GAME.describe_action(action).text for action in state.legal_actions(seat)]
    return [text for text in actions if text.split()[0].startswith(verb)]


def refused(state: State, seat: int, text: str) -> str:
    """Return why an action is refused, having made sure that the attempt changes nothing."""
    before = state.to_bytes()
    assert text not in texts(state, seat)
    try:
        state.apply(seat, GAME.parse_action(text), ScriptedChance())
    except IllegalAction as error:
        assert state.to_bytes() == before
        return str(error)
    raise AssertionError(f"{text!r} was accepted")
