"""The numbers the board-game bots judge by; tuned by self-play with `tools/tune_bots.py`."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

# What each number means, by its place in the list.
DECAY = 0
"""What a plan keeps of its worth for each piece it lacks."""
NO_HEAD = 1
"""What it keeps without a head."""
NO_TAIL = 2
SEGMENT = 3
"""Worth of any body segment."""
SPARE = 4
"""Worth of a second head or tail."""
CROWDED = 5
"""Loss when no room is left for a missing head or tail."""
CHOOSE_BIAS = 6
"""Added to the worth of choosing cards."""
DECK_VALUE = 7
"""Worth of each free place in hand when choosing."""
DECK_MARGIN = 8
"""A card is drawn from the deck only if `DECK_VALUE` is above this."""
FINISH_FACTOR = 9
"""Worth of a point scored now."""
FINISH_BIAS = 10
"""Added to the worth of completing."""
THIRD_BIAS = 11
"""Added if it is the third Cóatl."""
LEAD = 12
"""Added to that for each point of lead."""
HAZARD = 13
"""Share of the worth of plans that is lost when another seat can end the game."""
SEGMENT_COST = 14
"""Worth of a body segment kept for later, in an assembly."""
CARD_COST = 15
"""Worth of a card kept for later."""
EXTEND_BIAS = 16
"""Added to the worth of laying pieces down without completing."""
FULL = 17
"""Added to completing when the player board is full."""
SMALL = 18
"""Loss for each point a Cóatl has less than twelve."""
GOLD_VALUE = 19
"""Worth of a golden segment on the player board."""
LATE = 20
"""As `HAZARD`, when few body segments are left."""
OPEN = 21
"""What a face-up card is worth in a plan, compared with one in hand."""
TEMPLE_SHARE = 22
"""What a Temple card that suits the plan is worth, as a share of its points."""

SURPLUS = 23
"""Loss for each head (or tail) on the player board beyond the first."""

NAMES = (
    "decay",
    "no_head",
    "no_tail",
    "segment",
    "spare",
    "crowded",
    "choose_bias",
    "deck_value",
    "deck_margin",
    "finish_factor",
    "finish_bias",
    "third_bias",
    "lead",
    "hazard",
    "segment_cost",
    "card_cost",
    "extend_bias",
    "full",
    "small",
    "gold_value",
    "late",
    "open",
    "temple_share",
    "surplus",
)
"""The words for them in `tuned.json`, in the same order."""


@cache
def _tuned() -> dict[str, dict[str, list[float] | float]]:
    text = resources.files("coatl.bots.board").joinpath("tuned.json").read_text("utf-8")
    tuned: dict[str, dict[str, list[float] | float]] = json.loads(text)
    return tuned


def load_weights() -> list[float]:
    """Return the tuned weights, in the order of `NAMES`."""
    weights = _tuned()["weights"]
    return [float(str(weights[name])) for name in NAMES]


def load_rules(seats: int) -> list[float]:
    """Return the judge's rules for so many seats."""
    rules = _tuned()["judge"][str(seats)]
    assert isinstance(rules, list)
    return rules
