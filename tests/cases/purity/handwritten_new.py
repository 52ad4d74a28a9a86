"""Refused: a handwritten __new__ is program code."""

from __future__ import annotations

from corvid_runtime import grounded_pure


class Made:
    def __new__(cls) -> Made:
        return super().__new__(cls)


@grounded_pure
def answer(i: str) -> None:
    Made()  # E: grounded-laundering
