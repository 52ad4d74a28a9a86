"""Accepted: each() over the items of a grounded dictionary."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, each, grounded_pure
from prelude import fetch_table


@agent
@grounded_pure
def looped(i: str) -> Grounded[str] | None:
    last: Grounded[str] | None = None
    for item in each(fetch_table(i).items()):
        last = item[0] + item[1]
    return last
