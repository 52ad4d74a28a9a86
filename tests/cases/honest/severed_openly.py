"""Accepted: an ordinary agent gives sources up openly, with a reason."""

from __future__ import annotations

from corvid_runtime import agent, sever
from prelude import fetch


@agent
def reworded(i: str) -> str:
    text: str = sever(fetch(i), "an editor rewrites it")
    return text
