"""Refused: an inherited constructor of the program is program code."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Base:
    def __init__(self, text: Grounded[str]) -> None:
        print(text.unwrap_discarding_sources())


class Made(Base):
    pass


@grounded_pure
def answer(i: str) -> None:
    Made(fetch(i))  # E: grounded-laundering
