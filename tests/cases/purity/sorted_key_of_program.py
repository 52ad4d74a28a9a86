"""Refused: a sort key that is program code, which unwraps."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch, helper, strip


@agent
@grounded_pure
def answer(names: list[str]) -> list[str]:
    return sorted(names, key=helper)


def told_key(name: str) -> str:
    return strip(fetch(name))


@agent
@grounded_pure
def told(names: list[str]) -> list[str]:
    return sorted(names, key=told_key)  # E: grounded-laundering
