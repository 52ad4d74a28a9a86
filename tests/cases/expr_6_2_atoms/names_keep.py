"""Accepted: a name keeps the type of its value."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def through(i: str) -> Grounded[str]:
    doc = fetch(i)
    again = doc
    (third) = again
    return third
