"""Accepted: an alias of the module, assigned once."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import proven

also = proven


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return also(i)
