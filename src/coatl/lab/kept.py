"""What an arena has played before: in its file of results, in its folder of records, or in both."""

from __future__ import annotations

from coatl.lab.contest import Contest, Played, game_seed
from coatl.lab.records import Entry, RecordsWriter
from coatl.lab.results import ResultsFile


def find_known(file: ResultsFile | None, folder: RecordsWriter | None) -> list[Played]:
    """Return the games that need not be played again: those that all of them have."""
    if folder is None:
        return file.played if file else []
    kept = [Played.from_data(entry.more["played"]) for entry in folder.entries()]
    if file is None:
        return kept
    listed = {played.fixture.key for played in file.played}
    return [played for played in kept if played.fixture.key in listed]


def keep_game(folder: RecordsWriter, contest: Contest, played: Played, record: str) -> None:
    """Add a game to a folder of records."""
    entry = Entry(
        game_seed(contest, played.group),
        played.options,
        played.seating,
        played.ranks,
        played.scores,
        played.ending,
        played.decisions,
        more={"played": played.to_data()},
    )
    folder.add(entry, record)
