"""Refused: a look that decides a plain result."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_flag


@agent
@grounded_pure
def told(i: str) -> str:
    if fetch_flag(i):
        return "yes"  # E: grounded-laundering `"yes"`
    return "no"  # E: grounded-laundering `"no"`
