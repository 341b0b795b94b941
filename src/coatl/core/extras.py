"""Optional parts of the package that are not installed: the command that adds them.

`coatl` on the Python package index is somebody else's project, so the command names the file or
folder that this package came from or, if nobody knows any more, the packages that are needed.
"""

from __future__ import annotations

import json
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

NAME = "coatl"


def install_command(extra: str) -> str:
    """Return the command that installs an extra."""
    try:
        own = distribution(NAME)
    except PackageNotFoundError:  # run from a folder of sources
        return f"pip install '.[{extra}]'"
    source = json.loads(own.read_text("direct_url.json") or "{}")
    address = urlsplit(source.get("url", ""))
    if address.scheme == "file":
        path = Path(url2pathname(address.path))
        if path.exists():
            option = "-e " if source.get("dir_info", {}).get("editable") else ""
            return f"pip install {option}'{path}[{extra}]'"
    needs = [
        requirement.partition(";")[0].strip()
        for requirement in own.requires or ()
        if f"extra == '{extra}'" in requirement.replace('"', "'")
    ]
    return " ".join(["pip install", *(f"'{each}'" for each in needs)])
