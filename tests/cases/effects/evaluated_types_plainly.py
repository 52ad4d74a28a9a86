"""Accepted: types of names and literals run no code of the program."""

from __future__ import annotations

from collections import defaultdict
from enum import Enum
from typing import Annotated, Callable, Generic, Literal, Optional, TypeVar, cast

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

T = TypeVar("T")


def counted() -> int:
    return 1


class Colour(Enum):
    RED = 1


class Pair(Generic[T]):
    pass


Names = list[str]


@grounded_pure
def typed(i: str, thing: object) -> Grounded[str]:
    page = fetch(i)
    if "a" in page:
        number: Annotated[int, counted()] = 1
        numbers = list[int]()
        table = dict[str, list[int]]()
        counts = defaultdict[str, int](int)
        pair = Pair["Pair[str]"]()
        A = dict[str, Names]
        B = int | None
        C = Callable[[int, Colour], str]
        D = Optional[str]
        E = Literal["a", 1, -1]
        F = Annotated[int, "metres"]
        texts = cast(list[object], numbers)
    return page
