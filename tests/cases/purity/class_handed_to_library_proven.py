"""Accepted: classes of the program that a library makes objects of, without code that is unproved."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import Quote, fetch


class Encoder(json.JSONEncoder):
    @grounded_pure
    def default(self, o: object) -> str:
        return "a thing"

    def described(self) -> str:
        return "an encoder"


class Named:
    @grounded_pure
    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        return self.name


@dataclass
class Made:
    names: list[str] = field(default_factory=list)
    text: str = field(default_factory=lambda: str())


@grounded_pure
def answer(i: str) -> list[Quote]:
    print(json.dumps({"a": i}, cls=Encoder), Made().names)
    return [Quote(fetch(named.name)) for named in map(Named, [i])]
