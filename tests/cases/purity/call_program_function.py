"""Refused: a function of the program that unwraps, passed nothing grounded."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, helper


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return fetch(helper(i))


def stripped(i: str) -> str:
    return fetch(i).unwrap_discarding_sources()


@agent
@grounded_pure
def told(i: str) -> Grounded[str]:
    return fetch(stripped(i))  # E: grounded-laundering
