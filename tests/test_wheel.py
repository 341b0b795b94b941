"""What is installed is what is in the sources: data, migrations and types included."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

from tools.build import copy_tree

LEFT_OUT = {".so", ".pyd", ".pyc"}


def test_a_wheel_has_every_file_of_the_package(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    copy_tree(tree)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index"]
    done = subprocess.run(
        [*command, "--no-build-isolation", "-w", str(tmp_path), str(tree)],
        env={**os.environ, "COATL_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = tmp_path.glob("coatl-*.whl")
    with zipfile.ZipFile(wheel) as file:
        names = set(file.namelist())
    source = tree / "src"
    wanted = {
        path.relative_to(source).as_posix()
        for path in (source / "coatl").rglob("*")
        if path.is_file() and path.suffix not in LEFT_OUT
    }
    assert "coatl/server/storage/migrations/versions/revision_0001.py" in wanted
    assert "coatl/locales/en/rules.ftl" in wanted  # what `coatl rules` shows
    assert wanted <= names, sorted(wanted - names)
