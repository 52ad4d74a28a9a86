"""Refused: objects of the function's own of a class that lets others have them, or what they hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import ClassVar

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

SHARED: list[int] = []
REGISTRY: list[object] = []


class Common:
    items: list[int] = []


@dataclass
class Declared:
    items: ClassVar[list[int]] = []
    count: int = 0


class Stored:
    def __init__(self) -> None:
        self.items = SHARED


class Registered:
    def __init__(self) -> None:
        self.items: list[int] = []
        REGISTRY.append(self)


class Single:
    made: Single | None = None
    items: list[int]

    def __new__(cls) -> Single:
        if cls.made is None:
            cls.made = super().__new__(cls)
            cls.made.items = []
        return cls.made


class Meta(type):
    def __call__(cls, *args: object) -> object:
        return KEPT


class Made(metaclass=Meta):
    def __init__(self) -> None:
        self.items: list[int] = []


class Through:
    @property
    def items(self) -> list[int]:
        return SHARED


class Watched:
    def __init__(self) -> None:
        self.count = 0

    def __setattr__(self, name: str, value: int) -> None:
        SHARED.append(value)


class Base:
    def __init__(self) -> None:
        self.items: list[int] = []

    def add(self, text: Grounded[str]) -> None:
        if len(text) > 5:
            self.items.append(1)
        self.added()

    def added(self) -> None:
        pass


class Loud(Base):
    def added(self) -> None:
        SHARED.append(len(self.items))


class Telling(Base):
    def tell(self, text: Grounded[str]) -> None:
        if len(text) > 5:
            self.items.append(1)
        REGISTRY.append(self.items)

    def give(self, text: Grounded[str]) -> Telling:
        if len(text) > 5:
            self.items.append(1)
        return self

    def fail(self, text: Grounded[str]) -> None:
        self.items.append(len(text))
        raise LookupError(self.items)

    def later(self, text: Grounded[str]) -> Callable[[], int]:
        self.items.append(len(text))
        return lambda: len(self.items)

    def each(self, text: Grounded[str]) -> Iterator[int]:
        self.items.append(len(text))
        yield from self.items


KEPT = Made.__new__(Made)


def made_by(items: list[int] = SHARED) -> list[int]:
    return items


@dataclass
class Filled:
    items: list[int] = field(default_factory=made_by)


@grounded_pure
def common(i: str) -> int:
    own = Common()
    if "x" in fetch(i):
        own.items.append(1)  # E: grounded-laundering
    return 1


@grounded_pure
def declared(i: str) -> int:
    own = Declared()
    if "x" in fetch(i):
        own.items.append(1)  # E: grounded-laundering
    return 1


@grounded_pure
def stored(i: str) -> int:
    own = Stored()
    if "x" in fetch(i):
        own.items.append(1)  # E: grounded-laundering
    return 1


@grounded_pure
def registered(i: str) -> int:
    own = Registered()
    if "x" in fetch(i):
        own.items.append(1)  # E: grounded-laundering
    return 1


@grounded_pure
def single(i: str) -> int:
    own = Single()
    if "x" in fetch(i):
        own.items.append(1)  # E: grounded-laundering
    return 1


@grounded_pure
def made(i: str) -> int:
    own = Made()  # E: grounded-laundering
    if "x" in fetch(i):
        own.items.append(1)  # E: grounded-laundering # E: grounded-laundering
    return 1


@grounded_pure
def through(i: str) -> int:
    own = Through()
    if "x" in fetch(i):
        own.items.append(1)  # E: grounded-laundering
    return 1


@grounded_pure
def watched(i: str) -> int:
    own = Watched()
    if "x" in fetch(i):
        own.count = 1  # E: grounded-laundering
    return 1


@grounded_pure
def overridden(i: str) -> int:
    own = Loud()
    own.add(fetch(i))  # E: grounded-laundering
    return 1


@grounded_pure
def filled(i: str) -> int:
    own = Filled()
    if "x" in fetch(i):
        own.items.append(1)  # E: grounded-laundering
    return 1


@grounded_pure
def told(i: str) -> int:
    own = Telling()
    own.tell(fetch(i))  # E: grounded-laundering
    return 1


@grounded_pure
def given(i: str) -> Telling:
    own = Telling()
    other = own.give(fetch(i))  # E: grounded-laundering
    return other


@grounded_pure
def failed(i: str) -> object:
    own = Telling()
    try:
        own.fail(fetch(i))  # E: grounded-laundering
    except LookupError as problem:
        return None
    return None


@grounded_pure
def deferred(i: str) -> Callable[[], int]:
    own = Telling()
    return own.later(fetch(i))  # E: grounded-laundering


@grounded_pure
def drawn(i: str) -> list[int]:
    own = Telling()
    return list(own.each(fetch(i)))  # E: grounded-laundering


@grounded_pure
def inherited(i: str) -> Grounded[str]:
    own = Telling()
    own.add(fetch(i))  # E: grounded-laundering
    return fetch(i)
