"""Accepted: a low confidence without a minimum."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import combine, fetch


@agent
def answer(i: str) -> Grounded[str]:
    return combine(fetch(i), fetch("b"))
