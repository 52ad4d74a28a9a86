"""Accepted: sorting plain values is free."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(names: list[str]) -> Grounded[str]:
    names.sort()
    return fetch(max(names) + sorted(names)[0])
