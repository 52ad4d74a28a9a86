"""Accepted: an int gives way to a grounded float."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_float


@agent
@grounded_pure
def kept(i: str) -> Grounded[float]:
    return 1 + fetch_float(i)
