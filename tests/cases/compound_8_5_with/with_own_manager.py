"""Refused: a context manager of the program runs its code, which may unwrap."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, strip


@contextlib.contextmanager
def timed() -> Iterator[str]:
    yield "started"


@agent
@grounded_pure
def opened(i: str) -> Grounded[str]:
    with timed():
        return fetch(i)


@contextlib.contextmanager
def told() -> Iterator[str]:
    yield strip(fetch("a"))


@agent
@grounded_pure
def stripped(i: str) -> str:
    with told() as text:  # E: grounded-laundering
        return text
