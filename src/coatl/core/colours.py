"""The five colours that both games share."""

from __future__ import annotations

COLOURS = "YRKGB"
"""Letters of yellow, red, black, green and blue; a colour's number is its place here."""
