"""Refused: a generator of the program is program code, which may unwrap."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


def walk(i: str) -> Iterator[Grounded[str]]:
    yield fetch(i)


@agent
@grounded_pure
def answer(i: str) -> list[Grounded[str]]:
    return [doc for doc in walk(i)]


def stripped(i: str) -> Iterator[str]:
    yield fetch(i).unwrap_discarding_sources()


@agent
@grounded_pure
def told(i: str) -> list[str]:
    return [doc for doc in stripped(i)]  # E: grounded-laundering
