"""Refused: an asynchronous condition."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_later


@agent
async def lost_recorded(i: str) -> str:
    if (await fetch_later(i)) == "yes":  # N: grounded-coercion[condition]
        return "a"
    return "b"


@agent
@grounded_pure
async def lost_refused(i: str) -> str:
    if (await fetch_later(i)) == "yes":
        return "a"  # E: grounded-laundering `"a"`
    return "b"  # E: grounded-laundering `"b"`
