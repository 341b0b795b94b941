"""What Linux tells about processes and the machine."""

from __future__ import annotations

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int, *, first_thread: bool = False) -> float:
    """Return how much processor time a process has used, or the thread it began with."""
    file = f"/proc/{pid}/task/{pid}/stat" if first_thread else f"/proc/{pid}/stat"
    values = Path(file).read_text().rpartition(")")[2].split()
    return (int(values[11]) + int(values[12])) / TICKS


def machine_seconds() -> tuple[float, float]:
    """Return how long all processors have worked, for anybody, and how long others took them."""
    values = [int(value) for value in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    idle, stolen = values[3] + values[4], values[7]
    return (sum(values) - idle) / TICKS, stolen / TICKS


def memory(pid: int) -> float:
    """Return the resident memory of a process in megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise RuntimeError(f"no memory figures for process {pid}")


def children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += [int(child) for child in (task / "children").read_text().split()]
    return found
