"""Refused: a program function that unwraps, passed to a library function."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch, helper, strip


@agent
@grounded_pure
def answer(names: list[str]) -> list[str]:
    return list(map(helper, names))


def stripped(i: str) -> str:
    return strip(fetch(i))


@agent
@grounded_pure
def told(names: list[str]) -> list[str]:
    return list(map(stripped, names))  # E: grounded-laundering
