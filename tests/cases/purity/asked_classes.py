"""Refused: a class that decides itself what is of it, and an attribute whose failing is answered."""

from __future__ import annotations

import attrs
from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class LooksLike(type):
    def __instancecheck__(cls, instance: object) -> bool:
        return isinstance(instance, Doc) and "17" in instance.text


class Doc:
    def __init__(self, text: Grounded[str]) -> None:
        self.text = text


class Numeric(metaclass=LooksLike):
    pass


class ByName(type):
    def __instancecheck__(cls, instance: object) -> bool:
        return type.__instancecheck__(cls, instance)


class Named(metaclass=ByName):
    pass


Either = Numeric | Named


@grounded_pure
def alone(i: str) -> str:
    return "numeric" if isinstance(Doc(fetch(i)), Numeric) else "text"  # E: grounded-laundering


@grounded_pure
def in_tuple(i: str) -> str:
    of_it = isinstance(Doc(fetch(i)), (Numeric, Named))  # E: grounded-laundering
    return "numeric" if of_it else "text"


@grounded_pure
def in_union(i: str) -> str:
    of_it = isinstance(Doc(fetch(i)), Numeric | Named)  # E: grounded-laundering
    return "numeric" if of_it else "text"


@grounded_pure
def in_alias(i: str) -> str:
    of_it = isinstance(Doc(fetch(i)), Either)  # E: grounded-laundering
    return "numeric" if of_it else "text"


@grounded_pure
def plainly(i: str) -> str:
    return "document" if isinstance(Doc(fetch(i)), (Doc, str)) else "text"


class Answer:
    def __init__(self, text: Grounded[str]) -> None:
        self.text = text
        self.name = "answer"

    @property
    def label(self) -> str:
        if "yes" in self.text:
            raise AttributeError("label")
        return "open"

    def __getattr__(self, name: str) -> str:
        return "missing " + name


@grounded_pure
def fallen_back(i: str) -> str:
    return Answer(fetch(i)).label  # E: grounded-laundering


@grounded_pure
def stored(i: str) -> str:
    return Answer(fetch(i)).name


def derive(row: Row) -> str:
    return "long" if len(row.text) > 8 else "short"


def numbered(row: Other) -> str:
    return "row"


@attrs.define
class Row:
    text: Grounded[str]
    kind: str = attrs.field(default=attrs.Factory(derive, takes_self=True))


@attrs.define
class Other:
    text: Grounded[str]
    kind: str = attrs.field(default=attrs.Factory(numbered, takes_self=True))


@grounded_pure
def derived(i: str) -> str:
    return Row(fetch(i)).kind  # E: grounded-laundering


@grounded_pure
def made(i: str) -> str:
    return Other(fetch(i)).kind
