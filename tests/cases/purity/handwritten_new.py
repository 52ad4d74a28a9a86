"""Refused: a handwritten __new__ is program code, which may unwrap."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import fetch, strip


class Made:
    def __new__(cls) -> Made:
        return super().__new__(cls)


@grounded_pure
def answer(i: str) -> None:
    Made()


class Told:
    def __new__(cls) -> Told:
        print(strip(fetch("a")))
        return super().__new__(cls)


@grounded_pure
def told() -> None:
    Told()  # E: grounded-laundering
