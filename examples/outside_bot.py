#!/usr/bin/env python3
"""Plays a seat at a Cóatl table server from outside, over plain HTTP: copy this file and go on.

It needs nothing but Python's standard library, not even coatl. `docs/api.md` explains the protocol.

    coatl serve                                                  # in one terminal
    python examples/outside_bot.py http://localhost:8080 --against carver   # in another

To meet people, let one of them make a table and give you its link, `SERVER/tables/ID#INVITATION`:

    python examples/outside_bot.py 'https://example.org/tables/MTD575pw8k0m3Aam#aAV4aC9Q…'
"""

from __future__ import annotations

import argparse
import json
import random
import secrets
import sys
import time
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

Data = dict[str, Any]
WAIT = 20
"""Seconds that the server may hold an answer back until there is news."""
AGAIN = ("stale", "not-your-turn", "turn-over", "away", "wrong-time")
"""Refusals that mean: something has happened meanwhile, look again."""


class Refused(Exception):
    """The server says no; `code` says why, as listed in docs/api.md."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{message} ({code})")
        self.code = code


class Server:
    """A table server, asked over HTTP."""

    def __init__(self, address: str, patience: float) -> None:
        self.address = address.rstrip("/")
        self.patience = patience
        self.token = ""

    def ask(self, path: str, body: Data | None = None, invite: str = "") -> Any:
        """Return the answer to a request; repeat it while the server cannot be reached.

        Repeating is harmless: a join carries a token, a command a key.
        """
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        if invite:
            headers["x-coatl-invite"] = invite
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.address}/api{path}", data, headers)
        give_up = time.monotonic() + self.patience
        while True:
            try:
                with urlopen(request, timeout=WAIT + 10) as answer:
                    return json.load(answer)
            except HTTPError as error:
                with error:
                    told = _read_refusal(error)
                if error.code not in (429, 502, 503, 504) or time.monotonic() > give_up:
                    raise told from None
            except (URLError, ConnectionError, TimeoutError) as error:
                if time.monotonic() > give_up:
                    raise Refused("unreachable", f"{self.address} does not answer") from error
            time.sleep(1)


def _read_refusal(error: HTTPError) -> Refused:
    try:
        told = json.load(error)
        problems = [
            f"{each['where']}: {each['what']}" for each in told["arguments"].get("problems", [])
        ]
        return Refused(told["code"], " ".join([told["message"], *problems]))
    except (ValueError, KeyError, TypeError):  # not the table server, perhaps a proxy before it
        return Refused(f"http-{error.code}", f"{error.url} answers {error.code}")


def choose(position: Data, rng: random.Random) -> Data:
    """Return the next command of a turn: this is where a better bot thinks."""
    if position["draft"]["ends_turn"]:
        return {"type": "commit"}
    worth = value_actions(position["lens"])
    best = max(worth.get(action["id"], 0) for action in position["legal"])
    equal = [action for action in position["legal"] if worth.get(action["id"], 0) == best]
    return {"type": "step", "action": rng.choice(equal)["id"]}


def value_actions(lens: Data | None) -> dict[int, int]:
    """Return the points that the server's lens sees in actions; tables may do without it."""
    if lens is None:
        return {}
    if lens["game"] == "board":
        placed = {
            each["action"]: each["net_beside"] + each["net_hand"] for each in lens["placements"]
        }
        paid = {each["action"]: each["points"] for each in lens["payments"]}
        return {**placed, **paid}
    return {each["action"]: each["points_fulfilled"] - lens["points"] for each in lens["outlooks"]}


def play(server: Server, table: str, seat: int, rng: random.Random) -> Data:
    """Play a seat until the game is over; return the table as it is then."""
    path = f"/tables/{table}"
    state: Data = server.ask(path)
    said = 0
    while state["table"]["status"] != "over":
        position, version = state["position"], state["version"]
        if position is None or position["draft"] is None:  # not begun, or not our turn
            began = time.monotonic()
            state = server.ask(f"{path}?since={version}&wait={WAIT}")
            if state["version"] == version and time.monotonic() - began < WAIT / 2:
                time.sleep(1)  # the server is about to restart and holds no answers back
        else:
            command = {**choose(position, rng), "seat": seat, "version": version}
            try:
                command["key"] = secrets.token_hex(8)
                state = server.ask(f"{path}/commands", command)["state"]
            except Refused as refusal:
                if refusal.code not in AGAIN:
                    raise
                state = server.ask(path)
        for line in state["log"]:
            if line["number"] > said:
                event = line["event"]
                print(f"  seat {event['seat']}: {event['name']} {json.dumps(event['data'])}")
        said = max([said, *(line["number"] for line in state["log"])])
    return state


def main() -> int:
    """Take a seat and play."""
    arguments = _parse()
    server, table, invite = _find(arguments)
    try:
        if not table:
            other = {"kind": "bot", "level": arguments.against}
            seats = [{"kind": "person"}] + ([] if arguments.game == "carl" else [other])
            wanted = {"game": arguments.game, "seats": seats, "pace": "instant"}
            made = server.ask("/tables", {**wanted, "token": secrets.token_urlsafe(32)})
            table, invite = made["table"], made["invite"]
        found: Data = server.ask(f"/tables/{table}", invite=invite)
        print(f"table {table}, {found['table']['game']} {found['table']['options']}")
        print(f"commitment {found['table']['fair']['commitment']}")
        joining: Data = {"name": arguments.name, "seat": arguments.seat, "invite": invite or None}
        joining |= {"nonce": secrets.token_hex(16), "token": secrets.token_urlsafe(32)}
        joined = server.ask(f"/tables/{table}/join", joining)
        server.token = joined["token"]
        print(f"seat {joined['seat']} is ours, nonce {joining['nonce']}")
        state = play(server, table, joined["seat"], random.Random(arguments.seed))
    except Refused as refusal:
        print(f"outside_bot: {refusal}", file=sys.stderr)
        return 1
    names = [seat["name"] for seat in state["table"]["seats"]]
    for standing in sorted(state["position"]["result"]["standings"], key=lambda each: each["rank"]):
        print(f"{standing['rank']}. {names[standing['seat']]}: {standing['score']} points")
    return 0


def _parse() -> argparse.Namespace:
    about, examples = (__doc__ or "").split("\n\n", 1)
    parser = argparse.ArgumentParser(
        description=about, epilog=examples, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("link", help="a table's link, or the address of a server")
    parser.add_argument("--table", help="the table's id, if the link does not name it")
    parser.add_argument("--invite", help="the invitation, if the link does not hold it")
    parser.add_argument("--seat", type=int, help="the seat to take, from 0; else a free one")
    parser.add_argument("--name", default="outside bot", help="shown at the table (%(default)s)")
    parser.add_argument("--seed", help="repeats the bot's choices; else they are random")
    new = parser.add_argument_group("to make a new table instead")
    new.add_argument(
        "--against", metavar="LEVEL", help="the server's bot to play: novice, carver, …"
    )
    new.add_argument("--game", default="board", help="board, cards or carl (%(default)s)")
    parser.add_argument(
        "--patience",
        type=float,
        default=60,
        metavar="SECONDS",
        help="for how long to ask again while the server is away (%(default)s)",
    )
    return parser.parse_args()


def _find(arguments: argparse.Namespace) -> tuple[Server, str, str]:
    """Return the server, the table and the invitation that the arguments name."""
    link = urlsplit(arguments.link)
    if link.scheme not in ("http", "https"):
        sys.exit("outside_bot: the link begins with http:// or https://")
    path, found, table = link.path.rpartition("/tables/")
    if not found:
        path, table = link.path, ""
    table = arguments.table or table
    invite = arguments.invite or link.fragment.removeprefix("invite=")
    if not table and not arguments.against:
        sys.exit("outside_bot: name a table by its link or --table, or a bot to meet: --against")
    return Server(f"{link.scheme}://{link.netloc}{path}", arguments.patience), table, invite


if __name__ == "__main__":
    sys.exit(main())
