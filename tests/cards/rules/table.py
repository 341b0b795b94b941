"""Any situation of the card game from a few words, and short ways to play on from it.

    state = make_state(2, seats=[Place(row="GRY'K", hand="YR YR KB", held="C01@2")], supply="C05")
    play(state, "0 play YR right", "0 fulfil C05", "0 done", "0 discard KB ; feathers=YB")

Rows are written as in the rules, with `<` before a head and `>` after a tail: `<GRY'KB>`. `C01@2`
is a Prophecy at a level. Whatever is not mentioned goes into the decks, so that nothing is missing;
the Feather cards of a row are worked out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import pytest

from coatl.cards.actions import describe_action, feather_text, parse_action
from coatl.cards.codes import ENDINGS, GODS, PAIRS, PHASES, SOURCES
from coatl.cards.deck import load_deck
from coatl.cards.game import CARL, GAME
from coatl.cards.holder import Holder
from coatl.cards.notation import format_serpent, parse_serpent
from coatl.cards.options import CardOptions, CarlOptions, Options
from coatl.cards.seat import Seat
from coatl.cards.serpent import Serpent
from coatl.cards.state import State
from coatl.cards.view import CardView
from coatl.core.bag import Bag
from coatl.core.chance import Outcome, QuickChance, ScriptedChance
from coatl.core.errors import IllegalAction
from coatl.core.events import Event

DECK = load_deck()
KINDS = [feather_text(kind) for kind in range(len(PAIRS))]
PERSONALITIES = ("ambitious", "imperious", "greedy")


@dataclass(frozen=True, kw_only=True)
class Place:
    """What lies at one seat; without a `hand` it gets as many cards as it should have."""

    row: str = ""
    hand: str | None = None
    held: str = ""
    stolen: int = 0
    """Opponents robbed in this round, one bit each; against CARL how many thefts."""
    score: tuple[int, int, int] | None = None
    """Points, objectives and secured Prophecies, once they are fixed."""


class Box:
    """The cards that are not laid out yet."""

    def __init__(self) -> None:
        self.feathers = Counter(dict(zip(KINDS, DECK.feathers, strict=True)))
        self.prophecies = [card.id for card in DECK.prophecies]

    def take_feather(self, letters: str) -> int:
        kind = feather_kind(letters)
        if self.feathers[KINDS[kind]] < 1:
            raise ValueError(f"there is no Feather card {letters} left for this situation")
        self.feathers[KINDS[kind]] -= 1
        return kind

    def take_prophecy(self, card: str) -> int:
        if card not in self.prophecies:
            raise ValueError(f"there is no Prophecy {card} left for this situation")
        self.prophecies.remove(card)
        return prophecy(card)

    def commonest(self) -> str:
        return max(KINDS, key=lambda kind: self.feathers[kind])

    def take_row(self, serpent: Serpent) -> list[int]:
        """Take Feather cards that make a row, whichever of them was the first."""
        if serpent.length == 0:
            return []
        colours = ["YRKGB"[colour] for colour in serpent.colour_list()]
        stacks = serpent.stack_list()
        if serpent.has_head:
            colours, stacks = colours[1:], stacks[1:]
        if serpent.has_tail:
            colours, stacks = colours[:-1], stacks[:-1]
        for cards in _ways_to_lay(colours, stacks):
            left = self.feathers.copy()
            try:
                return [self.take_feather(self._fill(card)) for card in cards]
            except ValueError:
                self.feathers = left
        raise ValueError(f"no Feather cards make the row {format_serpent(serpent)}")

    def _fill(self, card: str) -> str:
        """Choose the hidden half of a card, written as a dot, so that enough cards are left."""
        if "." not in card:
            return card
        seen = card.strip(".")
        fitting = [kind for kind in KINDS if seen in kind] if seen else KINDS
        return max(fitting, key=lambda kind: self.feathers[kind])


def _ways_to_lay(colours: Sequence[str], stacks: Sequence[bool]) -> Iterator[list[str]]:
    """Yield the cards of a row from left to right for each card that may have been the first."""
    starts = []
    place = 0
    while place + 1 < len(colours):
        starts.append(place)
        place += 1 if stacks[place + 1] else 2
        if place < len(colours) and stacks[place] and place != starts[-1] + 1:
            return  # a card laid beside another one covers nothing
    if place != len(colours) or stacks[0]:
        return
    for first in range(len(starts)):
        cards = []
        for number, start in enumerate(starts):
            # Right of the first card a card lies over its left neighbour, left of it the reverse.
            hides_left = stacks[start] and number <= first
            hides_right = stacks[start + 1] and number >= first
            cards.append(
                ("." if hides_left else colours[start])
                + ("." if hides_right else colours[start + 1])
            )
        yield cards


def feather_kind(letters: str) -> int:
    return KINDS.index(letters if letters in KINDS else letters[::-1])


def prophecy(card: str) -> int:
    return DECK.prophecy(card).index


def read_row(text: str) -> Serpent:
    """Read a row, with `<` and `>` for a head and a tail."""
    serpent = Serpent()
    if text.strip("<>"):
        serpent.copy_from(parse_serpent(text.strip("<>")))
    serpent.has_head = text.startswith("<")
    serpent.has_tail = text.endswith(">")
    return serpent


def make_state(
    seats_number: int = 2,
    *,
    seats: Sequence[Place] = (),
    turn: int = 0,
    round: int = 2,
    phase: str | None = None,
    plays_left: int = 2,
    supply: str | None = None,
    temple: str = "D1",
    deck: str | None = None,
    prophecies: str | None = None,
) -> State:
    """Return a multiplayer game, by default at the beginning of a turn in the second round.

    With `deck`, all other Feather cards are discarded; with `prophecies` (the deck), all others are
    secured by the last seat.
    """
    state = State(CardOptions(seats=seats_number))
    state.temple = DECK.temple(temple).index
    state.last_round = 5
    box = Box()
    places = [*seats, *[Place()] * (seats_number - len(seats))]
    _lay_table(state, box, places, turn, round, phase, plays_left)
    _lay_supply(state, box, supply, prophecies)
    for card in (prophecies or "").split():
        state.prophecies.add(box.take_prophecy(card))
    for card in list(box.prophecies):
        if prophecies is None:
            state.prophecies.add(box.take_prophecy(card))
        else:
            state.seats[-1].held.add(box.take_prophecy(card), 3)
    _lay_feathers(state, box, deck)
    state.check()
    return state


def make_carl(
    personality: str = "ambitious",
    *,
    player: Place | None = None,
    carl: str = "",
    supply: str | None = None,
    actions: str | None = None,
    faces: str | None = None,
    lost: str = "",
    round: int = 2,
    competition: int = 1,
    phase: str | None = None,
    plays_left: int = 2,
    carl_points: int = 0,
    first: tuple[int, int] = (0, 0),
    deck: str | None = None,
    keep: str = "",
) -> State:
    """Return a solo match, by default at the beginning of the player's turn in the second round.

    `actions` are the gods of the action cards CARL has not shown yet; `keep` names Prophecies that
    are not to be faces of action cards.
    """
    options = CarlOptions(personality=personality)
    state = State(options)
    state.competition = competition
    state.last_round = 4 + competition
    state.carl_points = carl_points
    state.first_points, state.first_carl_points = first
    box = Box()
    wanted = action_deck(options, competition)
    _add_held(state.carl, box, carl)
    _lay_table(state, box, [player or Place()], 0, round, phase, plays_left)
    _lay_supply(state, box, supply, None)
    for card in lost.split():
        state.lost.add(box.take_prophecy(card))
    for card in list(faces.split()) if faces is not None else _find_faces(box, wanted, keep):
        state.faces.add(box.take_prophecy(card))
    for card in list(box.prophecies):
        state.prophecies.add(box.take_prophecy(card))
    left = wanted[: state.last_round - round] if actions is None else actions.split()
    for god in left:
        state.actions.add(GODS.index(god))
    _lay_feathers(state, box, deck)
    state.check()
    return state


def action_deck(options: CarlOptions, competition: int) -> list[str]:
    """List the gods of CARL's action deck."""
    personality = DECK.personalities[options.personality]
    counts = personality.carl if competition == 1 else personality.carl_2
    return [god for god, count in zip(GODS, counts, strict=True) for _ in range(count)]


def _find_faces(box: Box, gods: Sequence[str], keep: str) -> list[str]:
    faces: list[str] = []
    for god in gods:
        backs = [card for card in box.prophecies if GODS[DECK.prophecy(card).god] == god]
        faces.append([card for card in backs if card not in faces and card not in keep][-1])
    return faces


def _lay_table(
    state: State,
    box: Box,
    places: Sequence[Place],
    turn: int,
    round: int,
    phase: str | None,
    plays_left: int,
) -> None:
    is_last = round == state.last_round
    first_phase = ("tail" if plays_left == 1 else "head") if is_last else "play"
    state.phase = PHASES.index(phase or first_phase)
    state.turn = turn
    state.round = round
    state.plays_left = plays_left
    state.ending = ENDINGS.index("running")
    for place in places:  # hands first: they are written out, the cards of rows are not
        for letters in (place.hand or "").split():
            box.take_feather(letters)
    for number, (player, place) in enumerate(zip(state.seats, places, strict=True)):
        _lay_seat(state, player, place, box)
        if place.hand is None and not is_last:
            for _ in range(4 - (2 - plays_left if number == turn else 0)):
                player.add_feather(box.take_feather(box.commonest()))


def _lay_seat(state: State, player: Seat, place: Place, box: Box) -> None:
    player.serpent.copy_from(read_row(place.row))
    for kind in box.take_row(player.serpent):
        state.placed.add(kind)
    for letters in (place.hand or "").split():
        player.add_feather(feather_kind(letters))
    _add_held(player.held, box, place.held)
    player.stolen_from = place.stolen
    if place.score is not None:
        player.is_scored = True
        player.points, player.objectives, player.secured = place.score


def _add_held(holder: Holder, box: Box, text: str) -> None:
    for word in text.split():
        card, _, level = word.partition("@")
        holder.add(box.take_prophecy(card), int(level or 0))


def _lay_supply(state: State, box: Box, supply: str | None, prophecies: str | None) -> None:
    kept = (prophecies or "").split()
    free = [card for card in box.prophecies if card not in kept]
    shown = free[: state.supply_goal] if supply is None else supply.split()
    state.set_supply([box.take_prophecy(card) for card in shown])


def _lay_feathers(state: State, box: Box, deck: str | None) -> None:
    for letters in (deck or "").split():
        state.feathers.add(box.take_feather(letters))
    rest = state.feathers if deck is None else state.feather_discard
    for letters in KINDS:
        while box.feathers[letters]:
            rest.add(box.take_feather(letters))


# Playing


def outcomes(draws: str) -> list[Outcome]:
    """Read forced outcomes: `feathers=YR,KB prophecies=C01`; `-` for none."""
    found = []
    for word in draws.split():
        if word != "-":
            name, _, contents = word.partition("=")
            source = SOURCES.index(name)
            found += [(source, GAME.parse_outcome(source, text)) for text in contents.split(",")]
    return found


def act(state: State, seat: int, text: str, draws: str | None = None) -> list[Event]:
    """Carry out an action and return what happened; with `draws` exactly these are drawn."""
    events: list[Event] = []
    if draws is None:
        state.apply(seat, parse_action(text), QuickChance(1), events)
    else:
        scripted = ScriptedChance(outcomes(draws))
        state.apply(seat, parse_action(text), scripted, events)
        assert scripted.left == 0, f"{text}: {scripted.left} outcomes were not drawn"
    state.check()
    return events


def play(state: State, *lines: str) -> list[Event]:
    """Carry out lines such as `0 discard RB ; feathers=YK`; return what happened in all of them."""
    events: list[Event] = []
    for line in lines:
        seat, _, rest = line.partition(" ")
        text, semicolon, draws = rest.partition(" ; ")
        events += act(state, int(seat), text, draws if semicolon else None)
    return events


def refused(state: State, seat: int, text: str) -> str:
    """Make sure that an action is refused in one line and changes nothing; return the reason."""
    before = state.to_bytes()
    assert text not in texts(state, seat)
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, parse_action(text), QuickChance(1))
    reason = str(caught.value)
    assert state.to_bytes() == before
    assert "\n" not in reason
    assert text in reason
    return reason


def carl_turn(
    feather: str,
    god: str,
    *,
    carl: str = "",
    player: str = "",
    supply: str | None = None,
    refill: str = "",
    personality: str = "ambitious",
    round: int = 2,
    competition: int = 1,
) -> tuple[State, list[Event]]:
    """Return the state after CARL's turn of a round with this preference and this action card."""
    state = make_carl(
        personality,
        player=Place(row="YRKG", hand="YR YK YG YB", held=player),
        carl=carl,
        supply=supply,
        round=round - 1,
        competition=competition,
        phase="fulfil",
        plays_left=0,
        actions=f"{god} blue",
        keep=refill,
    )
    draws = f"feathers={feather} actions={god}"
    events = act(state, 0, "done", f"{draws} prophecies={refill}" if refill else draws)
    return state, events


def finish(state: State, seat: int, *lines: str) -> list[Event]:
    """Carry out lines, and say done wherever that seat may fulfil and nothing else is said."""
    events: list[Event] = []
    for line in lines:
        while PHASES[state.phase] == "fulfil" and not line.startswith("fulfil"):
            events += act(state, seat, "done")
        events += act(state, seat, line)
    while PHASES[state.phase] == "fulfil" and state.to_act == seat:
        events += act(state, seat, "done")
    return events


# Looking


def texts(state: State, seat: int) -> list[str]:
    """List the legal actions of a seat by their text."""
    return [describe_action(action).text for action in state.legal_actions(seat)]


def fulfilments(state: State, seat: int = 0) -> str:
    """Write the Prophecies that a seat may fulfil now."""
    found = [text.split()[1] for text in texts(state, seat) if text.startswith("fulfil")]
    return " ".join(found)


def names(cards: Iterable[int]) -> str:
    return " ".join(DECK.prophecies[card].id for card in cards)


def holder_text(holder: Holder) -> str:
    return " ".join(f"{DECK.prophecies[card].id}@{level}" for card, level in holder.pairs())


def held(state: State, seat: int = 0) -> str:
    return holder_text(state.seats[seat].held)


def carl_held(state: State) -> str:
    return holder_text(state.carl)


def supply(state: State) -> str:
    return names(state.supply_list())


def row(state: State, seat: int = 0) -> str:
    return format_serpent(state.seats[seat].serpent)


def hand(state: State, seat: int = 0) -> str:
    counts = state.seats[seat].hand_counts()
    return " ".join(KINDS[kind] for kind, count in enumerate(counts) for _ in range(count))


def feather_names(bag: Bag) -> str:
    return " ".join(KINDS[kind] for kind in bag.contents())


def phase(state: State) -> str:
    return PHASES[state.phase]


def named(events: Iterable[Event], name: str) -> list[Event]:
    return [event for event in events if event.name == name]


def views(state: State) -> dict[int | None, CardView]:
    """Return what every seat and a spectator see."""
    return {seat: GAME.observe(state, seat) for seat in (None, *range(state.seat_count))}


def new_game(options: Options, seed: int = 1, events: list[Event] | None = None) -> State:
    """Return a freshly dealt game."""
    if isinstance(options, CarlOptions):
        return CARL.new(options, QuickChance(seed), events)
    return GAME.new(options, QuickChance(seed), events)


def play_out(state: State, seed: int) -> Iterator[tuple[int, str, list[Event]]]:
    """Play random actions to the end, and yield each with its events after it is carried out."""
    quick = QuickChance(seed)
    while not state.is_over:
        seat = state.to_act
        legal = state.legal_actions(seat)
        action = legal[quick.below(len(legal))]
        events: list[Event] = []
        state.apply(seat, action, quick, events)
        yield seat, describe_action(action).text, events
