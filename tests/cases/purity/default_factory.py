"""Refused: a default factory is program code, which may unwrap."""

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
    return Holder(fetch(i))


def stripped() -> list[str]:
    return [fetch("a").unwrap_discarding_sources()]


@dataclass
class Told:
    text: Grounded[str]
    names: list[str] = field(default_factory=stripped)


@grounded_pure
def told(i: str) -> Told:
    return Told(fetch(i))  # E: grounded-laundering
