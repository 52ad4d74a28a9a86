"""Accepted: a None pattern is free."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, fetch_maybe


@agent
@grounded_pure
def matched(i: str) -> Grounded[str]:
    match fetch_maybe(i):
        case None:
            return fetch("default")
        case found:
            return found
