"""Provably fair games: proof that nobody chose the chance outcomes of a record.

1. The server makes a secret (`make_secret`) and shows its hash (`commit`) to every seat.
2. Every seat gives a nonce (`check_nonce`).
3. All chance of the game is `SeededChance(make_seed(secret, nonces), game.sources)`.
4. After the end the record holds commitment, nonces and secret, and `verify_record` draws every
   outcome again.

`commitment.py` has the formulas, `docs/records.md` all that is needed to check a game in another
language.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from coatl.core.chance import Outcome, RecordingChance, SeededChance
from coatl.core.commitment import BOT_NONCE as BOT_NONCE
from coatl.core.commitment import check_nonce as check_nonce
from coatl.core.commitment import commit as commit
from coatl.core.commitment import make_secret as make_secret
from coatl.core.commitment import make_seed as make_seed
from coatl.core.errors import RecordError
from coatl.core.game import Game, State, View
from coatl.core.record import replay
from coatl.core.record_text import (
    HEADER_LINES,
    Record,
    check_trailer,
    field_place,
    outcome_place,
)
from coatl.core.results import Result, rank_with_resigned

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
O = TypeVar("O")  # noqa: E741 - options


class NoProof(RecordError):
    """A record without what would prove it fair; it may be fair or not."""


class Unfair(RecordError):
    """A record with a chance outcome that does not follow from its secret and nonces."""


UNPROVEN = ("options", "players", "actions", "resigned")
"""What a record says that no proof covers.

The chance was drawn for these options and followed these actions, both keep the rules, and the
scores follow from them; that they were the ones played, by whom, and who gave up, is the record's
word. Whoever had the file could have written something else that fits as well.
"""


@dataclass(frozen=True, slots=True)
class FairReport:
    """What a record that passed proves, and what it only says."""

    commitment: str
    nonces: tuple[str, ...]
    seed: str
    checked: int
    """How many outcomes follow from the seed: all that this game drew."""
    taken_over: int
    """How many outcomes came with the steps of another game; nothing is proved about them."""
    result: Result
    """How the game ended if all is true that the record says, seats that resigned last."""
    unproven: tuple[str, ...]
    """What nothing proves: it is taken from the record as it stands."""


def verify_record(game: Game[S, V, O], record: Record[O]) -> FairReport:
    """Check rules and scores, and that every outcome follows from the secret and the nonces.

    Raises `RecordError` at the first place that does not fit: `Unfair` where it is an outcome,
    `NoProof` if the record lacks something needed. What nothing proves is listed in the report.
    """
    _require_proof(game, record)
    seed = make_seed(record.secret, record.nonces)
    chance = RecordingChance(SeededChance(seed, game.sources))
    first = 0 if record.continued is None else record.continued + 1
    before: S | None = None
    for number, (state, step) in enumerate(replay(game, record)):
        if number >= first:
            if step is None or before is None:
                game.new(record.options, chance)
                _compare(game, record, number, record.deal, chance.take())
            else:
                before.apply_unchecked(step.seat, step.action, chance)
                _compare(game, record, number, step.outcomes, chance.take())
        if before is None:
            before = state.clone()
        else:
            before.copy_from(state)
    checked = sum(count_draws(game, record))
    total = len(record.deal) + sum(len(step.outcomes) for step in record.steps)
    result = rank_with_resigned(state.result(), record.resigned)
    unproven = UNPROVEN if record.continued is None else (*UNPROVEN, "continued")
    taken_over = total - checked
    return FairReport(record.commitment, record.nonces, seed, checked, taken_over, result, unproven)


def count_draws(game: Game[S, V, O], record: Record[O]) -> list[int]:
    """Return how often each source was drawn from with the record's own seed.

    `SeededChance(seed, game.sources, count_draws(game, record))` goes on where the record ends.
    """
    outcomes = [] if record.continued is not None else list(record.deal)
    for step in record.steps[record.continued or 0 :]:
        outcomes += step.outcomes
    drawn = [0] * len(game.sources)
    for source, _ in outcomes:
        drawn[source] += 1
    return drawn


def _require_proof(game: Game[S, V, O], record: Record[O]) -> None:
    check_trailer(record, game.seat_count(record.options))
    end = HEADER_LINES + 1 + len(record.steps)
    if record.scores is None:
        raise NoProof(end, 1, "the game is not over: its secret is told after the end")
    if not record.commitment:
        had = ", so the secret may have been chosen afterwards" if record.secret else ""
        raise NoProof(5, 13, f"the game was played without a commitment{had}")
    if not record.nonces:
        line = field_place(record, "secret")[0] if record.secret else end + 1
        raise NoProof(line, 1, "the nonces of the seats are missing, expected 'nonces: …'")
    if not record.secret:
        line = field_place(record, "nonces")[0] + 1
        raise NoProof(line, 1, "the secret is missing, expected 'secret: …': ask who ran the game")


def _compare(
    game: Game[S, V, O],
    record: Record[O],
    number: int,
    recorded: tuple[Outcome, ...],
    drawn: tuple[Outcome, ...],
) -> None:
    for index, (outcome, expected) in enumerate(zip(recorded, drawn, strict=False)):
        if outcome != expected:  # the sources agree: they follow from what came before
            found = game.format_outcome(*outcome)
            right = game.format_outcome(*expected)
            raise Unfair(
                *outcome_place(game, record, number, index),
                f"{found} does not follow from secret and nonces, which give {right} here",
            )
