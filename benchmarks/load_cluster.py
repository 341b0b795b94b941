"""Several servers on one PostgreSQL and one Redis under load: what more processes cost."""

from __future__ import annotations

import os
import shlex
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from load_crowd import Crowd, read_metrics
from load_machine import cpu_seconds, machine_seconds, memory
from load_report import Figures
from rich.console import Console

from tests.server.postgres import Postgres
from tests.server.redis_server import RedisServer
from tests.server.serving import ServerProcess

IDLE_SECONDS = "2"
"""A server that nobody uses a table at forgets it soon, so that this can be seen."""
ROWS = [
    ("commands/s", "{commands_s:,.0f}"),
    ("acknowledged, ms: p50 / **p99**", "{acks[p50]:.1f} / **{acks[p99]:.1f}**"),
    ("the other's new state, ms: p50 / p99", "{others[p50]:.1f} / {others[p99]:.1f}"),
    ("all servers' time a command, ms: event loops / all", "{loop:.2f} / {cpu:.2f}"),
    ("the same against one server", "{loop_ratio} / {cpu_ratio}"),
    ("servers that hold a table", "{holders:.2f}"),
    ("memory of all servers, MB: empty / all tables live", "{memory_empty:.0f} / {memory:.0f}"),
    ("memory a table in each server that holds it, kB", "{memory_copy:.0f}"),
    ("processor: everything else", "{other:.0%}"),
    ("load of the machine", "{load:.1f}"),
    ("refused or lost", "{refused}"),
]


def compare_counts(counts: list[int], task: Figures, rounds: int, console: Console) -> str:
    """Measure so many servers by turns; print and return a section of docs/performance.md."""
    runs: list[tuple[int, Figures]] = []
    for number in range(rounds):
        for count in counts:
            with console.status(f"{count} processes, round {number + 1} of {rounds}"):
                runs.append((count, measure(count, task)))
    _compare_with_one(runs)
    lines = ["| | " + " | ".join(_title(count) for count, _ in runs) + " |"]
    lines.append("|---|" + "---:|" * len(runs))
    for title, form in ROWS:
        lines.append(f"| {title} | " + " | ".join(form.format(**run) for _, run in runs) + " |")
    console.print("\n".join(lines), markup=False)
    command = shlex.join(["benchmarks/load.py", *sys.argv[1:]])
    about = (
        f"Written by `{command}`: {task['tables']} tables, {task['seconds']:g} s a run, by turns; "
        "every request and socket goes to any of the servers, which share one PostgreSQL and one "
        f"Redis on the same {os.cpu_count()} cores as the clients."
    )
    return "\n".join(["## Several servers under load", "", about, "", *lines, ""])


def _title(count: int) -> str:
    return "1 server" if count == 1 else f"{count} servers"


def _compare_with_one(runs: list[tuple[int, Figures]]) -> None:
    """Add how much more a command costs than with one server, in the same run of this program."""
    for key in ("loop", "cpu"):
        alone = sorted(run[key] for count, run in runs if count == 1)
        for _, run in runs:
            ratio = run[key] / alone[len(alone) // 2] if alone else float("nan")
            run[f"{key}_ratio"] = f"{ratio:.2f}"


def measure(count: int, task: Figures) -> Figures:
    """Run so many servers and the clients once."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="coatl-load-")))
        postgres, redis = Postgres(is_durable=True), RedisServer()
        stack.callback(postgres.remove)
        stack.callback(redis.remove)
        postgres.start()
        redis.start()
        target = postgres.create_database()
        settings = {
            "COATL_REDIS_URL": redis.url,
            "COATL_LOG_LEVEL": "warning",
            "COATL_IDLE_SECONDS": IDLE_SECONDS,
        }
        servers = [
            stack.enter_context(ServerProcess(target, folder / f"log-{n}", **settings))
            for n in range(count)
        ]
        crowd = Crowd({**task, "urls": [server.url for server in servers]})
        stack.callback(crowd.end)
        pids = [server.pid for server in servers]
        held: list[tuple[float, float]] = []
        """Tables in the memory of all servers, each counted by each, and the memory they take."""
        empty = sum(memory(pid) for pid in pids)
        for stage in ("few", "ready"):
            crowd.wait_for(stage)
            tables = sum(read_metrics(server)["coatl_tables_in_memory"] for server in servers)
            held.append((tables, sum(memory(pid) for pid in pids)))
            if stage == "few":
                crowd.go_on()

        def used(*, first_thread: bool = False) -> float:
            return sum(cpu_seconds(pid, first_thread=first_thread) for pid in pids)

        before, looped, busy = used(), used(first_thread=True), machine_seconds()[0]
        crowd.go_on()
        found = crowd.wait_for("done")
        commands = max(found["commands"], 1)
        cpu, loop = used() - before, used(first_thread=True) - looped
        nothing = dict.fromkeys(("p50", "p99"), float("nan"))
        errors = ", ".join(f"{n} {code}" for code, n in found["errors"].items())
        (few, before_all), (many, after_all) = held
        holding = sum(read_metrics(server)["coatl_tables_in_memory"] for server in servers)
        other = (machine_seconds()[0] - busy - cpu) / found["seconds"] - found["client_cpu"]
        return {
            "commands_s": found["commands"] / found["seconds"],
            "acks": found["acks"] or nothing,
            "others": found["others"] or nothing,
            "cpu": 1000 * cpu / commands,
            "loop": 1000 * loop / commands,
            "holders": holding / found["tables"],
            "memory_empty": empty,
            "memory": sum(memory(pid) for pid in pids),
            "memory_copy": 1024 * (after_all - before_all) / max(many - few, 1),
            "other": max(other, 0.0),
            "load": os.getloadavg()[0],
            "refused": errors or "none",
        }
