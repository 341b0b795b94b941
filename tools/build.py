"""Compiles the rules where they are stale, and makes separate trees for other builds.

- `python tools/build.py`: compile src/ in place, if needed
- `python tools/build.py --pure DIR`: copy the package to DIR without compiled modules
- `python tools/build.py --checked DIR`: copy it to DIR and compile it there with bounds checks
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CHECK = """
import sys
from coatl.core.build import describe_build
sys.exit(describe_build() != "compiled")
"""


def is_fresh(tree: Path) -> bool:
    """Tell whether the compiled modules of a source tree fit its sources."""
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run(
        [sys.executable, "-c", CHECK], env=environment, capture_output=True, check=False
    )
    return done.returncode == 0


def compile_tree(root: Path, *, checked: bool = False) -> bool:
    """Compile the package of a project folder in place; return whether that worked."""
    environment = {**os.environ, "COATL_BOUNDS": "1" if checked else "", "COATL_PURE": ""}
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--force"]
    done = subprocess.run(
        command, cwd=root, env=environment, stderr=subprocess.PIPE, text=True, check=False
    )
    if done.returncode != 0 or "coatl:" in done.stderr:
        sys.stderr.write(done.stderr)
    return done.returncode == 0


def copy_tree(target: Path) -> None:
    """Copy what a build needs to another folder, without compiled modules."""
    target.mkdir(parents=True, exist_ok=True)
    ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "_compiled.json", "*.egg-info")
    shutil.rmtree(target / "src", ignore_errors=True)
    shutil.copytree(ROOT / "src", target / "src", ignore=ignore)
    for name in ("setup.py", "tools/client.py", "pyproject.toml", "README.md", "LICENSE"):
        (target / name).parent.mkdir(exist_ok=True)
        shutil.copy2(ROOT / name, target / name)


def make_checked(target: Path) -> bool:
    """Copy the package and compile it with bounds checks, if anything has changed since last time.

    What Cython has translated is the same for all builds; only the C compiler is called anew.
    """
    old = target / "old"
    shutil.rmtree(old, ignore_errors=True)
    if (target / "src").is_dir():
        shutil.move(target / "src", old)
    copy_tree(target)
    for path in (*old.rglob("*.so"), *old.rglob("_compiled.json")):
        shutil.copy2(path, target / "src" / path.relative_to(old))
    shutil.rmtree(old, ignore_errors=True)
    if is_fresh(target / "src"):
        return True
    translated = ROOT / "build" / "cython"
    if translated.is_dir():
        shutil.copytree(translated, target / "build" / "cython-checked", dirs_exist_ok=True)
    return compile_tree(target, checked=True)


def main() -> int:
    """Build what the arguments ask for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--pure", type=Path, metavar="DIR", help="make an interpreted copy")
    parser.add_argument("--checked", type=Path, metavar="DIR", help="make a bounds-checked copy")
    arguments = parser.parse_args()
    if arguments.pure:
        copy_tree(arguments.pure)
        return 0
    if arguments.checked:
        return 0 if make_checked(arguments.checked) else 1
    is_pure = os.environ.get("COATL_PURE", "") not in ("", "0")
    if not is_pure and is_fresh(ROOT / "src"):
        return 0
    for stale in (ROOT / "src").rglob("*.so"):
        stale.unlink()
    if is_pure:
        return 0
    print("coatl: compiling the rules (about a minute, once)", flush=True)
    if not compile_tree(ROOT) or not is_fresh(ROOT / "src"):
        print("coatl: install a C compiler and the Python headers, then run make build")
    return 0


if __name__ == "__main__":
    sys.exit(main())
