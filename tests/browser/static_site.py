"""The page as a folder of files on a host that does nothing but serve them, below some path."""

from __future__ import annotations

import json
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import BrowserContext

from coatl.cli.commands.site import write_site

from .watching import Seen, Watch

BELOW = "some/where"
KINDS = {".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
# What goes between the page and its worker, told to the test as frames of a socket would be.
TELL = """(() => {
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => {
        if (data.type !== 'took') return;
        for (const each of data.messages)
          if (each.type === 'say') window.tellTest('hear', each.socket, JSON.stringify(each.data));
      });
    }
    postMessage(data, ...all) {
      const message = data.message;
      if (message?.type === 'open') window.tellTest('open', message.socket, message.table);
      if (message?.type === 'hear')
        window.tellTest('say', message.socket, JSON.stringify(message.data));
      super.postMessage(data, ...all);
    }
  };
})()"""


class Files(SimpleHTTPRequestHandler):
    """Serves files as simple hosts do, and notes which ones."""

    asked: list[str]

    def guess_type(self, path: Any) -> str:
        """Name the kinds of files that not every Python knows."""
        return KINDS.get(Path(path).suffix) or super().guess_type(path)

    def log_message(self, format: str, *args: Any) -> None:
        """Note the path instead of printing a line."""
        self.asked.append(self.path)


class StaticSite:
    """A folder that `coatl site` has written, and a host for it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / BELOW
        write_site(self.folder)
        self.asked: list[str] = []
        handler = type("Noting", (Files,), {"asked": self.asked})
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=folder))
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self.url = f"http://127.0.0.1:{self._server.server_port}/{BELOW}"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class LocalWatch:
    """Lets the watches of a context hear what goes between its pages and their workers."""

    def __init__(self, context: BrowserContext) -> None:
        self.watches: dict[Any, Watch] = {}
        self._tables: dict[tuple[Any, int], str] = {}
        context.expose_binding("tellTest", self._take)
        context.add_init_script(TELL)

    def _take(self, source: Any, what: str, socket: int, text: str) -> None:
        page = source["page"]
        watch = self.watches.get(page)
        if watch is None:
            return
        if what == "open":
            self._tables[page, socket] = text
            watch.tables[text] = Seen()
            return
        seen = watch.tables[self._tables[page, socket]]
        message = json.loads(text)
        if what == "hear":
            watch.frames.append(text)
            seen.hear(message)
        else:
            watch.sent.append(message)
            seen.say(message)
