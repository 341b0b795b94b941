"""The lens on the card game and the solo match agrees with the engine."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from coatl.cards.analysis.consequences import Effect, Trial
from coatl.cards.analysis.lens import find_lens
from coatl.cards.analysis.lens_data import CardLensData, EffectData, OutlookData
from coatl.cards.analysis.plain_view import show_row
from coatl.cards.analysis.scoring import score_temple
from coatl.cards.codes import DROP, EMPTY, FULFIL
from coatl.cards.deck import load_deck
from coatl.cards.holder import Holder
from coatl.cards.notation import format_serpent, parse_serpent
from coatl.cards.patterns import count_times
from coatl.cards.serpent import Serpent
from coatl.cards.state import State
from coatl.cards.view import observe
from coatl.core.chance import QuickChance
from coatl.core.events import Event
from coatl.core.registry import get_game
from coatl.testing.positions import play_randomly

GAMES = [("cards", "seats=2"), ("cards", "seats=4"), ("carl", "personality=ambitious")]
EVERY_GAME = pytest.mark.parametrize(("name", "options"), GAMES)
DECK = load_deck()
DROPPING = 253
"""A seed whose solo match comes to a choice between drops."""
FULFILMENTS = ("upgraded", "claimed", "stole")


def lenses(name: str, options: str) -> Iterator[tuple[State, int, CardLensData]]:
    """Some positions with the lens of the seat that acts."""
    game = get_game(name)
    for seed in (*range(6), DROPPING):
        rng = random.Random(seed)
        parsed = game.parse_options(options)
        for state in play_randomly(game, parsed, seed, liked=("fulfil", "play")):
            if not state.is_over and (state.phase == DROP or rng.random() < 0.5):
                seat = state.to_act
                yield (
                    state,
                    seat,
                    find_lens(state, observe(state, seat), seat, state.legal_actions(seat)),
                )


def levels_after(levels: dict[str, int], events: list[Event], seat: int) -> dict[str, int]:
    """The seat's Prophecies after its own events, until CARL or somebody else plays."""
    after = dict(levels)
    for event in events:
        if event.name in ("round", "turn"):
            break
        if event.seat == seat and event.name in ("dropped", *FULFILMENTS):
            after[str(event.data["card"])] = int(str(event.data["level"]))
    return after


def worth(state: State, row: Serpent, levels: dict[str, int]) -> int:
    """What Prophecies and the Temple card pay together."""
    held = Holder()
    for card, level in levels.items():
        held.add(DECK.prophecy(card).index, level)
    if state.temple == EMPTY:
        return held.points()
    return held.points() + score_temple(DECK.temples[state.temple], row, held).points


def own_levels(state: State, seat: int) -> dict[str, int]:
    return {DECK.prophecies[card].id: level for card, level in state.seats[seat].held.pairs()}


@EVERY_GAME
def test_every_prophecy_in_sight_is_counted_in_the_row(name: str, options: str) -> None:
    for state, seat, lens in lenses(name, options):
        cards = {card for player in state.seats for card, _ in player.held.pairs()}
        cards |= {card for card, _ in state.carl.pairs()} | set(state.supply_list())
        assert set(lens["prophecies"]) == {DECK.prophecies[card].id for card in cards}
        serpent = state.seats[seat].serpent
        for card_id, shown in lens["prophecies"].items():
            times = count_times(DECK.prophecy(card_id).index, serpent)
            assert shown["times"] == len(shown["pieces"]) == times
            assert shown["level"] == min(times, 3)
            assert shown["points"] == (0, 2, 5, 6)[shown["level"]]
        assert lens["points"] == worth(state, serpent, own_levels(state, seat))
        temple = lens["temple"]
        assert (temple is None) == state.is_solo
        if temple is not None:
            assert temple["met"] == sum(bool(o["is_met"]) for o in temple["objectives"])


@EVERY_GAME
def test_every_outlook_is_what_the_engine_does(name: str, options: str) -> None:
    game = get_game(name)
    seen: set[str] = set()
    for state, seat, lens in lenses(name, options):
        legal = [game.describe_action(action) for action in state.legal_actions(seat)]
        shown = [outlook["action"] for outlook in lens["outlooks"]]
        assert shown == [action.id for action in legal if action.kind != "discard"]
        for outlook in lens["outlooks"]:
            trial = state.clone()
            events: list[Event] = []
            trial.apply(seat, outlook["action"], QuickChance(9), events)
            while trial.phase == DROP:
                action = trial.legal_actions(seat)[-1]
                trial.apply(seat, action, QuickChance(9), events)
            told = next((str(e.data["row"]) for e in events if "row" in e.data), "")
            row = parse_serpent(told) if told else state.seats[seat].serpent
            levels = levels_after(own_levels(state, seat), events, seat)
            assert outlook["points"] == worth(state, row, levels)
            own = state.seats[seat].serpent
            text = told or format_serpent(own)
            kinds = {e.name for e in events}
            has_head, has_tail = own.has_head or "head" in kinds, own.has_tail or "tail" in kinds
            assert outlook["row"] == show_row(text, has_head, has_tail)
            check_effects(state, seat, outlook)
            seen |= {effect["name"] for effect in outlook["effects"]}
    assert seen == {"dropped", *FULFILMENTS}


def check_effects(state: State, seat: int, outlook: OutlookData) -> None:
    """The effects are those that events tell, with the levels of before."""
    shown = [(e["name"], e["card"], e["level"], e["victim"]) for e in outlook["effects"]]
    if state.phase == FULFIL:
        effects = told_fulfilments(state, seat, outlook["action"])
    else:
        effects = Trial(state, seat).act(outlook["action"]).effects
    assert shown == [(e.name, e.card, e.level, e.victim) for e in effects]
    holders = [player.held for player in state.seats]
    holders += [state.carl] if state.is_solo else []
    levels = {DECK.prophecies[card].id: n for held in holders for card, n in held.pairs()}
    for effect in outlook["effects"]:
        assert effect["before"] == levels.get(effect["card"])
        assert (effect["before"] is None) == (effect["name"] == "claimed")


def told_fulfilments(state: State, seat: int, action: int) -> list[Effect]:
    """What is told about the Prophecy that an action fulfils; nothing if it ends the turn."""
    events: list[Event] = []
    state.clone().apply(seat, action, QuickChance(1), events)
    told = [event for event in events if event.name in FULFILMENTS][:1]
    return [
        Effect(e.name, str(e.data["card"]), int(str(e.data["level"])), victim_of(e)) for e in told
    ]


def victim_of(event: Event) -> int | None:
    """Whom a Prophecy was stolen from, if it was."""
    victim = event.data.get("victim")
    return None if victim is None else int(str(victim))


@EVERY_GAME
def test_fulfilling_all_that_is_allowed_pays_what_is_announced(name: str, options: str) -> None:
    game = get_game(name)
    gained = 0
    for state, seat, lens in lenses(name, options):
        for outlook in lens["outlooks"]:
            if game.describe_action(outlook["action"]).kind == "done":
                assert outlook["points_fulfilled"] == outlook["points"] == lens["points"]
                continue
            trial = state.clone()
            events: list[Event] = []
            trial.apply(seat, outlook["action"], QuickChance(2), events)
            while trial.phase == DROP:
                trial.apply(seat, trial.legal_actions(seat)[0], QuickChance(2), events)
            chosen = outlook["effects"]
            if state.phase == FULFIL:
                chosen = [e for o in lens["outlooks"] for e in o["effects"]]
            for effect in sorted(chosen, key=preference):
                action = game.parse_action(f"fulfil {effect['card']}")
                if trial.phase == FULFIL and action in trial.legal_actions(seat):
                    trial.apply(seat, action, QuickChance(2), events)
            told = next((str(e.data["row"]) for e in events if "row" in e.data), "")
            row = parse_serpent(told) if told else state.seats[seat].serpent
            levels = levels_after(own_levels(state, seat), events, seat)
            assert outlook["points_fulfilled"] == worth(state, row, levels)
            for event in events:
                if event.name == "scored":
                    assert event.data["points"] == outlook["points_fulfilled"]
            gained += outlook["points_fulfilled"] > outlook["points"]
    assert gained > 20


def preference(effect: EffectData) -> tuple[bool, int]:
    """Thefts last, the highest first."""
    return effect["name"] == "stole", -effect["level"]


LEVEL_POINTS = (0, 2, 5, 6)


def worth_of(effect: EffectData) -> int:
    """What one effect changes by levels alone."""
    is_mine = effect["victim"] is None and effect["before"] is not None
    return LEVEL_POINTS[effect["level"]] - (LEVEL_POINTS[effect["before"] or 0] if is_mine else 0)


@EVERY_GAME
def test_counted_effects_and_the_temple_make_the_announced_points(name: str, options: str) -> None:
    game = get_game(name)
    temples: set[int] = set()
    left_out = 0
    for _, _, lens in lenses(name, options):
        for outlook in lens["outlooks"]:
            effects = outlook["effects"]
            if game.describe_action(outlook["action"]).kind in ("done", "fulfil"):
                assert all(effect["is_counted"] for effect in effects)
                continue
            counted = [worth_of(effect) for effect in effects if effect["is_counted"]]
            left_out += len(effects) - len(counted)
            temples.add(outlook["points_fulfilled"] - lens["points"] - sum(counted))
    assert temples == {0} if name == "carl" else temples > {0, 3}
    assert left_out > 0


@EVERY_GAME
def test_a_draft_tells_where_it_began(name: str, options: str) -> None:
    for state, seat, lens in lenses(name, options):
        assert lens["start"]["points"] == lens["points"]
        assert lens["start"]["levels"] == own_levels(state, seat)
        trial = state.clone()
        trial.apply(seat, state.legal_actions(seat)[0], QuickChance(1))
        if trial.to_act != seat:
            continue
        view = observe(trial, seat)
        later = find_lens(trial, view, seat, trial.legal_actions(seat), state)
        assert later["start"] == lens["start"]
