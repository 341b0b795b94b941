"""The levels of the card game, and how one decides and explains itself."""

from __future__ import annotations

import random

from coatl.bots.advice import Advice, Ranked
from coatl.bots.base import Budget
from coatl.bots.cards.outlook import Outlook, look_out
from coatl.bots.cards.thinking import BLIND, CARD, FUTURE, PLAIN, TURN, Style, Thinker, Thought
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

OUTLOOK_GAMES = 64
"""How many whole games an advice is explained by."""
WIDTH = 15.0
"""How many points an action must be behind to be given half the value of the best."""
FIRST_SHARE = 0.8
"""The part of a turn's budget for its first decision, where the whole turn is planned."""
LATER_SHARE = 0.1
"""The part for thinking again after a Feather card was revealed; that can happen twice."""


class CardMind:
    """One level of the card game; it remembers the plan of its turn while all goes as foreseen."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self._thinkers: dict[tuple[int, bool], Thinker] = {}
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
        thought = self._think(view, legal, rng, budget)
        self._foreseen = foresee(view, thought.plan)[1:]
        return thought.order[0]

    def advise(
        self, view: CardView, legal: list[int], rng: random.Random, budget: Budget | None = None
    ) -> Advice:
        """Rank all legal actions and say why; a plan made before is not looked at.

        Hopes and fears come from a few more games, played out after the choice.
        """
        thought = self._think(view, legal, rng, budget)
        policy = self._thinker(view).players
        quick = QuickChance(rng.getrandbits(32))
        outlook = look_out(Belief(view), policy, thought.plan, view.turn, OUTLOOK_GAMES, quick)
        return Advice(
            self.style.name,
            rank(thought, outlook),
            outlook.hopes(),
            outlook.fears(),
            thought.iterations,
        )

    def _thinker(self, view: CardView) -> Thinker:
        key = (len(view.seats), view.carl is not None)
        if key not in self._thinkers:
            self._thinkers[key] = Thinker(self.style, State(view.options))
        return self._thinkers[key]

    def _think(
        self, view: CardView, legal: list[int], rng: random.Random, budget: Budget | None
    ) -> Thought:
        if view.seat != view.turn:
            raise OptionError("a bot decides for the seat whose turn it is, from that seat's view")
        is_first = view.plays_left == 2 and view.phase in (PLAY, HEAD)
        budget = (budget or self.style.budget).share(FIRST_SHARE if is_first else LATER_SHARE)
        return self._thinker(view).think(view, legal, rng, budget)


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


def rank(thought: Thought, outlook: Outlook) -> tuple[Ranked, ...]:
    """Give every legal action a value and expected points, in the order of the thought.

    The best one has those of the outlook; the others by how many points they are behind.
    """
    value = outlook.value
    points = outlook.points / outlook.games
    ranked: list[Ranked] = []
    behind = 0.0
    best = thought.order[0]
    for action in thought.order:
        visits = thought.visits_of(action)
        gap = (thought.worths[best] - thought.worths[action]) / 100
        if visits:
            gap = thought.mean_of(best) - thought.mean_of(action)
        behind = max(behind, gap)
        factor = WIDTH / (WIDTH + behind)
        ranked.append(Ranked(action, value * factor, max(0.0, points - behind), visits))
    return tuple(ranked)


def make_mind(level_name: str) -> CardMind:
    """Return a new mind of a level."""
    if level_name not in STYLES:
        raise OptionError(f"unknown level {level_name!r}: expected {' or '.join(STYLES)}")
    return CardMind(STYLES[level_name])
