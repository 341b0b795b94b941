"""Writes what the browser client takes over from Python: schemas of all messages, and the cards.

The files are committed, so that the client can be built without Python. `--check` changes nothing
and fails if one of them is out of date.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from coatl import review
from coatl.daily import results
from coatl.puzzles import data as puzzle_data
from coatl.server.protocol import commands, daily, messages, players, puzzles, score
from coatl.tablebots import hint_data
from coatl.tables import history_data

ROOT = Path(__file__).resolve().parent.parent
SCHEMAS = ROOT / "web" / "schema"
DATA = ROOT / "web" / "src" / "kit" / "data"
CARDS = {
    "board.json": ROOT / "src" / "coatl" / "board" / "cards.json",
    "cards.json": ROOT / "src" / "coatl" / "cards" / "cards.json",
}

SENT: dict[str, Any] = {
    "Hello": commands.Hello,
    "ClientMessage": commands.ClientMessage,
    "NewTable": commands.NewTable,
    "JoinTable": commands.JoinTable,
    "Recover": commands.Recover,
    "NewReview": commands.NewReview,
    "AnyScoring": score.AnyScoring,
    "NextPuzzle": puzzles.NextPuzzle,
    "PuzzleTry": puzzles.PuzzleTry,
}
"""What clients send."""

RECEIVED: dict[str, Any] = {
    "ServerMessage": messages.ServerMessage,
    "CreatedData": messages.CreatedData,
    "JoinedData": messages.JoinedData,
    "InvitationData": messages.InvitationData,
    "RecoveryData": messages.RecoveryData,
    "ListedData": messages.ListedData,
    "GamesData": messages.GamesData,
    "StepData": history_data.StepData,
    "CourseData": history_data.CourseData,
    "AdviceData": hint_data.AdviceData,
    "ReviewStateData": review.ReviewStateData,
    "AnswerData": messages.AnswerData,
    "AnyCount": score.AnyCount,
    "NextData": puzzle_data.NextData,
    "PuzzlesData": puzzle_data.PuzzlesData,
    "PuzzleTableData": puzzle_data.PuzzleTableData,
    "JudgedData": puzzle_data.JudgedData,
    "FirstTryData": players.FirstTryData,
    "PlayerAnswer": players.PlayerAnswer,
    "HintData": puzzle_data.HintData,
    "AnswerShownData": puzzle_data.AnswerShownData,
    "DayData": results.DayData,
    "DayResultData": results.DayResultData,
    "DayBoardData": daily.DayBoardData,
}
"""What the server answers, over a socket or by HTTP."""


def protocol_schema() -> dict[str, Any]:
    """Return one schema of everything a client sends or receives, with shared parts once."""
    inputs: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        *((name, "validation", TypeAdapter(kind)) for name, kind in SENT.items()),
        *((name, "serialization", TypeAdapter(kind)) for name, kind in RECEIVED.items()),
    ]
    schemas, shared = TypeAdapter.json_schemas(inputs)
    parts = dict(shared.get("$defs", {}))
    for (name, _mode), schema in schemas.items():
        if schema.get("$ref") != f"#/$defs/{name}":
            parts[name] = schema
    return {
        "title": "Protocol",
        "description": "Everything a client sends or receives, by name.",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in (*SENT, *RECEIVED)},
        "required": [*SENT, *RECEIVED],
        "$defs": dict(sorted(parts.items())),
    }


def generated_files() -> dict[Path, str]:
    """Return the text of every generated file by its path."""
    files = {SCHEMAS / "protocol.json": format_json(protocol_schema())}
    for name, source in CARDS.items():
        cards = json.loads(source.read_text(encoding="utf-8"))
        files[DATA / name] = format_json(cards)
    return files


def format_json(value: object) -> str:
    """Return JSON with one row a line, as it is easiest to compare."""
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    """Write the files, or check that they are current."""
    parser = argparse.ArgumentParser(description="schemas and cards for the browser client")
    parser.add_argument("--check", action="store_true", help="only say what is out of date")
    check = parser.parse_args().check
    stale = []
    for path, text in generated_files().items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(str(path.relative_to(ROOT)))
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if check and stale:
        sys.exit(f"out of date: {', '.join(stale)}; run `npm run types` in web/")


if __name__ == "__main__":
    main()
