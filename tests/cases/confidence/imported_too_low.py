"""Refused: the confidence of an imported boundary is too low."""

from __future__ import annotations

import prelude
from corvid_runtime import Grounded, agent


@agent(min_confidence=0.95)
def outer(i: str) -> Grounded[str]:
    return prelude.summarize(prelude.fetch(i))  # E: grounded-confidence
