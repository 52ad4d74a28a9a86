"""Accepted: a grounded template keeps the grounding."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def filled(i: str) -> Grounded[str]:
    return fetch(i) % "value"
