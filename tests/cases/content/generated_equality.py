"""Accepted: the generated equality of retrieved records is no program code."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_record


@agent
@grounded_pure
def answer(i: str) -> Grounded[bool]:
    return fetch_record(i) == fetch_record("b")
