"""Checks of one random game against the contract; any game can be given to `check_game`.

A broken promise raises `AssertionError` with a sentence that says which one.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from coatl.core.chance import SeededChance
from coatl.core.errors import CoatlError, IllegalAction, InvalidAction, StateError
from coatl.core.events import Event, visible_events
from coatl.core.game import Game, State
from coatl.core.record import Recorder, format_record, parse_record, replay
from coatl.testing.encodings import Encoded
from coatl.testing.promises import require

MAX_DECISIONS = 20_000
STRANGERS: tuple[Any, ...] = (
    *(-1, -2, 10**12, 2**31, 2**63, -(2**63) - 1, 10**5000),
    *(0.0, 0.5, 1.0, float("nan"), 1j, "", "0", b"0", (), [0], {}, object(), Ellipsis),
)
"""What names neither a seat nor an action of any game."""


def check_game(game: Game[Any, Any, Any], options: Any, seed: int, *, thorough: int = 5) -> int:
    """Play one random game and check every promise of the contract; return its decisions.

    The costly checks (views, samples, illegal actions) are made at every `thorough`-th decision.
    """
    rng = random.Random(seed)
    recorder: Recorder[Any, Any, Any] = Recorder(game, options, SeededChance(seed, game.sources))
    state = recorder.state
    rows = Encoded(game, options)
    past: list[tuple[State, bytes]] = []
    decisions = 0
    _check_strangers(game, state, rng)
    while not state.is_over:
        acting = state.acting
        require(len(acting) > 0, "a running game has a seat that may act")
        require(state.to_act == acting[0], "to_act is the first acting seat")
        require(state.is_simultaneous or len(acting) == 1, "several act only at the same time")
        seat = rng.choice(acting)
        legal = state.legal_actions(seat)
        _check_legal(game, state, seat, legal)
        past.append((state.clone(), state.to_bytes()))
        if decisions % thorough == 0:
            _check_scores(state)
            _check_copies(game, state)
            _check_refusals(game, state, seat, legal, rng)
            _check_views(game, state, rng, rows)
        action = rng.choice(legal)
        twin = state.clone()
        events: list[Event] = []
        recorder.apply(seat, action, events)
        _check_events(events, state.seat_count)
        _check_unchecked_path(recorder, twin, seat, action)
        state.check()
        decisions += 1
        require(decisions < MAX_DECISIONS, "every game ends")
    _check_end(game, state)
    _check_strangers(game, state, rng)
    for old, data in past:
        require(old.to_bytes() == data, "past states never change")
    _check_record(game, recorder, past)
    return decisions


def _check_legal(game: Game[Any, Any, Any], state: State, seat: int, legal: list[int]) -> None:
    require(len(legal) > 0, "an acting seat has a legal action")
    require(legal == sorted(set(legal)), "legal actions are sorted and unique")
    require(all(0 <= action < game.action_count for action in legal), "action ids are in range")
    mask = state.legal_mask(seat)
    require(len(mask) == game.action_count, "the mask has a byte for each action")
    require([i for i, bit in enumerate(mask) if bit] == legal, "mask and legal list agree")
    texts = [game.describe_action(action).text for action in legal]
    require(len(set(texts)) == len(texts), "legal actions have different texts")
    parsed = [game.parse_action(text) for text in texts]
    require(parsed == legal, "an action's text names the action")
    for other in range(state.seat_count):
        if other not in state.acting:
            require(state.legal_actions(other) == [], "only acting seats have legal actions")


def _check_copies(game: Game[Any, Any, Any], state: State) -> None:
    data = state.to_bytes()
    require(state.clone().to_bytes() == data, "a clone is equal")
    require(game.from_bytes(data).to_bytes() == data, "bytes read back give the same bytes")
    other = game.from_bytes(data)
    fresh = state.clone()
    fresh.copy_from(other)
    require(fresh.to_bytes() == data, "copy_from makes an equal state")
    for seat in state.acting:
        same = other.legal_actions(seat) == state.legal_actions(seat)
        require(same, "equal states have equal legal actions")


def _check_refusals(
    game: Game[Any, Any, Any], state: State, seat: int, legal: list[int], rng: random.Random
) -> None:
    data = state.to_bytes()
    chance = SeededChance(0, game.sources)
    allowed = set(legal)
    candidates = [rng.randrange(-1, game.action_count + 1) for _ in range(20)]
    for action in candidates:
        if action in allowed:
            continue
        try:
            state.apply(seat, action, chance)
        except (IllegalAction, InvalidAction) as error:
            require("\n" not in str(error) and str(error) != "", "a refusal is one line")
        else:
            require(False, f"action {action} is illegal and refused")
    for other in range(state.seat_count):
        if other not in state.acting:
            try:
                state.apply(other, legal[0], chance)
            except CoatlError:
                pass
            else:
                require(False, "a seat that may not act is refused")
    require(state.to_bytes() == data, "a refused action changes nothing")


def _check_strangers(game: Game[Any, Any, Any], state: State, rng: random.Random) -> None:
    data = state.to_bytes()
    chance = SeededChance(0, game.sources)
    beyond = rng.randrange(game.action_count, 2**70)
    for value in (*STRANGERS, None, beyond, -beyond):
        _must_refuse(InvalidAction, value, lambda v: state.apply(0, v, chance))
        _must_refuse(InvalidAction, value, game.describe_action)
    for value in (*STRANGERS, state.seat_count, beyond, -beyond):
        _must_refuse(StateError, value, lambda v: game.observe(state, v))
    for value in (*STRANGERS, None, state.seat_count, beyond, -beyond):
        _must_refuse(StateError, value, state.legal_actions)
        _must_refuse(StateError, value, state.legal_mask)
        _must_refuse(StateError, value, lambda v: state.apply(v, 0, chance))
    require(state.to_bytes() == data, "what is refused changes nothing")


def _must_refuse(expected: type[CoatlError], value: Any, call: Callable[[Any], object]) -> None:
    try:
        call(value)
    except expected as error:
        require("\n" not in str(error) and str(error) != "", "a refusal is one line")
    except Exception as error:
        promise = f"what is no seat or action is refused with {expected.__name__}"
        raise AssertionError(f"contract broken: {promise}, not with {error!r}") from error
    else:
        require(False, "what is no seat or action is refused")


def _check_scores(state: State) -> None:
    result = state.result()
    scores = tuple(standing.score for standing in result.standings)
    require(scores == state.scores(), "the result has the scores")
    seats = tuple(standing.seat for standing in result.standings)
    require(seats == tuple(range(state.seat_count)), "the result lists all seats in order")
    names = len(result.tie_break_names)
    whole = all(len(standing.tie_breaks) == names for standing in result.standings)
    require(whole, "every standing has all tie-breaks")


def _check_views(
    game: Game[Any, Any, Any], state: State, rng: random.Random, rows: Encoded
) -> None:
    for seat in (None, *range(state.seat_count)):
        view = game.observe(state, seat)
        require(view.seat == seat, "a view says whose it is")
        sampled = game.sample_state(view, rng)
        sampled.check()
        seen = game.observe(sampled, seat)
        require(seen == view, "a sampled state looks the same to its observer")
        same_text = game.format_view(seen) == game.format_view(view)
        require(same_text, "equal views have equal texts")
        require(sampled.result() == state.result(), "scores and ranks follow from what all know")
        if seat is not None and not state.is_over:
            same = sampled.legal_actions(seat) == state.legal_actions(seat)
            require(same, "a seat's legal actions follow from what it knows")
        if seat is not None:
            rows.check(state, sampled, seat)


def _check_events(events: list[Event], seats: int) -> None:
    for event in events:
        for seat in (None, *range(seats)):
            seen = event.seen_by(seat)
            if seen is not None and seat != event.seat:
                require(not seen.secret, "secrets of an event are its seat's alone")
                require(not event.private, "a private event is its seat's alone")
    for seat in range(seats):
        own = [event for event in events if event.seat == seat]
        shown = [event for event in visible_events(events, seat) if event.seat == seat]
        require(own == shown, "a seat sees all of its own events")


def _check_unchecked_path(
    recorder: Recorder[Any, Any, Any], twin: State, seat: int, action: int
) -> None:
    twin.apply_unchecked(seat, action, recorder.last_step_chance())
    same = twin.to_bytes() == recorder.state.to_bytes()
    require(same, "the unchecked path, without events, does the same")


def _check_end(game: Game[Any, Any, Any], state: State) -> None:
    require(state.acting == () and state.to_act == -1, "nobody acts when the game is over")
    for seat in range(state.seat_count):
        require(state.legal_actions(seat) == [], "nothing is legal when the game is over")
    _check_scores(state)
    require(len(state.result().winners) >= 1 or state.seat_count == 1, "somebody wins")


def _check_record(
    game: Game[Any, Any, Any],
    recorder: Recorder[Any, Any, Any],
    past: list[tuple[State, bytes]],
) -> None:
    names = tuple(f"Player {seat + 1}" for seat in range(recorder.state.seat_count))
    record = recorder.record(players=names, commitment="ab12")
    text = format_record(game, record)
    read = parse_record(game, text)
    require(read == record, "a record's text reads back as the same record")
    require(format_record(game, read) == text, "a record's text is canonical")
    states = [state.to_bytes() for state, _ in replay(game, read)]
    require(states[-1] == recorder.state.to_bytes(), "a replay ends in the same state")
    require(states[0] == past[0][1], "a replay begins with the same deal")
    simultaneous = sum(state.is_simultaneous for state, _ in past)
    later = [data for _, data in past[simultaneous:]]
    require(states[simultaneous:-1] == later, "a replay passes through the same states")
