"""Accepted: an alias assigned once."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import proven


def outside() -> None:
    pass


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    also = proven
    return also(i)
