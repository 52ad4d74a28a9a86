"""Accepted: a program's context manager with proofs."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Timer:
    @grounded_pure
    def __enter__(self) -> int:
        return 1

    @grounded_pure
    def __exit__(self, *args: object) -> None:
        pass


@grounded_pure
def answer(i: str) -> Grounded[str]:
    with Timer():
        return fetch(i)
