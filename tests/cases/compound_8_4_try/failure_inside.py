"""Refused: what fails inside a nested function, a partial, an iterator or a method of one's own."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch


@grounded_pure
def parsed(i: str) -> Grounded[int]:
    return lift(int)(fetch(i))


@dataclass
class Doc:
    text: Grounded[str]

    @property
    @grounded_pure
    def number(self) -> Grounded[int]:
        return lift(int)(self.text)

    @grounded_pure
    def __getitem__(self, k: int) -> Grounded[int]:
        return lift(int)(self.text)


@grounded_pure
def nested(i: str) -> str:
    def go() -> None:
        lift(int)(fetch(i))

    try:
        go()
    except ValueError:
        return "bad"  # E: grounded-laundering `"bad"`
    return "ok"  # E: grounded-laundering `"ok"`


@grounded_pure
def partial(i: str) -> str:
    go = functools.partial(parsed, i)
    try:
        go()
    except ValueError:
        return "bad"  # E: grounded-laundering `"bad"`
    return "ok"  # E: grounded-laundering `"ok"`


@grounded_pure
def starred(i: str) -> str:
    numbers = (lift(int)(d) for d in [fetch(i)])
    try:
        print(len([*numbers]))
    except ValueError:
        return "bad"  # E: grounded-laundering `"bad"`
    return "ok"  # E: grounded-laundering `"ok"`


@grounded_pure
def property_(i: str) -> str:
    doc = Doc(fetch(i))
    try:
        print(doc.number is None)
    except ValueError:
        return "bad"  # E: grounded-laundering `"bad"`
    return "ok"  # E: grounded-laundering `"ok"`


@grounded_pure
def item(i: str) -> str:
    doc = Doc(fetch(i))
    try:
        print(doc[0] is None)
    except ValueError:
        return "bad"  # E: grounded-laundering `"bad"`
    return "ok"  # E: grounded-laundering `"ok"`
