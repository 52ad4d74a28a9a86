"""Accepted: a copy keeps the grounding."""

from __future__ import annotations

import copy

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return copy.deepcopy(copy.copy(fetch(i)))
