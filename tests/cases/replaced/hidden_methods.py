"""Refused: special methods of an object that is used as what does not show them."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import SupportsInt, TypeVar

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch

T = TypeVar("T")
SEEN: list[str] = []


class Base:
    size = 0


class Sized(Base):
    def __len__(self) -> int:  # E: grounded-laundering
        SEEN.append("len")
        return 1


class Name(str):
    def __radd__(self, other: str) -> str:  # E: grounded-laundering
        SEEN.append(other)
        return other


class Shown:
    def __str__(self) -> str:
        SEEN.append("str")
        return "shown"

    def __int__(self) -> int:
        SEEN.append("int")
        return 1


class Entered:
    def __enter__(self) -> None:
        SEEN.append("enter")

    def __exit__(self, *failure: object) -> None:
        SEEN.append("exit")


class Lifted(str):
    @lift
    def __radd__(self, other: str) -> str:
        return other + str(self)


class Table(dict[str, int]):
    def __missing__(self, key: str) -> int:  # E: grounded-laundering
        SEEN.append(key)
        return 0


@dataclass
class Held:
    value: object


class Quiet(Base):
    def __len__(self) -> int:
        return 3


def is_empty(base: Base, doc: Grounded[str]) -> Grounded[str]:
    return doc if "17" in doc and not base else doc[1:]


def ended(doc: Grounded[str], suffix: str) -> Grounded[str]:
    return doc + suffix


def shown(value: object, doc: Grounded[str]) -> Grounded[str]:
    return doc + str(value)


def number(value: SupportsInt, doc: Grounded[str]) -> Grounded[str]:
    return doc[int(value) :]


def entered(manager: AbstractContextManager[None], doc: Grounded[str]) -> Grounded[str]:
    with manager:
        return doc[1:]


def looked_up(table: Mapping[str, int], doc: Grounded[str]) -> Grounded[str]:
    return doc[table["a"] :] if "17" in doc else doc


def kept(value: T, doc: Grounded[str]) -> Grounded[str]:
    return doc if "17" in doc and value else doc[1:]


@grounded_pure
def of_a_type_variable(i: str) -> Grounded[str]:
    return kept(Sized(), fetch(i))  # E: grounded-laundering


@grounded_pure
def of_a_subclass(i: str) -> Grounded[str]:
    return is_empty(Sized(), fetch(i))  # E: grounded-laundering


@grounded_pure
def of_a_text(i: str) -> Grounded[str]:
    return ended(fetch(i), Name("name"))  # E: grounded-laundering


@grounded_pure
def of_a_variable(i: str) -> Grounded[str]:
    name: str = Name("name")  # E: grounded-laundering
    return fetch(i) + name


@grounded_pure
def of_an_object(i: str) -> Grounded[str]:
    return shown(Shown(), fetch(i))  # E: grounded-laundering


@grounded_pure
def of_a_protocol(i: str) -> Grounded[str]:
    return number(Shown(), fetch(i))  # E: grounded-laundering


@grounded_pure
def of_a_manager(i: str) -> Grounded[str]:
    return entered(Entered(), fetch(i))  # E: grounded-laundering


@grounded_pure
def of_a_mapping(i: str) -> Grounded[str]:
    return looked_up(Table(), fetch(i))  # E: grounded-laundering


@grounded_pure
def of_a_field(i: str) -> Grounded[str]:
    return shown(Held(Shown()), fetch(i))  # E: grounded-laundering


@grounded_pure
def honestly(i: str) -> Grounded[str]:
    doc = ended(is_empty(Quiet(), fetch(i)), Lifted("name"))
    return shown(Quiet(), kept(Quiet(), doc))
