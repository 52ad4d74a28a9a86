"""Refused: a class with a metaclass of the program runs its code."""

from __future__ import annotations

from typing import Any

from corvid_runtime import grounded_pure


class Meta(type):
    def __call__(cls, *args: object) -> Any:
        return super().__call__(*args)


class Made(metaclass=Meta):
    pass


@grounded_pure
def answer(i: str) -> None:
    Made()  # E: grounded-laundering
