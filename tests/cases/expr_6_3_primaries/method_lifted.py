"""Accepted: a method decorated with lift may run on content."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_record


@agent
@grounded_pure
def slug(i: str) -> Grounded[str]:
    return fetch_record(i).slug()
