"""Workers on a Ray cluster: the one that RAY_ADDRESS names, or one of this machine's own.

Ray is an optional library. A worker process that dies costs what it was doing: Ray does that again
elsewhere, and because tasks are pure functions the result is the same.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

from coatl import __version__
from coatl.core.card_sets import ENVIRONMENT, chosen_text
from coatl.core.errors import CoatlError, OptionError
from coatl.core.extras import install_command

I = TypeVar("I")  # noqa: E741 - item
R = TypeVar("R")

TRIES = 5
"""How often an item is tried again after the process that had it died."""
ANSWER = 30.0
"""Seconds within which a cluster's address takes a connection."""
WAITING = 4
"""How many items each core of the cluster has before it."""


class RayWorkers(Generic[I, R]):
    """Works on all cores of a cluster; `jobs` is how many cores a cluster of our own has."""

    def __init__(self, task: Callable[[I], R], jobs: int) -> None:
        if find_spec("ray") is None:
            raise OptionError(f"--on ray needs Ray: {install_command('ray')}")
        ray: Any = import_module("ray")
        self._ray = ray
        self._is_own = not ray.is_initialized()
        if self._is_own:
            _connect(ray, jobs)
        self._cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._work = ray.remote(max_retries=TRIES, num_cpus=1)(_work)
        self._task = ray.put((__version__, task))

    def run(self, items: Iterable[I]) -> Iterator[R]:
        """Work through items and yield the results as they come, in any order."""
        left = iter(items)
        pending: list[Any] = []
        while True:
            while len(pending) < self._cores * WAITING:
                try:
                    item = next(left)
                except StopIteration:
                    break
                pending.append(self._work.remote(self._task, item))
            if not pending:
                return
            done, pending = self._ray.wait(pending)
            for each in done:
                yield self._fetch(each)

    def _fetch(self, done: Any) -> R:
        try:
            result: R = self._ray.get(done)
        except self._ray.exceptions.RayTaskError as error:
            raise (error.cause if isinstance(error.cause, CoatlError) else error) from None
        except self._ray.exceptions.RayError as error:
            reason = str(error).strip().splitlines()[0]
            raise CoatlError(f"the Ray cluster failed {TRIES} times: {reason}") from None
        return result

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._is_own:
            self._ray.shutdown()


def _connect(ray: Any, jobs: int) -> None:
    """Join the cluster of RAY_ADDRESS, or start one here; workers play with the same cards."""
    cards = chosen_text()
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if cards:
        settings["runtime_env"] = {"env_vars": {ENVIRONMENT: cards}}
    address = os.environ.get("RAY_ADDRESS")
    if address:
        _knock(address)
    else:
        settings |= {"address": "local", "num_cpus": jobs, "include_dashboard": False}
    try:
        ray.init(**settings)
    except Exception as error:  # a cluster that starts too slowly is a bare one
        reason = " ".join(str(error).split())
        if address:
            raise CoatlError(f"cannot reach the Ray cluster at {address}: {reason}") from None
        raise CoatlError(
            f"cannot start Ray on this machine: {reason} Try again when it is less busy, or "
            "without --on ray: the results are the same."
        ) from None


def _knock(address: str) -> None:
    """Refuse at once an address at which nobody answers: Ray itself tries for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():  # "auto", or whatever else Ray may know
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), ANSWER).close()
    except (OSError, OverflowError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise CoatlError(
            f"nobody answers at RAY_ADDRESS={address}: {reason} (ray start --head starts a "
            "cluster; without RAY_ADDRESS one of this machine's own is used)"
        ) from None


def _work(sent: tuple[str, Callable[[Any], Any]], item: Any) -> Any:
    version, task = sent
    if version != __version__:
        raise CoatlError(
            f"a machine of the Ray cluster has coatl {__version__}, this one {version}: "
            "install the same version everywhere"
        )
    return task(item)
