"""Refused: a lifted function under another name, which changes something."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, lift
from prelude import fetch, helper

also = lift(helper)


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return also(fetch(i))


seen: list[str] = []


def noted(text: str) -> str:
    seen.append(text)
    return text


noting = lift(noted)


@agent
@grounded_pure
def told(i: str) -> Grounded[str]:
    return noting(fetch(i))  # E: grounded-laundering
