"""Parts of docs/performance.md that different benchmarks write, kept apart by markers."""

from __future__ import annotations

from pathlib import Path


def _marks(name: str) -> tuple[str, str]:
    return f"<!-- {name}: written by a program -->\n", f"<!-- end of {name} -->\n"


def read_section(path: Path, name: str) -> str:
    """Return a section with its markers, or nothing."""
    begin, end = _marks(name)
    text = path.read_text("utf-8") if path.exists() else ""
    if begin not in text or end not in text:
        return ""
    return text[text.index(begin) : text.index(end) + len(end)]


def replace_section(path: Path, name: str, text: str) -> None:
    """Put a text in the place of a section, or at the end of the file."""
    begin, end = _marks(name)
    new = f"{begin}{text.rstrip()}\n{end}"
    old = read_section(path, name)
    whole = path.read_text("utf-8") if path.exists() else ""
    whole = whole.replace(old, new) if old else f"{whole.rstrip()}\n\n{new}"
    path.write_text(whole, "utf-8")
