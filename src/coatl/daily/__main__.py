"""Verify one record in a process of its own: a question in JSON comes in, an answer goes out.

A server asks like this, so that a long game holds up nobody else.
"""

from __future__ import annotations

import json
import sys
from datetime import date

from coatl.daily.deals import find_deal
from coatl.daily.verifying import judge_record


def main() -> None:
    """Answer with what the record comes to, or why it does not count."""
    asked = json.load(sys.stdin)
    deal = find_deal(asked["game"], date.fromisoformat(asked["day"]))
    json.dump(judge_record(deal, asked["record"]), sys.stdout)


if __name__ == "__main__":
    main()
