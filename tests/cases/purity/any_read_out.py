"""Refused: grounded values read out of records, classes and modules as Any."""

from __future__ import annotations

import sys
from operator import methodcaller
from typing import ClassVar, NamedTuple, TypedDict

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Item(NamedTuple):
    text: Grounded[str]
    n: int


class Box:
    latest: ClassVar[Grounded[str]]


class Row(TypedDict):
    text: Grounded[str]
    name: str


KEPT: list[Grounded[str]] = []


@grounded_pure
def as_dict(i: str) -> str:
    x: str = Item(fetch(i), 1)._asdict()["text"]  # E: grounded-laundering
    return x


@grounded_pure
def of_class(i: str) -> str:
    Box.latest = fetch(i)
    x: str = getattr(Box, "latest")  # E: grounded-laundering
    return x


@grounded_pure
def of_module(i: str) -> str:
    KEPT.append(fetch(i))
    x: str = sys.modules[__name__].KEPT[-1]  # E: grounded-laundering
    return x


@grounded_pure
def by_name(i: str) -> list[str]:
    return list(map(methodcaller("upper"), [fetch(i)]))  # E: grounded-laundering


@grounded_pure
def by_key(row: Row, key: str) -> object:
    return row.get(key)  # E: grounded-laundering
