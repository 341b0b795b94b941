"""What holds for every test: a busy machine may take its time, and a test that hangs is ended."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from tests.hanging import pytest_timeout_cancel_timer, pytest_timeout_set_timer

__all__ = ["pytest_timeout_cancel_timer", "pytest_timeout_set_timer"]

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")
