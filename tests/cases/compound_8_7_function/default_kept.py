"""Accepted: the default of a grounded parameter."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def outer(i: str) -> Grounded[str]:
    doc = fetch(i)

    def inner(text: Grounded[str] = doc) -> Grounded[str]:
        return text + "!"

    return inner()
