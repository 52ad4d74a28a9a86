"""Refused: a subclass of the wrapper."""

from __future__ import annotations

from corvid_runtime import Grounded, GroundedValue


class Mine(GroundedValue[str]):  # E: grounded-forgery
    pass


class Yours(Grounded[str]):  # E: grounded-forgery
    pass
