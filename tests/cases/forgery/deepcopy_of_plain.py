"""Refused: a copy of a plain value is plain."""

from __future__ import annotations

import copy

from corvid_runtime import Grounded, agent


@agent
def answer(i: str) -> Grounded[str]:
    return copy.deepcopy(i)  # E: arg-type
