"""Games in bulk: a folder of compressed shards with an index, written as games end.

A shard is two files: `00007.games.gz` holds the texts of records, in blocks that can be read one by
one, and `00007.index.gz` a line of JSON a game: who played, how it ended, where its record lies.
The index is written last and in one step, so a shard is whole or not there. Nothing ever needs all
games in memory.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from coatl.core.chance import Outcome, ScriptedChance
from coatl.core.errors import CoatlError, OptionError
from coatl.core.game import Game, State
from coatl.core.record import Recorder, format_record, parse_record, replay
from coatl.core.registry import get_game

FORMAT = 1
ABOUT = "about.json"
GAMES_A_SHARD = 1000
GAMES_A_BLOCK = 20
_BETWEEN = b"\0"


@dataclass(frozen=True, slots=True)
class Entry:
    """One game of the index; lists are by seat."""

    seed: str
    options: str
    players: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    decisions: int
    digest: str = ""
    """The fingerprint of the game, as `coatl sim` counts it."""
    more: dict[str, Any] = field(default_factory=dict)
    """What else the command that played it wants to know again."""
    shard: int = -1
    block: int = -1
    place: int = -1

    @property
    def winners(self) -> tuple[str, ...]:
        """Who shares the first place."""
        return tuple(name for name, rank in zip(self.players, self.ranks, strict=True) if rank == 1)

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data, ready for JSON."""
        return {key: value for key, value in asdict(self).items() if value != {}}

    @staticmethod
    def from_data(data: dict[str, Any]) -> Entry:
        """Read what `to_data` wrote."""
        fields: dict[str, Any] = {
            key: tuple(value) if isinstance(value, list) else value for key, value in data.items()
        }
        return Entry(**fields)


def write_down(
    game: Game[Any, Any, Any],
    options: Any,
    actions: Sequence[int],
    outcomes: Sequence[Outcome],
    players: Sequence[str],
) -> str:
    """Return the text of a finished game's record, from its actions and all chance outcomes."""
    recorder = Recorder(game, options, ScriptedChance(outcomes))
    for action in actions:
        recorder.apply(recorder.state.to_act, action)
    names = tuple(name.replace("|", "/").strip() or "bot" for name in players)
    return format_record(game, recorder.record(players=names))


class RecordsFolder:
    """The games in a folder, to be read."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            found = json.loads((path / ABOUT).read_text("utf-8"))
            self.about: dict[str, Any] = found["about"]
            version = found["coatl records"]
        except (OSError, ValueError, KeyError, TypeError):
            raise OptionError(
                f"{str(path)!r} is no folder of records: expected one that --records has filled"
            ) from None
        if version != FORMAT:
            raise OptionError(f"{str(path)!r}: records of format {version}, expected {FORMAT}")

    @property
    def shards(self) -> list[int]:
        """The numbers of all whole shards."""
        names = (each.name.split(".")[0] for each in self.path.glob("*.index.gz"))
        return sorted(int(name) for name in names if name.isdecimal())

    def entries(self, keep: Callable[[Entry], bool] = lambda entry: True) -> Iterator[Entry]:
        """Yield the games of the index, one shard after the other."""
        for shard in self.shards:
            for entry in self._read_index(shard):
                if keep(entry):
                    yield entry

    def _read_index(self, shard: int) -> Iterator[Entry]:
        path = self.path / f"{shard:05}.index.gz"
        found = 0
        try:
            with gzip.open(path, "rt", encoding="utf-8") as lines:
                for line in lines:
                    yield Entry.from_data(json.loads(line))
                    found += 1
        except (OSError, EOFError, zlib.error, ValueError, TypeError, AttributeError) as error:
            raise _cannot_read(path, str(error)) from None
        if not found:
            raise _cannot_read(path, "it is empty")

    def read(
        self, keep: Callable[[Entry], bool] = lambda entry: True
    ) -> Iterator[tuple[Entry, str]]:
        """Yield games with the texts of their records; each block is read once."""
        at = (-1, -1)
        texts: list[bytes] = []
        for entry in self.entries(keep):
            if (entry.shard, entry.block) != at:
                at = (entry.shard, entry.block)
                texts = self._read_block(*at)
            yield entry, texts[entry.place].decode()

    def _read_block(self, shard: int, block: int) -> list[bytes]:
        path = self.path / f"{shard:05}.games.gz"
        unpack = zlib.decompressobj(wbits=31)
        parts = []
        try:
            with path.open("rb") as file:
                file.seek(block)
                while not unpack.eof and (data := file.read(1 << 16)):
                    parts.append(unpack.decompress(data))
        except (OSError, zlib.error) as error:
            raise _cannot_read(path, str(error)) from None
        if not unpack.eof:
            raise _cannot_read(path, "it ends in the middle of a game")
        return b"".join(parts).split(_BETWEEN)


def _cannot_read(path: Path, reason: str) -> CoatlError:
    """Return the error for a damaged file, with what becomes of the others."""
    both = f"{path.name.split('.')[0]}.*"
    return CoatlError(
        f"{str(path)!r} cannot be read: {reason} (without {both} the other games can be read)"
    )


def tell_differences(wanted: dict[str, Any], found: dict[str, Any]) -> str:
    """Say what was kept from where something else is wanted."""
    parts = []
    for key in {**wanted, **found}:
        value = found.get(key)
        if value == wanted.get(key):
            continue
        if key == "bots" and isinstance(value, list):
            bots = [bot.values() if isinstance(bot, dict) else bot for bot in value]
            value = [f"{name} (code {code[:6]})" for name, *_, code in bots]
        if isinstance(value, list):
            value = ", ".join(map(str, value))
        parts.append(f"its {key}: {value}")
    return "; ".join(parts)


class RecordsWriter(RecordsFolder):
    """A folder that grows: the same command finds what it has played before."""

    def __init__(self, path: Path, about: dict[str, Any]) -> None:
        _prepare(path, about)
        super().__init__(path)
        if self.about != about:
            raise OptionError(
                f"{str(path)!r} holds other games ({tell_differences(about, self.about)}): "
                "nothing was changed; choose another folder"
            )
        self._waiting: list[tuple[Entry, bytes]] = []
        self._next = max(self.shards, default=-1) + 1

    def add(self, entry: Entry, text: str) -> None:
        """Keep one more game; it is on disk when its shard is full, or the folder is closed."""
        self._waiting.append((entry, text.encode()))
        if len(self._waiting) >= GAMES_A_SHARD:
            self.flush()

    def flush(self) -> None:
        """Write what waits as a shard."""
        if not self._waiting:
            return
        shard, lines = self._next, []
        with (self.path / f"{shard:05}.games.gz").open("wb") as file:
            for first in range(0, len(self._waiting), GAMES_A_BLOCK):
                some = self._waiting[first : first + GAMES_A_BLOCK]
                block = file.tell()
                file.write(gzip.compress(_BETWEEN.join(text for _, text in some), 6, mtime=0))
                for place, (entry, _) in enumerate(some):
                    data = entry.to_data() | {"shard": shard, "block": block, "place": place}
                    lines.append(json.dumps(data, ensure_ascii=False) + "\n")
            file.flush()
            os.fsync(file.fileno())
        unready = self.path / "index.part"
        unready.write_bytes(gzip.compress("".join(lines).encode(), 6, mtime=0))
        unready.replace(self.path / f"{shard:05}.index.gz")
        self._waiting.clear()
        self._next += 1

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.flush()


def _prepare(path: Path, about: dict[str, Any]) -> None:
    """Make the folder, if there is none; one with other things in it is left alone."""
    try:
        if path.is_file():
            raise OptionError(f"--records {str(path)!r} is a file: name a folder")
        path.mkdir(parents=True, exist_ok=True)
        if (path / ABOUT).exists():
            return
        if any(path.iterdir()):
            raise OptionError(f"--records {str(path)!r}: the folder is not empty")
        text = json.dumps({"coatl records": FORMAT, "about": about}, ensure_ascii=False, indent=1)
        (path / ABOUT).write_text(text + "\n", "utf-8")
    except OSError as error:
        raise OptionError(f"--records {str(path)!r}: {error.strerror}") from None


class Decision(NamedTuple):
    """One decision of a recorded game, for learning from it."""

    entry: Entry
    state: State
    """The position before the action, always the same object: encode it or copy it at once."""
    seat: int
    action: int


def read_decisions(
    path: Path, keep: Callable[[Entry], bool] = lambda entry: True
) -> Iterator[Decision]:
    """Yield every decision of the games in a folder, with the position it was made in.

    What became of it is in the entry: `entry.ranks[seat]`, `entry.scores[seat]`.
    """
    folder = RecordsFolder(path)
    game = get_game(folder.about["game"])
    for entry, text in folder.read(keep):
        record = parse_record(game, text)
        for (state, _), step in zip(replay(game, record), record.steps, strict=False):
            yield Decision(entry, state, step.seat, step.action)
