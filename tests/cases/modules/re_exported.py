"""Accepted: a name handed on by another module."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from reexport import fetch_again


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return fetch_again(i)
