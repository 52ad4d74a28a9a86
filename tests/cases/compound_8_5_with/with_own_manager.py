"""Refused: a context manager of the program runs program code."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@contextlib.contextmanager
def timed() -> Iterator[str]:
    yield "started"


@agent
@grounded_pure
def opened(i: str) -> Grounded[str]:
    with timed():  # E: grounded-laundering
        return fetch(i)
