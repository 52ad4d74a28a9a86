"""Refused: a parameter of a function around the proof may be any function."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, grounded_pure


def around(leak: Callable[[Grounded[str]], str]) -> None:
    @grounded_pure
    def inner(doc: Grounded[str]) -> str:
        return leak(doc)  # E: grounded-laundering

    print(inner)
