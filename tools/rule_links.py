"""Links every numbered rule of docs/rules.md to the code and the tests that cite it.

- `python tools/rule_links.py`: check that the links are there, complete and up to date
- `python tools/rule_links.py --write`: renew them
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "docs" / "rules.md"
RULE = re.compile(r"^- \*\*([BC]\d+(?:\.\d+)?)\*\*")
CITED = re.compile(r"\b(B\d+(?:\.\d+)?|C\d+\.\d+|C(?:[1-9]|1[01]))\b")
TEST = re.compile(r"^def test_([bc])(\d+)(?:_(\d+))?_", re.MULTILINE)
MARK = "  *Code:*"


def rule_numbers(text: str) -> list[str]:
    """List the rules of a document in order."""
    return [found.group(1) for line in text.splitlines() if (found := RULE.match(line))]


def cited_in_code() -> dict[str, list[Path]]:
    """Map each rule to the source files that cite it."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in sorted((ROOT / "src" / "coatl").rglob("*.py")):
        for rule in sorted(set(CITED.findall(path.read_text("utf-8")))):
            found[rule].append(path)
    return found


def named_by_tests() -> dict[str, dict[Path, int]]:
    """Map each rule to the test files with tests named after it, and how many."""
    found: dict[str, dict[Path, int]] = defaultdict(lambda: defaultdict(int))
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for letter, chapter, number in TEST.findall(path.read_text("utf-8")):
            rule = f"{letter.upper()}{int(chapter)}" + (f".{number}" if number else "")
            found[rule][path] += 1
    return found


def link(path: Path) -> str:
    """Return a Markdown link from docs/ to a file."""
    return f"[{path.name}](../{path.relative_to(ROOT).as_posix()})"


def is_engine(path: Path) -> bool:
    """Tell whether a file belongs to the rules or to the bots that know them."""
    parts = path.relative_to(ROOT / "src" / "coatl").parts
    return parts[0] in ("board", "cards", "core", "bots")


def link_lines(rule: str) -> str:
    """Return the line that follows a rule."""
    code = [path for path in CODE.get(rule, []) if is_engine(path)]
    tests = TESTS.get(rule, {})
    shown = [f"{link(path)} ({count})" for path, count in tests.items()]
    return f"{MARK} {', '.join(map(link, code)) or '-'} · *Tests:* {', '.join(shown) or '-'}"


def with_links(text: str) -> str:
    """Return the document with a fresh line of links after every rule."""
    lines: list[str] = []
    rule = ""

    def close() -> None:
        nonlocal rule
        if rule:
            lines.append("")
            lines.append(link_lines(rule))
            rule = ""

    old = [line for line in text.splitlines() if not line.startswith(MARK)]
    for line in re.sub(r"\n{3,}", "\n\n", "\n".join(old)).splitlines():
        found = RULE.match(line)
        inside = found or (line.startswith("  ") and line.strip())
        if rule and not inside and line.strip():
            close()
            lines.append("")
        if found:
            if rule:
                close()
                lines.append("")
            rule = found.group(1)
        if line.strip() or not rule:
            lines.append(line)
    close()
    return "\n".join(lines).rstrip() + "\n"


def problems() -> list[str]:
    """List the rules without a test, or without code that cites them or their chapter."""
    found = []
    for rule in rule_numbers(RULES.read_text("utf-8")):
        if not TESTS.get(rule):
            found.append(f"{rule}: no test is named after it")
        if not CODE.get(rule):
            found.append(f"{rule}: no code cites it")
    return found


CODE = cited_in_code()
TESTS = named_by_tests()


def main() -> int:
    """Check or renew the links."""
    text = RULES.read_text("utf-8")
    fresh = with_links(text)
    if "--write" in sys.argv:
        RULES.write_text(fresh, "utf-8")
    elif fresh != text:
        print("docs/rules.md: the links are out of date; run make docs")
        return 1
    for problem in problems():
        print(f"docs/rules.md: {problem}")
    return 1 if problems() else 0


if __name__ == "__main__":
    sys.exit(main())
