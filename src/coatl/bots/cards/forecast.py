"""What simulated games came to: the hopes and fears of an advice."""

from __future__ import annotations

from dataclasses import dataclass, field

from coatl.bots.advice import Fear, Hope
from coatl.bots.cards.search import compare
from coatl.bots.trials import Ending, share_victory
from coatl.cards.codes import CARL_SEAT, EMPTY, LEVEL_POINTS, OBJECTIVE_POINTS
from coatl.cards.deck import load_deck
from coatl.cards.state import State


@dataclass(slots=True)
class Forecast:
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
    endings: list[Ending] = field(default_factory=list)

    def note_own(self, state: State, seat: int) -> set[int]:
        """Note what scored, now that the score is fixed (C8.1); return the cards still held."""
        player = state.seats[seat]
        self.games += 1
        self.points += player.points
        for card, level in player.held.pairs():
            if level > 0:
                name = load_deck().prophecies[card].id
                self.hits.setdefault(name, []).append(LEVEL_POINTS[level])
        if player.objectives and state.temple != EMPTY:
            name = load_deck().temples[state.temple].id
            self.hits.setdefault(name, []).append(OBJECTIVE_POINTS[player.objectives])
        return {card for card, _ in player.held.pairs()}

    def note_others(self, state: State, seat: int, missing: set[int]) -> None:
        """Note who won, and who holds what is missing, now that the game is over."""
        holders = {number: player.held for number, player in enumerate(state.seats)}
        if state.is_solo:
            holders = {CARL_SEAT: state.carl}
        for number, held in holders.items():
            for card, _ in held.pairs():
                if card in missing and number != seat:
                    key = (number, load_deck().prophecies[card].id)
                    self.thefts[key] = self.thefts.get(key, 0) + 1
        self.endings.append(ending_of(state))
        player = state.seats[seat]
        if state.is_solo:
            results = {CARL_SEAT: 2 if player.points > state.carl_points else 0}
        else:
            others = [number for number in range(state.seat_count) if number != seat]
            results = {number: compare(player, state.seats[number]) for number in others}
        self.wins += min(results.values()) / 2
        if min(results.values()) == 0:
            best = max(results, key=lambda number: _points(state, number))
            self.victories[best] = self.victories.get(best, 0) + 1

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


def ending_of(state: State) -> Ending:
    """Return how a finished game, or a finished competition with CARL, ended."""
    shares = share_victory(state.result().winners, state.seat_count)
    points = state.scores()
    return Ending((*points, state.carl_points) if state.is_solo else points, shares)


def _points(state: State, number: int) -> int:
    return state.carl_points if number == CARL_SEAT else state.seats[number].points
