"""Refused: the methods of a program's context manager are called."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Timer:
    def __enter__(self) -> int:
        return 1

    def __exit__(self, *args: object) -> None:
        pass


@grounded_pure
def answer(i: str) -> Grounded[str]:
    with Timer() as started:  # E: grounded-laundering
        return fetch(i)
