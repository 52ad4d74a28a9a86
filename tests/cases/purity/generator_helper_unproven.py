"""Refused: a generator of the program is program code."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


def walk(i: str) -> Iterator[Grounded[str]]:
    yield fetch(i)


@agent
@grounded_pure
def answer(i: str) -> list[Grounded[str]]:
    return [doc for doc in walk(i)]  # E: grounded-laundering
