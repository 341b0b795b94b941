"""The stages of `make test`: what waits for what, what a failure stops, and what is told of it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tools import stages
from tools.stages import Stage, Took, run, tell_all

PASSING = "<testcase classname='tests.one' name='quick' time='0.5'/>"
FAILING = "<testcase classname='tests.one' name='slow' time='7.5'><failure/></testcase>"
LEFT_OUT = "<testcase classname='tests.one' name='none' time='0'><skipped/></testcase>"


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(stages, "KEPT", tmp_path)
    monkeypatch.setattr(stages, "RESULTS", tmp_path)
    return tmp_path


def python(name: str, code: str, *after: str, **environment: str) -> Stage:
    """Return a stage that runs some lines of Python."""
    return Stage(name, (sys.executable, "-c", code), after, environment)


def test_a_stage_waits_for_those_before_it(kept: Path) -> None:
    first = python("first", f"open({str(kept / 'made')!r}, 'w').close()")
    second = python("second", f"open({str(kept / 'made')!r}).close()", "first")
    seconds, failed = run((second, first))
    assert failed == []
    assert list(seconds) == ["first", "second"]


def test_a_failure_stops_only_what_waits_for_it(capsys: pytest.CaptureFixture[str]) -> None:
    broken = python("broken", "print('what went wrong'); raise SystemExit(3)")
    plan = (broken, python("later", "", "broken"), python("last", "", "later"), python("other", ""))
    seconds, failed = run(plan)
    assert set(seconds) == {"broken", "other"}
    assert failed == ["broken", "later (not run)", "last (not run)"]
    said = capsys.readouterr().out
    assert "what went wrong" in said
    assert "coatl: broken FAILED" in said


def test_a_stage_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stages, "LONGEST_STAGE", 0)
    endless = python("endless", "import threading; threading.Event().wait()")
    _, failed = run((endless, python("next", "", "endless")))
    assert failed == ["endless", "next (not run)"]


def test_a_stage_has_its_own_environment_and_keeps_bytecode(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    code = "import os, sys; sys.exit(os.environ['COATL_SAID'] != 'so' or sys.dont_write_bytecode)"
    assert run((python("own", code, COATL_SAID="so"),))[1] == []
    assert "COATL_SAID" not in os.environ


def test_results_of_all_runners_are_added_up(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (kept / "a.xml").write_text(f"<suites><suite>{PASSING}{LEFT_OUT}</suite></suites>")
    (kept / "b.xml").write_text(f"<suite>{PASSING}{FAILING}</suite>")
    tests = stages.Tests()
    for name in ("a.xml", "b.xml"):
        tests.read(kept / name)
    assert (tests.passed, tests.failed, tests.skipped) == (2, 1, 1)
    tell_all({"short": Took(1.0, 2.0), "long": Took(9.0, 3.0)}, 10.0)
    said = capsys.readouterr().out
    assert said.index("tests/one: slow") < said.index("tests/one: quick")
    assert said.index("long") < said.rindex("short")
    assert "2 passed, 1 failed, 1 skipped" in said
    assert said.split("in all")[1].split()[:4] == ["10", "s", "5", "s"]


@pytest.mark.parametrize("name", stages.PLANS)
def test_a_plan_can_be_carried_out(name: str) -> None:
    plan = stages.PLANS[name]
    names = [stage.name for stage in plan]
    assert len(set(names)) == len(names)
    done: set[str] = set()
    while ready := [one for one in plan if one.name not in done and set(one.after) <= done]:
        done |= {one.name for one in ready}
    assert done == set(names)


def test_what_nobody_waits_for_takes_no_place_of_others(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stages, "AT_ONCE", 1)
    monkeypatch.setattr(stages, "FILLING", 1)
    made = kept / "made"
    waits = f"import os, time\nwhile not os.path.exists({str(made)!r}): time.sleep(0.01)"
    filling = Stage("filling", (sys.executable, "-c", waits), fills=True)
    took, failed = run((filling, python("other", f"open({str(made)!r}, 'w').close()")))
    assert failed == []
    assert set(took) == {"filling", "other"}


def test_what_nobody_waits_for_takes_places_that_are_free(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stages, "AT_ONCE", 2)
    monkeypatch.setattr(stages, "FILLING", 1)
    meet = (
        "import os, sys, time\n"
        f"here = {str(kept)!r}\n"
        "open(f'{here}/came {sys.argv[1]}', 'w').close()\n"
        "while sum(one.startswith('came') for one in os.listdir(here)) < 3: time.sleep(0.01)"
    )
    filling = [
        Stage(name, (sys.executable, "-c", meet, name), fills=True)
        for name in ("one", "two", "three")
    ]
    assert run(tuple(filling))[1] == []
