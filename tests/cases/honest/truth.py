"""Accepted: lift a truth value."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch


@grounded_pure
def answer(i: str) -> Grounded[bool]:
    doc = fetch(i)
    return lift(bool)(doc)
