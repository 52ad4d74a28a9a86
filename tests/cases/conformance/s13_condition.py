"""Accepted: a grounded condition is accepted and recorded."""

from __future__ import annotations

from corvid_runtime import agent
from prelude import fetch_flag


@agent
def answer(i: str) -> str:
    if fetch_flag(i):  # N: grounded-coercion[condition] `fetch_flag(i)`
        return "yes"
    return "no"
