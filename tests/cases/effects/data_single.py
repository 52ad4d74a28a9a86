"""Accepted: one category as a text."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch


@agent(data="grounded")
def answer(i: str) -> Grounded[str]:
    return fetch(i)
