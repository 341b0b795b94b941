"""Compiles every module that has a `.pxd` beside it, if a C compiler is at hand.

COATL_PURE=1 compiles nothing; COATL_BOUNDS=1 builds with checks of every C array access.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,
    "cdivision": True,
    "initializedcheck": False,
    "embedsignature": True,
}


def is_set(name: str) -> bool:
    """Tell whether an environment variable asks for something."""
    return os.environ.get(name, "") not in ("", "0")


def source_hash() -> str:
    """Return a hash over everything that compiled modules are made from."""
    digest = hashlib.sha256()
    for header in sorted(SOURCE.rglob("*.pxd")):
        for path in (header.with_suffix(".py"), header):
            digest.update(path.relative_to(SOURCE).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def find_extensions() -> list[Extension]:
    """List the modules to compile."""
    if is_set("COATL_PURE"):
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        print("coatl: Cython is missing, so the rules stay interpreted (slower)", file=sys.stderr)
        return []
    checked = is_set("COATL_BOUNDS")
    # Without contraction to fused multiply-add, bots choose alike on every processor.
    flags = ["-O3", "-g0", "-fno-strict-aliasing", "-ffp-contract=off"]
    if checked:
        flags = [
            "-O1",
            "-g0",
            "-fsanitize=bounds,signed-integer-overflow",
            "-fsanitize-undefined-trap-on-error",
        ]
    extensions = []
    for header in sorted(SOURCE.rglob("*.pxd")):
        path = header.with_suffix(".py").relative_to(ROOT)
        name = ".".join(path.relative_to("src").with_suffix("").parts)
        extensions.append(
            Extension(name, [path.as_posix()], extra_compile_args=flags, optional=not checked)
        )
    built: list[Extension] = cythonize(
        extensions,
        build_dir=str(ROOT / "build" / ("cython-checked" if checked else "cython")),
        compiler_directives=DIRECTIVES,
        include_path=[str(SOURCE)],
        nthreads=os.cpu_count() or 1,
        quiet=True,
    )
    return built


class BuildAndStamp(build_ext):
    """Builds the modules, then notes what they were built from, so that a stale one is noticed."""

    def run(self) -> None:
        """Build, then write the stamp beside the package."""
        super().run()
        target = SOURCE if self.inplace else Path(self.build_lib)
        outputs = [Path(path) for path in self.get_outputs()]
        modules = {}
        for extension, output in zip(self.extensions, outputs, strict=True):
            path = Path(self.get_ext_fullpath(extension.name)) if self.inplace else output
            if path.exists():
                modules[extension.name] = hashlib.sha256(path.read_bytes()).hexdigest()
        stamp = {"sources": source_hash(), "modules": modules}
        (target / "coatl" / "_compiled.json").write_text(json.dumps(stamp, indent=1) + "\n")


setup(ext_modules=find_extensions(), cmdclass={"build_ext": BuildAndStamp})
