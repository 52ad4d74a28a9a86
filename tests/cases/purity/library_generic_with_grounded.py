"""Refused: a generic library function outside the audited table."""

from __future__ import annotations

import random

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> Grounded[str]:
    return random.choice(docs)  # E: grounded-laundering
