"""Accepted: a bare capture keeps the wrapper."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def matched(i: str) -> Grounded[str]:
    match fetch(i):
        case found:
            return found
