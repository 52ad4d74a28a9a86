"""Accepted: through an intermediate local."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch


@agent
def answer(i: str) -> Grounded[str]:
    doc = fetch(i)
    again = doc
    return again
