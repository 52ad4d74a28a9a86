"""Accepted: a wildcard looks at nothing."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def matched(i: str) -> int:
    match fetch(i):
        case _:
            return 1
