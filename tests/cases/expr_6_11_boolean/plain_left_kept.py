"""Accepted: a plain left operand decides over a grounded right one."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def both(i: str, given: bool) -> Grounded[str] | bool:
    return given and fetch(i)
