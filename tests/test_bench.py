"""`make bench` fails by itself when we have become slower than we promise."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

BENCHMARKS = Path(__file__).resolve().parents[1] / "benchmarks"


@pytest.fixture(scope="module")
def bench() -> Iterator[ModuleType]:
    before = sys.path[:]
    sys.path.insert(0, str(BENCHMARKS))
    try:
        import run

        yield run
    finally:
        sys.path[:] = before
        sys.modules.pop("run", None)


def plant(bench: Any, game: str = "", ours: str = "", should: float = 0.0) -> dict[str, Any]:
    """Return figures of an engine a hundred times as fast as others, but for what is named."""
    rows = [*bench.THEIRS, *bench.THEIR_ENVIRONMENTS]
    found: dict[str, Any] = {"peers": {row.name: [1000.0] for row in rows}}
    for each in bench.GAMES:
        for group in (each, f"{each} interpreted"):
            found[group] = {row.name: [100_000.0] for row in bench.OURS}
    if game:
        found[game][ours] = [1000.0 * should]
    return found


def test_what_is_promised_is_checked(bench: Any) -> None:
    named = {(floor.ours, floor.theirs, floor.least) for floor in bench.FLOORS["board"]}
    assert named >= {
        ("batch", "hanabi_tensor", 10),
        ("batch", "sparrow_mahjong", 5),
        ("pettingzoo", "connect_four", 3),
        ("gymnasium", "connect_four", 3),
    }
    assert bench.MOST_STEPS == 2
    lines, holds = bench.floor_lines(plant(bench))
    assert holds
    assert len(lines) == sum(map(len, bench.FLOORS.values())) + 1


def test_a_floor_that_is_missed_is_said(bench: Any) -> None:
    for game, floors in bench.FLOORS.items():
        for floor in floors:
            lines, holds = bench.floor_lines(plant(bench, game, floor.ours, floor.least * 0.99))
            assert not holds
            told = f"{game}: {floor.ours} against {floor.theirs}"
            assert any(told in line for line in lines if line.endswith("IS MISSED"))


def test_encoding_costs_no_more_than_two_steps(bench: Any) -> None:
    assert bench.floor_lines(plant(bench, "board", "encode", 51.0))[1]
    lines, holds = bench.floor_lines(plant(bench, "board", "encode", 49.0))
    assert not holds
    assert lines[-1].endswith("2.04 checked steps, at most 2: IS MISSED")


def test_the_page_keeps_what_others_have_written(bench: Any, tmp_path: Path) -> None:
    page = tmp_path / "performance.md"
    page.write_text("# Performance\n")
    for seconds in (1.0, 2.0):
        text = bench.report(plant(bench), 5, seconds)
        bench.replace_section(page, bench.SECTION, text)
        if seconds == 1.0:
            page.write_text(page.read_text("utf-8") + "\n## By hand\n", "utf-8")
    text = page.read_text("utf-8")
    assert text.startswith("# Performance\n\n<!-- bench")
    assert text.endswith("\n## By hand\n")
    assert "rounds of 2 s" in text
    assert "rounds of 1 s" not in text
