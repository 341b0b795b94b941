"""Random games, followed by the plain account of `card_referee.py` action by action."""

from __future__ import annotations

from collections import Counter

import pytest

from coatl.cards.actions import describe_action, feather_text, parse_action
from coatl.cards.codes import EMPTY, GODS, PHASES
from coatl.cards.deck import load_deck
from coatl.cards.game import CARL, GAME
from coatl.cards.holder import Holder
from coatl.cards.notation import format_serpent
from coatl.cards.options import CardOptions, CarlOptions, Options
from coatl.cards.state import State
from coatl.core.bag import Bag
from coatl.core.chance import QuickChance, RecordingChance
from coatl.core.events import Event
from tests.cards.rules.table import Place, make_carl

from . import oracle
from .referee import Card, Held, Player, Referee

DECK = load_deck()
CARDS = {card.id: Card(card.pattern.text, GODS[card.god]) for card in DECK.prophecies}


def held_of(holder: Holder) -> Held:
    return [(DECK.prophecies[card].id, level) for card, level in holder.pairs()]


def hand_of(state: State, seat: int) -> Counter[str]:
    counts = state.seats[seat].hand_counts()
    return Counter({feather_text(kind): count for kind, count in enumerate(counts) if count})


def letters_of(bag: Bag) -> list[str]:
    return [feather_text(kind) for kind in bag.contents()]


def by_level(held: Held, is_ordered: bool) -> list[Held]:
    """Group Prophecies by level; among equals the order of arrival matters in solo matches."""
    groups = [[item for item in held if item[1] == level] for level in range(4)]
    return groups if is_ordered else [sorted(group) for group in groups]


def begin(state: State) -> Referee:
    objectives: list[str] = []
    if state.temple != EMPTY:
        objectives = [objective.text for objective in DECK.temples[state.temple].objectives]
    return Referee(
        CARDS,
        [Player(hand_of(state, n), held_of(p.held)) for n, p in enumerate(state.seats)],
        [DECK.prophecies[card].id for card in state.supply_list()],
        objectives,
        state.feathers.total,
        letters_of(state.feather_discard),
        state.prophecies.total,
        held_of(state.carl) if state.is_solo else None,
        state.last_round,
    )


def compare(state: State, referee: Referee) -> None:
    is_solo = state.is_solo
    data = state.to_bytes()
    assert GAME.from_bytes(data).to_bytes() == state.clone().to_bytes() == data
    assert PHASES[state.phase] == referee.phase
    assert state.round == referee.round
    for seat, (player, account) in enumerate(zip(state.seats, referee.players, strict=True)):
        assert format_serpent(player.serpent) == oracle.write(account.row)
        assert by_level(held_of(player.held), is_solo) == by_level(account.held, is_solo)
        assert hand_of(state, seat) == +account.hand
        if account.score is not None:
            assert (player.points, player.objectives, player.secured) == account.score
        assert player.is_scored == (account.score is not None)
    assert [DECK.prophecies[card].id for card in state.supply_list()] == referee.supply
    assert sorted(letters_of(state.feather_discard)) == sorted(referee.discard)
    assert state.feathers.total == referee.deck
    assert state.prophecies.total == referee.prophecies
    if referee.carl is not None:
        assert by_level(held_of(state.carl), True) == by_level(referee.carl, True)
        assert state.carl_points == referee.carl_points
        assert [DECK.prophecies[c].id for c in state.lost.contents()] == sorted(referee.lost)
    if referee.phase != "over":
        assert state.acting == (referee.turn,)
        texts = [describe_action(action).text for action in state.legal_actions(referee.turn)]
        assert sorted(texts) == referee.legal()


def follow(state: State, seed: int, eagerness: int, verb: str = "fulfil") -> Counter[str]:
    """Play on at random, with more or less eagerness for a verb; return what was done how often."""
    referee = begin(state)
    compare(state, referee)
    quick = QuickChance(seed)
    chance = RecordingChance(QuickChance(seed + 1000))
    done: Counter[str] = Counter()
    while referee.phase != "over":
        seat = state.to_act
        legal = [describe_action(action) for action in state.legal_actions(seat)]
        if quick.below(4) < eagerness:
            wanted = [action for action in legal if action.kind == verb]
            wanted += [action for action in legal if "over" in action.text and not wanted]
            legal = wanted or legal
        action = legal[quick.below(len(legal))]
        competition = state.competition
        events: list[Event] = []
        state.apply(seat, action.id, chance, events)
        done[action.kind] += 1
        done["reshuffle"] += any(event.name == "reshuffled" for event in events)
        done["short supply"] += len(state.supply_list()) < state.supply_goal and (
            PHASES[state.phase] in ("play", "head") and state.plays_left == 2
        )
        drawn = chance.take()
        texts = [GAME.format_outcome(source, content) for source, content in drawn]
        draws = iter(texts)
        referee.apply(action.text, draws)
        if state.competition != competition:
            assert referee.phase == "over"
            score = referee.players[0].score
            assert score is not None
            assert score[0] > referee.carl_points
            assert (state.first_points, state.first_carl_points) == (score[0], referee.carl_points)
            done["won"] += 1
            referee = begin(state)
            continue
        assert not list(draws), "more was drawn than the rules say"
        compare(state, referee)
    assert state.is_over
    if referee.carl is None:
        keys = [player.score or (0, 0, 0) for player in referee.players]
        best = tuple(seat for seat, key in enumerate(keys) if key == max(keys))
        assert state.result().winners == best
    else:
        points = (referee.players[0].score or (0, 0, 0))[0]
        is_won = points > referee.carl_points
        assert state.result().winners == ((0,) if is_won else ())
        assert (state.result().ending == "won") == is_won
    return done


def play_all(options: Options, games: int) -> Counter[str]:
    done: Counter[str] = Counter()
    for seed in range(games):
        if isinstance(options, CarlOptions):
            state = CARL.new(options, QuickChance(seed))
        else:
            state = GAME.new(options, QuickChance(seed))
        done += follow(state, seed, seed % 5)
    return done


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_multiplayer_games(seats: int) -> None:
    done = play_all(CardOptions(seats=seats), 12)
    assert done["fulfil"] > 20 * seats
    assert done["discard"] > 10


@pytest.mark.parametrize("personality", ["ambitious", "imperious", "greedy"])
def test_solo_matches(personality: str) -> None:
    done = play_all(CarlOptions(personality=personality), 20)
    assert done["fulfil"] > 50


@pytest.mark.parametrize("personality", ["ambitious", "imperious", "greedy"])
def test_second_competitions(personality: str) -> None:
    done: Counter[str] = Counter()
    for seed in range(10):
        state = make_carl(
            personality, player=Place(row="<YRK", held="C01@2"), round=5, plays_left=1, actions=""
        )
        state.apply(0, parse_action("tail Y"), QuickChance(seed))
        while state.competition == 1:
            state.apply(0, parse_action("done"), QuickChance(seed))
        assert state.last_round == 6
        done += follow(state, seed, seed % 5)
    assert done["head"] == done["tail"] == 10


def test_matches_in_which_much_is_covered() -> None:
    done: Counter[str] = Counter()
    for seed in range(40):
        done += follow(CARL.new(CarlOptions(), QuickChance(seed)), seed, 4)
    assert done["fulfil"] > 100


def test_games_in_which_the_feather_deck_runs_out() -> None:
    done: Counter[str] = Counter()
    for seats in (2, 3, 4):
        for seed in range(3):
            state = GAME.new(CardOptions(seats=seats), QuickChance(seed))
            done += follow(state, seed, 4, "discard")
    assert done["reshuffle"] > 5


def test_games_in_which_the_prophecy_deck_runs_out() -> None:
    done: Counter[str] = Counter()
    for seed in range(4):
        state = GAME.new(CardOptions(seats=4), QuickChance(seed))
        while state.prophecies.total > 6:  # the last seat has secured most of them
            card = state.prophecies.contents()[0]
            state.prophecies.remove(card)
            state.seats[3].held.add(card, 3)
        done += follow(state, seed, 4)
    assert done["short supply"] > 4
