"""Balance: sums, effects and the report, on planted facts and on real games."""

from __future__ import annotations

import json
import random
import re
import sys
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

from coatl.bots import load_bot
from coatl.cli.commands import balance
from coatl.cli.commands.balance import _without, card_texts
from coatl.cli.main import run
from coatl.core.registry import get_game
from coatl.lab.balance.facts import CardFacts, GameFacts, play_for_facts
from coatl.lab.balance.findings import compare_studies, correct, find_all
from coatl.lab.balance.page import make_page
from coatl.lab.balance.study import Contrast, Plan, Study, run_study
from tests.core.test_card_sets import EXAMPLE
from tests.core.test_card_sets import run as run_python

PLAN = Plan("board", "seats=2", ("random", "random"), "b")


def plant(seed: int, games: int, *, help_: float, seat_bias: float) -> Study:
    """Return a study of invented games: S helps who holds it, D does nothing, seat 0 wins more."""
    rng = random.Random(seed)
    study = Study(PLAN)
    for _ in range(games):
        strong, dull = rng.choice((1, 2, 2, 3)), rng.choice((1, 2, 2, 2))
        chance = 0.5 + seat_bias + help_ * ((strong & 1) - (strong >> 1))
        winner = 0 if rng.random() < chance else 1
        shares = (1.0, 0.0) if winner == 0 else (0.0, 1.0)
        cards = {
            "S": CardFacts(strong, strong, strong, [2, 0]),
            "D": CardFacts(dull, dull, 0, [0, 0]),
        }
        kinds = [Counter({"take": 3}), Counter({"take": 2, "steal": 1})]
        study.add(GameFacts(shares, (9, 7), "third", 40, 10, cards, kinds))
    return study


def test_a_planted_card_is_found_and_a_seat_that_wins_more_is_no_card() -> None:
    found = find_all(plant(1, 4000, help_=0.1, seat_bias=0.15))
    strong, dull = (found["cards"][card]["effects"]["taken"] for card in "SD")
    low, high = strong["interval"]
    assert strong["clear"]
    assert low < 0.2 < high  # from 0.1 less to 0.1 more
    assert strong["p_corrected"] < 0.001
    assert not dull["clear"], "D lies more often with the seat that wins less"
    assert dull["with"] < dull["without"]
    assert found["cards"]["S"]["points_completed"] == pytest.approx(2 / 1.25, rel=0.05)
    assert found["seats"][0]["ci95"][0] > 0.55


def test_shares_stay_between_nothing_and_everything() -> None:
    """With one win in twenty, mean and spread alone would reach below zero."""
    found = find_all(plant(1, 20, help_=0.0, seat_bias=0.42))
    for seat in found["seats"]:
        low, high = seat["ci95"]
        assert 0 <= low < seat["win_rate"] < high <= 1
    same = find_all(plant(1, 20, help_=0.0, seat_bias=0.42)) | {"samples": [[1.0, 9.0, 40.0]] * 9}
    change = compare_studies(same, same)["changes"]["decisions"]
    assert change == {"change": 0.0, "ci95": [0.0, 0.0]}


def test_intervals_hold_for_all_cards_at_once() -> None:
    wrong = 0
    for seed in range(60):
        found = find_all(plant(seed, 200, help_=0.0, seat_bias=0.1))
        wrong += any(card["effects"]["taken"].get("clear") for card in found["cards"].values())
    assert wrong <= 8, "about 3 of 60 are expected"


def test_correction_is_holms() -> None:
    raw = {"p": 0.01, "difference": 0.1, "error": 0.04, "games": 99}
    told = correct({"a": raw, "b": raw | {"p": 0.04}, "c": raw | {"p": 0.5}, "d": {"games": 3}})
    assert [told[key].get("p_corrected") for key in "abcd"] == [0.03, 0.08, 0.5, None]


def test_a_contrast_needs_both_kinds_of_seats() -> None:
    contrast = Contrast()
    contrast.add(0b11, (1.0, 0.0))
    contrast.add(0b00, (1.0, 0.0))
    assert not contrast.by_seats
    contrast.add(0b10, (0.0, 1.0))
    assert contrast.by_seats[0b10].total == 1.0


@pytest.mark.parametrize(
    ("game", "options"), [("board", "seats=3 promo"), ("cards", "seats=2"), ("carl", "greedy")]
)
def test_facts_agree_with_the_game(game: str, options: str) -> None:
    rules = get_game(game)
    chosen = rules.parse_options(options)
    seats = rules.seat_count(chosen)
    facts = play_for_facts(rules, chosen, [load_bot("carver") for _ in range(seats)], "facts")
    paid = [sum(card.points[seat] for card in facts.cards.values()) for seat in range(seats)]
    if game == "board":  # everything is paid by cards
        assert tuple(paid) == facts.scores
    assert all(
        card.completed & ~card.taken == 0 or name[0] == "D" for name, card in facts.cards.items()
    )
    assert sum(sum(used.values()) for used in facts.kinds) == facts.decisions
    assert sum(facts.shares) == pytest.approx(1 if game != "carl" else facts.shares[0])
    assert set(facts.cards) <= set(card_texts(game))
    dealt = sum(bin(card.dealt).count("1") for name, card in facts.cards.items() if name[0] != "D")
    assert dealt == (3 + 4 + 5 + 3 if game == "board" else seats)
    if game == "carl":
        assert facts.carl["began"] > 0
        assert facts.carl["points"] > 0


def test_any_number_of_processes_finds_the_same() -> None:
    plan = Plan("cards", "seats=2", ("random", "novice"), "p")
    assert find_all(run_study(plan, 6)) == find_all(run_study(plan, 6, jobs=2))


class Checker(HTMLParser):
    """Collects what a page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [f"{tag} {name}" for name, _ in attrs if name in ("src", "href")]


def test_the_page_stands_alone_and_has_every_card(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.html"
    words = ["balance", "--game", "carl", "--bots", "random", "--games", "8", "--jobs", "1"]
    assert run([*words, "--html", str(page), "--json"]) == 0
    studies = json.loads(capsys.readouterr().out)["studies"]
    assert [study["options"] for study in studies] == [
        "personality=ambitious",
        "personality=imperious",
        "personality=greedy",
    ]
    text = page.read_text("utf-8")
    checker = Checker()
    checker.feed(text)
    assert checker.fetched == []
    assert all(f"<td>{card}<" in text for card in studies[0]["cards"])
    assert text.count("What CARL does") == 3
    assert run(words) == 0
    assert "too few games to compare cards" in capsys.readouterr().out


def test_what_could_not_be_written_or_compared_is_said_before_any_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*words: str) -> str:
        monkeypatch.setattr(sys, "argv", ["coatl", "balance", *words])
        assert run(["balance", *words]) == 2
        return capsys.readouterr().err

    monkeypatch.setattr(balance, "run_study", lambda *_args, **_more: pytest.fail("played"))
    assert "its folder does not exist" in refused("--html", str(tmp_path / "no" / "x.html"))
    assert "is a folder: name a file in it" in refused("--html", str(tmp_path))
    assert "name other cards with --cards" in refused("--against", "base")
    wrong = str(tmp_path / "wrong.json")
    assert f"--against {wrong!r}: the games with those cards failed" in refused("--against", wrong)


def test_two_studies_are_compared_seed_by_seed() -> None:
    one, other = plant(1, 50, help_=0.1, seat_bias=0.1), plant(1, 50, help_=0.1, seat_bias=0.1)
    mine, theirs = (find_all(each) | {"samples": each.samples} for each in (one, other))
    mine["comparison"] = compare_studies(mine, theirs)
    assert mine["comparison"]["pairs"] == 50
    assert all(each["change"] == 0 for each in mine["comparison"]["changes"].values())
    assert "50 pairs of games" in make_page("t", [mine], {})


def test_the_other_study_is_asked_for_without_cards_and_page() -> None:
    words = "balance --cards a.json --games 5 --against=base --json --html x.html --seed 2"
    assert _without(words.split(), ("--cards", "--against", "--html")) == [
        "balance",
        "--games",
        "5",
        "--seed",
        "2",
    ]


def test_headings_stand_over_all_columns() -> None:
    text = make_page("t", [find_all(plant(1, 200, help_=0.1, seat_bias=0.1))], {})
    for table in text.split("<table>")[1:]:
        head, *rows = table.split("</table>")[0].split("<tr")[1:]
        columns = head.count("<th") + head.count("colspan=2")
        assert [row.count("<td") for row in rows] == [columns] * len(rows)


@pytest.mark.slow
def test_a_card_set_is_held_against_the_cards_of_the_game() -> None:
    words = ("balance", "--bots", "random", "--games", "12", "--jobs", "1", "--json")
    found = run_python("-m", "coatl", *words, "--cards", str(EXAMPLE), "--against", "base")
    assert found.returncode == 0, found.stderr
    (study,) = json.loads(found.stdout)["studies"]
    assert re.fullmatch(r"seats=2 cards=jade-rites@\w{12}", study["options"])
    assert study["comparison"]["against"] == "seats=2"
    assert study["comparison"]["pairs"] == 12
    assert study["comparison"]["cards"]["P56"]["taken"][0] is None
