"""Who has a name on a server has a rating there: by first tries that the server proves itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError
from sqlalchemy import func, insert, select

from coatl.puzzles.rating import Rating, rate
from coatl.puzzles.store import load_puzzles
from coatl.server.live.players import Players
from coatl.server.live.purging import keep_tidy
from coatl.server.live.rooms import Rooms
from coatl.server.live.saving import Saving
from coatl.server.metrics import Metrics
from coatl.server.protocol.players import NamedPlayer
from coatl.server.protocol.puzzles import PuzzleTry
from coatl.server.storage import schema as stored
from coatl.server.storage.backup import backup, restore
from coatl.server.storage.data_folder import make_data_dir
from coatl.server.storage.database import find_database, make_engine
from coatl.server.storage.days import StoredResult, add_result, list_results
from coatl.server.storage.migrate import migrate
from coatl.server.storage.players import name_player
from coatl.server.storage.schema import day_entries, first_tries
from coatl.server.storage.store import Store
from coatl.server.tokens import hash_token
from coatl.tables.errors import TableError

pytestmark = pytest.mark.slow  # real databases

ANA, BEN = "a" * 43, "b" * 43
EASY, HARD = load_puzzles()[0], load_puzzles()[-1]
DAY = 86_400.0
Target = str | Path
Scenario = Callable[[Players], Coroutine[Any, Any, None]]


def run(target: Target, scenario: Scenario) -> None:
    with Store.open(target) as store:
        asyncio.run(scenario(Players(Saving(store, Metrics(), "test"))))


def right(puzzle: Any = EASY, **more: Any) -> PuzzleTry:
    return PuzzleTry(steps=puzzle["steps"], **more)


GIVEN_UP = PuzzleTry(steps=[])


async def refusal(work: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(TableError) as caught:
        await work
    return caught.value.code


def test_first_tries_move_a_rating_that_outlives_the_server(target: Target) -> None:
    async def play(players: Players) -> None:
        assert await players.show(ANA) == {"player": None}
        named = (await players.name(ANA, "Ana"))["player"]
        assert named == {
            **Rating()._asdict(),
            "name": "Ana",
            "change": None,
            "tries": 0,
        }
        told = await players.note_first_try(ANA, EASY["id"], right(hints=1))
        assert (told["is_right"], told["value"]) == (True, EASY["goal"])
        told = await players.note_first_try(ANA, HARD["id"], GIVEN_UP)
        assert not told["is_right"]

    async def look(players: Players) -> None:
        player = (await players.show(ANA))["player"]
        first = rate(Rating(), EASY["rating"], True, 1)
        second = rate(first, HARD["rating"], False)
        assert player == {
            **second._asdict(),
            "name": "Ana",
            "change": round(second.rating) - round(first.rating),
            "tries": 2,
        }
        assert await players.show(BEN) == {"player": None}

    run(target, play)
    run(target, look)


def test_cheating_is_refused_with_a_reason(target: Target) -> None:
    async def scenario(players: Players) -> None:
        assert await refusal(players.note_first_try(ANA, EASY["id"], right())) == "no-name"
        await players.name(ANA, "Ana")
        # A puzzle or steps that there are not.
        assert await refusal(players.note_first_try(ANA, "0" * 8, right())) == "no-puzzle"
        wrong = PuzzleTry(steps=[99_999])
        assert await refusal(players.note_first_try(ANA, EASY["id"], wrong)) == "illegal"
        assert (await players.show(ANA))["player"]["tries"] == 0  # type: ignore[index]
        # A strength that is claimed moves what is told of the device, and nothing else.
        strength: Any = {"rating": 3999, "deviation": 45}
        told = await players.note_first_try(ANA, EASY["id"], right(strength=strength))
        assert told["strength"]["rating"] > 3900
        assert told["player"]["rating"] == rate(Rating(), EASY["rating"], True).rating
        # Two first tries; another name for the same device is no way round.
        assert await refusal(players.note_first_try(ANA, EASY["id"], GIVEN_UP)) == "puzzle-tried"
        fewer = right(hints=1)
        assert await refusal(players.note_first_try(ANA, EASY["id"], fewer)) == "puzzle-tried"
        again = (await players.name(ANA, "Anouk"))["player"]
        assert again == {**told["player"], "name": "Anouk"}
        # A secret that somebody might guess would be everybody's.
        assert await refusal(players.name("a", "Eva")) == "bad-token"

    run(target, scenario)
    for forged in ({"steps": [], "rating": 3000}, {"steps": [], "player": {"rating": 3000}}):
        with pytest.raises(ValidationError):
            PuzzleTry.model_validate(forged)
    with pytest.raises(ValidationError):
        NamedPlayer.model_validate({"name": "Ana", "rating": 3000})


def test_a_try_that_is_sent_again_counts_once(target: Target) -> None:
    async def scenario(players: Players) -> None:
        await players.name(ANA, "Ana")
        sent = [players.note_first_try(ANA, EASY["id"], right()) for _ in range(3)]
        told = await asyncio.gather(*sent)
        assert told[0] == told[1] == told[2]
        assert told[0]["player"]["tries"] == 1

    run(target, scenario)


def test_tries_of_several_puzzles_at_once_all_count(target: Target) -> None:
    puzzles = load_puzzles()[:6]

    async def scenario(players: Players) -> None:
        await players.name(ANA, "Ana")
        await asyncio.gather(
            *(players.note_first_try(ANA, each["id"], right(each)) for each in puzzles)
        )
        player = (await players.show(ANA))["player"]
        assert player is not None
        assert player["tries"] == len(puzzles)
        rated = Rating()
        by_rating = select(first_tries.c.puzzle).order_by(first_tries.c.rating)
        for name in await players.saving.read(lambda c: c.scalars(by_rating).all()):
            rated = rate(rated, next(p["rating"] for p in puzzles if p["id"] == name), True)
        assert player["rating"] == rated.rating

    run(target, scenario)


def result(holder: str, at: float = 1.0) -> StoredResult:
    return StoredResult("2026-11-18", "cards", holder, "Ana", 41, 30, 5, "a record", at)


def test_a_name_on_a_board_of_the_day_is_a_name_here(target: Target) -> None:
    async def scenario(players: Players) -> None:
        await players.saving.write(lambda c: add_result(c, result(hash_token(ANA))))
        told = await players.note_first_try(ANA, EASY["id"], right())
        assert (told["player"]["name"], told["player"]["tries"]) == ("Ana", 1)

    run(target, scenario)


def test_names_of_boards_of_the_day_were_there_before(target: Target) -> None:
    database = find_database(target)
    if database.file is not None:
        make_data_dir(database.folder)
    migrate(database, revision="0004")
    engine = make_engine(database, "tool")
    with engine.begin() as connection:
        for day, name in ((16, "Anna"), (18, "Ana"), (17, "Anne")):
            row = {**asdict(result(hash_token(ANA), at=float(day))), "day": f"2026-11-{day}"}
            connection.execute(insert(day_entries).values(**row | {"name": name}, name_key=name))
    engine.dispose()

    async def scenario(players: Players) -> None:
        (player,) = await players.saving.read(lambda c: c.execute(select(stored.players)).all())
        assert player._asdict() == {
            **Rating()._asdict(),
            "holder": hash_token(ANA),
            "name": "Ana",
            "change": None,
            "tries": 0,
            "created_at": 16.0,
            "used_at": 18.0,
        }

    run(target, scenario)


def test_deleting_is_final_and_takes_everything(target: Target) -> None:
    async def scenario(players: Players) -> None:
        await players.saving.write(lambda c: add_result(c, result(hash_token(ANA))))
        await players.name(BEN, "Ben")
        for token in (ANA, BEN):
            await players.note_first_try(token, EASY["id"], right())
        assert await players.forget(ANA) == {"player": None}
        assert await players.show(ANA) == {"player": None}
        assert await refusal(players.note_first_try(ANA, HARD["id"], right(HARD))) == "no-name"
        listed = await players.saving.read(lambda c: list_results(c, "2026-11-18", "cards", 9))
        assert listed == (0, [])
        holders = await players.saving.read(lambda c: c.scalars(select(first_tries.c.holder)).all())
        assert holders == [hash_token(BEN)]
        assert await players.forget(ANA) == {"player": None}  # again: nothing more to lose

    run(target, scenario)


def test_those_who_stay_away_are_forgotten_if_the_host_wants_that(target: Target) -> None:
    async def scenario(players: Players) -> None:
        saving = players.saving
        for holder in ("idle", "rated"):
            await saving.write(partial(name_player, holder=holder, name="Ana", at=1.0))
        await saving.write(lambda c: add_result(c, result("listed")))
        await players.name(BEN, "Ben")
        rooms = Rooms(saving, lambda *_: None, 1)  # type: ignore[arg-type]
        first = {"holder": "rated", "puzzle": "p", "steps": [], "hints": 0}
        row = {**first, "is_right": True, "rating": 1.0, "at": 1.0}
        await saving.write(lambda c: c.execute(first_tries.insert().values(row)))
        await saving.write(_note_try("rated"))
        await keep_tidy(saving.store, rooms, 0, 0)
        assert await _holders(saving) == {"idle", "rated", "listed", hash_token(BEN)}
        await keep_tidy(saving.store, rooms, 30, 0)
        assert await _holders(saving) == {"rated", "listed", hash_token(BEN)}
        await keep_tidy(saving.store, rooms, 0, 30)
        assert await _holders(saving) == {hash_token(BEN)}
        left = await saving.read(lambda c: c.scalar(select(func.count()).select_from(first_tries)))
        assert left == 0

    run(target, scenario)


def _note_try(holder: str) -> Callable[[Any], Any]:
    is_theirs = stored.players.c.holder == holder
    return lambda c: c.execute(stored.players.update().where(is_theirs).values(tries=1))


async def _holders(saving: Saving) -> set[str]:
    return set(await saving.read(lambda c: c.scalars(select(stored.players.c.holder)).all()))


def test_backups_carry_names_and_ratings(target: Target, tmp_path: Path) -> None:
    kept: list[Any] = []

    async def play(players: Players) -> None:
        await players.name(ANA, "Ana")
        await players.note_first_try(ANA, EASY["id"], right())
        kept.append(await players.show(ANA))

    async def look(players: Players) -> None:
        assert await players.show(ANA) == kept[0]
        assert await refusal(players.note_first_try(ANA, EASY["id"], GIVEN_UP)) == "puzzle-tried"

    run(target, play)
    backup(target, tmp_path / "saved")
    restore(tmp_path / "saved", tmp_path / "other")
    run(tmp_path / "other", look)
