"""Accepted: a pure agent may answer something plain."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch, log


@agent
@grounded_pure
def answer(i: str) -> str:
    doc = fetch(i)
    log(f"retrieved {i}")
    return f"done with {i}"
