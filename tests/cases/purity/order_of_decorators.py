"""Accepted: the proof may stand above or below the agent."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@grounded_pure
@agent
def above(i: str) -> Grounded[str]:
    return fetch(i)


@agent
@grounded_pure
def below(i: str) -> Grounded[str]:
    return above(i)
