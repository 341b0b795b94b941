"""Results of finished games as a browser keeps them: what a player who comes back has."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Any

from coatl.puzzles.store import load_puzzles

from .tables import Storage

DAY = 86_400_000
FIRST = 1_760_000_000_000
"""The moment of the first game, in milliseconds."""
BEST = {
    "pieces": "<GRRKKGGRRKK>",
    "points": 19,
    "prophecies": [
        {"card": "P32", "times": 1, "points": 4, "scored": [[5, 6, 7, 8]]},
        {"card": "P08", "times": 2, "points": 5, "scored": [[3, 4], [9, 10]]},
        {"card": "P17", "times": 2, "points": 3, "scored": [[1, 2], [7, 8]]},
    ],
    "temple": {"card": "T12", "met": 2, "points": 7},
}
SMALL = {
    "pieces": "<YBBGYBG>",
    "points": 11,
    "prophecies": [{"card": "P18", "times": 2, "points": 6, "scored": [[1, 2], [5, 6]]}],
    "temple": None,
}
RIVALS = {
    "Ozo": "novice",
    "Tochi": "apprentice",
    "Xoco": "carver",
    "Oce": "priest",
    "Cuauh": "high-priest",
}
PLAYED = [
    ("Ozo", 31, 12),
    ("Ozo", 28, 20),
    ("Tochi", 33, 19),
    ("Xoco", 34, 28),
    ("Xoco", 25, 26),
    ("Xoco", 38, 22),
    ("Oce", 38, 30),
    ("Oce", 31, 33),
    ("Cuauh", 29, 41),
    ("Ana", 22, 21),
    ("Oce", 36, 36),
]
MET = [puzzle["id"] for puzzle in load_puzzles()[:300:15]]
MATCHES = [
    ("imperious", [(25, 27)]),
    ("ambitious", [(31, 26), (29, 24)]),
    ("greedy", [(28, 21), (22, 30)]),
    ("imperious", [(24, 24)]),
]


def results() -> list[dict[str, Any]]:
    """Return games won and lost against every rival, and matches against CARL."""
    games = [_game(number, *played) for number, played in enumerate(PLAYED)]
    return games + [_match(number, *played) for number, played in enumerate(MATCHES, len(games))]


def _result(number: int, game: str, players: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "id": f"kept-game-{number:04}",
        "game": game,
        "at": FIRST + number * 3 * DAY,
        "players": players,
        "isPractice": False,
        "turns": 20,
        "tie": None,
        "best": None,
        "paid": [],
        "carl": None,
    }


def _player(seat: int, name: str, level: str, points: int, rank: int) -> dict[str, Any]:
    mine = seat == 0
    return {
        "seat": seat,
        "name": name,
        "level": level,
        "isMine": mine,
        "points": points,
        "rank": rank,
    }


def _game(number: int, rival: str, own: int, other: int) -> dict[str, Any]:
    won = own >= other
    players = [
        _player(0, "Marta", "", own, 1 if won else 2),
        _player(1, rival, RIVALS.get(rival, ""), other, 2 if won else 1),
    ]
    best = BEST if own > 35 else SMALL
    return _result(number, "board", players) | {
        "best": best,
        "paid": best["prophecies"],
        "tie": {"by": 1, "own": 9, "other": 8} if own == other else None,
    }


def _match(number: int, face: str, competitions: list[tuple[int, int]]) -> dict[str, Any]:
    own, other = competitions[-1]
    won = len(competitions) == 2 and own > other
    name = "CARL 2.0" if len(competitions) == 2 else "CARL"
    players = [
        _player(0, "Marta", "", own, 1 if won else 2),
        _player(-1, name, face, other, 2 if won else 1),
    ]
    told = [
        {
            "opponent": "CARL" if i == 0 else "CARL 2.0",
            "points": mine,
            "carl_points": his,
            "is_won": mine > his,
        }
        for i, (mine, his) in enumerate(competitions)
    ]
    return _result(number, "carl", players) | {
        "carl": {"competitions": told, "stolen": [2, 3], "secured": [3, 1]}
    }


def with_results(device: Storage) -> Storage:
    """Return a device that has played before."""
    return _with(device, {"coatl.results": {"version": 1, "results": results()}})


def with_days(device: Storage) -> Storage:
    """Return a device that comes back every day: deals of the week, puzzles, and a rating."""
    today = date.today()
    days = {
        f"{today - timedelta(n)}/board": f"kept-deal-{n:04} {30 + n} {5 - n} 1" for n in range(5)
    }
    met = {
        puzzle: f"{'right' if n % 3 else 'wrong'} {FIRST + n * DAY} {1220 + 12 * n - n % 3 * 20}"
        for n, puzzle in enumerate(MET)
    }
    solver = {"rating": "1460", "deviation": "80", "change": "12"}
    return _with(device, {"coatl.days": days, "coatl.puzzles": met, "coatl.solver": solver})


def _with(device: Storage, kept: dict[str, Any]) -> Storage:
    origin = device["origins"][0]
    more = [{"name": name, "value": json.dumps(value)} for name, value in kept.items()]
    return {**device, "origins": [{**origin, "localStorage": [*origin["localStorage"], *more]}]}
