"""Let every level play the deals of coming days, and write what they make of them beside the code.

    python tools/par.py --days 60

Days that the file has already stay as they are; `--again` counts all anew, as must be done after
a change of rules or bots. With 5 games of the board game and 15 of the card game a day takes about
10 seconds of one core.
"""

from __future__ import annotations

import argparse
from datetime import date, timedelta

from coatl.daily.deals import GAMES, find_deal
from coatl.daily.par import find_par
from coatl.daily.shipped import FILE, Shipped, read_shipped, write_shipped

NUMBERS = {"board": 5, "cards": 15}
"""How often each level plays a deal."""


def main() -> None:
    """Write the file anew after every day."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--days", type=int, default=60, help="how many, from --first on")
    parser.add_argument("--first", type=date.fromisoformat, default=date.today())
    parser.add_argument("--again", action="store_true", help="forget the days that are there")
    given = parser.parse_args()
    known = read_shipped()
    if given.again:
        known = Shipped(NUMBERS, {game: {} for game in GAMES})
    for number in range(given.days):
        day = given.first + timedelta(days=number)
        for game in GAMES:
            if day.isoformat() not in known.days[game]:
                par = find_par(find_deal(game, day), known.games[game])
                known.days[game][day.isoformat()] = par["points"]
        write_shipped(known)
        print(f"{day}: {', '.join(str(known.days[game][day.isoformat()]) for game in GAMES)}")
    print(f"written: {FILE}")


if __name__ == "__main__":
    main()
