"""Refused: an exception class of the program runs its constructor."""

from __future__ import annotations

from corvid_runtime import grounded_pure


class Missing(Exception):
    def __init__(self, what: str) -> None:
        super().__init__(what)


@grounded_pure
def failed(i: str) -> None:
    raise Missing(i)  # E: grounded-laundering
