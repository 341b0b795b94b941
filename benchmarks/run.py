"""Measures speed in one run, side by side with other engines, and writes docs/performance.md.

Nothing is measured once: every round measures everything in turn, the table shows medians over the
rounds, and what counts are the ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parents[1]
PEERS = ROOT / ".venv-peers"
REPORT = ROOT / "docs" / "performance.md"
SECTION = "bench"
KEPT = ROOT / "build" / "bench.json"
"""What the rounds so far have found, so that a run can be ended and gone on with."""
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks")]

from sections import replace_section  # noqa: E402

from tools.build import copy_tree  # noqa: E402

GAMES = {
    "board": "The board game, two seats",
    "cards": "The card game, two seats",
    "carl": "The solo match against CARL",
}
MIN_ROUNDS = 5
console = Console(stderr=True, highlight=False)


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    name: str
    what: str
    unit: str


OURS = [
    Row("playouts", "random playouts inside the engine", "decisions/s"),
    Row("stepping", "stepping from Python: `legal_actions` + checked `apply`", "decisions/s"),
    Row("stepping_seeded", "the same with seeded (SHA-256) chance", "decisions/s"),
    Row("new", "`new`: set up a game", "calls/s"),
    Row("copy_from", "`copy_from`", "calls/s"),
    Row("clone", "`clone`", "calls/s"),
    Row("observe", "`observe`", "calls/s"),
    Row("sample_state", "`sample_state`", "calls/s"),
    Row("sample_into", "`Belief.sample_into` (view prepared once)", "calls/s"),
    Row("encode", "`encode_into`, bytes", "calls/s"),
    Row("batch", "`BatchEnv`, 64 games: rows of bytes and masks", "decisions/s"),
    Row("batch_floats", "`BatchEnv`, 64 games: rows of floats and masks", "decisions/s"),
    Row("pettingzoo", "PettingZoo AEC (`last`, `step`)", "decisions/s"),
    Row("gymnasium", "Gymnasium against `random`", "steps/s"),
]
THEIRS = [
    Row("gin_rummy", "OpenSpiel gin_rummy, stepped from Python", "decisions/s"),
    Row("hanabi", "OpenSpiel hanabi, stepped from Python", "decisions/s"),
    Row("skat_rollouts", "OpenSpiel skat, random rollouts in C++", "decisions/s"),
    Row("catanatron", "Catanatron, four random players", "decisions/s"),
    Row("chess", "python-chess, random moves", "decisions/s"),
]
THEIR_ENVIRONMENTS = [
    Row("hanabi_tensor", "OpenSpiel hanabi with its observation tensor", "decisions/s"),
    Row("sparrow_mahjong", "pgx sparrow_mahjong, 1024 games at once", "decisions/s"),
    Row("connect_four", "PettingZoo connect_four with observations", "decisions/s"),
]
PAIRS = [
    ("batch", "hanabi_tensor"),
    ("batch_floats", "hanabi_tensor"),
    ("batch", "sparrow_mahjong"),
    ("pettingzoo", "connect_four"),
    ("gymnasium", "connect_four"),
]
"""Which of our environments is held against which of theirs."""


@dataclass(frozen=True)
class Floor:
    """A ratio that must not be missed."""

    ours: str
    theirs: str
    least: float


STEPPED = [Floor("stepping", "gin_rummy", 15.0), Floor("stepping", "hanabi", 6.0)]
PLAYED = [Floor("playouts", "skat_rollouts", 1.0)]
LEARNED = [
    Floor("batch", "hanabi_tensor", 10.0),
    Floor("batch", "sparrow_mahjong", 5.0),
    Floor("pettingzoo", "connect_four", 3.0),
    Floor("gymnasium", "connect_four", 3.0),
]
"""What a learner steps, with observations."""
FLOORS = {
    "board": [*STEPPED, *PLAYED, *LEARNED],
    "cards": [*STEPPED, *PLAYED],
    "carl": [Floor("stepping", "hanabi", 5.0), *PLAYED],
}
MOST_STEPS = 2.0
"""Checked steps of the board game in whose time a position is encoded."""


def run_json(command: list[str], environment: dict[str, str] | None = None) -> dict[str, Any]:
    """Run a command that prints one JSON object and return it."""
    done = subprocess.run(
        command,
        env={**os.environ, **(environment or {})},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.exit(f"bench: {' '.join(command[1:])} failed:\n{done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def make_peer_environment() -> Path:
    """Create the separate environment of the other engines, once, and return its Python."""
    python = PEERS / "bin" / "python"
    stamp = PEERS / ".installed"
    requirements = ROOT / "benchmarks" / "peers" / "requirements.txt"
    if not stamp.exists() or stamp.read_text() != requirements.read_text():
        console.print("installing the other engines into .venv-peers (once, about a minute)")
        subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
        install = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        done = subprocess.run([*install, "-r", str(requirements)], check=False)
        if done.returncode != 0:
            sys.exit("bench: the other engines could not be installed; try --no-peers")
        stamp.write_text(requirements.read_text())
    return python


Figures = dict[str, dict[str, list[float]]]
"""{"board": {"playouts": [...]}, "board interpreted": {...}, "peers": {...}}"""


def read_kept(settings: dict[str, Any]) -> Figures:
    """Return what an earlier run with these settings has found."""
    found: Figures = defaultdict(lambda: defaultdict(list))
    if KEPT.exists():
        kept = json.loads(KEPT.read_text("utf-8"))
        if kept["settings"] != settings:
            sys.exit(f"bench: {KEPT.name} is of another run: {kept['settings']}")
        for group, values in kept["found"].items():
            found[group].update(values)
    return found


def measure(rounds: int, seconds: float, with_peers: bool, resume: bool) -> Figures:
    """Measure everything in turn, several times; what each round has found is kept."""
    settings = {"seconds": seconds, "peers": with_peers}
    if not resume:
        KEPT.unlink(missing_ok=True)
    pure = ROOT / "build" / "pure"
    copy_tree(pure)
    ours = [sys.executable, str(ROOT / "benchmarks" / "ours.py"), "--seconds", str(seconds)]
    peers = make_peer_environment() if with_peers else None
    found = read_kept(settings)
    done_before = len(found["board"]["stepping"])

    def note(group: str, data: dict[str, Any]) -> None:
        for name, value in data.items():
            if isinstance(value, dict):
                found[group][name].append(value["decisions_per_second"])
            elif not isinstance(value, str):
                found[group][name].append(value)

    if peers and not done_before:
        checks = [str(peers), str(ROOT / "benchmarks" / "peers" / "open_spiel_checks.py")]
        done = subprocess.run(
            checks, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, check=False
        )
        if done.returncode != 0:
            sys.exit("bench: OpenSpiel does not run on our games; see above")
    for number in range(done_before, rounds):
        with console.status(f"round {number + 1} of {rounds}"):
            if peers:
                loops = str(ROOT / "benchmarks" / "peers" / "loops.py")
                for theirs in [*THEIRS, *THEIR_ENVIRONMENTS]:
                    command = [str(peers), loops, "--json", "--only", theirs.name]
                    note("peers", run_json([*command, "--seconds", str(seconds)]))
            for game in GAMES:
                note(game, run_json([*ours, "--game", game]))
            if number == 0:
                for game in GAMES:
                    tree = {"PYTHONPATH": str(pure / "src")}
                    note(f"{game} interpreted", run_json([*ours, "--game", game], tree))
        KEPT.write_text(json.dumps({"settings": settings, "found": found}), "utf-8")
    build = run_json([*ours, "--only", "copy_from"])["build"]
    if build != "compiled":
        sys.exit(f"bench: this is not the compiled build: {build}")
    return found


def table_lines(found: Figures, game: str) -> list[str]:
    """The Markdown table of our own figures for one game."""
    lines = [
        "| what | unit | compiled | interpreted | ratio |",
        "|---|---|---:|---:|---:|",
    ]
    for row in OURS:
        fast = median(found[game][row.name])
        slow = median(found[f"{game} interpreted"][row.name])
        lines.append(
            f"| {row.what} | {row.unit} | {fast:,.0f} | {slow:,.0f} | {fast / slow:.0f}x |"
        )
    return lines


def peer_lines(found: Figures) -> list[str]:
    """The Markdown table of the other engines, with our ratios to them."""
    heads = [f"{game}: {what}" for game in GAMES for what in ("stepping", "playouts")]
    lines = [
        "| engine | decisions/s | " + " | ".join(heads) + " |",
        "|---|---:|" + "---:|" * len(heads),
    ]
    for row in THEIRS:
        theirs = median(found["peers"][row.name])
        ratios = [
            f"{median(found[game][what]) / theirs:.1f}x"
            for game in GAMES
            for what in ("stepping", "playouts")
        ]
        lines.append(f"| {row.what} | {theirs:,.0f} | " + " | ".join(ratios) + " |")
    return lines


def environment_lines(found: Figures) -> list[str]:
    """The Markdown table of environments: what a learner steps, ours beside theirs."""
    ours = {row.name: row.what for row in OURS}
    theirs = {row.name: row.what for row in THEIR_ENVIRONMENTS}
    lines = [
        "| ours | theirs | theirs: decisions/s | " + " | ".join(GAMES) + " |",
        "|---|---|---:|" + "---:|" * len(GAMES),
    ]
    for mine, other in PAIRS:
        peer = median(found["peers"][other])
        ratios = [f"{median(found[game][mine]) / peer:.1f}x" for game in GAMES]
        lines.append(f"| {ours[mine]} | {theirs[other]} | {peer:,.0f} | {' | '.join(ratios)} |")
    return lines


def floor_lines(found: Figures) -> tuple[list[str], bool]:
    """The floors as a Markdown list, and whether all of them hold."""
    lines = []
    holds = True
    for game, floors in FLOORS.items():
        for floor in floors:
            ratio = median(found[game][floor.ours]) / median(found["peers"][floor.theirs])
            holds &= ratio >= floor.least
            word = "holds" if ratio >= floor.least else "IS MISSED"
            lines.append(
                f"- {game}: {floor.ours} against {floor.theirs}: {ratio:.1f}x, "
                f"floor {floor.least:g}x: {word}"
            )
    steps = median(found["board"]["stepping"]) / median(found["board"]["encode"])
    holds &= steps <= MOST_STEPS
    word = "holds" if steps <= MOST_STEPS else "IS MISSED"
    lines.append(
        f"- board: a position is encoded in the time of {steps:.2f} checked steps, "
        f"at most {MOST_STEPS:g}: {word}"
    )
    return lines, holds


def report(found: Figures, rounds: int, seconds: float) -> str:
    """The section of docs/performance.md that this writes."""
    versions = (ROOT / "benchmarks" / "peers" / "requirements.txt").read_text()
    named = ("open", "catanatron", "chess", "pettingzoo", "pgx", "jax==")
    pins = [line for line in versions.splitlines() if line.lower().startswith(named)]
    floors, _ = floor_lines(found)
    tables: list[str] = []
    for game, title in GAMES.items():
        tables += [f"## {title}", "", *table_lines(found, game), ""]
    return "\n".join(
        [
            f"Written by `make bench` (`benchmarks/run.py`): medians over {rounds} rounds of "
            f"{seconds:g} s each, everything measured in turn in one run. Seconds are those of the "
            "processor that a process has used, one core each, so that other work counts little; "
            "absolute figures depend on the machine: read the ratios.",
            "",
            f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores. "
            f"Other engines: {', '.join(pins)}.",
            "",
            *tables,
            "A decision is one choice of a seat, forced ones included; set-up is on the clock for "
            "stepping, as it is for the other engines stepped from Python. Playouts start from "
            "dealt games, as the rollouts of skat do. A match against CARL is short when it is "
            "played at random, so that its set-up weighs more.",
            "",
            "## Side by side",
            "",
            "The same loop for all: list the legal actions, pick one by a number drawn beforehand, "
            "apply it; `BatchEnv` and pgx pick inside, for all their games at once. How each "
            "engine is driven, and why that is fair to it: `benchmarks/peers/loops.py`. The "
            "columns say how many times as many decisions a second our games make.",
            "",
            *peer_lines(found),
            "",
            "What a learner steps, with observations and masks:",
            "",
            *environment_lines(found),
            "",
            "Floors that `make bench` checks:",
            "",
            *floors,
            "",
            "Our engine checks every action for legality in these loops; games differ in what "
            "a decision costs, so a ratio says how fast one can experiment, not who codes better.",
            "",
        ]
    )


def show(found: Figures, with_peers: bool) -> None:
    """Print the tables in the terminal."""
    out = Console(highlight=False)
    tables = [table_lines(found, game) for game in GAMES]
    if with_peers:
        tables += [peer_lines(found), environment_lines(found)]
    for lines in tables:
        cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
        table = Table(*cells[0])
        for row in cells[2:]:
            table.add_row(*row)
        out.print(table)
    if with_peers:
        for line in floor_lines(found)[0]:
            out.print(line)


def main() -> int:
    """Measure, print, write the report; exit code 1 when a floor is missed."""
    parser = argparse.ArgumentParser(description="measure speed, side by side with other engines")
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds for each measurement")
    parser.add_argument(
        "--resume", action="store_true", help="go on after the rounds of a run that was ended"
    )
    parser.add_argument("--no-peers", action="store_true", help="leave the other engines out")
    arguments = parser.parse_args()
    found = measure(arguments.rounds, arguments.seconds, not arguments.no_peers, arguments.resume)
    show(found, not arguments.no_peers)
    if arguments.no_peers:
        return 0
    if arguments.rounds >= MIN_ROUNDS:
        text = report(found, arguments.rounds, arguments.seconds)
        replace_section(REPORT, SECTION, text)
        console.print(f"wrote {REPORT.relative_to(ROOT)}")
    else:
        console.print(f"docs/performance.md is written from {MIN_ROUNDS} rounds on")
    return 0 if floor_lines(found)[1] else 1


if __name__ == "__main__":
    sys.exit(main())
