"""What somebody does with a position: quick games that use what the table offers."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

from .watching import Message

FEW_PIECES = 5
FEW_CARDS = 4


def decide(position: Message, seat: int, rng: random.Random) -> Message:
    """Return the legal action to take."""
    game = position["view"]["game"]
    return _decide_board(position, seat, rng) if game == "board" else _decide_cards(position, rng)


def _decide_board(position: Message, seat: int, rng: random.Random) -> Message:
    view, legal = position["view"], position["legal"]
    by: dict[str, list[Message]] = defaultdict(list)
    for action in legal:
        by[action["kind"]].append(action)
    own = view["seats"][seat]
    phase = view["phase"]
    if phase == "setup":
        return (by["keep"] or by["done"])[0]
    if phase == "complete":
        last = by["done"] or by["temple"]
        return by["fulfil"][0] if by["fulfil"] else rng.choice(by["temple"] or last)
    if phase == "future":
        return (by["choose"] or by["discard"] or by["done"])[0]
    for kind in ("steal", "pick", "future", "commit"):
        if by[kind] and rng.random() < 0.25:
            return rng.choice(by[kind])
    if phase == "main" and by["take"] and sum(each["count"] for each in own["board"]) < FEW_PIECES:
        return rng.choice(by["take"])
    if by["choose"] and own["hand_size"] < FEW_CARDS:
        return rng.choice(by["choose"])
    if by["fulfil"]:
        return rng.choice(by["fulfil"])
    placings = by["add"] + by["begin"]
    if placings:
        worths = _worths(position)
        best = max(placings, key=lambda action: worths[action["id"]] + rng.random())
        if worths[best["id"]] >= 0 or not by["done"]:
            return best
    return by["done"][0] if by["done"] else rng.choice(legal)


def _worths(position: Message) -> dict[int, float]:
    """Return what placements are worth, for games that end: heads and tails above all."""
    found: dict[int, float] = defaultdict(float)
    for each in (position["lens"] or {}).get("placements", []):
        found[each["action"]] = 2 * each["net_beside"] + each["net_hand"] + 8 * each["completes"]
    for action in position["legal"]:
        if action["kind"] == "begin":
            found[action["id"]] -= 2.5
        elif action["kind"] == "add" and action["args"]["piece"] != "body":
            found[action["id"]] += 3
    return found


def _decide_cards(position: Message, rng: random.Random) -> Message:
    legal: list[Message] = position["legal"]
    for kind in ("drop", "fulfil"):
        first = next((action for action in legal if action["kind"] == kind), None)
        if first is not None:
            return first
    discards = [action for action in legal if action["kind"] == "discard"]
    if discards and rng.random() < 0.1:
        return rng.choice(discards)
    lens: dict[str, Any] = position["lens"] or {}
    points = {each["action"]: each["points_fulfilled"] for each in lens.get("outlooks", [])}
    others = [action for action in legal if action["kind"] != "discard"]
    return max(others, key=lambda action: points.get(action["id"], 0) + rng.random())
