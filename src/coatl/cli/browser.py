"""The game in the browser: a server on this machine, and its page opened."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

import typer

from coatl.cli.common import stdout
from coatl.cli.words import say
from coatl.core.build import describe_build
from coatl.core.errors import OptionError
from coatl.core.extras import install_command

if TYPE_CHECKING:
    from coatl.server.settings import ServerSettings


def play_in_browser(host: str | None, port: int | None, *, open_page: bool) -> None:
    """Serve the game on this machine and open its page; ends with Ctrl-C.

    Without a port it takes the usual one, or any free one if that is taken. A game that runs
    already is opened instead of starting a second.
    """
    can_open = open_page and has_screen()

    def announce(address: str) -> None:
        stdout.print(say("cli-browser-at", address=address), markup=False)
        if describe_build() == "interpreted":
            stdout.print(say("cli-browser-interpreted"), markup=False)
        if can_open:
            open_in_background(address)

    level = os.environ.get("COATL_LOG_LEVEL", "warning")
    given: dict[str, Any] = {"host": host, "port": port, "log_level": level}
    if "COATL_PLUGIN_BOTS" not in os.environ:  # whoever plays has installed them for it
        given["plugin_bots"] = True
    running = start_server(given, announce, any_port=port is None)
    if running:
        stdout.print(say("cli-browser-running", address=running), markup=False)
        if can_open:
            webbrowser.open(running)


def start_server(
    given: Mapping[str, Any], announce: Callable[[str], None], *, any_port: bool = False
) -> str:
    """Serve with these settings (and those of the environment) until told to stop.

    With `any_port`, return the address of a server that has the data folder already.
    """
    load_server()
    from coatl.server.processes import serve_all
    from coatl.server.storage.data_folder import FolderLocked

    settings = read_settings(given)
    try:
        code = serve_all(settings, announce, any_port=any_port)
    except FolderLocked as error:
        if any_port and error.address:
            return error.address
        raise
    if code:
        raise typer.Exit(code)
    return ""


def load_server() -> None:
    """Load what a server needs, or say how to get it."""
    if sys.platform == "win32":  # workers talk over Unix sockets
        raise OptionError(say("cli-browser-windows"))
    try:
        import_module("coatl.server.running")
    except ImportError as error:
        command = install_command("server")
        raise OptionError(
            say("cli-browser-packages", name=error.name or "?", command=command)
        ) from None


def read_settings(given: Mapping[str, Any]) -> ServerSettings:
    """Return the settings of a server: what was given, the environment, the defaults."""
    from pydantic import ValidationError

    from coatl.server.settings import ServerSettings

    try:
        return ServerSettings(**{k: v for k, v in given.items() if v is not None})
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0])
        option = f"--{name.replace('_', '-')} or " if name in given else ""
        problem = first["msg"].removeprefix("Value error, ")
        raise OptionError(f"{option}COATL_{name.upper()}: {problem}") from None


def has_screen(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Tell whether a browser with a window can be expected here."""
    if platform in ("darwin", "win32"):
        return True
    return any(environment.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))


def open_in_background(address: str) -> None:
    """Open a page; some browsers return only when they are closed."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
