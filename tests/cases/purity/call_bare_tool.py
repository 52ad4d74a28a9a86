"""Accepted: outside effects are bare tools with plain arguments."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, log, unsourced, unsourced_flag


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    log("asked", level=2)
    if unsourced_flag(i):
        log("flagged")
    return fetch(unsourced(i))
