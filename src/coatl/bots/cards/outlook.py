"""What whole games look like once a plan is carried out: the hopes and fears of an advice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from coatl.bots.advice import Fear, Hope, WholeTurn
from coatl.bots.base import Meter
from coatl.bots.cards.policy import Policy
from coatl.bots.cards.search import compare
from coatl.bots.cards.streams import Streams
from coatl.cards.belief import Belief
from coatl.cards.codes import CARL_SEAT, EMPTY, LEVEL_POINTS, OBJECTIVE_POINTS
from coatl.cards.deck import load_deck
from coatl.cards.state import State
from coatl.core.chance import QuickChance, RecordingChance
from coatl.core.game import turn_of


@dataclass(slots=True)
class Outlook:
    """Sums over simulated games from one plan to the end."""

    games: int = 0
    wins: float = 0.0
    points: int = 0
    hits: dict[str, list[int]] = field(default_factory=dict)
    """By card id: the points it scored in each game in which it scored."""
    thefts: dict[tuple[int, str], int] = field(default_factory=dict)
    """By thief and card id: games in which a card held after the turn was lost to somebody."""
    victories: dict[int, int] = field(default_factory=dict)
    """By seat: games that somebody else won."""

    @property
    def value(self) -> float:
        """The share of games won; a shared victory counts half."""
        return self.wins / self.games

    def means(self) -> dict[str, float]:
        """Return the mean points of each card, over all games."""
        return {card: sum(points) / self.games for card, points in self.hits.items()}

    def hopes(self) -> tuple[Hope, ...]:
        """List the cards that scored, those that bring most first."""
        found = [
            Hope(card, len(points) / self.games, sum(points) / len(points))
            for card, points in self.hits.items()
        ]
        return tuple(sorted(found, key=lambda hope: (-hope.chance * hope.points, hope.card)))

    def fears(self) -> tuple[Fear, ...]:
        """List what others stole for good and who won instead, the likeliest first."""
        found = [
            Fear("steals", thief, count / self.games, card)
            for (thief, card), count in self.thefts.items()
        ]
        found += [Fear("leads", seat, count / self.games) for seat, count in self.victories.items()]
        return tuple(sorted(found, key=lambda fear: (-fear.chance, fear.seat, fear.what)))


def look_out(
    belief: Belief,
    policy: Policy,
    plans: Sequence[Sequence[int]],
    seat: int,
    games: int,
    quick: QuickChance,
    meter: Meter,
) -> list[Outlook]:
    """Play plans and what follows to the end, all in the same deals with the same coming draws.

    The first game is played whatever the meter says.
    """
    outlooks = [Outlook() for _ in plans]
    sample, state = State(belief.base.options), State(belief.base.options)
    streams = Streams()
    for number in range(games):
        if number and not meter.grant(1):
            break
        belief.sample_into(sample, quick)
        sample.competition = 2  # the present competition is all that counts
        seed = quick.below(1 << 29)
        for plan, outlook in zip(plans, outlooks, strict=True):
            state.copy_from(sample)
            streams.restart(seed)
            _play(outlook, state, policy, plan, seat, streams)
    return outlooks


def _play(
    outlook: Outlook,
    state: State,
    policy: Policy,
    plan: Sequence[int],
    seat: int,
    streams: Streams,
) -> None:
    """Play one game to its end and note it."""
    policy.judge.count_all(state)
    for action in plan:
        policy.step(state, action, streams)
    held = {card for card, _ in state.seats[seat].held.pairs()}
    policy.play_out(state, streams, seat)
    kept = _note_own(outlook, state, seat)
    policy.play_out(state, streams, -1)
    _note_others(outlook, state, seat, held - kept)


def whole_turn(policy: Policy, state: State, steps: Sequence[int]) -> WholeTurn:
    """Return steps with what the policy would do after them, up to the turn's end or a draw."""
    state = state.clone()
    seat, turn = state.turn, turn_of(state)
    chance = RecordingChance(QuickChance(1))
    waiting = list(steps)
    done: list[int] = []
    policy.judge.count_all(state)
    while seat in state.acting and turn_of(state) == turn and not chance.outcomes:
        step = waiting.pop(0) if waiting else policy.choose(state, seat)
        policy.step(state, step, chance)
        done.append(step)
    return WholeTurn(tuple(done), state.to_bytes())


def _note_own(outlook: Outlook, state: State, seat: int) -> set[int]:
    """Note what scored, now that the score is fixed (C8.1); return the cards still held."""
    player = state.seats[seat]
    outlook.games += 1
    outlook.points += player.points
    for card, level in player.held.pairs():
        if level > 0:
            name = load_deck().prophecies[card].id
            outlook.hits.setdefault(name, []).append(LEVEL_POINTS[level])
    if player.objectives and state.temple != EMPTY:
        name = load_deck().temples[state.temple].id
        outlook.hits.setdefault(name, []).append(OBJECTIVE_POINTS[player.objectives])
    return {card for card, _ in player.held.pairs()}


def _note_others(outlook: Outlook, state: State, seat: int, missing: set[int]) -> None:
    holders = {number: player.held for number, player in enumerate(state.seats)}
    if state.is_solo:
        holders = {CARL_SEAT: state.carl}
    for number, held in holders.items():
        for card, _ in held.pairs():
            if card in missing and number != seat:
                key = (number, load_deck().prophecies[card].id)
                outlook.thefts[key] = outlook.thefts.get(key, 0) + 1
    player = state.seats[seat]
    if state.is_solo:
        results = {CARL_SEAT: 2 if player.points > state.carl_points else 0}
    else:
        others = [number for number in range(state.seat_count) if number != seat]
        results = {number: compare(player, state.seats[number]) for number in others}
    outlook.wins += min(results.values()) / 2
    if min(results.values()) == 0:
        best = max(results, key=lambda number: _points(state, number))
        outlook.victories[best] = outlook.victories.get(best, 0) + 1


def _points(state: State, number: int) -> int:
    return state.carl_points if number == CARL_SEAT else state.seats[number].points
