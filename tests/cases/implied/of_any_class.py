"""Refused: after a look, what may be an object of several classes, or of any, is asked."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol, TypeVar, cast

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

SEEN: list[int] = []
F = TypeVar("F", bound=Callable[..., Any])


def computed(function: F) -> F:
    return cast(F, property(function))


class Quiet:
    def __len__(self) -> int:
        return 1

    def __iter__(self) -> Iterator[int]:
        return iter([1])


class Loud:
    def __len__(self) -> int:
        SEEN.append(1)
        return 1

    def __iter__(self) -> Iterator[int]:
        SEEN.append(1)
        return iter([1])

    def __str__(self) -> str:
        SEEN.append(1)
        return ""

    def name(self) -> str:
        return ""

    @computed
    def counted(self) -> int:
        SEEN.append(1)
        return 1


class Named(Protocol):
    def name(self) -> str: ...


class Base:
    size: int = 1


class Read:
    def __get__(self, owner: object, kind: object = None) -> int:
        SEEN.append(1)
        return 1


class Hidden(Base):  # E: grounded-laundering
    size: Any = Read()


Bounded = TypeVar("Bounded", bound=Quiet | Loud)
Either = TypeVar("Either", Quiet, Loud)
NAMED: Named = Loud()
ANYTHING: object = Loud()
UNKNOWN: Any = Loud()
TABLE: dict[str, Any] = {"a": Loud()}
CALLED: Callable[[], int] = cast("Callable[[], int]", Loud())


def measured(value: Bounded) -> int:
    return len(value)


def listed(value: Either) -> list[int]:
    return [*value]


@grounded_pure
def bounded_by_a_union(key: str) -> int:
    if "bee" in fetch(key):
        measured(Loud())  # E: grounded-laundering
    return len(SEEN)


@grounded_pure
def one_of_two(key: str) -> int:
    if "bee" in fetch(key):
        listed(Loud())  # E: grounded-laundering
    return len(SEEN)


@grounded_pure
def by_a_protocol(key: str) -> int:
    if "bee" in fetch(key):
        str(NAMED)  # E: grounded-laundering
    return len(SEEN)


@grounded_pure
def found_to_be_a_mapping(key: str) -> int:
    if "bee" in fetch(key) and isinstance(ANYTHING, Mapping):
        ANYTHING["a"]  # E: grounded-laundering
    return len(SEEN)


@grounded_pure
def matched(key: str) -> int:
    if "bee" in fetch(key):
        match ANYTHING:  # E: grounded-laundering
            case {"a": _}:
                pass
    return len(SEEN)


@grounded_pure
def matched_by_value(key: str) -> int:
    if "bee" in fetch(key):
        match CALLED:  # E: grounded-laundering
            case 1:
                pass
    return len(SEEN)


@grounded_pure
def bound_to_a_function(key: str) -> int:
    if "bee" in fetch(key):
        functools.partial(str, ANYTHING)()  # E: grounded-laundering
    return len(SEEN)


@grounded_pure
def in_a_list(key: str) -> int:
    if "bee" in fetch(key):
        1 in [UNKNOWN]  # E: grounded-laundering
    return len(SEEN)


@grounded_pure
def out_of_a_table(key: str) -> int:
    value = TABLE.get("a")
    if "bee" in fetch(key):
        str(value)  # E: grounded-laundering
    return len(SEEN)


@grounded_pure
def by_a_decorator(key: str, loud: Loud) -> Grounded[str]:
    loud.counted  # E: grounded-laundering
    return fetch(key)
