"""What a better way would have made of a Cóatl or a row, for a picture with brackets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from coatl.core.chance import QuickChance
from coatl.core.game import Game
from coatl.review.data import PictureData
from coatl.review.judging import Judgement

AnyGame = Game[Any, Any, Any]


def draw_better(game: AnyGame, state: Any, seat: int, judgement: Judgement) -> PictureData | None:
    """Return a picture of the better way by the card that speaks for it; None if there is none."""
    card = "" if judgement.why is None else judgement.why.card
    steps = judgement.best.steps
    draw = _draw_serpent if game.name == "board" else _draw_row
    return draw(game, state, seat, steps, card)


def _follow(game: AnyGame, state: Any, seat: int, steps: Sequence[int]) -> Iterator[Any]:
    """Give what can be seen before and after each step of a seat; only the last one may draw."""
    here = state.clone()
    yield _see(game, here, seat)
    for step in steps:
        here.apply(seat, step, QuickChance(1))
        yield _see(game, here, seat)


def _see(game: AnyGame, state: Any, seat: int) -> tuple[Any, Any]:
    view = game.observe(state, seat)
    lens = game.analysis.find_lens(state, view, seat, [])
    return game.analysis.describe_view(view)["seats"][seat], lens


def _draw_serpent(
    game: AnyGame, state: Any, seat: int, steps: Sequence[int], card: str
) -> PictureData | None:
    seen = list(_follow(game, state, seat, steps))
    before = {each["name"]: each["pieces"] for each in seen[0][0]["serpents"] if each}
    best: tuple[Any, ...] | None = None
    for number, (shown, lens) in enumerate(seen):
        worth = {each["serpent"]: each["prophecies"].get(card) for each in lens["serpents"]}
        for serpent in filter(None, shown["serpents"]):
            paid = worth.get(serpent["name"])
            pays = (paid["points"], paid["times"]) if paid else (0, 0)
            # Later is better: a Cóatl that is complete leaves its place only after its cards.
            rank = (*pays, number, serpent["pieces"] != before.get(serpent["name"]))
            if best is None or rank > best[0]:
                best = rank, serpent, paid
    if best is None:
        return None
    _, serpent, paid = best
    pieces, old = serpent["pieces"], before.get(serpent["name"], [])
    missing = _wanted(game, steps, paid)
    return {
        "slot": serpent["name"],
        "pieces": list(pieces),
        "stacks": [],
        "new": _find_new(old, pieces),
        "spans": [] if paid is None else [*paid["scored"], *paid["surplus"]],
        "missing": missing["colours"] if missing else "",
        "end": missing["end"] if missing else "right",
    }


def _wanted(
    game: AnyGame, steps: Sequence[int], paid: Mapping[str, Any] | None
) -> Mapping[str, Any] | None:
    """Return which segments a card waits for, if the better way takes them."""
    missing: Mapping[str, Any] | None = None if paid is None else paid["missing"]
    if missing is None:
        return None
    taken = ""
    for action in map(game.describe_action, steps):
        if action.kind == "take" and action.args.get("piece") == "body":
            taken += str(action.args["colours"])
    left = list(taken)
    for colour in missing["colours"]:
        if colour not in left:
            return None
        left.remove(colour)
    return missing


def _find_new(old: Sequence[Any], pieces: Sequence[Any]) -> list[int]:
    """Return the numbers of the pieces that are added at the ends of some."""
    for at in range(len(pieces) - len(old) + 1):
        if list(pieces[at : at + len(old)]) == list(old):
            return [number for number in range(len(pieces)) if not at <= number < at + len(old)]
    return []


def _draw_row(
    game: AnyGame, state: Any, seat: int, steps: Sequence[int], card: str
) -> PictureData | None:
    seen = list(_follow(game, state, seat, steps))
    new: list[int] = []
    length = len(seen[0][0]["row"]["colours"])
    for step, (shown, _) in zip(steps, seen[1:], strict=True):
        action, grown = game.describe_action(step), len(shown["row"]["colours"])
        place = str(action.args.get("place", ""))
        size = {"play": 2, "head": 1, "tail": 1}.get(action.kind, 0)
        if action.kind == "head" or place.endswith("left"):
            new = [*range(size), *(number + grown - length for number in new)]
        elif size:
            new += range(grown - size, grown)
        length = grown
    shown, lens = seen[-1]
    row, found = shown["row"], lens["prophecies"].get(card)
    if not row["colours"]:
        return None
    last = len(row["colours"]) - 1
    kinds = ["body"] * (last + 1)
    kinds[0] = "head" if row["has_head"] else "body"
    kinds[last] = "tail" if row["has_tail"] else kinds[last]
    pieces: list[Any] = [
        {"kind": kind, "colour": colour} for kind, colour in zip(kinds, row["colours"], strict=True)
    ]
    return {
        "slot": None,
        "pieces": pieces,
        "stacks": list(row["stacks"]),
        "new": sorted({number for number in new if 0 <= number <= last}),
        "spans": [] if found is None else list(found["pieces"]),
        "missing": "",
        "end": "right",
    }
