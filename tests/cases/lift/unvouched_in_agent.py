"""Accepted: an agent without a proof may lift anything."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, lift
from prelude import fetch, helper


@agent
def answer(i: str) -> Grounded[str]:
    return lift(helper)(fetch(i))
