"""What is installed is all that a user needs, and nothing is left out silently."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.installing import ROOT, InstalledPackage, copy_project, plain_environment, run_python
from tests.patience import PATIENCE
from tools.build import copy_tree
from tools.client import client_sources

LANGUAGES = ("en", "fr", "pt-BR")
NEEDED = (
    *("coatl/cli/main.py", "coatl/board/cards.json", "coatl/cards/cards.json", "coatl/py.typed"),
    *("coatl/board/state.py", "coatl/board/state.pxd", "coatl/bots/board/mind.py"),
    *("coatl/tables/planning.py", "coatl/server/running.py", "coatl/testing/__init__.py"),
    "coatl/server/storage/migrations/versions/revision_0001.py",
    *("coatl/web/index.html", "coatl/web/favicon.svg", "coatl/web/licences/grenze.txt"),
    *(f"coatl/locales/{name}/{text}.ftl" for name in LANGUAGES for text in ("cli", "rules")),
)
PROMISED = (
    *("Makefile", "constraints.txt", "tests/conftest.py", "tests/test_wheel.py", "tools/stages.py"),
    *("web/package-lock.json", "web/src/App.svelte", "docs/hosting.md", "examples/my_bot.py"),
    *("src/coatl/web/.sources", "tests/golden/games/carl-greedy.coatl", "Dockerfile"),
)


@pytest.mark.slow
def test_a_source_package_becomes_a_wheel_that_plays_without_compiler_node_and_our_tree(
    tmp_path: Path,
) -> None:
    """A clone is packed, the package built elsewhere, installed elsewhere, and played."""
    tree = copy_project(tmp_path / "clone")
    nothing = tmp_path / "nothing"
    nothing.mkdir()
    packed = run_python(
        "setup.py", "-q", "sdist", "--dist-dir", str(tmp_path), cwd=tree, path=nothing
    )
    assert packed.returncode == 0, packed.stderr
    (source,) = tmp_path.glob("coatl-*.tar.gz")
    check_source(source)
    shutil.rmtree(tree)
    options = ("--no-deps", "--no-index", "--no-build-isolation", "-v", "-w", str(tmp_path))
    built = run_python("-m", "pip", "wheel", *options, str(source), cwd=nothing, path=nothing)
    assert built.returncode == 0, built.stdout + built.stderr
    assert "the rules stay interpreted" in built.stdout + built.stderr
    (wheel,) = tmp_path.glob("coatl-*.whl")
    check_wheel(wheel)
    package = InstalledPackage(tmp_path / "plain", wheel)
    assert re.fullmatch(r"coatl \S+, interpreted", package.run("--version").stdout.strip())
    refused = package.run("play", expected=2)
    assert f"pip install '{wheel}[server]'" in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert "games" in package.run("sim", "--games", "1").stdout
    assert package.run("play", "-t", "--seed", "1", typed="q\n").stdout
    package.add("server")
    package.play_in_browser()


def check_source(source: Path) -> None:
    """Look for everything that a source package promises, and for nothing that was built here."""
    with tarfile.open(source) as file:
        names = {name.partition("/")[2] for name in file.getnames()}
    assert set(PROMISED) <= names, sorted(set(PROMISED) - names)
    assert {f"src/{name}" for name in NEEDED} <= names
    unwanted = re.compile(r"\.(so|pyd|pyc)$|node_modules|__pycache__|^build/|web/dist|_compiled")
    assert not [name for name in names if unwanted.search(name)]


def check_wheel(wheel: Path) -> None:
    """Look for everything that playing needs, above all what the page asks for."""
    with zipfile.ZipFile(wheel) as file:
        names = set(file.namelist())
        page = file.read("coatl/web/index.html").decode()
        (points,) = (name for name in names if name.endswith("entry_points.txt"))
        assert "coatl = coatl.cli:main" in file.read(points).decode()
    assert set(NEEDED) <= names, sorted(set(NEEDED) - names)
    asked = re.findall(r'(?:src|href)="\./([^"#?]+)"', page)
    assert any(name.endswith(".js") for name in asked)
    assert {f"coatl/web/{name}" for name in asked} <= names
    for folder in ("src/coatl", "src/coatl/web"):
        wanted = {
            path.relative_to(ROOT / "src").as_posix()
            for path in (ROOT / folder).rglob("*")
            if path.suffix in (".py", ".pxd", ".json", ".ftl", ".js", ".css", ".woff2", ".svg")
        }
        assert wanted - {"coatl/_compiled.json"} <= names
    tops = {name.partition("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"coatl"}


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Make a small clone: a package whose client has sources, and is not built."""
    tree = tmp_path / "clone"
    copy_tree(tree)
    shutil.rmtree(tree / "src" / "coatl" / "web", ignore_errors=True)
    (tree / "web").mkdir()
    for name in ("package.json", "package-lock.json"):
        (tree / "web" / name).write_text("{}\n", "utf-8")
    shutil.copy(ROOT / "web" / "engine.json", tree / "web")
    (tree / "path").mkdir()
    return tree


def put_tools(clone: Path, node: str) -> None:
    """Put a node and an npm on its path that do as if; npm writes down how it was called."""
    npm = (
        f"#!{sys.executable}\n"
        "import pathlib, sys\n"
        "for name in ('dist', 'node_modules'):\n"
        "    pathlib.Path(name).mkdir(exist_ok=True)\n"
        "pathlib.Path('dist/index.html').write_text('a page')\n"
        "with open('../path/npm.log', 'a') as file:\n"
        "    print(sys.argv[1], file=file)\n"
    )
    for name, text in (("npm", npm), ("node", f"#!{sys.executable}\nprint({node!r})\n")):
        (clone / "path" / name).write_text(text, "utf-8")
        (clone / "path" / name).chmod(0o755)


def build(clone: Path, command: str = "build_py", **environment: str) -> tuple[int, str]:
    """Run a command of setup.py there; return its exit code and what it said on standard error."""
    done = run_python("setup.py", "-q", command, cwd=clone, path=clone / "path", **environment)
    return done.returncode, done.stderr


@pytest.mark.parametrize("command", ["build_py", "sdist"])
def test_without_node_and_client_nothing_is_built_and_one_line_says_why(
    clone: Path, command: str
) -> None:
    code, said = build(clone, command)
    assert code == 1
    assert said.count("\n") == 1
    assert "not built, and npm is missing: install Node.js 20.19 or newer" in said
    assert not list(clone.glob("build/lib*"))
    assert not list(clone.glob("dist/*"))


def test_an_old_node_is_named(clone: Path) -> None:
    put_tools(clone, "v18.20.0")
    code, said = build(clone)
    assert code == 1
    assert "node is v18.20.0: install Node.js 20.19 or newer" in said


def test_a_package_without_client_is_made_on_purpose_only_and_says_so(clone: Path) -> None:
    code, said = build(clone, COATL_NO_CLIENT="1")
    assert code == 0, said
    assert "WARNING: COATL_NO_CLIENT is set: this package has no page" in said
    assert not list(clone.glob("build/lib*/coatl/web"))


def test_a_client_is_built_where_it_is_missing_or_stale(clone: Path) -> None:
    put_tools(clone, "v22.1.0")
    log = clone / "path" / "npm.log"
    code, said = build(clone)
    assert code == 0, said
    (page,) = clone.glob("build/lib*/coatl/web/index.html")
    assert page.read_text("utf-8") == "a page"
    assert log.read_text("utf-8").split() == ["ci", "run"]
    log.unlink()
    assert build(clone)[0] == 0
    assert not log.exists()
    (clone / "src/coatl/web/old.js").write_text("was built once", "utf-8")
    words = clone / "src/coatl/locales/en/cli.ftl"
    words.write_text(words.read_text("utf-8") + "another = Word\n", "utf-8")
    assert build(clone)[0] == 0
    assert log.read_text("utf-8").split() == ["run"]
    assert not list(clone.glob("build/lib*/coatl/web/old.js"))


def test_whoever_tests_the_client_can_still_do_so_after_a_change_of_the_lock(clone: Path) -> None:
    put_tools(clone, "v22.1.0")
    everything = clone / "web" / "node_modules" / ".installed"
    everything.parent.mkdir()
    everything.touch()
    os.utime(everything, (0, 0))
    assert build(clone)[0] == 0
    assert everything.stat().st_mtime > 0


def test_a_page_is_stale_when_a_package_that_it_plays_with_has_changed() -> None:
    sources = {path.relative_to(ROOT).as_posix() for path in client_sources()}
    needed = ("puzzles/puzzles.json", "daily/deals.py", "local/host.py")
    assert {f"src/coatl/{name}" for name in needed} <= sources
    assert not [name for name in sources if name.startswith("src/coatl/server/")]


@pytest.mark.skipif(not Path("/proc/locks").exists(), reason="only Linux tells who waits")
def test_two_that_need_the_same_packages_wait_for_each_other(clone: Path) -> None:
    """As `make -j2 client web/node_modules/.installed` asks for them."""
    put_tools(clone, "v22.1.0")
    command, here = (sys.executable, "tools/client.py"), plain_environment(clone / "path")
    (clone / "build").mkdir(exist_ok=True)
    with (clone / "build" / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        started = [
            subprocess.Popen((*command, *more), cwd=clone, env=here, stdout=subprocess.DEVNULL)
            for more in ((), ("--packages",))
        ]
        waiting: set[int] = set()
        while waiting != {process.pid for process in started}:
            assert [process.poll() for process in started] == [None, None]
            waiting = set(map(int, re.findall(r"-> FLOCK .* WRITE (\d+)", read_locks()))) & {
                process.pid for process in started
            }
    assert [process.wait(PATIENCE) for process in started] == [0, 0]
    log = clone / "path" / "npm.log"
    assert sorted(log.read_text("utf-8").split()) in (
        ["ci", "ci", "run"],  # what building needs came first
        ["ci", "run"],  # all of it did
    )


def read_locks() -> str:
    """Return the list of locks that the system keeps, and who waits for them."""
    return Path("/proc/locks").read_text("utf-8")


def test_without_a_compiler_the_rules_stay_interpreted_and_it_says_so(clone: Path) -> None:
    code, said = build(clone, "build_ext", CC="/bin/false")
    assert code == 0, said
    assert "WARNING: there is no C compiler with the Python headers" in said
    assert "the rules stay interpreted" in said
    assert not list(clone.rglob("*.so"))
    code, said = build(clone, "build_ext", CC="/bin/false", COATL_BOUNDS="1")
    assert code == 1  # a build with checks must have them
