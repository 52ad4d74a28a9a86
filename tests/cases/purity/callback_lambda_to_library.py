"""Accepted: a lambda is checked with the body that holds it."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(names: list[str]) -> list[Grounded[str]]:
    return list(map(lambda name: fetch(name) + "!", sorted(names, key=lambda name: -len(name))))
