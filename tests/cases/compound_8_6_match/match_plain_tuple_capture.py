"""Accepted: the parts of a plain tuple are captured grounded."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def matched(i: str, n: int) -> Grounded[str]:
    match (fetch(i), n):
        case (doc, 1):
            return doc
        case (doc, _):
            return doc + "!"
