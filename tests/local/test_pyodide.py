"""The engine as a page runs it (Pyodide, here in Node) plays what the other builds play."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.amounts import amount
from tests.patience import PATIENCE

pytestmark = pytest.mark.slow
WEB = Path(__file__).resolve().parents[2] / "web"
PLAYING = """
import hashlib, json, random, sys
from datetime import date
from coatl.core.build import compiled_modules
from coatl.core.chance import SeededChance
from coatl.core.registry import get_game
from coatl.bots.base import Budget
from coatl.bots.roster import make_bot
from coatl.daily import Rival, find_deal
from coatl.local.host import Host

LEVELS = ("novice", "carver", "priest")
ASKED = {"board": 0.04, "cards": 0.08, "carl": 0.2}
for name in ("board", "cards", "carl"):
    game = get_game(name)
    print(name, end="")
    for seed in range(GAMES):
        options = game.parse_options("", 1 if name == "carl" else 2)
        chance = SeededChance(f"same {seed}", game.sources)
        state, rng, told = game.new(options, chance), random.Random(seed), hashlib.sha256()
        bot = make_bot(LEVELS[seed % 3])
        while (seat := state.to_act) >= 0:
            legal = list(state.legal_actions(seat))
            action = rng.choice(legal)
            if seat == 0 and rng.random() < ASKED[name]:
                view = game.observe(state, seat)
                action = bot.decide(view, legal, random.Random(seed), Budget(iterations=3))
            state.apply(seat, action, chance)
            told.update(state.to_bytes())
        print("", told.hexdigest()[:16], *state.scores(), end="")
    print()
for name in ("board", "cards"):  # the deal of a day, its seat and its rival are the same anywhere
    deal = find_deal(name, date(2026, 11, 18))
    game, options, chance = deal.start()
    state, rival, rng = game.new(options, chance), Rival(deal), random.Random(0)
    for _ in range(DECISIONS):
        seat, legal = state.to_act, list(state.legal_actions(state.to_act))
        state.apply(seat, rival.decide(game.observe(state, seat), legal, rng), chance)
    print(deal.seat, hashlib.sha256(state.to_bytes()).hexdigest())
wanted = {"game": "carl", "seats": [{"kind": "person"}], "token": "t" * 40}
request = {"type": "request", "id": 1, "method": "POST", "path": "tables", "body": wanted}
print(Host().take(json.dumps(request)))
print("compiled" if compiled_modules() else "interpreted", file=sys.stderr)
"""


def run(command: list[str], **environment: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, **environment},
    )
    assert done.returncode == 0, done.stderr
    return done


def test_the_same_seeds_give_the_same_games_in_every_build(tmp_path: Path) -> None:
    code = tmp_path / "playing.py"
    numbers = {"GAMES": str(amount(3, soak=60)), "DECISIONS": str(amount(6, soak=40))}
    text = PLAYING
    for name, number in numbers.items():
        text = text.replace(name, number)
    code.write_text(text, encoding="utf-8")
    archive = tmp_path / "coatl.zip"
    in_page = run(["node", str(WEB / "scripts" / "python.mjs"), str(code), str(archive)])
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(tmp_path / "modules")
    here = run([sys.executable, str(code)])
    plain = run([sys.executable, "-S", str(code)], PYTHONPATH=str(tmp_path / "modules"))
    assert plain.stderr.strip() == "interpreted"
    assert in_page.stdout == plain.stdout == here.stdout
    assert len(in_page.stdout.splitlines()) == 6
