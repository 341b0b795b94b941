"""`coatl verify`: proof that the chance of a recorded game was fair, and what it does not prove."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any

import typer
from rich.text import Text

from coatl.cli.commands.replay import describe_result, read_text
from coatl.cli.common import print_json, stderr, stdout
from coatl.cli.pictures.art import FAINT
from coatl.core.errors import CoatlError, OptionError, RecordError
from coatl.core.fair import FairReport, NoProof, Unfair, verify_record
from coatl.core.game import Game
from coatl.core.record import Record, check_exact, format_record, game_of, parse_record
from coatl.core.registry import get_game

FAIR, NOT_FAIR, UNREADABLE = 0, 1, 2
"""Exit codes."""
STYLES = {
    "fair": "bold green",
    "unfair": "bold red",
    "refused": "bold red",
    "unproven": "bold yellow",
}
"""The verdicts about a record, and how they look."""
UNPROVEN = {
    "options": "the options",
    "players": "the names",
    "actions": "what each seat did",
    "resigned": "who resigned",
    "continued": "how much came from another game",
}
"""What a report lists as not proven, in words."""


def command(
    files: Annotated[
        list[str],
        typer.Argument(metavar="FILE", help="Records of finished games; - is standard input."),
    ],
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object a file, one a line.")
    ] = False,
) -> None:
    """Check that nobody chose the chance outcomes of a game.

    The server showed a hash of its secret (the commitment) before the players
    gave their nonces; all chance follows from the secret and the nonces, and the
    secret is told after the end. This draws every outcome again, and checks
    rules and scores on the way. What remains for you: compare the commitment
    and your own nonce with what you saw before the game.

    Not proven, and said so: options, names, what each seat did and who resigned.
    A record that somebody has changed there can still be one of fair chance:
    compare its fingerprint with that of another copy, or fetch the record
    from its table again.

    Exit code 0: the chance of all is fair. 1: of one it is not, or not proved.
    2: a file cannot be read or is no record. How it works: docs/records.md.

    Example: [bold]coatl verify game.coatl[/]
    """
    codes = [_verify(file, as_json) for file in files]
    raise typer.Exit(max(codes))


def _verify(file: str, as_json: bool) -> int:
    try:
        game, text = _load(file)
    except CoatlError as error:
        if as_json:
            print_json({"file": file, "verdict": "unreadable", "problem": str(error)})
        else:
            stderr.print(f"coatl: {error}", markup=False, soft_wrap=True)
        return UNREADABLE
    try:
        record = parse_record(game, text)
        check_exact(game, record, text)
        report = verify_record(game, record)
    except RecordError as error:
        if as_json:
            print_json({"file": file, **_error_json(error)})
        else:
            place = f"line {error.line}, column {error.column}"
            _print_verdict(f"{file}: ", _verdict(error), f"{place}: {error.message}")
        return NOT_FAIR
    if as_json:
        print_json({"file": file, **_report_json(game, record, report)})
    else:
        _print_report(file, game, record, report)
    return FAIR if report.checked else NOT_FAIR


def _load(file: str) -> tuple[Game[Any, Any, Any], str]:
    text = read_text(file)
    try:
        return get_game(game_of(text)), text
    except CoatlError as error:
        raise OptionError(f"{file}: {error}") from error


def _verdict(error: RecordError) -> str:
    if isinstance(error, NoProof):
        return "unproven"
    return "unfair" if isinstance(error, Unfair) else "refused"


def _error_json(error: RecordError) -> dict[str, Any]:
    return {
        "verdict": _verdict(error),
        "line": error.line,
        "column": error.column,
        "problem": error.message,
    }


def _report_json(
    game: Game[Any, Any, Any], record: Record[Any], report: FairReport
) -> dict[str, Any]:
    return {
        "verdict": "fair" if report.checked else "unproven",
        "not_proven": list(report.unproven),
        "sha256": _fingerprint(game, record),
        "game": record.game,
        "players": list(record.players),
        "commitment": report.commitment,
        "secret": record.secret,
        "nonces": list(report.nonces),
        "seed": report.seed,
        "outcomes": report.checked,
        "continued": record.continued,
        "outcomes_taken_over": report.taken_over,
        "scores": [standing.score for standing in report.result.standings],
        "ranks": [standing.rank for standing in report.result.standings],
        "resigned": list(record.resigned),
    }


def _print_verdict(start: str, verdict: str, words: str) -> None:
    stdout.print(Text(start).append(verdict, STYLES[verdict]).append(f": {words}"), soft_wrap=True)


def _print_report(
    file: str, game: Game[Any, Any, Any], record: Record[Any], report: FairReport
) -> None:
    about = f"{record.game}, {game.format_options(record.options)}"
    stdout.print(f"{file}: {about}", markup=False, soft_wrap=True)
    nonces = "1 nonce" if len(report.nonces) == 1 else f"{len(report.nonces)} nonces"
    names = record.players or tuple(f"seat {seat}" for seat in range(len(report.nonces)))
    _print_row("commitment", report.commitment)
    _print_row("secret", record.secret)
    for name, nonce in zip(names, report.nonces, strict=True):
        _print_row("nonce", nonce, f"of {name}")
    _print_row("seed", report.seed)
    _print_row("fingerprint", _fingerprint(game, record), "of the record")
    _print_row("proven", "the secret hashes to the commitment")
    _print_row("", f"the seed follows from the secret and {nonces}")
    _print_row("", f"{report.checked} outcomes follow from the seed")
    _print_row("checked", f"{len(record.steps)} actions and the scores follow the rules")
    if record.continued is not None:
        _print_row(
            "continued",
            f"the deal and the first {record.continued} actions come from another game: nothing "
            f"is proved about their {report.taken_over} outcomes",
        )
    words = [UNPROVEN[name] for name in report.unproven]
    said = f"{', '.join(words[:-1])} and {words[-1]}"
    _print_row("not proven", f"{said}: taken from the record as it stands")
    _print_row("result", f"if that is true, {describe_result(report.result, record.resigned)}")
    if not report.checked:
        _print_verdict("", "unproven", "this game drew nothing of its own")
        return
    _print_verdict("", "fair", "every chance outcome follows from the secret and the nonces")
    note = (
        "Compare the commitment and your own nonce with what you saw before the game, and the "
        "fingerprint with that of another player's copy."
    )
    stdout.print(note, style=FAINT, soft_wrap=True)


def _fingerprint(game: Game[Any, Any, Any], record: Record[Any]) -> str:
    """Return what is the same for every copy of a record that nobody has changed."""
    return hashlib.sha256(format_record(game, record).encode()).hexdigest()


def _print_row(name: str, value: str, note: str = "") -> None:
    row = Text(f"  {name:<12}").append(value)
    if note:
        row.append(f"  {note}", FAINT)
    stdout.print(row, soft_wrap=True)
