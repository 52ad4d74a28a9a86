"""Accepted: a grounded return that may be None."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_maybe


@agent
@grounded_pure
def answer(i: str) -> Grounded[str] | None:
    if i == "":
        return None
    return fetch_maybe(i)
