"""Accepted: a plain dictionary gives way to a grounded one."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_table


@agent
@grounded_pure
def merged(i: str) -> Grounded[dict[str, str]]:
    return {"a": "b"} | fetch_table(i)
