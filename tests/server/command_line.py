"""Makes the command line once, for all servers that are forked from who imports this."""

from __future__ import annotations

from coatl import cli

entry = cli.main
from coatl.cli.main import command_line  # noqa: E402

command_line()
cli.main = entry  # the module of that name had taken its place
