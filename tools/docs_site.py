"""What the documentation's site shows beside the pages of docs/ (a hook of MkDocs).

README, CONTRIBUTING, CHANGELOG and SECURITY become pages, and so does every source file that a
page links to: the site needs no code host, and a link to a file that is gone fails the build.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
}
"""Documents at the top of the project, and the pages that they become."""
LINK = re.compile(r"(?<=\]\()(?!https?:|mailto:|#)([^)#\s]+)")
LANGUAGES = {".py": "python", ".json": "json", ".ftl": "fluent", ".ts": "typescript"}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that do not lie in docs/."""
    from mkdocs.structure.files import File, InclusionLevel

    for name, page in PAGES.items():
        text = (ROOT / name).read_text("utf-8")
        files.append(File.generated(config, page, content=link_pages(text, "", page)))
    for source in sorted(linked_sources()):
        text = f"# `{source}`\n\n{show_source(ROOT / source)}"
        file = File.generated(config, f"source/{source}.md", content=text)
        file.inclusion = InclusionLevel.NOT_IN_NAV
        files.append(file)
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """Lead the links of a page in docs/ to what the site has instead of the file."""
    source = page.file.src_uri
    if source in PAGES.values() or source.startswith("source/"):
        return markdown
    return link_pages(markdown, "docs/" + posixpath.dirname(source), source)


def linked_sources() -> set[str]:
    """List the files of the project that a document links to and that are no page themselves."""
    found = set()
    for path in (*(ROOT / "docs").rglob("*.md"), *map(ROOT.joinpath, PAGES)):
        folder = path.parent.relative_to(ROOT).as_posix()
        for link in LINK.findall(path.read_text("utf-8")):
            target = posixpath.normpath(posixpath.join(folder, link))
            if (ROOT / target).is_file() and not is_page(target):
                found.add(target)
    return found


def is_page(target: str) -> bool:
    """Tell whether the site shows a file as it is."""
    in_docs = target.startswith("docs/") and not target.startswith("docs/schema/")
    return target in PAGES or in_docs


def link_pages(text: str, folder: str, page: str) -> str:
    """Return a document whose links, made for a folder of the project, are those of a page."""

    def lead(found: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(folder, found[1]))
        if target in PAGES:
            place = PAGES[target]
        elif is_page(target):
            place = target.removeprefix("docs/")
        else:
            place = f"source/{target}.md"
        return posixpath.relpath(place, posixpath.dirname(page) or ".")

    return LINK.sub(lead, text)


def show_source(path: Path) -> str:
    """Return a file as a block of code."""
    fence = "`" * 8
    return f"{fence}{LANGUAGES.get(path.suffix, 'text')}\n{path.read_text('utf-8')}\n{fence}\n"
