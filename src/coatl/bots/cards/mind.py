"""The levels of the card game, and how one decides and explains itself."""

from __future__ import annotations

import random
from collections.abc import Sequence

from coatl.bots.advice import Advice, WholeTurn, distinct
from coatl.bots.advising import allow_games, conclude
from coatl.bots.base import Budget
from coatl.bots.cards.policy import Policy
from coatl.bots.cards.ranking import BLIND, CARD, FUTURE, PLAIN, TURN, Ranker, Ranking, Style
from coatl.bots.cards.trials import CardTrials, foretell, whole_turn
from coatl.bots.trials import Ending
from coatl.cards.belief import Belief
from coatl.cards.codes import HEAD, PLAY
from coatl.cards.state import State
from coatl.cards.view import CardView, observe
from coatl.core.chance import QuickChance
from coatl.core.errors import OptionError

STYLES = {
    style.name: style
    for style in (
        Style("novice", CARD, judgement=PLAIN, noise=1100),
        Style("apprentice", CARD, judgement=PLAIN, noise=550),
        Style("carver", TURN, judgement=BLIND, plans=16, noise=750),
        Style("priest", FUTURE, plans=12, noise=900, budget=Budget(iterations=80)),
        Style(
            "high-priest",
            FUTURE,
            plans=24,
            trust=15,
            is_patient=True,
            budget=Budget(milliseconds=1900),
        ),
    )
}

PROPOSALS = 6
"""The most ways to play a turn that advice compares."""
CONSIDERED = 16
"""The most that they are chosen from: some are others in another order."""
GAMES = 240
"""Games that each of them is played out in, if there is time."""
GAMES_SHARE = 0.4
"""The part of a budget in time for that; the rest is for the search before."""
SOUND = 0.5
"""How many points less than the best choice a plan may be worth to be proposed first."""
FIRST_SHARE = 0.8
"""The part of a turn's budget for its first decision, where the whole turn is planned."""
LATER_SHARE = 0.1
"""The part for thinking again after a Feather card was revealed; that can happen twice."""


class CardMind:
    """One level of the card game; it remembers the plan of its turn while all goes as foreseen."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self._rankers: dict[tuple[int, bool], Ranker] = {}
        self._foreseen: list[tuple[CardView, int]] = []

    def decide(
        self, view: CardView, legal: list[int], rng: random.Random, budget: Budget | None = None
    ) -> int:
        """Return one of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        for number, (expected, action) in enumerate(self._foreseen):
            if expected == view:
                del self._foreseen[: number + 1]
                return action
        ranking = self._think(view, legal, rng, budget)
        self._foreseen = foresee(view, ranking.plan)[1:]
        return ranking.order[0]

    def advise(
        self,
        view: CardView,
        legal: list[int],
        rng: random.Random,
        budget: Budget | None = None,
        also: Sequence[int] = (),
    ) -> Advice:
        """Judge ways to play the rest of the turn, and say what speaks for the best one."""
        trials = self.try_out(view, legal, rng, budget, also)
        trials.play(*allow_games(budget or self.style.budget, GAMES, GAMES_SHARE))
        return conclude(self.style.name, trials, is_last_asked=bool(also))

    def try_out(
        self,
        view: CardView,
        legal: list[int],
        rng: random.Random,
        budget: Budget | None = None,
        also: Sequence[int] = (),
    ) -> CardTrials:
        """Find ways to play the rest of the turn, to be played out in the same games."""
        ranking = self._think(view, legal, rng, budget, 1.0 - GAMES_SHARE)
        ranker, belief = self._ranker(view), Belief(view)
        quick = QuickChance(rng.getrandbits(32))
        sample = belief.sample(quick)
        turns, sound = _propose(ranker.policy, sample, ranking)
        if also:
            turns.append(whole_turn(ranker.policy, sample, also))
        players, count = ranker.players, ranking.iterations
        return CardTrials(belief, players, turns, sound, view.turn, quick, count)

    def foretell(self, starts: Sequence[State], seed: int) -> list[Ending]:
        """Play on from each of some states as it is, by simulated players."""
        return foretell(self._ranker_for(starts[0]).players, starts, QuickChance(seed))

    def _ranker(self, view: CardView) -> Ranker:
        return self._ranker_for(State(view.options))

    def _ranker_for(self, example: State) -> Ranker:
        key = (example.seat_count, example.is_solo)
        if key not in self._rankers:
            self._rankers[key] = Ranker(self.style, example.clone())
        return self._rankers[key]

    def _think(
        self,
        view: CardView,
        legal: list[int],
        rng: random.Random,
        budget: Budget | None,
        share: float | None = None,
    ) -> Ranking:
        """Think, for a share of the budget or what is usual for such a decision."""
        if view.seat != view.turn:
            raise OptionError("a bot decides for the seat whose turn it is, from that seat's view")
        if share is None:
            is_first = view.plays_left == 2 and view.phase in (PLAY, HEAD)
            share = FIRST_SHARE if is_first else LATER_SHARE
        budget = (budget or self.style.budget).share(share)
        return self._ranker(view).rank(view, legal, rng, budget)


def foresee(view: CardView, plan: list[int]) -> list[tuple[CardView, int]]:
    """List what the seat will see before each action of its plan, as far as that is certain."""
    quick = QuickChance(1)
    state = Belief(view).sample(quick)
    foreseen = []
    for action in plan:
        if state.to_act != view.turn or state.round != view.round:
            break
        foreseen.append((observe(state, view.seat), action))
        state.apply_unchecked(view.turn, action, quick)
    return foreseen


def _propose(policy: Policy, state: State, ranking: Ranking) -> tuple[list[WholeTurn], list[bool]]:
    """Return the best turns that begin differently, and which of them are sound choices."""
    actions = ranking.order[:CONSIDERED]
    turns = [whole_turn(policy, state, ranking.plan_of(action)) for action in actions]
    chosen = distinct(turns, PROPOSALS)
    sound = [ranking.behind(actions[number]) <= SOUND for number in chosen]
    return [turns[number] for number in chosen], sound


def make_mind(level_name: str) -> CardMind:
    """Return a new mind of a level."""
    if level_name not in STYLES:
        raise OptionError(f"unknown level {level_name!r}: expected {' or '.join(STYLES)}")
    return CardMind(STYLES[level_name])
