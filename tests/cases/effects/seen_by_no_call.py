"""Refused: code of the program that a library runs, where no call of it is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import PurePath
from types import SimpleNamespace
from typing import NamedTuple
from unittest.mock import MagicMock

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

SEEN: list[str] = []


class Shown:
    def __repr__(self) -> str:
        SEEN.append("shown")
        return "shown"


@dataclass
class Record:
    shown: Shown


class Row(NamedTuple):
    shown: Shown


class Table(Mapping[str, int]):
    def __getitem__(self, key: str) -> int:
        SEEN.append(key)
        return 1

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


class Place:
    def __fspath__(self) -> str:
        SEEN.append("asked")
        return "a"


class Numbered(NamedTuple):
    number: int

    @property
    def shown(self) -> int:
        SEEN.append("read")
        return self.number


class Drawn:
    def __iter__(self) -> Iterator[str]:
        SEEN.append("drawn")
        return iter("a")


@grounded_pure
def fields_of_what_is_shown(i: str, record: Record, row: Row) -> Grounded[str]:
    page = fetch(i)
    if "a" in page:
        repr(ValueError(record))  # E: grounded-laundering
        repr(ValueError(row))  # E: grounded-laundering
        str(SimpleNamespace(record=record))  # E: grounded-laundering
        str(partial(print, record))  # E: grounded-laundering
    return page


@grounded_pure
def methods_of_a_library_passed_on(i: str, table: Table) -> Grounded[str]:
    page = fetch(i)
    looked_up = table.get  # E: grounded-laundering
    if "a" in page:
        list(filter(table.__contains__, ["a"]))  # E: grounded-laundering
        looked_up("a")
        partial(table.get, "a")()  # E: grounded-laundering
    return page


@grounded_pure
def operands_of_a_library(
    i: str, drawn: Drawn, place: Place, numbered: Numbered
) -> Grounded[str]:
    page = fetch(i)
    if "a" in page:
        PurePath("a") / place  # E: grounded-laundering
        "{0.shown}".format(numbered)  # E: grounded-laundering
        {"a": 1}.keys() & drawn  # E: grounded-laundering
        {"a": 1}.items() | drawn  # E: grounded-laundering
    return page


@grounded_pure
def classes_that_no_table_lists(i: str, double: MagicMock) -> Grounded[str]:
    page = fetch(i)
    if "a" in page:
        str(double)  # E: grounded-laundering
        double < 1  # E: grounded-laundering
    return page
