r"""The formulas behind a provably fair game: commitment, nonces, seed.

Before a game the server makes a *secret*, 32 random bytes, and shows its *commitment*. Then every
seat gives a *nonce*, and the *seed* of all chance is a hash over the secret and the nonces. After
the end the secret is told, and anybody can compute the same. In formulas, where `+` joins bytes,
`\0` is a zero byte and `u32(n)` is n as four bytes, the highest first:

    commitment = hex(SHA-256("coatl-commit-1\0" + secret))
    seed       = hex(SHA-256("coatl-seed-1\0" + secret + u32(seats)
                             + u32(length of nonce 0) + nonce 0
                             + u32(length of nonce 1) + nonce 1 + ...))

The secret goes in as its 32 bytes, although it is written as 64 hex digits. Nonces are UTF-8 as
they stand (nothing is normalised), in the order of the seats, lengths counted in bytes. `hex` is 64
lowercase digits, and it is these digits, as ASCII, that `SeededChance` takes as its seed.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence

from coatl.core.errors import OptionError

SECRET_BYTES = 32
LONGEST_NONCE = 64
BOT_NONCE = "bot"
"""What a seat played by a bot gives: a constant, so that nobody can choose it to suit the seed."""

_COMMIT = b"coatl-commit-1\0"
_SEED = b"coatl-seed-1\0"


def make_secret() -> str:
    """Return a new secret, 64 hex digits."""
    return secrets.token_hex(SECRET_BYTES)


def commit(secret: str) -> str:
    """Return the hash that binds a secret without telling it, 64 hex digits."""
    return hashlib.sha256(_COMMIT + _secret_bytes(secret)).hexdigest()


def make_seed(secret: str, nonces: Sequence[str]) -> str:
    """Return the seed that follows from a secret and the nonces by seat, 64 hex digits."""
    if not nonces:
        raise OptionError("there are no nonces: expected one from every seat")
    data = _SEED + _secret_bytes(secret) + _u32(len(nonces))
    for nonce in nonces:
        check_nonce(nonce)
        text = nonce.encode("utf-8")
        data += _u32(len(text)) + text
    return hashlib.sha256(data).hexdigest()


def is_secret(text: str) -> bool:
    """Say whether a text has the form of a secret."""
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def check_nonce(text: str) -> None:
    """Raise `OptionError` if a text cannot be a seat's nonce, saying why."""
    if problem := nonce_problem(text):
        raise OptionError(problem)


def nonce_problem(text: str) -> str:
    """Return what is wrong with a nonce, if anything."""
    if not text:
        return f"a nonce is empty: expected 1 to {LONGEST_NONCE} characters"
    shown = repr(text if len(text) <= LONGEST_NONCE else text[: LONGEST_NONCE - 1] + "…")
    if len(text) > LONGEST_NONCE:
        return f"{shown} cannot be a nonce: {len(text)} characters, at most {LONGEST_NONCE}"
    if "|" in text:
        return f"{shown} cannot be a nonce: '|' separates nonces in a record, leave it out"
    if text != text.strip():
        return f"{shown} cannot be a nonce: leave out the blanks before and after it"
    if not text.isprintable():
        return f"{shown} cannot be a nonce: expected characters that can be printed"
    return ""


def _secret_bytes(secret: str) -> bytes:
    if not is_secret(secret):
        raise OptionError("this is no secret: expected 64 hex digits, 0 to 9 and a to f")
    return bytes.fromhex(secret)


def _u32(number: int) -> bytes:
    return number.to_bytes(4, "big")
