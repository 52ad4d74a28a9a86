"""Accepted: a plain condition chooses between grounded values."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def chosen(i: str, ok: bool) -> Grounded[str]:
    return fetch(i) if ok else fetch("b")
