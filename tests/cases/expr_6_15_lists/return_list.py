"""Accepted: an expression list keeps each item."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def both(i: str) -> tuple[Grounded[str], str]:
    return fetch(i), i
