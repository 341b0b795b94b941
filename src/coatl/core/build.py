"""Which build this is: compiled or interpreted, and whether compiled modules are up to date."""

from __future__ import annotations

import hashlib
import json
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

PACKAGE = Path(__file__).parents[1]


def declared_modules() -> list[Path]:
    """List the type declarations of modules that can be compiled."""
    return sorted(PACKAGE.rglob("*.pxd"))


def module_file(name: str) -> str:
    """Return the file that a module is, or would be, loaded from."""
    spec = find_spec(name)
    return (spec and spec.origin) or ""


def compiled_modules() -> list[str]:
    """List the modules that have type declarations and are there as compiled code."""
    names = []
    for header in declared_modules():
        name = ".".join((PACKAGE.name, *header.relative_to(PACKAGE).with_suffix("").parts))
        if module_file(name).endswith(tuple(EXTENSION_SUFFIXES)):
            names.append(name)
    return names


def source_hash() -> str:
    """Return a hash over everything that compiled modules are made from, as `setup.py` does."""
    digest = hashlib.sha256()
    for header in declared_modules():
        for path in (header.with_suffix(".py"), header):
            digest.update(path.relative_to(PACKAGE.parent).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def stale_reason() -> str:
    """Return why the compiled modules do not fit their sources, or "" if all is well."""
    modules = compiled_modules()
    if not modules:
        return ""
    stamp_file = PACKAGE / "_compiled.json"
    if not stamp_file.exists():
        return "nothing says what the compiled modules were built from"
    stamp = json.loads(stamp_file.read_text("utf-8"))
    if stamp["sources"] != source_hash():
        return "the sources have changed since the modules were compiled"
    for name in modules:
        binary = Path(module_file(name))
        if stamp["modules"].get(name) != hashlib.sha256(binary.read_bytes()).hexdigest():
            return f"the compiled module {name} is not the one that was built last"
    return ""


def describe_build() -> str:
    """Return "compiled", "interpreted" or what is wrong, in a few words."""
    total = len(declared_modules())
    modules = compiled_modules()
    if not modules:
        return "interpreted"
    if len(modules) < total:
        return f"partly compiled ({len(modules)} of {total} modules)"
    stale = stale_reason()
    return f"compiled, but stale: {stale}; run make build" if stale else "compiled"
