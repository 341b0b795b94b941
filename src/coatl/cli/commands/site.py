"""`coatl site`: the game as a folder of files, for any host that serves files and nothing else."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated

import typer

from coatl.cli.common import JsonOption, print_json, stdout
from coatl.core.errors import OptionError
from coatl.core.page_policy import PAGE_POLICY

CLIENT = Path(__file__).resolve().parents[2] / "web"
"""Where the built page lies."""
MARK = "coatl-site.txt"
"""Says that a folder was written by this command, so that it may be written again."""
NO_SERVER = '<meta name="coatl-server" content="none" />'


def command(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to write.")],
    docs: Annotated[
        Path | None,
        typer.Option(
            "--docs",
            metavar="FOLDER",
            help="A built documentation to put beside the page, as [bold]docs/[/] "
            "([bold]make docs[/] builds one in build/site).",
            show_default=False,
        ),
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Replace a folder that holds something else.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Write the game as a folder that any static host can serve, under any path.

    Nothing runs on the host: games are played and kept in each visitor's browser, against
    bots up to the priest, alone against CARL, or by several people at one device.

    Examples:
    [bold]coatl site public[/]
    [bold]coatl site public --docs build/site[/]
    [bold]python -m http.server --directory public[/]
    """
    count, size = write_site(folder, docs, force=force)
    if as_json:
        print_json({"folder": str(folder), "files": count, "bytes": size})
    else:
        stdout.print(f"{folder}: {count} files, {size / 1e6:.1f} MB", highlight=False)


def write_site(folder: Path, docs: Path | None = None, *, force: bool = False) -> tuple[int, int]:
    """Write the folder; return how many files it has, and their bytes."""
    page = CLIENT / "index.html"
    if not page.is_file():
        raise OptionError("the page was not built: run `make client` (it needs Node.js) first")
    if docs is not None and not (docs / "index.html").is_file():
        raise OptionError(f"{docs} holds no built documentation: run `make docs` first")
    _clear(folder, force=force)
    shutil.copytree(CLIENT, folder, dirs_exist_ok=True)
    if docs is not None:
        shutil.copytree(docs, folder / "docs")
    target = folder / "index.html"
    target.write_text(make_page(page.read_text("utf-8")), encoding="utf-8")
    (folder / ".nojekyll").write_text("")  # GitHub Pages serves the files as they are
    (folder / MARK).write_text("Written by `coatl site`, which may replace this folder.\n")
    files = [path for path in folder.rglob("*") if path.is_file()]
    return len(files), sum(path.stat().st_size for path in files)


def make_page(page: str) -> str:
    """Return the page as it is without a server: it knows that, and brings its own policy."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{PAGE_POLICY}" />'
    start = '<meta charset="utf-8" />'
    if start not in page:
        raise OptionError("the built page has another form: run `make client` again")
    return page.replace(start, f"{start}\n    {policy}\n    {NO_SERVER}", 1)


def _clear(folder: Path, *, force: bool) -> None:
    """Make place for the folder; what is not ours is only replaced if that was asked for."""
    if folder.is_file():
        raise OptionError(f"{folder} is a file")
    if folder.is_dir() and any(folder.iterdir()):
        if not force and not (folder / MARK).is_file():
            message = f"{folder} holds something else: choose an empty folder, or add --force"
            raise OptionError(message)
        shutil.rmtree(folder)
    folder.mkdir(parents=True, exist_ok=True)
