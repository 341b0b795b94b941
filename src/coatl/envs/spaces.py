"""Spaces of Gymnasium for rows of numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import DTypeLike

from coatl.core.errors import OptionError
from coatl.core.game import Encoding


def make_space(encoding: Encoding[Any], dtype: DTypeLike) -> spaces.Box:
    """Return the space of an encoding's rows, bytes or floats."""
    wanted = np.dtype(dtype)
    if wanted not in (np.float32, np.uint8):
        raise OptionError(f"dtype {wanted}: expected float32 or uint8")
    highs: list[float] = []
    for field in encoding.fields:
        scale = field.scale if wanted == np.float32 else 1
        highs += [field.most / scale] * field.size
    high = np.array(highs, wanted)
    return spaces.Box(np.zeros_like(high), high, dtype=wanted.type)
