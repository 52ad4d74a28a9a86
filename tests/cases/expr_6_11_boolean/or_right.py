"""Accepted: the right operand of or is handed through."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def either(i: str, doc: Grounded[str] | None) -> Grounded[str]:
    if doc is not None:
        return doc
    return fetch(i)
