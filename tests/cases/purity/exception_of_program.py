"""Refused: an exception class of the program runs its constructor, which unwraps."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import fetch, strip


class Missing(Exception):
    def __init__(self, what: str) -> None:
        super().__init__(what)


@grounded_pure
def failed(i: str) -> None:
    raise Missing(i)


class Told(Exception):
    def __init__(self, what: str) -> None:
        super().__init__(strip(fetch(what)))


@grounded_pure
def told(i: str) -> None:
    raise Told(i)  # E: grounded-laundering
