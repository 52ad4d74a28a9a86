"""Accepted: an assignment expression keeps the grounding."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, fetch_maybe


@agent
@grounded_pure
def named(i: str) -> Grounded[str]:
    if (doc := fetch_maybe(i)) is None:
        return fetch("default")
    return doc
