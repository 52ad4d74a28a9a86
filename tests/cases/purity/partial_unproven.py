"""Refused: a partial of an agent without a proof."""

from __future__ import annotations

import functools

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import research


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    ask = functools.partial(research, i)
    return ask()  # E: grounded-laundering
