"""The figures of `load.py`, for the terminal and for docs/performance.md."""

from __future__ import annotations

import os
import platform
import shlex
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

DATABASES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
Figures = dict[str, Any]

ROWS = [
    ("tables, two sockets each", "{tables:,.0f}"),
    ("commands/s", "{commands_s:,.0f}"),
    ("public ones/s", "{commits_s:,.0f}"),
    ("acknowledged, ms: p50 / p95", "{acks[p50]:.1f} / {acks[p95]:.1f}"),
    ("acknowledged, ms: **p99** / max", "**{acks[p99]:.1f}** / {acks[max]:.0f}"),
    ("own new state, ms: p50 / p99", "{updates[p50]:.1f} / {updates[p99]:.1f}"),
    ("the other's new state, ms: p50 / p99", "{others[p50]:.1f} / {others[p99]:.1f}"),
    ("clients late by themselves, ms: p99", "{late:.1f}"),
    ("write operations a transaction", "{operations_a_commit:.2f}"),
    ("processor: server", "{server_cpu:.0%}"),
    ("server's time a command, ms: event loop / all", "{command_loop:.2f} / {command_cpu:.2f}"),
    ("processor: bot worker (niced)", "{bot_cpu:.0%}"),
    ("processor: clients", "{client_cpu:.0%}"),
    ("processor: everything else / stolen", "{other_cpu:.0%} / {stolen_cpu:.0%}"),
    ("memory, MB: empty", "{memory_empty:.0f}"),
    ("memory, MB: all tables live", "{memory_full:.0f}"),
    ("memory, MB: all idle", "{memory_idle:.0f}"),
    ("memory a live table, kB", "{memory_table:.0f}"),
    ("start, s", "{start:.1f}"),
    ("refused or lost", "{refused}"),
]


def columns(runs: dict[str, list[Figures]]) -> list[list[str]]:
    """The figures as a table: one row each, one column a run."""
    lines = [
        ["", *(f"{_title(name)}, run {i + 1}" for name in runs for i in range(len(runs[name])))]
    ]
    for title, form in ROWS:
        cells = []
        for run in (run for found in runs.values() for run in found):
            nothing = dict.fromkeys(("p50", "p95", "p99", "max"), float("nan"))
            shown = {
                **run,
                **{key: run[key] or nothing for key in ("acks", "updates", "others")},
                "commands_s": run["commands"] / run["seconds"],
                "commits_s": run["commits"] / run["seconds"],
                "late": run["lateness"].get("p99", 0.0),
                "refused": ", ".join(f"{n} {code}" for code, n in run["errors"].items()) or "none",
            }
            cells.append(form.format(**shown))
        lines.append([title, *cells])
    return lines


def _title(name: str) -> str:
    return DATABASES.get(name, name)


def report_change(runs: dict[str, list[Figures]], task: Figures) -> str:
    """The section of docs/performance.md about what the server's loop cost before, and now."""
    lines = []
    for title, key in (("event loop", "command_loop"), ("all threads", "command_cpu")):
        before, now = (sorted(run[key] for run in runs[name]) for name in ("before", "now"))
        then, here = before[len(before) // 2], now[len(now) // 2]
        shown = " / ".join(f"{value:.2f}" for value in before)
        shown_now = " / ".join(f"{value:.2f}" for value in now)
        lines.append(f"| {title} | {shown} | {shown_now} | {here / then:.2f} |")
    loads = [run["load"] for found in runs.values() for run in found]
    return "\n".join(
        [
            "## What a command costs the server, before and now",
            "",
            f"Written by `benchmarks/load.py --against` another checkout: {task['tables']} tables "
            f"that act every {task['pause']:g} s, {task['seconds']:g} s a run, SQLite, by turns; "
            f"load of the machine {min(loads):.1f} to {max(loads):.1f}. Processor time a command "
            "in ms, all runs.",
            "",
            "| | before | now | ratio |",
            "|---|---:|---:|---:|",
            *lines,
            "",
        ]
    )


def report(runs: dict[str, list[Figures]], task: Figures, flood: bool) -> str:
    """The section of docs/performance.md."""
    lines = columns(runs)
    table = ["| " + " | ".join(row) + " |" for row in lines]
    table.insert(1, "|---|" + "---:|" * (len(lines[0]) - 1))
    title = "The table server as fast as possible" if flood else "The table server under load"
    command = shlex.join(["benchmarks/load.py", *sys.argv[1:]])
    pace = (
        "Every table acts as fast as it is answered."
        if flood
        else f"Every table acts every {task['pause']:g} s; latency counts from the moment planned "
        "for an action, not from when it could be sent."
    )
    return "\n".join(
        [
            f"## {title}",
            "",
            f"Written by `{command}`: {task['seconds']:g} s a run after each table had played "
            f"up to {task['played']} commands; board and card game alike, {task['bots']:.0%} of "
            f"the tables with a bot. {pace} Server, database, bot worker and clients share one "
            f"machine (Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} "
            "cores); both databases wait for the disk with every transaction.",
            "",
            *table,
            "",
        ]
    )


def show(runs: dict[str, list[Figures]]) -> None:
    """Print the figures in the terminal."""
    head, *rows = columns(runs)
    table = Table(*head)
    for row in rows:
        table.add_row(*(cell.replace("**", "") for cell in row))
    Console(highlight=False).print(table)
