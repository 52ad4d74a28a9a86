"""Refused: a property made by an assignment runs the function it was made of."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@dataclass
class Doc:
    held: Grounded[str]
    shown = property(lambda self: self.held.unwrap_discarding_sources())


@grounded_pure
def answer(i: str) -> str:
    x: str = Doc(fetch(i)).shown  # E: grounded-laundering
    return x
