"""Refused: what Python, or a library, remembers of what ran before tells what a look found."""

from __future__ import annotations

import decimal
import enum
import functools
import multiprocessing
import re
import selectors
import sys
import typing
from collections.abc import Sequence
from dataclasses import dataclass

import attrs

from corvid_runtime import Grounded, grounded_pure

LOG: list[int] = []


class Access(enum.Flag):
    READ = 1
    WRITE = 2


def marked() -> None:
    return None


class Kept:
    def __get__(self, owner: object, kind: type | None = None) -> int:
        return 3

    def __set__(self, owner: object, value: int) -> None:
        LOG.append(value)


@dataclass
class Filled:
    number: Kept = Kept()


class Set:
    def __init__(self) -> None:
        self.number = 4

    @property
    def number(self) -> int:
        return 4

    @number.setter
    def number(self, value: int) -> None:
        LOG.append(value)


class Found(enum.Flag):
    HERE = 1
    THERE = 2

    @classmethod
    def _missing_(cls, value: object) -> Found:
        LOG.append(1)
        return cls.HERE


def noted(number: int) -> str:
    LOG.append(number)
    return ""


@attrs.define
class Shown:
    number: int = attrs.field(default=1, repr=noted)


class Parts(ExceptionGroup[Exception]):
    def derive(self, excs: Sequence[Exception], /) -> ExceptionGroup[Exception]:  # type: ignore[override]
        LOG.append(1)
        return ExceptionGroup("parts", excs)


@grounded_pure
def by_a_setter(doc: Grounded[str]) -> int:
    if "a" in doc:
        Set()  # E: grounded-laundering
    return len(LOG)


@grounded_pure
def by_composed_members(doc: Grounded[str]) -> int:
    if "a" in doc:
        Found.HERE | Found.THERE  # E: grounded-laundering
    return len(LOG)


@grounded_pure
def by_showing(doc: Grounded[str]) -> int:
    shown = Shown()
    if "a" in doc:
        str(shown)  # E: grounded-laundering
    return len(LOG)


@grounded_pure
def by_parts(doc: Grounded[str]) -> int:
    if "a" in doc:
        try:
            raise Parts("some", [ValueError("v")])  # E: grounded-laundering
        except* ValueError:
            pass
    return len(LOG)


def kept(doc: Grounded[str]) -> int:
    return 1


@grounded_pure
def by_what_was_kept(doc: Grounded[str]) -> str:
    job = functools.partial(kept, doc)
    (found,) = job.args  # E: grounded-laundering `job.args`
    return "".join(found)


@grounded_pure
def by_a_handle(doc: Grounded[str]) -> int:
    if "a" in doc:
        selectors.DefaultSelector()  # E: grounded-laundering
    return LOG[0]


@grounded_pure
def by_a_count(doc: Grounded[str]) -> str:
    if "a" in doc:
        multiprocessing.Process(target=marked)  # E: grounded-laundering
    return multiprocessing.Process(target=marked).name


@grounded_pure
def by_a_mark(doc: Grounded[str]) -> bool:
    if "a" in doc:
        typing.final(marked)  # E: grounded-laundering
    return bool(getattr(marked, "__final__", False))


@grounded_pure
def by_a_lock(doc: Grounded[str], held: bytearray) -> None:
    if "a" in doc:
        memoryview(held)  # E: grounded-laundering
    held.append(1)


@grounded_pure
def by_flags(doc: Grounded[str]) -> bool:
    with decimal.localcontext() as context:
        if "a" in doc:
            decimal.Decimal(1) / decimal.Decimal(3)
        return bool(context.flags[decimal.Inexact])  # E: grounded-laundering `context.flags`


@grounded_pure
def by_shown_flags(doc: Grounded[str]) -> str:
    with decimal.localcontext() as context:
        if "a" in doc:
            decimal.Decimal(1) / decimal.Decimal(3)
        return f"{context}"  # E: grounded-laundering


@grounded_pure
def by_composing(doc: Grounded[str]) -> int:
    if "a" in doc:
        Access.READ | Access.WRITE
    return len(Access._value2member_map_)  # E: grounded-laundering


@grounded_pure
def by_identity(doc: Grounded[str]) -> bool:
    first = re.compile("abc")
    if "a" in doc:
        re.purge()
    return re.compile("abc") is first  # E: grounded-laundering `re.compile("abc") is first`


@grounded_pure
def by_size(doc: Grounded[str], name: str) -> int:
    if "a" in doc:
        name.encode()
    return sys.getsizeof(name)  # E: grounded-laundering


@grounded_pure
def by_an_exception(doc: Grounded[str]) -> bool:
    error = ValueError("v")
    try:
        if "a" in doc:
            raise error from KeyError("k")  # E: grounded-laundering
    except ValueError:
        pass
    return bool(error.args)


@grounded_pure
def by_its_cause(error: Exception) -> bool:
    return error.__cause__ is None  # E: grounded-laundering `error.__cause__`


@grounded_pure
def by_a_field(doc: Grounded[str]) -> int:
    if "a" in doc:
        Filled()  # E: grounded-laundering
    return len(LOG)


# -- and what is honest beside it -----------------------------------------------------------------


@grounded_pure
def exactly(name: str) -> decimal.Decimal:
    with decimal.localcontext() as context:
        context.prec = 5
        return decimal.Decimal(1) / decimal.Decimal(len(name))


@grounded_pure
def of_one_kind(access: Access, name: str | None) -> bool:
    return access is Access.READ and name is not None


@grounded_pure
def shown(data: bytes) -> int:
    return memoryview(data).nbytes


@grounded_pure
def refused(doc: Grounded[str]) -> Grounded[str]:
    error = ValueError("nothing there")
    if "a" in doc:
        raise error
    return doc


@grounded_pure
def raised_again(doc: Grounded[str]) -> Grounded[str]:
    try:
        return doc[:3]
    except IndexError as error:
        raise ValueError("too short") from error
