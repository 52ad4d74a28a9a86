"""Refused: a library makes another object of a class of the program, or asks what it holds."""

from __future__ import annotations

import copy
from collections import ChainMap, OrderedDict, UserList, deque
from dataclasses import dataclass
from enum import Enum
from itertools import groupby

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

SEEN: list[str] = []


class Counted(deque[int]):
    def __init__(self, items: list[int] | deque[int]) -> None:
        SEEN.append("made")
        super().__init__(items)


class Listed(UserList[int]):
    def __init__(self, items: list[int]) -> None:
        SEEN.append("made")
        super().__init__(items)


class Chained(ChainMap[str, int]):
    def __init__(self, *tables: dict[str, int]) -> None:
        SEEN.append("made")
        super().__init__(*tables)


class Number(int):
    def __new__(cls, value: int) -> Number:
        SEEN.append("made")
        return super().__new__(cls, value)


class Ordered(OrderedDict[str, int]):
    def __setitem__(self, key: str, value: int) -> None:
        SEEN.append(key)
        super().__setitem__(key, value)


class New:
    def __new__(cls) -> New:
        SEEN.append("made")
        return super().__new__(cls)


class Compared:
    def __lt__(self, other: Compared) -> bool:
        SEEN.append("compared")
        return True

    def __eq__(self, other: object) -> bool:
        SEEN.append("compared")
        return True

    def __repr__(self) -> str:
        SEEN.append("shown")
        return "compared"


class Colour(Enum):
    RED = 1

    def __str__(self) -> str:
        SEEN.append("shown")
        return "red"


class Log:
    def __get__(self, owner: object, kind: object = None) -> int:
        SEEN.append("read")
        return 1


class Matched:
    __match_args__ = ("field",)
    field = Log()


@dataclass
class Record:
    field: Log = Log()


@grounded_pure
def made_again(
    i: str, counted: Counted, listed: Listed, chained: Chained, number: Number, new: New
) -> Grounded[str]:
    page = fetch(i)
    if "a" in page:
        counted + counted  # E: grounded-laundering
        counted * 2  # E: grounded-laundering
        counted.copy()  # E: grounded-laundering
        listed[:1]  # E: grounded-laundering
        chained.parents  # E: grounded-laundering
        Number.from_bytes(b"a")  # E: grounded-laundering
        Ordered(a=1)  # E: grounded-laundering
        copy.copy(new)  # E: grounded-laundering
        copy.deepcopy([new])  # E: grounded-laundering
        copy.copy(counted)  # E: grounded-laundering
    return page


@grounded_pure
def asked(i: str, items: list[Compared]) -> Grounded[str]:
    page = fetch(i)
    if "a" in page:
        sorted([1, 0], key=items.__getitem__)  # E: grounded-laundering
        list(groupby([1, 0], items.__getitem__))  # E: grounded-laundering
        str(ValueError(items))  # E: grounded-laundering
        ",".join(map(str, Colour))  # E: grounded-laundering
    return page


@grounded_pure
def matched(i: str) -> Grounded[str]:
    page = fetch(i)
    if "a" in page:
        match Matched():
            case Matched(1):  # E: grounded-laundering
                pass
        match Record():
            case Record(1):  # E: grounded-laundering
                pass
    return page
