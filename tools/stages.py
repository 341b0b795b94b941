"""Runs the stages of `make test` and `make check` side by side, and tells what took long.

It needs nothing but Python: the first stages make the environment. What a stage prints is kept in
build/stages, and shown if the stage fails.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as xml
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "stages"
RESULTS = ROOT / "build" / "results"
PYTHON = ".venv/bin/python"
AT_ONCE = 2
"""As many as a small machine has processors."""
FILLING = 1
"""So many more, that nobody waits for, take what those leave while they wait for a disk or a clock;
and where others are missing, their places. With more of them everything is slower: they share what
processors keep at hand."""
NICE = ("nice", "-n", "10")
"""Before the command of a stage that fills."""
LONGEST_TESTS = 10
LONGEST_STAGE = 60 * 60
"""Ends a stage that hangs, in seconds; tests are ended by themselves long before."""
RULES_TESTS = (
    *("tests/board/rules", "tests/board/scoring", "tests/cards/rules", "tests/cards/scoring"),
    *("tests/test_golden.py", "tests/test_views.py", "tests/core/test_chance.py"),
    *("tests/testing/test_conformance.py", "tests/test_encodings.py"),
)
ENGINE_TESTS = (*RULES_TESTS, "tests/bots", "tests/envs/test_batch.py")
"""What is tested in builds of its own: bounds-checked, and interpreted as far as
`INTERPRETED_TESTS` goes."""
ENDURANCE = ("--ignore=tests/browser/test_without_server_at_length.py",)
"""Every game by mouse and by touch in a page that thinks by itself, minutes long: `make soak` has
them. `make test` plays one game there, and `tests/local` the same tables without a browser."""
INTERPRETED_TESTS = (
    *(path for path in RULES_TESTS if path != "tests/test_views.py"),
    "--ignore=tests/board/scoring/test_oracle.py",
    "--ignore=tests/cards/scoring/test_oracle.py",
    "--ignore=tests/cards/scoring/test_referee.py",
    "--ignore=tests/board/rules/test_b14_sampling.py",
)
"""Without brute force, which counts in Python whatever the build is, and thousands of samples: the
checked build has them, and that the interpreted one plays and samples alike is for
tests/test_builds.py. (pytest ignores folders' files only, none that it is given by name.)"""


@dataclass(frozen=True, slots=True)
class Stage:
    """One command, and which stages must have passed before it."""

    name: str
    command: tuple[str, ...]
    after: tuple[str, ...] = ()
    environment: dict[str, str] = field(default_factory=dict)
    fills: bool = False
    """Whether nobody waits for it: it begins beside the others, behind them."""


def make(name: str, target: str, *after: str, fills: bool = False) -> Stage:
    """Return a stage that is a target of the Makefile."""
    command = ("make", "--silent", "--no-print-directory", target)
    return Stage(name, command, after, fills=fills)


def pytest(
    name: str,
    *arguments: str,
    after: tuple[str, ...],
    tree: str = "",
    fills: bool = False,
) -> Stage:
    """Return a stage of Python tests, perhaps with the package of another tree."""
    command = (PYTHON, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal")
    results = f"--junitxml={RESULTS / name.replace(' ', '-')}.xml"
    source = {"PYTHONPATH": str(ROOT / "build" / tree / "src")} if tree else {}
    options = ("-p", "no:cacheprovider") if tree else ()
    return Stage(name, (*command, results, *options, *arguments), after, source, fills)


SET_UP = (
    make("compiler", ".venv/bin/cython"),
    make("compile", "rules", "compiler"),
    make("environment", ".venv/.installed", "compiler"),
)
LINT = make("lint", "lint", "environment", fills=True)
CHECK = (
    *SET_UP,
    pytest("tests", "-m", "not slow", "--ignore=tests/browser", after=("compile", "environment")),
    make("types", "types", "environment"),  # as long as the tests, and by one processor
    LINT,
)
# What takes longest comes first; the other stages fill what it leaves while it waits.
TEST = (
    *SET_UP,
    make("npm packages", "web/node_modules/.installed"),
    make("client", "client", "npm packages"),
    # The quick tests of the engine run in the two builds below; slow ones compare all builds.
    pytest(
        "tests",
        *("-m", "slow or not engine", "--ignore=tests/browser"),
        after=("compile", "environment", "client"),
    ),
    pytest(
        "browser tests",
        *("tests/browser", *ENDURANCE),
        after=("compile", "environment", "client"),
    ),
    make("client tests", "client-tests", "npm packages", fills=True),
    # Both copy the package: nobody writes into it any more.
    make("checked build", "build/checked", "compile", "environment", "client", fills=True),
    pytest(
        "checked engine",
        *("-m", "not slow", *ENGINE_TESTS),
        after=("checked build",),
        tree="checked",
        fills=True,
    ),
    make("interpreted build", "build/interpreted", "compile", "environment", "client"),
    pytest(
        "interpreted engine",
        *("-m", "not slow", *INTERPRETED_TESTS),
        after=("interpreted build",),
        tree="interpreted",
        fills=True,
    ),
    make("client checks", "client-checks", "compile", "npm packages", "environment", fills=True),
    make("types", "types", "environment", fills=True),
    LINT,
)
PLANS = {"test": TEST, "check": CHECK}


class Took(NamedTuple):
    """What a stage took, in seconds: on the clock, and of processors."""

    clock: float
    busy: float


@dataclass(slots=True)
class Running:
    """A stage that has begun."""

    stage: Stage
    began: float
    process: subprocess.Popen[bytes]
    log: Path

    def end(self) -> None:
        """End it and everything it has started."""
        for number in (signal.SIGTERM, signal.SIGKILL):
            with suppress(ProcessLookupError, subprocess.TimeoutExpired):
                os.killpg(self.process.pid, number)
                self.process.wait(30)


def begin(stage: Stage) -> Running:
    """Start a stage in a process group of its own."""
    log = KEPT / f"{stage.name.replace(' ', '-')}.log"
    print(f"coatl: {stage.name} ...", flush=True)
    environment = {**os.environ, **stage.environment}
    # Tests start hundreds of processes: without kept bytecode each would compile the package anew.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    with log.open("wb") as output:
        process = subprocess.Popen(
            (*(NICE if stage.fills else ()), *stage.command),
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            # Not a session of its own: Linux shares processors between sessions before it looks at
            # who is nice, and filling stages would take as much as the others.
            process_group=0,
        )
    return Running(stage, time.monotonic(), process, log)


def run(stages: tuple[Stage, ...]) -> tuple[dict[str, Took], list[str]]:
    """Run stages as soon as those before them have passed; return what they took and what failed.

    After a failure the others that can still run are run: one round shows all that is wrong.
    """
    waiting = list(stages)
    running: list[Running] = []
    took: dict[str, Took] = {}
    failed: list[str] = []
    try:
        while waiting or running:
            waiting = [one for one in waiting if not set(one.after) & set(failed)]
            ready = [one for one in waiting if set(one.after) <= took.keys() - set(failed)]
            for fills in (False, True):
                already = len(running) if fills else sum(not one.stage.fills for one in running)
                most = AT_ONCE + FILLING * fills
                for stage in [one for one in ready if one.fills == fills][: max(0, most - already)]:
                    waiting.remove(stage)
                    running.append(begin(stage))
            if not running:
                break
            busy = busy_seconds()
            ended = wait_for_one(running)
            running.remove(ended)
            seconds = time.monotonic() - ended.began
            took[ended.stage.name] = Took(seconds, busy_seconds() - busy)
            if not tell_end(ended, seconds):
                failed.append(ended.stage.name)
    finally:
        for one in running:
            one.end()
    skipped = [one.name for one in stages if one.name not in took]
    return took, failed + [f"{name} (not run)" for name in skipped]


def busy_seconds() -> float:
    """Return how long processors have worked for the stages that have ended."""
    used = os.times()
    return used.children_user + used.children_system


def wait_for_one(running: list[Running]) -> Running:
    """Wait until a stage ends; one that hangs is ended."""
    while True:
        for one in running:
            try:
                one.process.wait(0.2)
            except subprocess.TimeoutExpired:
                if time.monotonic() - one.began < LONGEST_STAGE:
                    continue
                one.end()
            return one


def tell_end(ended: Running, seconds: float) -> bool:
    """Say how a stage ended; return whether it passed."""
    text = ended.log.read_text(encoding="utf-8", errors="replace").strip()
    if ended.process.returncode == 0:
        last = text.rsplit("\n", 1)[-1] if ".xml" in "".join(ended.stage.command) else ""
        print(f"coatl: {ended.stage.name}: {seconds:.0f} s  {last}".rstrip(), flush=True)
        return True
    print(f"\n{text}\n\ncoatl: {ended.stage.name} FAILED after {seconds:.0f} s", flush=True)
    return False


@dataclass(slots=True)
class Tests:
    """What the results of all runners say."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    longest: list[tuple[float, str, str]] = field(default_factory=list)

    def read(self, path: Path) -> None:
        """Add the results that one runner has written."""
        for case in xml.parse(path).iter("testcase"):
            found = {child.tag for child in case}
            self.failed += bool(found & {"failure", "error"})
            self.skipped += "skipped" in found
            self.passed += not found & {"failure", "error", "skipped"}
            name = f"{case.get('classname', '').replace('.', '/')}: {case.get('name', '')}"
            self.longest.append((float(case.get("time", 0)), path.stem, name))


def tell_all(stages: dict[str, Took], total: float) -> None:
    """Print the longest tests and the time of each stage, on the clock and of processors."""
    tests = Tests()
    for path in sorted(RESULTS.glob("*.xml")):
        tests.read(path)
    if not tests.longest:
        return
    print(f"\nThe {LONGEST_TESTS} longest tests:")
    for took, stage, name in sorted(tests.longest, reverse=True)[:LONGEST_TESTS]:
        print(f"{took:7.1f} s  {stage:20} {name}")
    print(f"\n  {'Stages':27} clock  processors")
    for name, one in sorted(stages.items(), key=lambda item: -item[1].clock):
        print(f"  {name:24} {one.clock:6.0f} s {one.busy:8.0f} s")
    busy = sum(one.busy for one in stages.values())
    print(f"  {'in all':24} {total:6.0f} s {busy:8.0f} s\n")
    skipped = f", {tests.skipped} skipped" if tests.skipped else ""
    print(f"{tests.passed} passed, {tests.failed} failed{skipped}")


def main() -> int:
    """Run a plan."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("plan", choices=PLANS)
    plan = parser.parse_args().plan
    KEPT.mkdir(parents=True, exist_ok=True)
    RESULTS.mkdir(parents=True, exist_ok=True)
    for old in RESULTS.glob("*.xml"):
        old.unlink()
    began = time.monotonic()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends what runs, as Ctrl+C does
    try:
        took, failed = run(PLANS[plan])
    except KeyboardInterrupt:
        print("\ncoatl: stopped")
        return 130
    tell_all(took, time.monotonic() - began)
    if failed:
        print(f"coatl: failed: {', '.join(failed)}; what they printed is in build/stages")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
