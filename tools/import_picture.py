"""Draws which package imports which, out of the code, into docs/imports.svg.

- `python tools/import_picture.py`: check that the picture is up to date, and print figures
- `python tools/import_picture.py --write`: draw it anew

An arrow that follows from two others is left out: `cli` uses `core` through everything below it.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import grimp
from grimp import ImportGraph

ROOT = Path(__file__).resolve().parents[1]
PICTURE = ROOT / "docs" / "imports.svg"
OPENED = ("server",)
"""Packages that are drawn as their parts."""
WIDTH, HEIGHT, GAP, ROW, SHIFT = 124, 34, 22, 84, 90
STYLE = """
  rect { fill: #fdf6e3; stroke: #0d7377; stroke-width: 1.5; rx: 6 }
  text { font: 15px sans-serif; fill: #1d2b2a; text-anchor: middle; dominant-baseline: central }
  path { fill: none; stroke: #0d7377; stroke-width: 1.4; marker-end: url(#tip) }
"""

Edges = dict[str, set[str]]


def load() -> ImportGraph:
    """Read every module of the package."""
    return grimp.build_graph("coatl", cache_dir=None)


def room_of(module: str) -> str | None:
    """Return the box that a module belongs to; what lies directly in `coatl` has none."""
    parts = module.split(".")[1:]
    if not parts or parts[0].startswith("_") or (len(parts) == 1 and parts[0] in OPENED):
        return None
    return ".".join(parts[:2]) if parts[0] in OPENED else parts[0]


def find_edges(graph: ImportGraph) -> Edges:
    """Return which box imports from which."""
    edges: Edges = {}
    for module in sorted(graph.modules):
        room = room_of(module)
        if room is None:
            continue
        edges.setdefault(room, set())
        for imported in graph.find_modules_directly_imported_by(module):
            other = room_of(imported)
            if other is not None and other != room:
                edges[room].add(other)
    return edges


def find_cycles(edges: Edges) -> list[str]:
    """List the boxes that import each other, directly or not."""
    return sorted(room for room in edges if room in reach(edges, room))


def reach(edges: Edges, start: str) -> set[str]:
    """Return everything that can be reached from a box."""
    found: set[str] = set()
    waiting = list(edges[start])
    while waiting:
        room = waiting.pop()
        if room not in found:
            found.add(room)
            waiting.extend(edges[room])
    return found


def reduced(edges: Edges) -> Edges:
    """Leave out the arrows that follow from others."""
    kept = {}
    for room, others in edges.items():
        implied = set().union(*(reach(edges, other) for other in others))
        kept[room] = others - implied
    return kept


def rows(edges: Edges) -> list[list[str]]:
    """Put each box above everything that it imports."""
    depth: dict[str, int] = {}

    def measure(room: str) -> int:
        if room not in depth:
            depth[room] = max((measure(other) + 1 for other in edges[room]), default=0)
        return depth[room]

    found: list[list[str]] = [[] for _ in range(1 + max(map(measure, edges)))]
    for room in sorted(edges):
        found[-1 - depth[room]].append(room)
    return found


def draw(edges: Edges) -> str:
    """Return the picture."""
    lines = rows(edges)
    width = max(len(line) for line in lines) * (WIDTH + GAP) + GAP + SHIFT
    places = {}
    for level, line in enumerate(lines):
        # Every other row lies further to the right, so that long arrows do not run behind boxes.
        left = (width - SHIFT - len(line) * (WIDTH + GAP) + GAP) / 2 + level % 2 * SHIFT
        for number, room in enumerate(line):
            places[room] = (left + number * (WIDTH + GAP), GAP + level * ROW)
    height = GAP * 2 + (len(lines) - 1) * ROW + HEIGHT
    shapes = []
    for room, others in sorted(reduced(edges).items()):
        for other in sorted(others):
            x, y = places[room][0] + WIDTH / 2, places[room][1] + HEIGHT
            to, down = places[other][0] + WIDTH / 2, places[other][1] - 4
            middle = (y + down) / 2
            shapes.append(
                f'<path d="M{x:g} {y:g} C{x:g} {middle:g} {to:g} {middle:g} {to:g} {down:g}"/>'
            )
    for room, (x, y) in places.items():
        shapes.append(f'<rect x="{x:g}" y="{y:g}" width="{WIDTH}" height="{HEIGHT}"/>')
        shapes.append(f'<text x="{x + WIDTH / 2:g}" y="{y + HEIGHT / 2:g}">{room}</text>')
    body = "\n".join(shapes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'role="img" aria-label="Which package imports which">\n<style>{STYLE}</style>\n'
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" '
        'markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" style="fill:#0d7377;stroke:none"/>'
        f"</marker></defs>\n{body}\n</svg>\n"
    )


def longest_chain(graph: ImportGraph) -> list[str]:
    """Return the longest way from a module through its imports, each module once."""
    best: dict[str, list[str]] = {}
    open_: set[str] = set()

    def follow(module: str) -> list[str]:
        if module in best or module in open_:
            return best.get(module, [])
        open_.add(module)
        ways = [follow(other) for other in graph.find_modules_directly_imported_by(module)]
        open_.discard(module)
        best[module] = [module, *max(ways, key=len, default=[])]
        return best[module]

    return max(map(follow, sorted(graph.modules)), key=len)


def long_files() -> list[str]:
    """List the modules of more than 300 lines."""
    paths = sorted((ROOT / "src" / "coatl").rglob("*.py"))
    counts = [(len(path.read_text("utf-8").splitlines()), path) for path in paths]
    return [f"{path.relative_to(ROOT)} ({count})" for count, path in counts if count > 300]


def main() -> int:
    """Check or draw the picture, and print figures."""
    graph = load()
    edges = find_edges(graph)
    cycles = find_cycles(edges)
    if cycles:
        print(f"these import each other: {', '.join(cycles)}")
        return 1
    chain = longest_chain(graph)
    assert all(graph.direct_import_exists(importer=a, imported=b) for a, b in pairwise(chain))
    print(f"modules: {len(graph.modules)}")
    print(f"longest chain of imports: {len(chain)}")
    print(f"over 300 lines: {', '.join(long_files()) or 'none'}")
    picture = draw(edges)
    if "--write" in sys.argv[1:]:
        PICTURE.write_text(picture, "utf-8")
    elif not PICTURE.exists() or PICTURE.read_text("utf-8") != picture:
        print("docs/imports.svg does not show the imports as they are: run make docs")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
