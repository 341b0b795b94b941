"""The arena: all games of a contest, in as many processes as wanted, resumed or stopped early.

What is counted depends on the contest and the number of games alone, never on the order in which
games finish: results come back in the order of the schedule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Any

from coatl.core.errors import OptionError
from coatl.lab.contest import Contest, Played, PlayFixture
from coatl.lab.schedule import Meeting, count_groups, plan_fixtures
from coatl.lab.summary import compare, meeting_tables, summarise
from coatl.lab.workers import open_workers

FIRST_LOOK = 20
NEXT_LOOK = 10
CLEAR_CONFIDENCE = 0.999
"""Stopping early: groups before the first look and between looks, and how sure a look must be.

Every look is one more chance to be fooled. Each errs in one of a thousand cases at most, so with
n looks an even pairing is called clear in at most n of a thousand: 5 in a hundred after 510 groups.
"""


def run_contest(
    contest: Contest,
    games: int,
    *,
    jobs: int = 1,
    until_clear: bool = False,
    known: Iterable[Played] = (),
    keep: Callable[[Played], None] = lambda played: None,
    keep_record: Callable[[Played, str], None] | None = None,
    on: str = "processes",
) -> list[Played]:
    """Play at least `games` games of every meeting, in whole groups, and return them in order.

    `known` are results from before, which are not played again; `keep` gets each new one at once,
    `keep_record` before that with the text of its record. `on` says where games are played.
    With `until_clear` a meeting ends as soon as it is clear who is better in each of its pairs.
    """
    running = contest.meetings()
    if until_clear and contest.seats == 1:
        raise OptionError("stopping when it is clear needs bots that play each other")
    groups = count_groups(games, contest.seats)
    done = {played.fixture.key: played for played in known}
    counted: list[Played] = []
    first = 0
    missing = sum(each.key not in done for each in plan_fixtures(running, 0, groups))
    task = PlayFixture(contest, keep_record is not None)
    with open_workers(task, min(jobs, missing), on if missing else "processes") as workers:
        for last in _looks(groups) if until_clear else [groups]:
            fixtures = plan_fixtures(running, first, last)
            for played, record in workers.run(each for each in fixtures if each.key not in done):
                done[played.fixture.key] = played
                if keep_record is not None:
                    keep_record(played, record)
                keep(played)
            counted += [done[fixture.key] for fixture in fixtures]
            if until_clear:
                running = [meeting for meeting in running if not is_clear(meeting, counted)]
            first = last
    return counted


def _looks(groups: int) -> Iterator[int]:
    """Return after how many groups to look whether a meeting is clear."""
    yield from range(FIRST_LOOK, groups, NEXT_LOOK)
    yield groups


def is_clear(meeting: Meeting, games: Iterable[Played]) -> bool:
    """Tell whether every two bots of a meeting are told apart by its own games."""
    own = [
        game
        for game in games
        if game.options == meeting.options and set(game.seating) == set(meeting.names)
    ]
    tables = meeting_tables(own)
    return all(
        compare(tables, one, other, CLEAR_CONFIDENCE).better.is_clear
        for one, other in combinations(meeting.names, 2)
    )


def report(contest: Contest, games: list[Played]) -> dict[str, Any]:
    """Return everything the arena found as plain data, ready for JSON."""
    data = summarise(contest, games).to_data()
    data |= {
        "game": contest.game,
        "options": contest.options[0] if len(contest.options) == 1 else list(contest.options),
        "seats": contest.seats,
        "seed": contest.seed,
        "budget": contest.budget,
        "specs": {entrant.name: entrant.spec for entrant in contest.entrants},
        "code": {entrant.name: entrant.code for entrant in contest.entrants},
    }
    if contest.game == "carl":
        data["personalities"] = {
            options.rpartition("=")[2]: {
                key: value
                for key, value in summarise(contest, part).to_data().items()
                if key in ("bots", "pairs", "endings")
            }
            for options, part in split_by_options(games).items()
        }
    return data


def split_by_options(games: Iterable[Played]) -> dict[str, list[Played]]:
    """Return the games under each set of options, for tables of their own."""
    parts: dict[str, list[Played]] = {}
    for game in games:
        parts.setdefault(game.options, []).append(game)
    return parts
