"""Refused: each token of a stream is grounded."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, agent
from prelude import fetch


@agent
def answer(i: str) -> Iterator[Grounded[str]]:
    yield fetch(i)
    yield "made up"  # E: ungrounded-return
