"""Accepted: without a minimum a low confidence is fine."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import combine, fetch


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return combine(fetch(i), "b")
