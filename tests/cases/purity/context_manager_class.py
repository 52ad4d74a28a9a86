"""Refused: the methods of a program's context manager run, and may unwrap."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, strip


class Timer:
    def __enter__(self) -> int:
        return 1

    def __exit__(self, *args: object) -> None:
        pass


@grounded_pure
def answer(i: str) -> Grounded[str]:
    with Timer() as started:
        return fetch(i)


class Told:
    def __enter__(self) -> str:
        return strip(fetch("a"))

    def __exit__(self, *args: object) -> None:
        pass


@grounded_pure
def told() -> str:
    with Told() as text:  # E: grounded-laundering
        return text
