"""Refused: an override, or what stands in for a protocol, that takes as an object what is grounded."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Base:
    @grounded_pure
    def show(self, doc: Grounded[str]) -> str:
        return "shown"

    @grounded_pure
    def given(self, key: str) -> object:
        fetch(key)
        return key


class Wide(Base):
    @grounded_pure  # E: grounded-laundering
    def show(self, doc: object) -> str:
        return "wide"

    @grounded_pure  # E: grounded-laundering
    def given(self, key: str) -> Grounded[str]:
        return fetch(key)


class Unmarked:
    def show(self, doc: Grounded[str]) -> str:
        return "shown"


class MixedIn:
    def show(self, doc: object) -> str:
        return "wide"


class Mixing(MixedIn, Unmarked):  # E: grounded-laundering
    pass


class Several:
    @grounded_pure
    def shown(self, *docs: Grounded[str], **named: Grounded[str]) -> str:
        return "shown"


class WideStar(Several):
    @grounded_pure  # E: grounded-laundering
    def shown(self, *docs: object, **named: Grounded[str]) -> str:
        return "wide"


class WideNames(Several):
    @grounded_pure  # E: grounded-laundering
    def shown(self, *docs: Grounded[str], **named: object) -> str:
        return "wide"


class SameStars(Several):
    @grounded_pure
    def shown(self, *docs: Grounded[str], **named: Grounded[str]) -> str:
        return "same"


class Alike(Base):
    @grounded_pure
    def show(self, doc: Grounded[str] | None, note: str = "") -> str:
        return note


class Stock(dict[str, Grounded[str]]):
    def __setitem__(self, key: str, value: object) -> None:  # E: grounded-laundering
        pass

    def __iter__(self) -> Iterator[str]:
        return iter(["a"])


class Reader(Protocol):
    @grounded_pure
    def read(self, doc: Grounded[str]) -> str: ...


class Leaky:
    def read(self, doc: Grounded[str]) -> str:
        return doc.unwrap_discarding_sources()


class WideReader:
    @grounded_pure
    def read(self, doc: object) -> str:
        return "wide"


class Proven:
    @grounded_pure
    def read(self, doc: Grounded[str]) -> str:
        return "read"


R = TypeVar("R", bound=Reader)


@grounded_pure
def through(reader: R, key: str) -> str:
    return reader.read(fetch(key))


@grounded_pure
def all_through(key: str, *readers: R) -> list[str]:
    return [reader.read(fetch(key)) for reader in readers]


class Box(Generic[R]):
    def __init__(self, reader: R) -> None:
        self.reader = reader

    @grounded_pure
    def run(self, key: str) -> str:
        return self.reader.read(fetch(key))


class OfLeaky(Box[Leaky]):  # E: grounded-laundering
    pass


class OfProven(Box[Proven]):
    pass


@grounded_pure
def by_variable(key: str) -> str:
    return through(Leaky(), key)  # E: grounded-laundering


@grounded_pure
def by_several(key: str) -> list[str]:
    return all_through(key, *(Leaky(), Leaky()))  # E: grounded-laundering


@grounded_pure
def by_parameter(key: str) -> str:
    return through(WideReader(), key)  # E: grounded-laundering


@grounded_pure
def by_class(key: str) -> str:
    return Box(Leaky()).run(key)  # E: grounded-laundering


@grounded_pure
def proven(key: str) -> list[str]:
    return [
        through(Proven(), key),
        *all_through(key, Proven()),
        Box(Proven()).run(key),
        OfProven(Proven()).run(key),
        Alike().show(fetch(key)),
    ]
