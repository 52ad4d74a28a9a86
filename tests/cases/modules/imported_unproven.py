"""Refused: an imported agent without a proof."""

from __future__ import annotations

import prelude
from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return prelude.research(i)  # E: grounded-laundering
