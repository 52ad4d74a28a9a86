"""Accepted: a function with a proof handed to a library function."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import proven


@agent
@grounded_pure
def answer(names: list[str]) -> list[Grounded[str]]:
    return list(map(proven, names))
