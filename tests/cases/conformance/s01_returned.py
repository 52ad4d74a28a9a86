"""Accepted: a grounded value is returned."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch


@agent
def answer(i: str) -> Grounded[str]:
    doc = fetch(i)
    return doc
