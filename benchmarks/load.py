"""Measures the table server under load, and writes a section of docs/performance.md.

A real server (`coatl serve`) on loopback, SQLite or a throw-away PostgreSQL, many tables with two
sockets each. Every table acts at moments planned beforehand; latency counts from the planned
moment, so that a slow server cannot slow down its own examination. One niced bot worker is kept
busy beside. With `--flood` a few tables act as fast as they can, with `--processes 1,3` several
servers share PostgreSQL and Redis, each request and socket at any of them, and with `--against`
another checkout is measured by turns with this one. Needs Linux (/proc).
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console

ROOT = Path(__file__).resolve().parents[1]
REPORT = ROOT / "docs" / "performance.md"
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks")]

from load_cluster import compare_counts  # noqa: E402
from load_crowd import Crowd, read_metrics  # noqa: E402
from load_machine import children, cpu_seconds, machine_seconds, memory  # noqa: E402
from load_report import DATABASES, Figures, report, report_change, show  # noqa: E402
from sections import replace_section  # noqa: E402

from tests.server.postgres import Postgres  # noqa: E402
from tests.server.serving import MAIN, RUN, ServerProcess  # noqa: E402

LEAST = {"tables": 300, "seconds": 30.0, "rounds": 2}
"""Smaller runs are not written down."""
IDLE_SECONDS = 2.0
PROFILED = """
import cProfile, time
profile = cProfile.Profile(time.thread_time)  # of the event loop's thread, not of the clock
try:
    profile.runcall(lambda: exec({code!r}, {{}}))
finally:
    profile.dump_stats({file!r})
"""
console = Console(stderr=True, highlight=False)


def measure(
    target: str | Path,
    task: Figures,
    folder: Path,
    profile: str,
    python: str = sys.executable,
    run: str = RUN,
) -> Figures:
    """Run a server and its clients once; return all figures."""
    settings = {"COATL_IDLE_SECONDS": str(IDLE_SECONDS), "COATL_LOG_LEVEL": "warning"}
    code = PROFILED.format(code=run, file=profile) if profile else run
    began = time.perf_counter()
    with ServerProcess(target, folder / "log", code=code, python=python, **settings) as server:
        found: Figures = {"start": time.perf_counter() - began}
        read_metrics(server)
        found["memory_empty"] = memory(server.pid)
        crowd = Crowd({**task, "urls": [server.url]})
        try:
            few = crowd.wait_for("few")["tables"]
            memory_few = memory(server.pid)
            crowd.go_on()
            crowd.wait_for("ready")
            found |= watch(server, crowd)
            found["memory_full"] = memory(server.pid)
            more = max(found["tables"] - few, 1)
            found["memory_table"] = 1024 * (found["memory_full"] - memory_few) / more
            crowd.go_on()
            crowd.wait_for("closed")
            found["idle"] = wait_until_idle(server)
            found["memory_idle"] = memory(server.pid)
            crowd.go_on()
        finally:
            crowd.end()
        if server.stop() != 0:
            sys.exit(f"load: the server has failed:\n{server.log.read_text()[-3000:]}")
    return found


def watch(server: ServerProcess, crowd: Crowd) -> Figures:
    """Let the clients play; return their figures and what it cost."""
    workers = children(server.pid)
    before, counted = read_metrics(server), cpu_seconds(server.pid)
    looped = cpu_seconds(server.pid, first_thread=True)
    bots = sum(cpu_seconds(pid) for pid in workers)
    busy, stolen = machine_seconds()
    crowd.go_on()
    found = crowd.wait_for("done")
    seconds = found["seconds"]
    server_cpu = cpu_seconds(server.pid) - counted
    looped = cpu_seconds(server.pid, first_thread=True) - looped
    bots = sum(cpu_seconds(pid) for pid in workers) - bots
    busy, stolen = (now - then for now, then in zip(machine_seconds(), (busy, stolen), strict=True))
    after = read_metrics(server)
    storage = [
        after.get(name, 0.0) - before.get(name, 0.0)
        for name in ("coatl_storage_operations", "coatl_storage_commits")
    ]
    own = server_cpu + bots + found["client_cpu"] * seconds
    return found | {
        "server_cpu": server_cpu / seconds,
        "command_cpu": 1000 * server_cpu / max(found["commands"], 1),
        "command_loop": 1000 * looped / max(found["commands"], 1),
        "bot_cpu": bots / seconds,
        "other_cpu": max(busy - own, 0.0) / seconds,
        "stolen_cpu": stolen / seconds,
        "operations_a_commit": storage[0] / storage[1] if storage[1] else 0.0,
        "load": os.getloadavg()[0],
    }


def wait_until_idle(server: ServerProcess) -> float:
    """Wait until all tables without anybody have left memory; return how many have not."""
    deadline = time.monotonic() + 30
    while True:
        left = read_metrics(server)["coatl_tables_in_memory"]
        if left == 0 or time.monotonic() > deadline:
            return left
        time.sleep(0.5)


def compare_trees(other: Path, task: Figures, rounds: int) -> str:
    """Measure another checkout and this one by turns; return a section of docs/performance.md."""
    python = other.resolve() / ".venv" / "bin" / "python"
    if not python.exists():
        sys.exit(f"load: {python} is missing: the other checkout needs its environment, compiled")
    runs: dict[str, list[Figures]] = {"before": [], "now": []}
    for number in range(rounds):
        for name, with_python in (("before", str(python)), ("now", sys.executable)):
            with (
                console.status(f"{name}, round {number + 1} of {rounds}"),
                tempfile.TemporaryDirectory(prefix="coatl-load-") as folder,
            ):
                target = Path(folder) / "data"
                # Started as anybody would: an older server has not all that tests set.
                runs[name].append(measure(target, task, Path(folder), "", with_python, MAIN))
    show(runs)
    return report_change(runs, task)


@contextmanager
def database(name: str, folder: Path) -> Iterator[str | Path]:
    """Give an empty database that waits for the disk, and remove it afterwards."""
    if name == "sqlite":
        yield folder / "data"
        return
    server = Postgres(is_durable=True)
    try:
        server.start()
        yield server.create_database()
    finally:
        server.remove()


def main() -> int:
    """Measure, print, write the section."""
    parser = argparse.ArgumentParser(description="measure the table server under load")
    parser.add_argument("--tables", type=int, help="how many tables (default 300; --flood: 16)")
    parser.add_argument("--seconds", type=float, default=60.0, help="measured seconds a run")
    parser.add_argument(
        "--pause", type=float, default=2.0, help="seconds between actions of a table"
    )
    parser.add_argument(
        "--bots", type=float, default=0.05, help="share of tables with a bot's seat"
    )
    parser.add_argument("--played", type=int, default=60, help="most commands before measuring")
    parser.add_argument("--rounds", type=int, default=2, help="runs of each database, by turns")
    parser.add_argument("--flood", action="store_true", help="act as fast as possible instead")
    parser.add_argument("--only", choices=DATABASES, help="one database alone")
    parser.add_argument("--profile", default="", help="write a profile of the server (cProfile)")
    parser.add_argument(
        "--processes", default="", help="such as 1,3: so many servers that share PostgreSQL"
    )
    parser.add_argument(
        "--against", type=Path, metavar="DIR", help="another checkout, measured by turns with this"
    )
    given = parser.parse_args()
    tables = given.tables or (16 if given.flood else 300)
    task: Figures = {
        "tables": tables,
        "bots": given.bots,
        "pause": 0.0 if given.flood else given.pause,
        "seconds": given.seconds,
        "played": 0 if given.flood else given.played,
    }
    is_large = tables >= LEAST["tables"] or given.flood
    is_long = given.seconds >= LEAST["seconds"] and given.rounds >= LEAST["rounds"]
    if given.against is not None:
        section = compare_trees(given.against, task, given.rounds)
        if is_large and is_long:
            replace_section(REPORT, "before", section)
            console.print(f"wrote {REPORT.relative_to(ROOT)}")
        return 0
    if given.processes:
        counts = [int(each) for each in given.processes.split(",")]
        section = compare_counts(counts, task, given.rounds, console)
        if tables >= LEAST["tables"] and given.seconds >= LEAST["seconds"]:
            replace_section(REPORT, "several", section)
            console.print(f"wrote {REPORT.relative_to(ROOT)}")
        return 0
    names = [given.only] if given.only else list(DATABASES)
    runs: dict[str, list[Figures]] = {name: [] for name in names}
    for number in range(given.rounds):
        for name in names:
            with (
                console.status(f"{DATABASES[name]}, round {number + 1} of {given.rounds}"),
                tempfile.TemporaryDirectory(prefix="coatl-load-") as folder,
                database(name, Path(folder)) as target,
            ):
                runs[name].append(measure(target, task, Path(folder), given.profile))
    show(runs)
    if is_large and is_long and not given.profile and not given.only:
        section = "flood" if given.flood else "load"
        replace_section(REPORT, section, report(runs, task, given.flood))
        console.print(f"wrote {REPORT.relative_to(ROOT)}")
    else:
        console.print(f"docs/performance.md is written from {LEAST} on, with both databases")
    return 0


if __name__ == "__main__":
    sys.exit(main())
