"""The board of the day: an honest game counts once, and nothing else does."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from coatl.bots import make_bot
from coatl.core.chance import SeededChance
from coatl.core.record import Record, Recorder, format_record
from coatl.core.registry import get_game
from coatl.daily import Deal, Rival, find_deal
from coatl.daily.deals import is_open
from coatl.daily.verifying import judge_record
from coatl.server.live import days as module
from coatl.server.live.days import Days, verify_apart
from coatl.server.live.saving import Saving
from coatl.server.metrics import Metrics
from coatl.server.protocol.daily import DayEntry
from coatl.server.storage.backup import backup, restore
from coatl.server.storage.days import StoredResult, add_result, list_results
from coatl.server.storage.store import Store
from coatl.tables.errors import TableError

ANA, BEN = "a" * 43, "b" * 43
Scenario = Callable[[Days], Coroutine[Any, Any, None]]


def play(deal: Deal, rival: str = "", seed: str = "") -> Record[Any]:
    """Let a bot play a deal honestly, or with another rival or other luck."""
    game, options, chance = deal.start()
    if seed:
        chance = SeededChance(seed, game.sources)
    recorder, rng = Recorder(game, options, chance), random.Random(1)
    who: list[Any] = [make_bot("carver"), make_bot(rival) if rival else Rival(deal)]
    while (seat := recorder.state.to_act) >= 0:
        view, legal = game.observe(recorder.state, seat), recorder.state.legal_actions(seat)
        recorder.apply(seat, who[seat != deal.seat].decide(view, legal, rng))
    return recorder.record(("Ana", "Oce"))


@pytest.fixture(scope="module")
def deal() -> Deal:
    return find_deal("cards", datetime.now(UTC).date())


@pytest.fixture(scope="module")
def record(deal: Deal) -> Record[Any]:
    return play(deal)


def text(record: Record[Any]) -> str:
    return format_record(get_game(record.game), record)


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Scenario], None]:
    """Run something with a board; records are played again in this process, which is cheaper."""

    async def here(deal: Deal, sent: str) -> Any:
        return judge_record(deal, sent)

    monkeypatch.setattr(module, "verify_apart", here)

    def go(scenario: Scenario) -> None:
        with Store.open(tmp_path) as store:
            asyncio.run(scenario(Days(Saving(store, Metrics(), "test"))))

    return go


async def refusal(days: Days, deal: Deal, sent: str, name: str = "Ana", token: str = ANA) -> Any:
    with pytest.raises(TableError) as caught:
        await days.enter(deal, DayEntry(name=name, record=sent), token)
    return caught.value.arguments.get("why", caught.value.code)


def test_an_honest_game_counts_once(
    run: Callable[[Scenario], None], deal: Deal, record: Record[Any]
) -> None:
    async def scenario(days: Days) -> None:
        assert (await days.show(deal, ANA))["entries"] == []
        board = await days.enter(deal, DayEntry(name="Ana", record=text(record)), ANA)
        assert record.scores is not None
        (entry,) = board["entries"]
        assert (entry["name"], entry["points"]) == ("Ana", record.scores[deal.seat])
        assert entry["mine"]
        # Two rated tries: of the same device, or under the same name.
        assert await refusal(days, deal, text(record), "Ana B") == "day-played"
        assert await refusal(days, deal, text(record), "ANA", BEN) == "day-name-taken"
        # Others' games open when one's own is there.
        with pytest.raises(TableError, match="open when"):
            await days.find_record(deal, "Ana", BEN)
        await days.enter(deal, DayEntry(name="Ben", record=text(record)), BEN)
        assert await days.find_record(deal, "ana", BEN) == text(record)
        with pytest.raises(TableError, match="Nobody"):
            await days.find_record(deal, "Eva", BEN)
        seen = await days.show(deal, None)
        assert (seen["count"], seen["is_open"]) == (2, False)
        assert not any(entry["mine"] for entry in seen["entries"])

    run(scenario)


def test_cheating_is_refused_with_a_reason(
    run: Callable[[Scenario], None], deal: Deal, record: Record[Any]
) -> None:
    assert record.scores is not None
    number = next(n for n, step in enumerate(record.steps) if step.outcomes)
    step = record.steps[number]
    source, content = step.outcomes[0]
    drawn = replace(step, outcomes=((source, content ^ 1), *step.outcomes[1:]))
    forged = (*record.steps[:number], drawn, *record.steps[number + 1 :])
    tried = {
        "points": replace(record, scores=tuple(score + 9 for score in record.scores)),
        "luck": replace(record, steps=forged),
        "deal": play(deal, seed="a better one"),
        "rival": play(deal, rival="novice"),
        "resigned": replace(record, resigned=(1 - deal.seat,)),
    }

    async def scenario(days: Days) -> None:
        for why, cheat in tried.items():
            assert await refusal(days, deal, text(cheat)) == why
        assert await refusal(days, deal, text(replace(record, scores=None))) == "unfinished"
        assert await refusal(days, deal, "coatl nonsense") == "rules"
        assert (await days.show(deal, ANA))["count"] == 0

    run(scenario)


def test_yesterday_is_over_when_it_is_over_everywhere(
    run: Callable[[Scenario], None], deal: Deal, record: Record[Any]
) -> None:
    now = datetime(2026, 11, 18, 11, 0, tzinfo=UTC)
    days_of = {n: find_deal("cards", date(2026, 11, n)) for n in range(15, 22)}
    assert [n for n, each in days_of.items() if is_open(each, now)] == [17, 18, 19]
    late = now + timedelta(hours=2)
    assert [n for n, each in days_of.items() if is_open(each, late)] == [18, 19]

    async def scenario(days: Days) -> None:
        past = find_deal("cards", deal.day - timedelta(days=7))
        assert await refusal(days, past, text(record)) == "day-over"
        assert (await days.show(past, None))["is_open"]

    run(scenario)


def test_more_than_can_wait_are_sent_away(
    run: Callable[[Scenario], None], deal: Deal, record: Record[Any]
) -> None:
    async def scenario(days: Days) -> None:
        days._waiting = module.MOST_WAITING
        assert await refusal(days, deal, text(record)) == "busy"

    run(scenario)


@pytest.mark.slow
def test_a_process_of_its_own_plays_a_record_again(deal: Deal, record: Record[Any]) -> None:
    assert asyncio.run(verify_apart(deal, text(record))) == judge_record(deal, text(record))


@pytest.mark.slow
def test_backups_carry_the_board(target: str | Path, tmp_path: Path) -> None:
    result = StoredResult("2026-11-18", "cards", "h", "Ana", 41, 30, 5, "a record", 1.0)
    with Store.open(target) as store:
        assert asyncio.run(store.write(lambda connection: add_result(connection, result))) == ""
    backup(target, tmp_path / "saved")
    restore(tmp_path / "saved", tmp_path / "other")
    with Store.open(tmp_path / "other") as store:
        read = store.read(lambda connection: list_results(connection, "2026-11-18", "cards", 9))
        assert asyncio.run(read) == (1, [result])
