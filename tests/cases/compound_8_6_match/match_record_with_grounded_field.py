"""Accepted: a field declared grounded is captured grounded."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import Quote, fetch


@agent
@grounded_pure
def matched(i: str) -> Grounded[str]:
    match Quote(fetch(i), rank=1):
        case Quote(text=text, rank=1):
            return text
        case _:
            return fetch("other")
