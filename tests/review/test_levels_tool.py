"""The tool that measures levels by their reviews: what it plays, keeps and says."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from tools.review_levels import (
    DEPTH,
    NAMES,
    Found,
    depth_with,
    equals,
    kept_in,
    neighbours,
    tell_levels,
    tell_luck,
)


def test_all_levels_play_each_deal_and_neighbours_change_seats() -> None:
    deals = equals(3)
    assert [[pairing.bots[0] for pairing in deal] for deal in deals] == [NAMES] * 3
    mixed = neighbours(16)
    weaker = Counter((pairing.bots[pairing.weaker], pairing.weaker) for pairing in mixed)
    assert set(weaker.values()) == {2}
    assert {name for name, _ in weaker} == set(NAMES[:-1])
    for pairing in mixed:
        places = [NAMES.index(bot) for bot in pairing.bots]
        assert places[1 - pairing.weaker] == places[pairing.weaker] + 1


def test_levels_are_compared_over_the_deals_that_all_have_played() -> None:
    deals = equals(3)
    found = {
        pairing.key: Found(10.0 - level + number, 5.0 - level, 0.0)
        for number, deal in enumerate(deals)
        for level, pairing in enumerate(deal)
    }
    del found[deals[2][4].key]
    first, second, *_ = tell_levels(found, deals)
    assert first == "novice        10.50 ± 0.98 % a turn,   5.00 ± 0.00 points; 2 games"
    assert "1.00 ± 0.00 %,   1.00 ± 0.00 points less than the level before" in second
    lucky = {pairing.key: Found(0.0, 0.0, 2.0) for pairing in neighbours(2)}
    assert tell_luck(lucky, neighbours(4)).endswith("2.00 ± 0.00 %; 2 games")


def test_what_was_kept_is_found_again_but_not_half_a_line(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    assert kept_in(file) == {}
    row = {"game": "0/novice/novice", "loss": 1.5, "points": 0.5, "luck": -3}
    file.write_text(json.dumps(row) + "\n" + json.dumps(row)[:20])
    assert kept_in(file) == {"0/novice/novice": Found(1.5, 0.5, -3)}


def test_more_pairs_are_spent_on_luck_alone() -> None:
    more = depth_with(100)
    assert (more.board.luck, more.cards.luck) == (100, 100)
    assert depth_with(DEPTH.cards.luck).cards == DEPTH.cards
    assert depth_with(0) is DEPTH
