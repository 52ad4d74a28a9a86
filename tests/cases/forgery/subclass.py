"""Refused: a subclass of the wrapper."""

from __future__ import annotations

from corvid_runtime import GroundedValue


class Mine(GroundedValue[str]):  # E: grounded-forgery
    pass
