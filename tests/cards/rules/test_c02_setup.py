"""C2: set-up."""

from __future__ import annotations

import pytest

from coatl.cards.codes import EMPTY
from coatl.cards.game import GAME
from coatl.cards.options import CardOptions
from coatl.core.chance import ScriptedChance
from coatl.core.errors import OptionError
from coatl.core.events import Event

from .table import hand, held, make_state, new_game, outcomes, phase, row, supply, texts

SEATS = [2, 3, 4]


@pytest.mark.parametrize("seats", SEATS)
def test_c2_1_four_feathers_each(seats: int) -> None:
    state = new_game(CardOptions(seats=seats))
    state.check()
    for player in state.seats:
        assert player.hand_size == sum(player.hand_counts()) == 4
    assert state.feathers.total == 50 - 4 * seats
    assert state.feather_discard.total == state.placed.total == 0


@pytest.mark.parametrize("seats", SEATS)
def test_c2_2_one_prophecy_each_face_up_at_level_0(seats: int) -> None:
    state = new_game(CardOptions(seats=seats))
    for number in range(seats):
        held = state.seats[number].held
        assert [level for _, level in held.pairs()] == [0]
        assert held.points() == 0


@pytest.mark.parametrize(("seats", "size"), [(2, 3), (3, 2), (4, 2)])
def test_c2_3_supply_of_two_or_with_two_players_three(seats: int, size: int) -> None:
    state = new_game(CardOptions(seats=seats))
    assert len(state.supply_list()) == size
    assert state.prophecies.total == 40 - seats - size


@pytest.mark.parametrize("seats", SEATS)
def test_c2_4_one_temple_card_for_all(seats: int) -> None:
    found = {new_game(CardOptions(seats=seats), seed).temple for seed in range(60)}
    assert found == set(range(6))  # each of the six can be the one


def test_c2_4_a_game_without_temple_card_is_refused() -> None:
    state = make_state()
    state.temple = EMPTY
    with pytest.raises(Exception, match=r"C2\.4"):
        state.check()


@pytest.mark.parametrize("seats", SEATS)
def test_c2_5_seats_are_in_turn_order_from_the_first_player(seats: int) -> None:
    for seed in range(5):
        state = new_game(CardOptions(seats=seats), seed)
        assert state.acting == (0,)
        assert (state.round, state.last_round, phase(state)) == (1, 5, "play")


@pytest.mark.parametrize("end", ["head", "tail"])
def test_c2_6_everybody_has_heads_and_tails_of_all_colours(end: str) -> None:
    for turn in range(4):
        plays_left = 2 if end == "head" else 1
        state = make_state(4, turn=turn, round=5, plays_left=plays_left)
        assert texts(state, turn) == [f"{end} {letter}" for letter in "YRKGB"]


def test_c2_1_deal_in_order_with_forced_outcomes() -> None:
    script = ScriptedChance(
        outcomes(
            "feathers=YR,YR,YR,YR feathers=YK,YG,KB,GB prophecies=C03,C04 "
            "prophecies=C40,C39,C38 temples=D6"
        )
    )
    events: list[Event] = []
    state = GAME.new(CardOptions(seats=2), script, events)
    assert script.left == 0
    assert (hand(state, 0), hand(state, 1)) == ("YR YR YR YR", "YK YG KB GB")
    assert (held(state, 0), held(state, 1)) == ("C03@0", "C04@0")
    assert supply(state) == "C40 C39 C38"  # the next ones come at the right
    assert state.temple == 5
    assert (row(state, 0), row(state, 1)) == ("", "")
    assert [event.name for event in events] == ["round", "turn"]


@pytest.mark.parametrize("seats", [0, 1, 5, -1])
def test_c2_3_two_to_four_players(seats: int) -> None:
    with pytest.raises(OptionError, match="2, 3 or 4"):
        CardOptions(seats=seats)
    with pytest.raises(OptionError):
        GAME.parse_options("", seats)


@pytest.mark.parametrize("seats", SEATS)
def test_c2_3_options_read_back(seats: int) -> None:
    options = GAME.parse_options("", seats)
    assert options.seats == seats == GAME.seat_count(options)
    assert GAME.parse_options(GAME.format_options(options)) == options
