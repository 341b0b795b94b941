"""The lens on the board game agrees with the engine."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from coatl.board import GAME
from coatl.board.analysis.lens import find_lens
from coatl.board.analysis.lens_data import BoardLensData
from coatl.board.analysis.scoring import score_prophecy, score_serpent, score_temple
from coatl.board.analysis.worth import explain_prophecy
from coatl.board.codes import ASSEMBLE, COLOURS, COMPLETE, EMPTY, MAIN
from coatl.board.deck import load_deck
from coatl.board.serpent import Serpent
from coatl.board.state import State
from coatl.board.view import observe
from coatl.core.chance import QuickChance
from coatl.testing.positions import play_randomly

OPTIONS = ["seats=2", "seats=3 strict-ends sacrifice", "seats=4 sacrifice feathers promo"]
LIKED = ("take", "begin", "add", "fulfil")
DECK = load_deck()


def lenses(options: str) -> Iterator[tuple[State, int, BoardLensData]]:
    """Some positions in which a seat may build, with its lens."""
    for seed in range(4):
        rng = random.Random(seed)
        for state in play_randomly(GAME, GAME.parse_options(options), seed, liked=LIKED):
            if state.phase in (MAIN, ASSEMBLE, COMPLETE) and rng.random() < 0.4:
                seat = state.turn
                legal = state.legal_actions(seat)
                yield state, seat, find_lens(observe(state, seat), seat, legal)


def points(card: str, serpent: Serpent, state: State) -> int:
    """What the engine pays for a card beside a serpent; an empty one has no patterns."""
    if card.startswith("T"):
        return score_temple(DECK.temple(card), serpent).points
    strict_ends = state.options.strict_ends
    return score_prophecy(DECK.prophecy(card), serpent, strict_ends=strict_ends).points


def copy_of(serpent: Serpent) -> Serpent:
    """A serpent that may be changed."""
    copy = Serpent()
    copy.copy_from(serpent)
    return copy


def visible_cards(state: State, seat: int) -> tuple[set[str], set[str]]:
    """The ids of the Prophecy and Temple cards that a seat can see, serpents left out."""
    player = state.seats[seat]
    prophecies = {card for card in (*player.hand_list(), *state.open_list()) if card != EMPTY}
    temples = {player.temple, player.commitment, *(top for top, _ in state.pile_list())}
    return (
        {DECK.prophecies[card].id for card in prophecies},
        {DECK.temples[card].id for card in temples if card != EMPTY},
    )


@pytest.mark.parametrize("options", OPTIONS)
def test_every_card_in_sight_is_shown_with_every_serpent(options: str) -> None:
    for state, seat, lens in lenses(options):
        prophecies, temples = visible_cards(state, seat)
        slots = {
            name: slot
            for name, slot in zip("AB", state.seats[seat].slots, strict=True)
            if slot.length
        }
        assert [part["serpent"] for part in lens["serpents"]] == list(slots)
        for part in lens["serpents"]:
            slot = slots[part["serpent"]]
            beside = {DECK.prophecies[card].id for card in slot.card_list()}
            assert set(part["prophecies"]) == prophecies | beside
            assert set(part["temples"]) == temples
            whole = score_serpent(slot, strict_ends=state.options.strict_ends)
            assert part["points"] == whole.points
            for card, shown in part["prophecies"].items():
                score = score_prophecy(
                    DECK.prophecy(card), slot, strict_ends=state.options.strict_ends
                )
                assert (shown["times"], shown["level"]) == (score.times, score.level)
                assert shown["points"] == score.points
                assert shown["scored"] + shown["surplus"] == score.pieces
                used = [piece for pieces in score.pieces for piece in pieces]
                assert len(used) == len(set(used))
                assert score.card.points_for(len(shown["scored"])) == score.points
                needs = [need for need in score.card.points if need > score.times]
                assert shown["next_times"] == (min(needs) if needs else None)
            for card, temple in part["temples"].items():
                assert temple["points"] == points(card, slot, state)
                assert temple["met"] == sum(r["is_met"] for r in temple["requirements"])


@pytest.mark.parametrize("options", OPTIONS)
def test_every_placement_changes_what_is_announced(options: str) -> None:
    seen = broken = completed = 0
    for state, seat, lens in lenses(options):
        described = [GAME.describe_action(action) for action in state.legal_actions(seat)]
        placements = [action.id for action in described if action.kind in ("add", "begin")]
        assert [placement["action"] for placement in lens["placements"]] == placements
        prophecies, temples = visible_cards(state, seat)
        for placement in lens["placements"]:
            number = "AB".index(placement["serpent"])
            before = state.seats[seat].slots[number]
            trial = state.clone()
            trial.apply(seat, placement["action"], QuickChance(1))
            after = trial.seats[seat].slots[number]
            assert placement["completes"] == after.is_complete
            beside = {DECK.prophecies[card].id for card in before.card_list()}
            cards = beside | temples | (prophecies if len(beside) < 4 else set())
            expected = {
                card: (points(card, before, state), points(card, after, state)) for card in cards
            }
            changes = {c["card"]: (c["before"], c["after"]) for c in placement["changes"]}
            assert changes == {c: pair for c, pair in expected.items() if pair[0] != pair[1]}
            strict_ends = state.options.strict_ends
            new = score_serpent(after, strict_ends=strict_ends).points
            old = score_serpent(before, strict_ends=strict_ends).points
            assert placement["net_beside"] == new - old
            hand = {DECK.prophecies[card].id for card in state.seats[seat].hand_list()} - beside
            gains = [b - a for card, (a, b) in expected.items() if card in hand]
            assert placement["net_hand"] == sum(g for g in gains if len(beside) < 4)
            for change in placement["changes"]:
                assert (change["where"] == "beside") == (change["card"] in beside)
                assert change["breaks"] == (change["after"] < change["before"])
                broken += change["breaks"]
            completed += placement["completes"]
            seen += 1
    assert seen > 200
    assert broken > 10
    assert completed > 5


def grown(serpent: Serpent, kind: str, colours: Sequence[int]) -> Iterator[Serpent]:
    """What a serpent can become with a head, a tail, or some of two segments."""
    if kind == "body":
        for number, colour in enumerate(colours):
            for side in ("left", "right"):
                if serpent.has_head if side == "left" else serpent.has_tail:
                    continue
                copy = copy_of(serpent)
                (copy.add_left if side == "left" else copy.add_right)(colour)
                yield copy
                yield from grown(copy, kind, [*colours[:number], *colours[number + 1 :]])
        return
    copy = copy_of(serpent)
    if kind == "head" and not serpent.has_head:
        copy.add_left(colours[0])
        copy.has_head = True
    elif kind == "tail" and not serpent.has_tail:
        copy.add_right(colours[0])
        copy.has_tail = True
    else:
        return
    if copy.bodies or not serpent.length:
        yield copy


def has_later_turn(state: State, seat: int) -> bool:
    """Whether a seat will act once more."""
    if state.is_over or not state.ending:
        return not state.is_over
    turns = [(state.turn + number) % len(state.seats) for number in range(state.turns_left)]
    return seat in turns


@pytest.mark.parametrize("options", OPTIONS)
def test_every_take_is_as_useful_as_announced(options: str) -> None:
    seen = completing = useless = never = 0
    for state, seat, lens in lenses(options):
        announced = {take["action"]: take for take in lens["takes"]}
        player = state.seats[seat]
        for action in map(GAME.describe_action, state.legal_actions(seat)):
            if action.kind != "take":
                continue
            colours = [COLOURS.index(c) for c in str(action.args["colours"]) if c in COLOURS]
            uses: list[tuple[int, bool]] = []
            trial = state.clone()
            trial.apply(seat, action.id, QuickChance(1))
            never += not has_later_turn(trial, seat)
            for slot in player.slots if has_later_turn(trial, seat) else ():
                beside = slot.card_list()
                cards = {*beside, *(player.hand_list() if len(beside) < 4 else ())}
                for after in grown(slot, str(action.args["piece"]), colours):
                    names = [DECK.prophecies[card].id for card in cards]
                    pays = [points(name, after, state) for name in names]
                    net = sum(pays) - sum(points(name, slot, state) for name in names)
                    uses.append((net, after.is_complete and (bool(beside) or any(pays))))
            best = max((use for use in uses if use[0] > 0 or use[1]), default=None)
            take = announced.pop(action.id, None)
            assert (take and (take["net"], take["completes"])) == best
            if take:
                changes = [each["after"] - each["before"] for each in take["changes"]]
                assert sum(changes) == take["net"]
                assert 0 not in changes
                seen += take["net"] > 0
                completing += take["completes"]
            else:
                useless += 1
        assert not announced
    assert seen > 20
    assert completing > 5
    assert useless > 50
    assert never or options == OPTIONS[0]  # few of those games end so


@pytest.mark.parametrize("options", OPTIONS)
def test_every_card_pays_what_is_announced(options: str) -> None:
    seen = temples = 0
    for state, seat, lens in lenses(options):
        for payment in lens["payments"]:
            number = "AB".index(payment["serpent"])
            strict_ends = state.options.strict_ends
            old = score_serpent(state.seats[seat].slots[number], strict_ends=strict_ends).points
            trial = state.clone()
            trial.apply(seat, payment["action"], QuickChance(1))
            player = trial.seats[seat]
            if payment["card"].startswith("T"):
                new = player.finished[player.finished_count - 1].points
                temples += 1
            else:
                new = score_serpent(player.slots[number], strict_ends=strict_ends).points
                for change in payment["changes"]:
                    after = points(change["card"], player.slots[number], state)
                    assert change["after"] == after
            assert payment["points"] == new - old
            seen += 1
    assert seen > 30
    assert temples > 3


def test_pieces_beyond_the_highest_level_are_surplus() -> None:
    shown = explain_prophecy(DECK.prophecy("P10").index, "<BBYBBRBBG>", False)
    assert (shown["times"], shown["points"]) == (3, 5)
    assert (shown["next_times"], shown["next_points"]) == (None, None)
    assert shown["scored"] == [[0, 1], [3, 4]]
    assert shown["surplus"] == [[6, 7]]
    shown = explain_prophecy(DECK.prophecy("P05").index, "BBBBYB", False)
    assert (shown["times"], shown["points"], shown["next_times"]) == (5, 4, 6)


@pytest.mark.parametrize(
    ("card", "pieces", "missing"),
    [
        ("P01", "<YY", {"end": "right", "colours": "Y"}),
        ("P01", "<RR", None),
    ],
)
def test_missing_segments_are_those_of_the_next_level(
    card: str, pieces: str, missing: object
) -> None:
    index = DECK.prophecy(card).index
    assert explain_prophecy(index, pieces, False)["missing"] == missing


@pytest.mark.parametrize("options", OPTIONS)
def test_missing_segments_pay(options: str) -> None:
    found = 0
    for state, seat, lens in lenses(options):
        slots = dict(zip("AB", state.seats[seat].slots, strict=True))
        for part in lens["serpents"]:
            for card, shown in part["prophecies"].items():
                missing = shown["missing"]
                if missing is None:
                    continue
                found += 1
                longer = copy_of(slots[part["serpent"]])
                letters = missing["colours"]
                if missing["end"] == "left":
                    for letter in reversed(letters):
                        longer.add_left("YRKGB".index(letter))
                else:
                    for letter in letters:
                        longer.add_right("YRKGB".index(letter))
                assert points(card, longer, state) > shown["points"]
    assert found > 50


def worth(slot: Serpent, cards: Sequence[str], state: State) -> int:
    """What the engine pays for a serpent with these cards added, the last one perhaps a Temple."""
    serpent = copy_of(slot)
    for card in cards:
        if card.startswith("T"):
            serpent.temple = DECK.temple(card).index
        else:
            serpent.add_card(DECK.prophecy(card).index)
    return score_serpent(serpent, strict_ends=state.options.strict_ends).points


@pytest.mark.parametrize("options", OPTIONS)
def test_no_choice_of_cards_is_worth_more_than_the_best(options: str) -> None:
    seen = 0
    for state, seat, lens in lenses(options):
        if state.phase != COMPLETE:
            assert lens["best"] == []
            continue
        slot = state.seats[seat].slots[state.completing]
        hand = [pay["card"] for pay in lens["payments"] if pay["card"].startswith("P")]
        room = 4 - len(slot.card_list())
        best = worth(slot, lens["best"], state)
        for size in range(0 if slot.card_list() else 1, min(room, len(hand)) + 1):
            for chosen in combinations(hand, size):
                for temple in ([], *([card] for card in visible_cards(state, seat)[1])):
                    assert worth(slot, (*chosen, *temple), state) <= best
                    seen += 1
    assert seen
