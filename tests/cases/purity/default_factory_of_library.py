"""Accepted: a default factory of the library."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@dataclass
class Holder:
    text: Grounded[str]
    names: list[str] = field(default_factory=list)


@grounded_pure
def answer(i: str) -> Holder:
    return Holder(fetch(i))
