"""Hints: one plan and one number while the player follows it; advice about what was done."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, cast

import pytest

from coatl.bots import Advice, LevelBot, Proposal, make_bot
from coatl.core.chance import SeededChance
from coatl.core.registry import get_game
from coatl.server.live.hints import give_hint
from coatl.server.protocol.commands import HintCommand
from coatl.server.workers.messages import Question
from coatl.server.workers.pool import BotPool
from coatl.server.workers.types import PoolError
from coatl.tablebots.plans import find_verdict, show_others, show_plan
from coatl.tables.errors import TableError
from coatl.tables.planning import Actor
from tests.server.devices import ApiClient, Device
from tests.server.hubs import FakePool, make_table, open_hub, sit_down


def ask(device: Device) -> dict[str, Any]:
    """Ask for a hint and return it."""
    device.send(
        {
            "type": "hint",
            "key": f"hint-{len(device.heard)}",
            "seat": 0,
            "version": device.states[0]["version"],
        }
    )
    return device.until(lambda message: message["type"] == "hint")


@pytest.mark.slow  # a real server
def test_a_hint_holds_while_it_is_followed(api: ApiClient) -> None:
    table = api.table("person", "novice", help="coach")
    with table.device(0) as device:
        first = ask(device)
        for done, step in enumerate(first["plan"]):
            now = ask(device)
            assert now["points"] == first["points"]
            assert now["done"] == done
            assert [each["action"] for each in now["plan"]] == [
                each["action"] for each in first["plan"]
            ]
            device.step(0, step["action"]["id"])
        device.draft(0, "undo")
        assert ask(device)["points"] == first["points"]


class Asked(FakePool):
    """A pool that tells what it was asked, and thinks about nothing."""

    async def advise(self, question: Question) -> dict[str, Any]:
        self.questions.append(question)
        raise PoolError("nobody thinks here")


def test_only_who_has_to_decide_gets_a_hint(data_dir: Path) -> None:
    async def scenario() -> None:
        pool = Asked()
        async with open_hub(data_dir) as hub:
            room = await make_table(hub, "pp", game="cards", help="coach")
            await sit_down(room, "Ana", "Bo")
            for seat, code in ((0, "no-hint"), (1, "not-your-turn")):
                version = room.table.version_for(seat)
                command = HintCommand(type="hint", key="h", seat=seat, version=version)
                actor = Actor(frozenset((seat,)))
                with pytest.raises(TableError) as caught:
                    await give_hint(room, cast(BotPool, pool), 10, command, actor)
                assert caught.value.code == code
            assert [question.seat for question in pool.questions] == [0]

    asyncio.run(scenario())


@pytest.mark.parametrize("name", ["board", "cards", "carl"])
def test_steps_say_what_they_gain(name: str) -> None:
    game = get_game(name)
    bot = make_bot("high-priest@16it")
    assert isinstance(bot, LevelBot)
    chance = SeededChance(4, game.sources)
    state = game.new(game.parse_options(""), chance)
    rng = random.Random(2)
    gains = 0
    while (seat := state.to_act) >= 0 and gains < 3:
        view, legal = game.observe(state, seat), state.legal_actions(seat)
        advice = bot.advise(view, legal, rng)
        plan = show_plan(game, view, advice.best, 0)
        assert [step["action"]["id"] for step in plan] == list(advice.best.steps)
        for step in plan:
            if step["change"] is not None:
                assert step["change"]["after"] > step["change"]["before"] or step["gain"] <= 0
                gains += step["gain"] > 0
        state.apply(seat, advice.action, chance)
    assert gains


def test_others_go_on_differently_and_near_ties_are_called_so() -> None:
    game = get_game("cards")
    advice = Advice(
        "x",
        (
            Proposal((1, 2, 3), 40.4),
            Proposal((1, 2, 4), 40.0),
            Proposal((1, 3, 4), 39.3),
            Proposal((1, 5, 4), 36.0),
        ),
        done=1,
    )
    others = show_others(game, advice)
    assert [[step["id"] for step in each["steps"]] for each in others] == [[3, 4], [5, 4]]
    assert [each["is_close"] for each in others] == [True, False]


@pytest.mark.parametrize(
    ("played", "verdict"),
    [
        (Proposal((2, 1), 30.0), "same"),
        (Proposal((3,), 29.0), "close"),
        (Proposal((3,), 31.2), "close"),
        (Proposal((3,), 27.0), "worse"),
        (Proposal((3,), 34.0), "rich"),
    ],
)
def test_what_was_played_is_compared(played: Proposal, verdict: str) -> None:
    assert find_verdict(Advice("x", (Proposal((1, 2), 30.0),), played=played)) == verdict
