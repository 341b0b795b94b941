"""What a field of a message from outside may hold, and how a text is refused."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints
from pydantic_core import PydanticCustomError

from coatl.bots.levels import LEVEL_NAMES
from coatl.core.commitment import check_nonce
from coatl.core.errors import CoatlError
from coatl.core.texts import name_problem, text_problem
from coatl.review.depth import DEPTHS
from coatl.tables.keys import KEY_FORM

MAX_RECORD = 200_000

Level = Literal["novice", "apprentice", "carver", "priest", "high-priest"]
Help = Literal["off", "match", "coach"]
Pace = Literal["instant", "fast", "normal", "slow"]
Reaction = Literal["hello", "well-played", "thanks", "thinking", "oops", "good-game"]
GameName = Literal["board", "cards", "carl"]
ReviewDepth = Literal["sketch", "quick", "normal", "deep"]

assert Level.__args__ == LEVEL_NAMES  # type: ignore[attr-defined]
assert ReviewDepth.__args__ == tuple(each.name for each in DEPTHS)  # type: ignore[attr-defined]


BAD_TEXT = "bad_text"
"""What kind of error a text is refused with; `responses.py` makes a code of its own of it."""
_REASONS = {
    "hidden": "it holds a sign that cannot be seen",
    "marks": "it holds accents without a letter, or too many of them",
    "edges": "leave out the blanks before and after it",
    "empty": "there is nothing to read in it",
    "bar": "leave out '|'",
}


def _refuse(why: str) -> None:
    if why:
        raise PydanticCustomError(BAD_TEXT, "{reason}", {"why": why, "reason": _REASONS[why]})


def _check_name(text: str) -> str:
    _refuse(name_problem(text))
    return text


def _check_table_name(text: str) -> str:
    """Return the name of a table as it is kept; it may have none."""
    text = text.strip(" ")
    if text:
        _refuse(text_problem(text))
    return text


def _check_nonce(text: str) -> str:
    try:
        check_nonce(text)
    except CoatlError:  # its reason would repeat the nonce
        raise ValueError("expected characters that can be printed, without '|'") from None
    return text


Name = Annotated[str, Field(min_length=1, max_length=30), AfterValidator(_check_name)]
TableName = Annotated[str, Field(max_length=40), AfterValidator(_check_table_name)]
Nonce = Annotated[str, Field(min_length=1, max_length=64), AfterValidator(_check_nonce)]
BOT_NAME = r"[a-z0-9][a-z0-9_-]{0,29}"
BotName = Annotated[str, StringConstraints(pattern=f"^{BOT_NAME}$")]
DAY = r"^\d{4}-\d\d-\d\d$"
TABLE_ID = r"^[A-Za-z0-9_-]{8,32}$"
Key = Annotated[str, StringConstraints(pattern=f"^{KEY_FORM}$")]
"""An idempotency key: sending a command again under its key does nothing more."""
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{32,128}$")]
Argument = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9 ]{1,20}$")]
Word = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9]{1,20}$")]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
Version = Annotated[int, Field(ge=0, le=2**31)]
