"""Refused: a default factory of the program is program code."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


def made() -> list[str]:
    return ["a"]


@dataclass
class Holder:
    text: Grounded[str]
    names: list[str] = field(default_factory=made)


@grounded_pure
def answer(i: str) -> Holder:
    return Holder(fetch(i))  # E: grounded-laundering
