"""Refused: a partial of a function nobody vouches for."""

from __future__ import annotations

import functools

from corvid_runtime import Grounded, agent, grounded_pure, lift
from prelude import fetch, helper


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return lift(functools.partial(helper))(fetch(i))  # E: grounded-laundering
