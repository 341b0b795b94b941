"""Checks that a game's analysis answers in any position, for any reader, and betrays nothing."""

from __future__ import annotations

import json
import random
from typing import Any

from coatl.core.chance import SeededChance
from coatl.core.errors import InvalidAction
from coatl.core.events import Event
from coatl.core.game import Game, turn_of
from coatl.testing.promises import require


def check_analysis(game: Game[Any, Any, Any], options: Any, seed: int, *, every: int = 5) -> int:
    """Play one random game and ask everything at every so many decisions; return how many."""
    rng = random.Random(seed)
    chance = SeededChance(seed, game.sources)
    events: list[Event] = []
    state = game.new(options, chance, events)
    decisions = 0
    while not state.is_over:
        if decisions % every == 0:
            _check_position(game, state, rng)
        seat = state.to_act
        state.apply(seat, rng.choice(state.legal_actions(seat)), chance, events)
        decisions += 1
    _check_position(game, state, rng)
    _check_plain(game.analysis.explain_scores(state))
    for figure in game.analysis.count_figures(state, events):
        _check_plain(figure)
        require(len(figure["values"]) == state.seat_count, "a figure has a value for every seat")
    return decisions


def _check_position(game: Game[Any, Any, Any], state: Any, rng: random.Random) -> None:
    analysis = game.analysis
    before = state.to_bytes()
    _check_plain(analysis.count_points(state))
    require(len(turn_of(state)) == 3, "a state says which turn it is")
    for reader in (None, *range(state.seat_count)):
        view = game.observe(state, reader)
        require(view.game == game.name, "a view says which game it is")
        other = game.sample_state(view, rng)
        seen = game.observe(other, reader)
        _check_plain(analysis.describe_view(view))
        _check_plain(list(analysis.find_warnings(view)))
        same = analysis.describe_view(seen) == analysis.describe_view(view)
        require(same, "equal views are described alike")
        if reader is not None:
            _check_lens(game, state, other, reader)
            _check_reasons(game, state, reader, rng)
    require(state.to_bytes() == before, "asking changes nothing")


def _check_lens(game: Game[Any, Any, Any], state: Any, other: Any, seat: int) -> None:
    legal = state.legal_actions(seat)
    lens = game.analysis.find_lens(state, game.observe(state, seat), seat, legal)
    _check_plain(lens)
    again = game.analysis.find_lens(other, game.observe(other, seat), seat, legal)
    require(again == lens, "a lens follows from what its reader knows")
    for action in legal[:3]:
        gain, _ = game.analysis.find_gain(state, game.observe(state, seat), seat, action)
        require(isinstance(gain, int), "a gain is a number")


def _check_reasons(game: Game[Any, Any, Any], state: Any, seat: int, rng: random.Random) -> None:
    legal = state.legal_actions(seat)
    for action in rng.sample(legal, min(3, len(legal))):
        described = game.describe_action(action)
        found = game.analysis.find_reasons(state, seat, [described.kind], described.args)
        require(found == [], "what is legal needs no reason")
        require(game.analysis.read_action(described.text) == action, "an action's text is read")
    texts = _texts(game)
    for text in rng.sample(texts, min(5, len(texts))):
        action = game.parse_action(text)
        described = game.describe_action(action)
        found = game.analysis.find_reasons(state, seat, [described.kind], described.args)
        if action not in legal:
            require(bool(found) or _has_legal(game, legal, described), "a refusal has a reason")
        for reason in found:
            _check_plain(reason)
            require(bool(reason["code"]) and "\n" not in reason["message"], "a reason is one line")


def _has_legal(game: Game[Any, Any, Any], legal: list[int], meant: Any) -> bool:
    """Tell whether something that the same words may mean is legal."""
    others = (game.describe_action(action) for action in legal)
    return any(o.kind == meant.kind and meant.args.items() <= o.args.items() for o in others)


def _texts(game: Game[Any, Any, Any]) -> list[str]:
    found = []
    for action in range(game.action_count):
        try:
            found.append(game.describe_action(action).text)
        except InvalidAction:  # kept free
            continue
    return found


def _check_plain(data: Any) -> None:
    require(json.loads(json.dumps(data)) == data, "answers are plain data")
