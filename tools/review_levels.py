"""Measure that reviews tell good play from bad: the mean error a turn of each level, and luck.

- `python tools/review_levels.py --game cards --games 100`: every level plays so many games with
  itself, all of them from the same deals, and they are reviewed. Printed are the mean loss a turn
  of each level, in percent of the chance to win and in points, and how much less that is than
  what the level before lost in the same deals.
- `--games 0 --mixed 200`: the mean luck of the weaker of two neighbours who play each other, which
  should be zero; `--pairs 100` measures the luck of each draw in so many pairs of games.

Intervals are 95%, over games: what is not sure about a single turn is part of how games differ.
Games lie in build/review_levels, so that the same command, or one with more games, goes on where
it was; other bots begin anew. `--jobs` and `--on` as for the tools that tune.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

from coatl.bots import LEVELS, make_bot
from coatl.bots.loading import code_digest
from coatl.core.chance import SeededChance
from coatl.core.game import Game
from coatl.core.record import Record, Recorder
from coatl.core.registry import get_game
from coatl.lab.workers import PLACES, work_in_order
from coatl.review import Depth, review_game
from coatl.review.depth import Effort

DEPTH = Depth("levels", Effort(800, 32, 256, 16, 16), Effort(600, 24, 320, 24, 24))
"""The curve is not wanted here, and costs a third."""
BUDGETS = {"high-priest": "high-priest@400it"}
NAMES = [level.name for level in LEVELS]
RESULTS = Path(__file__).resolve().parents[1] / "build" / "review_levels"
OFTEN = 50
"""Games between two looks at how it stands."""


class Found(NamedTuple):
    """What a review says of one game."""

    loss: float
    """Mean a turn with a choice, in percent of the chance to win, of all seats."""
    points: float
    """The same in points at the end."""
    luck: float
    """Of the first seat named, in percent of the chance to win."""


class Pairing(NamedTuple):
    """A game to play: its deal, and who sits where."""

    deal: str
    bots: tuple[str, str]
    weaker: int
    """Whose luck is counted."""

    @property
    def key(self) -> str:
        """The name under which it is kept."""
        return f"{self.deal}/{'/'.join(self.bots)}"


@dataclass(frozen=True, slots=True)
class Measure:
    """Plays and reviews a game, in any process."""

    game: str
    seed: str
    pairs: int = 0
    """For luck; 0: as many as `DEPTH` says."""

    def __call__(self, pairing: Pairing) -> Found:
        """Say what the review found."""
        game = get_game(self.game)
        record = record_of(game, pairing.bots, f"{self.seed}/{pairing.deal}")
        review = review_game(game, record, depth_with(self.pairs))
        chosen = [turn for turn in review["turns"] if turn["verdict"] != "only"]
        return Found(
            round(fmean(turn["loss"] / 10 for turn in chosen), 4),
            round(fmean(turn["points_loss"] for turn in chosen), 4),
            review["seats"][pairing.weaker]["sums"][0]["luck"],
        )


def depth_with(pairs: int) -> Depth:
    """Return the depth of these reviews, with so many pairs of games for luck."""
    if not pairs:
        return DEPTH
    board, cards = (replace(effort, luck=pairs) for effort in (DEPTH.board, DEPTH.cards))
    return Depth(DEPTH.name, board, cards)


def record_of(game: Game[Any, Any, Any], bots: Sequence[str], seed: str) -> Record[Any]:
    """Let bots play a game."""
    options = game.parse_options("", len(bots))
    recorder = Recorder(game, options, SeededChance(seed, game.sources))
    players = [make_bot(BUDGETS.get(bot, bot)) for bot in bots]
    rng = random.Random(seed)
    while (seat := recorder.state.to_act) >= 0:
        view, legal = game.observe(recorder.state, seat), recorder.state.legal_actions(seat)
        recorder.apply(seat, players[seat].decide(view, legal, rng))
    return recorder.record()


def equals(games: int) -> list[list[Pairing]]:
    """List by deal the games of all levels with themselves."""
    return [[Pairing(str(deal), (name, name), 0) for name in NAMES] for deal in range(games)]


def neighbours(games: int) -> list[Pairing]:
    """List games of a level with the one above it, by turns in either seat."""
    found = []
    for number in range(games):
        level = number % (len(NAMES) - 1)
        weaker = number // (len(NAMES) - 1) % 2
        pair = (NAMES[level + weaker], NAMES[level + 1 - weaker])
        found.append(Pairing(f"mixed/{number}", pair, weaker))
    return found


def kept_in(path: Path) -> dict[str, Found]:
    """Read the games that were reviewed before; a line that was cut short is none."""
    found: dict[str, Found] = {}
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        try:
            row = json.loads(line)
        except ValueError:
            continue
        found[row["game"]] = Found(row["loss"], row["points"], row["luck"])
    return found


def tell_levels(found: dict[str, Found], deals: Iterable[Sequence[Pairing]]) -> list[str]:
    """Say how much each level loses a turn, over the deals that all have played."""
    whole = [[found[each.key] for each in deal] for deal in deals if found.keys() >= _keys(deal)]
    lines = []
    for level, name in enumerate(NAMES):
        of_level = [deal[level] for deal in whole]
        percent = show([one.loss for one in of_level])
        points = show([one.points for one in of_level])
        told = f"{name:12} {percent} % a turn, {points} points"
        if level:
            less = show([deal[level - 1].loss - deal[level].loss for deal in whole])
            fewer = show([deal[level - 1].points - deal[level].points for deal in whole])
            told += f"; {less} %, {fewer} points less than the level before"
        lines.append(f"{told}; {len(whole)} games")
    return lines


def _keys(deal: Sequence[Pairing]) -> set[str]:
    return {each.key for each in deal}


def tell_luck(found: dict[str, Found], games: Sequence[Pairing]) -> str:
    """Say how lucky the weaker of neighbours were."""
    luck = [found[each.key].luck for each in games if each.key in found]
    return f"luck of the weaker of neighbours {show(luck)} %; {len(luck)} games"


def show(values: Sequence[float]) -> str:
    """Write a mean with its 95% interval."""
    if len(values) < 2:
        return "   ?"
    return f"{fmean(values):6.2f} ± {1.96 * stdev(values) / sqrt(len(values)):4.2f}"


def main() -> None:
    """Play, review and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="board", choices=("board", "cards"))
    parser.add_argument("--games", type=int, default=15, help="games of each level with itself")
    parser.add_argument("--mixed", type=int, default=0, help="games of neighbours, for luck")
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--pairs", type=int, default=0, help="pairs of games a draw, for luck")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    parser.add_argument("--on", choices=PLACES, default=PLACES[0], help="where games are played")
    given = parser.parse_args()
    deals, mixed = equals(given.games), neighbours(given.mixed)
    code = code_digest(NAMES[-1], given.game)
    with_pairs = f"-{given.pairs}pairs" if given.pairs else ""
    path = RESULTS / f"{given.game}-{given.seed}{with_pairs}-{code}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    found = kept_in(path)
    left = [each for each in [*chain(*deals), *mixed] if each.key not in found]
    results = work_in_order(
        Measure(given.game, given.seed, given.pairs), left, given.jobs, given.on
    )
    with path.open("a", encoding="utf-8") as file:
        for number, (pairing, result) in enumerate(zip(left, results, strict=True), 1):
            found[pairing.key] = result
            print(json.dumps({"game": pairing.key, **result._asdict()}), file=file, flush=True)
            if number % OFTEN == 0:
                print(f"{number} of {len(left)} games", *tell(found, deals, mixed), sep="\n")
    print(*tell(found, deals, mixed), sep="\n")


def tell(
    found: dict[str, Found], deals: Sequence[Sequence[Pairing]], mixed: Sequence[Pairing]
) -> list[str]:
    """Say how it stands."""
    return [
        *(tell_levels(found, deals) if deals else ()),
        *([tell_luck(found, mixed)] if mixed else ()),
    ]


if __name__ == "__main__":
    main()
