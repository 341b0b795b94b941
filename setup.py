"""Compiles every module that has a `.pxd` beside it, if a C compiler is at hand.

A wheel and a source package also get the browser client, which npm builds where it is stale.
COATL_PURE=1 compiles nothing; COATL_BOUNDS=1 builds with checks of every C array access;
COATL_NO_CLIENT=1 leaves the browser client out.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
sys.path.insert(0, str(ROOT))  # tools such as pip do not look here
from tools.client import ClientError, ensure_client, hash_files  # noqa: E402

DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,
    "cdivision": True,
    "initializedcheck": False,
    "auto_pickle": False,  # a module whose objects are sent about asks for it in its first line
    "emit_code_comments": False,
    "embedsignature": False,
}
# Without contraction to fused multiply-add, bots choose alike on every processor.
# Nobody reads warnings about what Cython has written, and they take their time.
FLAGS = ["-O2", "-g0", "-w", "-fno-strict-aliasing", "-ffp-contract=off"]
LIGHT_FLAGS = ["-O1", *FLAGS[1:]]
EAGER_FLAGS = ["-O3", *FLAGS[1:]]
CHECKED_FLAGS = [
    "-O1",
    "-g0",
    "-w",
    "-fsanitize=bounds,signed-integer-overflow",
    "-fsanitize-undefined-trap-on-error",
]
MICROSOFT_FLAGS = ["/O2", "/fp:precise"]
SHARED = "coatl._shared"
"""Helpers of Cython's that all modules need, compiled once instead of in each of them."""
LIGHT = (
    "_shared",
    "belief",
    "consequences",
    "deal",
    "end_tables",
    "lens",
    "lens_place",
    "notation",
    "objectives",
    "oriented",
    "overlap",
    "pairs",
    "plain_view",
    "position",
    "serpents",
    "setup",
    "state",
    "turns",
    "view",
    "worth",
)
"""Modules that mostly handle objects or fill tables: what the compiler could gain there is lost in
noise, and it takes twice as long to try."""
EAGER = (
    "bag",
    "base_state",
    "carl",
    "choices",
    "effects",
    "encoding",
    "flow",
    "legal",
    "patterns",
    "rows",
    "serpent",
)
"""Modules with the inner loops of stepping and playing out, and those that copy rows of a thousand
numbers: it shows what the compiler makes of them (a tenth longer for each of them).
"""
PROBE = "#include <Python.h>\nint coatl_probe(void) { return PY_VERSION_HEX != 0; }\n"


def is_set(name: str) -> bool:
    """Tell whether an environment variable asks for something."""
    return os.environ.get(name, "") not in ("", "0")


def warn(what: str) -> None:
    """Say what should not be overlooked."""
    print(f"coatl: WARNING: {what}", file=sys.stderr, flush=True)


def source_hash() -> str:
    """Return a hash over everything that compiled modules are made from."""
    headers = sorted(SOURCE.rglob("*.pxd"))
    return hash_files(
        (file for each in headers for file in (each.with_suffix(".py"), each)), SOURCE
    )


def list_extensions() -> list[Extension]:
    """List the modules to compile; Cython translates them when they are built, not before."""
    if is_set("COATL_PURE"):
        return []
    extensions = []
    optional = not is_set("COATL_BOUNDS")
    for header in sorted(SOURCE.rglob("*.pxd")):
        path = header.with_suffix(".py").relative_to(ROOT)
        name = ".".join(path.relative_to("src").with_suffix("").parts)
        extensions.append(Extension(name, [path.as_posix()], optional=optional))
    if extensions:
        extensions.append(Extension(SHARED, [], optional=optional))
    return extensions


class BuildRules(build_ext):
    """Builds all modules or none, then notes what from, so that a stale one is noticed."""

    def finalize_options(self) -> None:
        """Use all processors, unless told otherwise."""
        super().finalize_options()
        if self.parallel is None:
            self.parallel = os.cpu_count() or 1

    def run(self) -> None:
        """Build, then write the stamp beside the package."""
        self.built = 0
        super().run()
        target = SOURCE if self.inplace else Path(self.build_lib)
        modules = {}
        for extension in self.extensions:
            path = Path(self.get_ext_fullpath(extension.name))
            modules[extension.name] = hashlib.sha256(path.read_bytes()).hexdigest()
        stamp = {"sources": source_hash(), "modules": modules}
        path = target / "coatl" / "_compiled.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(stamp, indent=1) + "\n")

    def build_extensions(self) -> None:
        """Build the modules; if one cannot be built, leave all of them interpreted."""
        if self.extensions and (trouble := self.try_compiler()):
            self.give_up(trouble)
        if not self.extensions:
            return
        self.translate()
        super().build_extensions()
        paths = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(path.exists() for path in paths):
            for path in paths:
                path.unlink(missing_ok=True)  # a compiled module needs those it knows compiled, too
            self.give_up("not all modules could be compiled")

    def try_compiler(self) -> str:
        """Return why nothing can be compiled, or "" if a small program can."""
        try:
            import Cython  # noqa: F401
        except ImportError:
            return "Cython is missing"
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder, "probe.c")
            program.write_text(PROBE)
            try:
                self.compiler.compile([str(program)], output_dir=folder)
            except (BaseError, CCompilerError, OSError):
                return "there is no C compiler with the Python headers"
        return ""

    def give_up(self, trouble: str) -> None:
        """Leave the rules interpreted and say so; a checked build was asked for and must be one."""
        if is_set("COATL_BOUNDS"):
            raise SystemExit(f"coatl: {trouble}")
        warn(f"{trouble}: the rules stay interpreted; all works, but bots think many times slower")
        self.extensions = []

    def translate(self) -> None:
        """Translate the modules to C."""
        from Cython.Build import cythonize

        checked = is_set("COATL_BOUNDS")
        print(f"coatl: translating {len(self.extensions)} modules to C", flush=True)
        translated = cythonize(
            [Extension(each.name, each.sources) for each in self.extensions],
            build_dir=str(ROOT / "build" / ("cython-checked" if checked else "cython")),
            compiler_directives=DIRECTIVES,
            include_path=[str(SOURCE)],
            shared_utility_qualified_name=SHARED,
            nthreads=self.parallel,
            quiet=True,
        )
        sources = {each.name: each.sources for each in translated}
        for extension in self.extensions:
            extension.sources = sources[extension.name]
            extension.extra_compile_args = self.choose_flags(extension)
        # The longest first: else one processor works on it alone at the end.
        self.extensions.sort(key=lambda each: -Path(each.sources[0]).stat().st_size)

    def choose_flags(self, extension: Extension) -> list[str]:
        """Return how a module is compiled: what runs often with care, the rest quickly."""
        if self.compiler.compiler_type == "msvc":
            return MICROSOFT_FLAGS
        if is_set("COATL_BOUNDS"):
            return CHECKED_FLAGS
        module = extension.name.rpartition(".")[2]
        if module in EAGER:
            return EAGER_FLAGS
        return LIGHT_FLAGS if module in LIGHT else FLAGS

    def build_extension(self, extension: Extension) -> None:
        """Compile one module, and tell now and then how far it is."""
        super().build_extension(extension)
        self.built += 1
        if self.built % 10 == 0 or self.built == len(self.extensions):
            print(f"coatl: compiled {self.built} of {len(self.extensions)} modules", flush=True)


def need_client() -> None:
    """Have the browser client in the package, or go no further."""
    if is_set("COATL_NO_CLIENT"):
        warn("COATL_NO_CLIENT is set: this package has no page to play at, only programs can play")
        return
    try:
        ensure_client()
    except ClientError as error:
        raise SystemExit(f"coatl: {error}; COATL_NO_CLIENT=1 makes a package without") from None


class BuildPackage(build_py):
    """Copies the package with the browser client in it; an editable one is left as it is."""

    def run(self) -> None:
        """Build the client first: what it has becomes part of the package's data."""
        if not self.editable_mode:
            need_client()
            # Else files of earlier builds would be packed, too.
            shutil.rmtree(Path(self.build_lib, "coatl"), ignore_errors=True)
        super().run()


class MakeSource(sdist):
    """Packs the sources with the client built: who installs from them needs no Node.js."""

    def run(self) -> None:
        """Build the client, then pack."""
        need_client()
        super().run()


# Processes that translate import this file again where they are not forked.
if __name__ == "__main__":
    setup(
        ext_modules=list_extensions(),
        cmdclass={"build_ext": BuildRules, "build_py": BuildPackage, "sdist": MakeSource},
    )
