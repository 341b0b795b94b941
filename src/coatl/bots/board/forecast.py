"""What simulated games came to: the hopes and fears of an advice."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from coatl.board.codes import EMPTY, THIRD
from coatl.board.deck import load_deck
from coatl.board.patterns import count_met, count_times, prophecy_points, temple_points
from coatl.board.serpent import Serpent
from coatl.board.state import State
from coatl.bots.advice import Fear, Hope
from coatl.bots.trials import Ending, share_victory

MOST_HOPES = 8
MOST_FEARS = 6


@dataclass(slots=True)
class Forecast:
    """Sums over games that were played to their end."""

    games: int = 0
    wins: float = 0.0
    """A shared victory counts in parts."""
    points: int = 0
    scored: dict[str, list[int]] = field(default_factory=dict)
    """By card id: the points it scored in each game in which it scored, on all Cóatls together."""
    ended: Counter[int] = field(default_factory=Counter)
    """By seat: games that somebody else ended with a third Cóatl."""
    ahead: Counter[int] = field(default_factory=Counter)
    """By seat: games that somebody else won."""
    taken: Counter[tuple[int, str]] = field(default_factory=Counter)
    """By seat and piece or card: games in which it was taken next by somebody else."""
    endings: list[Ending] = field(default_factory=list)

    def note(self, state: State, seat: int) -> None:
        """Count one finished game."""
        player = state.seats[seat]
        self.games += 1
        self.points += player.points
        totals: Counter[str] = Counter()
        for serpent in player.finished[: player.finished_count]:
            totals.update(card_points(serpent, state.strict_ends))
        for card, points in totals.items():
            if points:
                self.scored.setdefault(card, []).append(points)
        if state.ending == THIRD and state.trigger != seat:
            self.ended[state.trigger] += 1
        ending = ending_of(state)
        self.endings.append(ending)
        self.wins += ending.shares[seat]
        if not ending.shares[seat]:
            self.ahead[ending.shares.index(max(ending.shares))] += 1

    @property
    def value(self) -> float:
        """The share of games won; a shared victory counts in parts."""
        return self.wins / self.games

    def means(self) -> dict[str, float]:
        """Return the mean points of each card, over all games."""
        return {card: sum(points) / self.games for card, points in self.scored.items()}

    def hopes(self) -> tuple[Hope, ...]:
        """List the cards that scored, those that bring most first."""
        found = [
            Hope(card, len(points) / self.games, sum(points) / len(points))
            for card, points in self.scored.items()
        ]
        found.sort(key=lambda hope: (-hope.chance * hope.points, hope.card))
        return tuple(found[:MOST_HOPES])

    def fears(self) -> tuple[Fear, ...]:
        """List what others did, the likeliest first."""
        found = [Fear("ends", seat, count / self.games) for seat, count in self.ended.items()]
        found += [Fear("leads", seat, count / self.games) for seat, count in self.ahead.items()]
        found += [
            Fear("takes", seat, count / self.games, what)
            for (seat, what), count in self.taken.items()
        ]
        found.sort(key=lambda fear: (-fear.chance, fear.kind, fear.seat, fear.what))
        return tuple(found[:MOST_FEARS])


def ending_of(state: State) -> Ending:
    """Return how a finished game ended."""
    return Ending(state.scores(), share_victory(state.result().winners, state.seat_count))


def card_points(serpent: Serpent, strict: bool) -> dict[str, int]:
    """Return what each card beside a complete Cóatl pays, by its id."""
    deck = load_deck()
    points = {
        deck.prophecies[card].id: prophecy_points(card, count_times(card, serpent, strict))
        for card in serpent.card_list()
    }
    temple = serpent.temple
    if temple != EMPTY:
        points[deck.temples[temple].id] = temple_points(temple, count_met(temple, serpent))
    return points
