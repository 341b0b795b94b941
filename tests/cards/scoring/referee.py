"""The whole card game a second time, slow and plain, written from the rules alone.

It is told what was drawn and keeps its own account of everything; `test_card_referee.py` compares
it with the engine after every action. Patterns are those of `card_oracle.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from . import oracle

Held = list[tuple[str, int]]
"""Prophecies with their levels, in order of arrival."""

POINTS = {0: 0, 1: 2, 2: 5, 3: 6}
GOD_LETTERS = {"y": "yellow", "g": "green", "b": "blue", "p": "pink"}
KINDS = ["YR", "YK", "YG", "YB", "RK", "RG", "RB", "KG", "KB", "GB"]


@dataclass
class Card:
    pattern: str
    god: str


@dataclass
class Player:
    hand: Counter[str]
    held: Held
    row: oracle.Row = field(default_factory=list)
    robbed: list[int] = field(default_factory=list)
    score: tuple[int, int, int] | None = None


def kind_of(letters: str) -> str:
    return letters if letters in KINDS else letters[::-1]


class Referee:
    """An account of a game, begun from what lies on the table after the set-up."""

    def __init__(
        self,
        cards: dict[str, Card],
        players: list[Player],
        supply: list[str],
        objectives: list[str],
        deck: int,
        discard: list[str],
        prophecies: int,
        carl: Held | None = None,
        rounds: int = 5,
    ) -> None:
        self.cards = cards
        self.players = players
        self.supply = supply
        self.goal = 2 if len(players) > 2 else 3
        self.objectives = objectives
        self.deck = deck
        self.discard = discard
        self.prophecies = prophecies
        self.carl = carl
        self.carl_points = 0
        self.rounds = rounds
        self.round = 1
        self.turn = 0
        self.left = 2
        self.phase = "play"
        self.new: set[int] = set()
        self.revealed = ""
        self.lost: list[str] = []
        self.dropping: list[str] = []

    # What is allowed

    def legal(self) -> list[str]:
        player = self.players[self.turn]
        if self.phase == "play":
            plays = [text for kind in player.hand for text in self._plays(kind)]
            return sorted(plays + [f"discard {kind}" for kind in player.hand])
        if self.phase == "revealed":
            return sorted(self._plays(self.revealed))
        if self.phase in ("head", "tail"):
            return sorted(f"{self.phase} {colour}" for colour in oracle.COLOURS)
        if self.phase == "drop":
            return sorted(f"drop {card}" for card in self.dropping)
        if self.phase == "fulfil":
            return sorted([f"fulfil {card}" for card in self._fulfillable()] + ["done"])
        return []

    def _plays(self, kind: str) -> list[str]:
        places = oracle.PLACES if self.players[self.turn].row else ("start",)
        return [f"play {card} {place}" for card in (kind, kind[::-1]) for place in places]

    def _created(self, card: str) -> int:
        row = self.players[self.turn].row
        return oracle.level_created(self.cards[card].pattern, row, self.new)

    def _count(self, card: str) -> int:
        return len(oracle.occurrences(self.cards[card].pattern, self.players[self.turn].row))

    def _fulfillable(self) -> list[str]:
        player = self.players[self.turn]
        found = [c for c, level in player.held if level < 3 and self._created(c) > level]
        found += [card for card in self.supply if self._created(card)]
        for victim, held in self._victims():
            limit = 2 if victim < 0 else 1
            if player.robbed.count(victim) < limit:
                found += [card for card, level in held if level < 3 and self._created(card)]
        return found

    def _victims(self) -> list[tuple[int, Held]]:
        if self.carl is not None:
            return [(-1, self.carl)]
        count = len(self.players)
        neighbours = {(self.turn + 1) % count, (self.turn - 1) % count}
        return [(number, self.players[number].held) for number in sorted(neighbours)]

    # What happens

    def apply(self, text: str, draws: Iterator[str]) -> None:
        verb, _, rest = text.partition(" ")
        player = self.players[self.turn]
        if verb == "discard":
            player.hand -= Counter([rest])
            self.discard.append(rest)
            self.revealed = self._draw(draws)
            self.phase = "revealed"
        elif verb == "play":
            letters, _, place = rest.partition(" ")
            if self.phase == "play":
                player.hand -= Counter([kind_of(letters)])
            before = {card: self._count(card) for card, _ in player.held}
            player.row, self.new = oracle.place(player.row, letters, place)
            self._settle(before, draws)
        elif verb in ("head", "tail"):
            if verb == "head":
                player.row, self.new = [(rest, False), *player.row], {0}
            else:
                player.row, self.new = [*player.row, (rest, False)], {len(player.row)}
            self._settle({}, draws)
        elif verb == "drop":
            self._drop(rest)
            self._drop_on(draws)
        elif verb == "fulfil":
            self._fulfil(rest)
            self._go_on(draws)
        else:
            self._next_card(draws)

    def _settle(self, before: dict[str, int], draws: Iterator[str]) -> None:
        self.left -= 1
        for card, level in self.players[self.turn].held:
            if level < 3 and card in before:
                if self._count(card) < min(before[card], level):
                    self.dropping.append(card)
        self._drop_on(draws)

    def _drop_on(self, draws: Iterator[str]) -> None:
        landing = [self._count(card) for card in self.dropping if self._count(card)]
        if self.carl is not None and len(set(landing)) < len(landing):
            self.phase = "drop"
            return
        for card in list(self.dropping):
            self._drop(card)
        self._go_on(draws)

    def _drop(self, card: str) -> None:
        held = self.players[self.turn].held
        self.dropping.remove(card)
        held[:] = [item for item in held if item[0] != card]
        if self.carl is not None and not self._count(card):
            self.lost.append(card)
        else:
            held.append((card, self._count(card)))

    def _fulfil(self, card: str) -> None:
        player = self.players[self.turn]
        level = self._created(card)
        for victim, held in self._victims():
            if card in [other for other, _ in held]:
                held[:] = [item for item in held if item[0] != card]
                player.robbed.append(victim)
        player.held = [item for item in player.held if item[0] != card]
        self.supply = [other for other in self.supply if other != card]
        player.held.append((card, level))

    def _go_on(self, draws: Iterator[str]) -> None:
        if self._fulfillable():
            self.phase = "fulfil"
        else:
            self._next_card(draws)

    def _next_card(self, draws: Iterator[str]) -> None:
        if self.left:
            self.phase = "tail" if self.round == self.rounds else "play"
            return
        player = self.players[self.turn]
        if self.round == self.rounds:
            player.score = self._score(player)
        elif self.round < self.rounds - 1:
            while player.hand.total() < 4:
                player.hand[self._draw(draws)] += 1
        self._refill(draws)
        self.turn += 1
        if self.turn == len(self.players):
            self.turn = 0
            if self.round == self.rounds:
                self.phase = "over"
                return
            self.round += 1
            self._begin_round(draws)
        self.left = 2
        self.phase = "head" if self.round == self.rounds else "play"

    def _begin_round(self, draws: Iterator[str]) -> None:
        for player in self.players:
            player.robbed = []
            if self.round == self.rounds:
                self.discard += list(player.hand.elements())
                player.hand = Counter()
        if self.carl is not None:
            self._carl_turn(self.carl, draws)
            if self.round == self.rounds:
                self.carl_points = sum(POINTS[level] for _, level in self.carl)

    def _draw(self, draws: Iterator[str]) -> str:
        if not self.deck:
            self.deck, self.discard = len(self.discard), []
        self.deck -= 1
        return next(draws)

    def _refill(self, draws: Iterator[str]) -> None:
        while len(self.supply) < self.goal and self.prophecies:
            self.prophecies -= 1
            self.supply.append(next(draws))

    # CARL (C10.4)

    def _carl_turn(self, carl: Held, draws: Iterator[str]) -> None:
        feather = self._draw(draws)
        god = next(draws)
        player = self.players[0]
        for name in ("blue", "yellow", "pink"):
            for _ in range(2 if name == god else 1):
                if name == "blue":
                    self._carl_upgrade(carl, feather)
                elif name == "yellow":
                    self._carl_steal(carl, player.held, feather)
                else:
                    self._carl_fulfil(carl, feather)
        self.discard.append(feather)
        self._refill(draws)

    def _prefers(self, card: str, feather: str) -> bool:
        return any(colour in self.cards[card].pattern for colour in feather)

    def _pick(self, held: Held, feather: str) -> tuple[str, int] | None:
        open_ones = [item for item in held if item[1] < 3]
        wanted = [item for item in open_ones if self._prefers(item[0], feather)] or open_ones
        highest = max((level for _, level in wanted), default=0)
        return next((item for item in wanted if item[1] == highest), None)

    def _carl_upgrade(self, carl: Held, feather: str) -> None:
        if item := self._pick(carl, feather):
            carl.remove(item)
            carl.append((item[0], item[1] + 1))

    def _carl_steal(self, carl: Held, held: Held, feather: str) -> None:
        if item := self._pick(held, feather):
            held.remove(item)
            carl.append(item)

    def _carl_fulfil(self, carl: Held, feather: str) -> None:
        wanted = [card for card in self.supply if self._prefers(card, feather)] or self.supply
        if wanted:
            carl.append((wanted[0], 1))
            self.supply.remove(wanted[0])

    # Scoring (C8)

    def _score(self, player: Player) -> tuple[int, int, int]:
        met = sum(self._is_met(objective, player) for objective in self.objectives)
        points = sum(POINTS[level] for _, level in player.held) + (0, 3, 7)[met]
        return points, met, sum(level == 3 for _, level in player.held)

    def _is_met(self, objective: str, player: Player) -> bool:
        colours = "".join(colour for colour, _ in player.row)
        levels = [(self.cards[card].god, level) for card, level in player.held if level]
        if objective.startswith("gods:"):
            gods = {god for god, _ in levels}
            return {GOD_LETTERS[letter] for letter in objective[5:]} <= gods
        if objective.startswith("lower:"):
            low, high = GOD_LETTERS[objective[6]], GOD_LETTERS[objective[8]]
            return any(
                god == low and other == high and level < above
                for god, level in levels
                for other, above in levels
            )
        if objective == "twins":
            return len(set(levels)) < len(levels)
        if objective.startswith("length>="):
            return len(colours) >= int(objective[8:])
        if objective.startswith("length<="):
            return len(colours) <= int(objective[8:])
        if objective == "run>=3":
            return any(3 * colour in colours for colour in oracle.COLOURS)
        if objective == "same>=6":
            return any(colours.count(colour) >= 6 for colour in oracle.COLOURS)
        first, second = objective[0], objective[2]
        return colours.count(first) == colours.count(second)
