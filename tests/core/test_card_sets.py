"""Card sets: what a file may say, and what a process plays with."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from coatl.board.deck import read_deck
from coatl.cards.deck import read_deck as read_cards
from coatl.cli import find_cards
from coatl.core.card_sets import (
    cards_label,
    check_stored_options,
    choose_cards,
    load_cards,
    merge_rows,
    parse_card_set,
)
from coatl.core.errors import CardDataError, OptionError
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "jade_rites.json"


def merged(package: str, **rows: Any) -> dict[str, Any]:
    text = json.dumps({"name": "mine", "game": package, **rows})
    return merge_rows(load_cards(package).rows, parse_card_set(text))


def test_a_row_with_a_known_id_changes_only_what_it_says() -> None:
    deck = read_deck(merged("board", prophecies=[{"id": "P23", "points": {"1": 9}}]))
    card = deck.prophecy("P23")
    assert (card.pattern, card.points) == ("KBKB", {1: 9})
    assert len(deck.prophecies) == 55


def test_a_card_of_the_promo_pack_stays_in_it_when_it_is_changed() -> None:
    deck = read_deck(merged("board", prophecies=[{"id": "P50", "points": {"1": 9}}]))
    assert deck.prophecy("P50").promo
    assert deck.prophecy("P50").points == {1: 9}


def test_other_rows_are_cards_more() -> None:
    row = {"id": "P56", "pattern": "GKG", "family": "blue", "points": {"1": 3}, "copies": 2}
    deck = read_deck(merged("board", prophecies=[row]))
    assert (deck.prophecy("P56").index, deck.prophecy("P56").copies) == (55, 2)


def test_the_card_game_takes_feathers_and_personalities_too() -> None:
    feathers = [{"colours": "YR", "copies": 7}, {"colours": "GB", "copies": 3}]
    carl = {"name": "greedy", "carl": {"pink": 5}, "carl_2": {"pink": 6}}
    deck = read_cards(merged("cards", feathers=feathers, personalities=[carl]))
    assert (deck.feathers[0], deck.feathers[-1], sum(deck.feathers)) == (7, 3, 50)
    assert max(deck.personalities["greedy"].carl_2) == 6


def test_a_whole_deck_takes_nothing_over() -> None:
    rows = {"prophecies": load_cards("board").rows["prophecies"][:30]}
    with pytest.raises(CardDataError, match="0 Temple cards without the promo pack: expected 6"):
        read_deck(merged("board", whole=True, **rows))
    rows |= {"temples": load_cards("board").rows["temples"][:6]}
    deck = read_deck(merged("board", whole=True, **rows))
    assert (len(deck.prophecies), len(deck.temples)) == (30, 6)
    with pytest.raises(CardDataError, match="15 Prophecy cards without the promo pack"):
        read_deck(merged("board", whole=True, **rows | {"prophecies": rows["prophecies"][:10]}))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "mine.json: card data, line 1, column 2"),
        ('{"game": "board"}', "expected a 'name' of small letters"),
        ('{"name": "My Cards", "game": "board"}', "expected a 'name' of small letters"),
        ('{"name": "x", "game": "chess"}', "expected 'game' to be 'board', or 'cards'"),
        ('{"name": "x", "game": "board"}', "there are no cards in it"),
        ('{"name": "x", "game": "board", "prophecy": []}', "unknown key 'prophecy': expected"),
        ('{"name": "x", "game": "board", "temples": {}}', "expected a list of cards under"),
        ('{"name": "x", "game": "board", "feathers": []}', "unknown key 'feathers'"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(text: str, problem: str) -> None:
    with pytest.raises(CardDataError, match=problem):
        parse_card_set(text, "mine.json")


def test_without_a_set_nothing_is_named_and_other_cards_are_refused() -> None:
    assert cards_label("board") == cards_label("carl") == cards_label("pebbles") == ""
    check_stored_options("board", "seats=2 promo")
    with pytest.raises(OptionError, match=r"made with the card set dawn@12ab, but no card set"):
        check_stored_options("board", "seats=2 cards=dawn@12ab")


def test_cards_that_were_read_cannot_be_exchanged() -> None:
    load_cards("board")
    with pytest.raises(OptionError, match=r"set COATL_CARDS=other\.json before it starts"):
        choose_cards("other.json")


@pytest.mark.parametrize(
    ("arguments", "file"),
    [
        ("sim --cards a.json --games 5", "a.json"),
        ("--language fr arena --cards=a.json", "a.json"),
        ("score <BBYRK> --cards P29,P10", ""),
        ("sim --games 5", ""),
        ("sim --cards", ""),
    ],
)
def test_the_file_is_found_before_anything_is_read(arguments: str, file: str) -> None:
    assert find_cards(arguments.split(" ")) == file


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a program of Python in a process of its own."""
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env=os.environ | environment,
        cwd=ROOT,
    )


PLAY = """
import random, sys
from coatl.board import GAME, BoardOptions
from coatl.bots import make_bot
from coatl.core.chance import SeededChance
from coatl.core.record import Recorder, format_record, parse_record, replay_to_end
from coatl.server.http.card_page import add_card_set
from coatl.testing import check_game

options = BoardOptions(promo=True)
recorder = Recorder(GAME, options, SeededChance(1, GAME.sources))
bot, rng = make_bot("carver"), random.Random(1)
while (seat := recorder.state.to_act) >= 0:
    view = GAME.observe(recorder.state, seat)
    recorder.apply(seat, bot.decide(view, recorder.state.legal_actions(seat), rng))
text = format_record(GAME, recorder.record())
assert replay_to_end(GAME, parse_record(GAME, text)).scores() == recorder.state.scores()
for seed, kind in enumerate((options, BoardOptions(seats=4, sacrifice=True, promo=True))):
    check_game(GAME, kind, seed)
page = add_card_set(b"<head></head>").decode()
assert 'id="card-set">{"label": "jade-rites@' in page and '"GKG": {"kind": "run"' in page
assert "<" not in page.partition('set">')[2].partition("</script>")[0]
sys.stdout.write(text)
"""


@pytest.mark.slow
def test_a_game_with_a_set_names_it_and_replays_with_it_alone(tmp_path: Path) -> None:
    played = run("-c", PLAY, COATL_CARDS=str(EXAMPLE))
    assert played.returncode == 0, played.stderr
    record = tmp_path / "game.coatl"
    record.write_text(played.stdout)
    label = played.stdout.splitlines()[3].partition("cards=")[2]
    assert label.startswith("jade-rites@")
    replayed = run("-m", "coatl", "replay", "-q", str(record), "--cards", str(EXAMPLE))
    assert replayed.returncode == 0, replayed.stderr
    refused = run("-m", "coatl", "replay", "-q", str(record))
    assert refused.returncode == 2
    assert f"made with the card set {label}, but no card set is in use" in refused.stderr
    bare = tmp_path / "bare.coatl"
    bare.write_text(played.stdout.replace(f" cards={label}", ""))
    refused = run("-m", "coatl", "replay", "-q", str(bare), "--cards", str(EXAMPLE))
    assert "made without card set, but the cards in use are jade-rites@" in refused.stderr


@pytest.mark.slow
def test_commands_take_a_set_and_worker_processes_follow(tmp_path: Path) -> None:
    arena = ("arena", "--bots", "random,novice", "--games", "4", "--jobs", "2", "--json")
    found = run("-m", "coatl", *arena, "--cards", str(EXAMPLE))
    assert found.returncode == 0, found.stderr
    assert "cards=jade-rites@" in json.loads(found.stdout)["options"]
    shown = run("-m", "coatl", "cards", "P56", "--cards", str(EXAMPLE))
    assert "Card set jade-rites@" in shown.stdout
    assert "1×  3 points" in shown.stdout
    refused = run("-m", "coatl", "sim", "--game", "carl", "--cards", str(EXAMPLE))
    assert "the card set jade-rites is for --game board, not carl" in refused.stderr
    broken = tmp_path / "broken.json"
    broken.write_text('{"name": "x", "game": "board", "prophecies": [{"id": "P01", "copies": -1}]}')
    refused = run("-m", "coatl", "sim", "--cards", str(broken))
    assert refused.returncode == 2
    assert "broken.json: card P01: expected whole numbers under 'copies'" in refused.stderr
