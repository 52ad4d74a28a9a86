"""Refused: a library makes an object of the program's class, and calls what the class replaces."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

KEPT: list[Grounded[str]] = []


class Encoder(json.JSONEncoder):
    def default(self, o: object) -> str:
        return KEPT[-1].unwrap_discarding_sources()


class Maker:
    def __call__(self) -> str:
        return KEPT[-1].unwrap_discarding_sources()


@dataclass
class Made:
    x: str = field(default_factory=Maker())


@dataclass
class MadeInside:
    x: str = field(default_factory=lambda: str(Maker()()))


@grounded_pure
def encoded(i: str) -> str:
    return json.dumps({"a": i}, cls=Encoder)  # E: grounded-laundering


@grounded_pure
def made(i: str) -> str:
    KEPT.append(fetch(i))
    return Made().x  # E: grounded-laundering


@grounded_pure
def made_inside(i: str) -> str:
    return MadeInside().x  # E: grounded-laundering
