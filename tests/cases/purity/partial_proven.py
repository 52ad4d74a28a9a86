"""Accepted: a partial of a function with a proof."""

from __future__ import annotations

import functools

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import proven


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    ask = functools.partial(proven, i)
    return ask()
