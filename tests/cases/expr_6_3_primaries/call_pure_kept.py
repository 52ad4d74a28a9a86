"""Accepted: functions with a proof keep what they are handed."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, keep, shout


@agent
@grounded_pure
def call(i: str) -> Grounded[str]:
    return keep(fetch(shout(i)))
