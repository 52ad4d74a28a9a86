"""Refused: a partial of a function that changes something and is not marked."""

from __future__ import annotations

import functools

from corvid_runtime import Grounded, agent, grounded_pure, lift
from prelude import fetch, helper


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return lift(functools.partial(helper))(fetch(i))


seen: list[str] = []


def noted(text: str) -> str:
    seen.append(text)
    return text


@agent
@grounded_pure
def told(i: str) -> Grounded[str]:
    return lift(functools.partial(noted))(fetch(i))  # E: grounded-laundering
