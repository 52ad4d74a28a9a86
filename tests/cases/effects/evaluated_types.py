"""Refused: a type in a body is evaluated, and may run code that mypy never looks at."""

from __future__ import annotations

from collections import defaultdict, namedtuple
from typing import Annotated, Any, Callable, Generic, Optional, TypeAlias, TypeVar, cast

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

T = TypeVar("T")
SEEN: list[str] = []


def counted() -> int:
    SEEN.append("counted")
    return 1


class Meta(type):
    def __or__(cls, other: Any) -> Any:
        SEEN.append("joined")
        return int


class Joined(metaclass=Meta):
    pass


class Box(Generic[T]):
    def __class_getitem__(cls, item: Any) -> Any:
        SEEN.append("applied")
        return cls


class Pair(Generic[T]):
    pass


class Hashed:
    def __hash__(self) -> int:
        SEEN.append("hashed")
        return 1


KEY = Hashed()
Other = Box


@grounded_pure
def aliases(i: str) -> Grounded[str]:
    page = fetch(i)
    if "a" in page:
        A = Annotated[int, counted()]  # E: grounded-laundering
        B = Joined | int  # E: grounded-laundering
        C = list[Annotated[int, counted()]]  # E: grounded-laundering
        D: TypeAlias = Annotated[int, counted()]  # E: grounded-laundering
        E = Box[int]  # E: grounded-laundering
        F = Optional[Joined]  # E: grounded-laundering
        G = Callable[[Annotated[int, counted()]], int]  # E: grounded-laundering
        H = Annotated[int, KEY]  # E: grounded-laundering
    return page


@grounded_pure
def applied(i: str) -> Grounded[str]:
    page = fetch(i)
    if "a" in page:
        list[Annotated[int, counted()]]()  # E: grounded-laundering
        defaultdict[str, Annotated[int, counted()]](int)  # E: grounded-laundering
        Pair[Annotated[int, counted()]]()  # E: grounded-laundering
        Box[int]()  # E: grounded-laundering # E: grounded-laundering
        Other[int]()  # E: grounded-laundering # E: grounded-laundering
        [list[Annotated[int, counted()]]() for _ in range(3)]  # E: grounded-laundering
    return page


@grounded_pure
def cast_to(i: str, thing: object) -> Grounded[str]:
    page = fetch(i)
    if "a" in page:
        cast(Box[int], thing)  # E: grounded-laundering
        cast(Annotated[int, KEY], thing)  # E: grounded-laundering
    return page


@grounded_pure
def defined(i: str) -> object:
    Named = namedtuple("Named", "page", defaults=[fetch(i)])  # E: grounded-laundering
    return Named().page
