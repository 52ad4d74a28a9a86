"""Accepted: a handler of what lifted operations never raise is free."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def retried(i: str) -> Grounded[str]:
    try:
        return fetch(i) + "!"
    except TimeoutError:
        return fetch("again")
