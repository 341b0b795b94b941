"""The lock of the browser client's packages pins them for every system, and names no registry."""

from __future__ import annotations

import json
from pathlib import Path

LOCK = Path(__file__).resolve().parents[1] / "web" / "package-lock.json"
PACKAGES: dict[str, dict[str, object]] = json.loads(LOCK.read_text("utf-8"))["packages"]
FOLDER = "node_modules/"


def is_installed(wanted: str, where: str) -> bool:
    """Tell whether a package is found by another one: beside it, or in a folder further out."""
    while True:
        if f"{where}/{FOLDER}{wanted}".lstrip("/") in PACKAGES:
            return True
        if not where:
            return False
        where = where.rpartition(FOLDER)[0].rstrip("/")


def read_table(package: dict[str, object], name: str) -> dict[str, str]:
    table = package.get(name, {})
    assert isinstance(table, dict)
    return table


def read_list(package: dict[str, object], name: str) -> list[str]:
    found = package.get(name, [])
    assert isinstance(found, list)
    return found


def test_what_only_other_systems_need_is_pinned_too() -> None:
    """A lock made with packages installed has the parts of one system, and npm adds the others."""
    missing = [
        f"{where}: {name}"
        for where, package in PACKAGES.items()
        for kind in ("dependencies", "optionalDependencies")
        for name in read_table(package, kind)
        if not is_installed(name, where)
    ]
    assert not missing, "npm install --package-lock-only in web/ (npm 11.19 or newer) adds them"
    systems = {system for package in PACKAGES.values() for system in read_list(package, "os")}
    assert {"linux", "darwin", "win32"} <= systems


def test_packages_are_told_by_their_hash_not_by_the_host_they_came_from() -> None:
    for where, package in PACKAGES.items():
        assert "resolved" not in package, where
        assert not where or str(package["integrity"]).startswith("sha512-"), where
