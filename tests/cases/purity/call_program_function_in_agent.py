"""Accepted: an agent without a proof may call any function."""

from __future__ import annotations

from corvid_runtime import agent
from prelude import fetch, helper, strip


@agent
def answer(i: str) -> str:
    return strip(fetch(helper(i)))
