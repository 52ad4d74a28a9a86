"""Accepted: a list of grounded values extended in place."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def extended(i: str, docs: list[Grounded[str]]) -> list[Grounded[str]]:
    found = [fetch(i)]
    found += docs
    return found
