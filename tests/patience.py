"""How long tests wait: as long as it takes. A busy machine is no fault; these limits end a hang."""

from __future__ import annotations

PATIENCE = 300
"""Seconds. Less than the ten minutes after which a test is ended by force: this one says why."""
