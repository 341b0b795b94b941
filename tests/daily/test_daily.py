"""The deal of the day: the same for everybody, and no record counts that is not an honest game."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from coatl.bots import make_bot
from coatl.core.chance import SeededChance
from coatl.core.errors import OptionError
from coatl.core.record import Record, Recorder, format_record, parse_record, replay_to_end
from coatl.core.registry import get_game
from coatl.daily import (
    DayError,
    Deal,
    Rival,
    count_beaten,
    find_deal,
    find_par,
    share_text,
    verify,
)
from coatl.daily import par as par_module
from coatl.daily.par import ParData

DAY = date(2026, 11, 18)


def play(deal: Deal, bot: str = "carver", seed: str | None = None) -> Record[Any]:
    """Let a bot play the deal of a day, or another one in its place."""
    game, options, chance = deal.start()
    if seed is not None:
        chance = SeededChance(seed, game.sources)
    recorder = Recorder(game, options, chance)
    player, rival, rng = make_bot(bot), Rival(deal), random.Random(1)
    while (seat := recorder.state.to_act) >= 0:
        who = player if seat == deal.seat else rival
        view, legal = game.observe(recorder.state, seat), recorder.state.legal_actions(seat)
        recorder.apply(seat, who.decide(view, legal, rng))
    return recorder.record(("Ana", "Priest bot"))


@pytest.fixture(scope="module", params=["board", "cards"])
def played(request: pytest.FixtureRequest) -> tuple[Deal, Record[Any]]:
    deal = find_deal(request.param, DAY)
    return deal, play(deal)


def refused(deal: Deal, record: Record[Any]) -> str:
    """Return why a record does not count."""
    with pytest.raises(DayError) as error:
        verify(deal, record)
    assert str(error.value)
    return error.value.code


def test_the_deal_follows_from_the_date_alone() -> None:
    # Published: anybody can compute the same.
    deal = find_deal("board", DAY)
    assert deal.seed == "the deal of the day, first series/board/2026-11-18"
    seats = {find_deal("cards", date(2026, 11, day)).seat for day in range(1, 20)}
    assert seats == {0, 1}
    assert find_deal("cards", DAY).seed != deal.seed
    with pytest.raises(OptionError, match="no deal of the day"):
        find_deal("carl", DAY)


def test_the_same_choices_meet_the_same_luck_and_the_same_rival(
    played: tuple[Deal, Record[Any]],
) -> None:
    deal, record = played
    assert play(deal) == record


def test_an_honest_game_counts(played: tuple[Deal, Record[Any]]) -> None:
    deal, record = played
    game = get_game(deal.game)
    sent = parse_record(game, format_record(game, record))
    entry = verify(deal, sent)
    assert record.scores is not None
    assert entry["points"] == record.scores[deal.seat]
    assert entry["rival"] == record.scores[1 - deal.seat]
    winners = replay_to_end(game, record).result().winners
    assert entry["is_won"] == (winners == (deal.seat,))


def test_an_edited_score_is_refused(played: tuple[Deal, Record[Any]]) -> None:
    deal, record = played
    assert record.scores is not None
    more = tuple(score + 5 for score in record.scores)
    assert refused(deal, replace(record, scores=more)) == "points"


def test_another_seed_is_refused(played: tuple[Deal, Record[Any]]) -> None:
    deal, _ = played
    assert refused(deal, play(deal, seed="a better one")) == "deal"
    tomorrow = find_deal(deal.game, date(2026, 11, 19))
    assert refused(tomorrow, play(deal)) in ("deal", "rival")


def test_a_forged_draw_is_refused(played: tuple[Deal, Record[Any]]) -> None:
    deal, record = played
    number = next(n for n, step in enumerate(record.steps) if step.outcomes)
    step = record.steps[number]
    source, content = step.outcomes[0]
    forged = replace(step, outcomes=((source, content ^ 1), *step.outcomes[1:]))
    steps = (*record.steps[:number], forged, *record.steps[number + 1 :])
    assert refused(deal, replace(record, steps=steps)) == "luck"


def test_a_weak_rival_is_refused(played: tuple[Deal, Record[Any]]) -> None:
    deal, _ = played
    game, options, chance = deal.start()
    recorder, rng = Recorder(game, options, chance), random.Random(1)
    player, weak = make_bot("carver"), make_bot("random")
    while (seat := recorder.state.to_act) >= 0:
        who = player if seat == deal.seat else weak
        view, legal = game.observe(recorder.state, seat), recorder.state.legal_actions(seat)
        recorder.apply(seat, who.decide(view, legal, rng))
    assert refused(deal, recorder.record()) == "rival"


def test_what_the_rules_forbid_is_refused(played: tuple[Deal, Record[Any]]) -> None:
    deal, record = played
    own = next(n for n, step in enumerate(record.steps) if step.seat == deal.seat)
    steps = list(record.steps)
    steps[own] = replace(steps[own], action=get_game(deal.game).action_count - 1)
    assert refused(deal, replace(record, steps=tuple(steps))) in ("rules", "rival", "luck")
    steps[own] = replace(record.steps[own], seat=1 - deal.seat)
    assert refused(deal, replace(record, steps=tuple(steps))) in ("rules", "rival")


def test_only_a_finished_game_of_ones_own_counts(played: tuple[Deal, Record[Any]]) -> None:
    deal, record = played
    assert refused(deal, replace(record, scores=None)) == "unfinished"
    assert refused(deal, replace(record, steps=record.steps[:-1])) == "unfinished"
    assert refused(deal, replace(record, resigned=(1,))) == "resigned"
    assert refused(deal, replace(record, continued=3)) == "resigned"
    other = find_deal("cards" if deal.game == "board" else "board", DAY)
    assert refused(other, record) == "game"


def test_the_text_to_share_spoils_nothing(played: tuple[Deal, Record[Any]]) -> None:
    deal, record = played
    state = replay_to_end(get_game(deal.game), record)
    text = share_text(deal, state, 3)
    lines = text.split("\n")
    assert len(lines) == 5
    assert len(text) < 100
    assert record.scores is not None
    assert lines[0].endswith(f" 2026-11-18 {record.scores[deal.seat]}")
    assert all(set(line) <= set("<>◆◇▲△") for line in lines[1:4])
    assert lines[4] == "■■■□□"
    if deal.game == "board":
        player = state.seats[deal.seat]
        signs = sum(len(line) - 2 for line in lines[1:4])
        finished = player.finished[: player.finished_count]
        assert signs == sum(s.card_count + (s.temple != 255) for s in finished)


def test_par_is_what_the_levels_make_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(par_module, "BUDGETS", {"high-priest": "high-priest@20it"})
    deal = find_deal("cards", DAY)
    told: list[tuple[int, int]] = []
    par = find_par(deal, 1, lambda done, count: told.append((done, count)))
    assert told == [(number, 5) for number in range(1, 6)]
    assert par["par"] == par["points"][2]
    assert find_par(deal, 1) == par


def test_levels_beaten_are_counted() -> None:
    levels = ["novice", "apprentice", "carver", "priest", "high-priest"]
    par: ParData = {"games": 1, "levels": levels, "points": [10, 20, 25, 24, 40], "par": 25}
    assert [count_beaten(points, par) for points in (5, 20, 25, 26, 41)] == [0, 1, 3, 4, 5]
