"""Refused: a lambda that calls an agent without a proof."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import research


@agent
@grounded_pure
def answer(i: str) -> list[Grounded[str]]:
    return list(map(lambda name: research(name), [i]))  # E: grounded-laundering
