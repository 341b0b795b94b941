"""Documents whose examples run: what the tests of the README and of the lab's guide share."""

from __future__ import annotations

import re
import shlex
from typing import Any

from coatl.cli.main import app


def blocks(text: str, language: str) -> list[str]:
    """List the code blocks of a page in one language; "" are those that name none."""
    found = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return [block for name, block in found if name == language]


def shell_lines(text: str) -> list[str]:
    """List the calls of our command that a page shows."""
    lines = [line for block in blocks(text, "") for line in block.splitlines()]
    return [line.split("#")[0].strip() for line in lines if ".venv/bin/coatl" in line]


def run_python(text: str, name: str) -> int:
    """Run the Python examples of a page one after another; tell how many there are."""
    examples = blocks(text, "python")
    names: dict[str, Any] = {}
    for example in examples:
        exec(compile(example, name, "exec"), names)
    return len(examples)


def unknown_options(line: str, show: Any) -> list[str]:
    """List the options in a call of our command that its help does not name; `show` reads it."""
    words = shlex.split(line.split(".venv/bin/coatl", 1)[1])
    app(args=[words[0], "--help"], standalone_mode=False)
    shown = show()
    return [word for word in words[1:] if word.startswith("--") and word not in shown]
