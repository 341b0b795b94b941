"""The deals of the lessons in the browser: each can be taken up, and is what its lesson tells."""

from pathlib import Path

import pytest

from coatl.core.chance import SeededChance
from coatl.core.record import resume
from coatl.core.record_text import parse_record
from coatl.core.registry import get_game

RECORDS = Path(__file__).parents[1] / "web" / "src" / "learn" / "records"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("board", ("dealt P05 P10 P22", "BB RB YG RK GG YK")),
        ("cards", ("hand YR RG RB KB; holds C01@0", "prophecies: C07 C32 C27")),
        ("carl", ("hand YR RG RB KB; holds -", "C02@1")),
    ],
)
def test_deal_is_what_the_lesson_tells(name: str, told: tuple[str, ...]) -> None:
    game = get_game(name)
    record = parse_record(game, (RECORDS / f"{name}.coatl").read_text())
    taken_up = resume(game, record, 0, SeededChance("lesson", game.sources))
    view = game.format_view(game.observe(taken_up.state, 0))
    for words in told:
        assert words in view
