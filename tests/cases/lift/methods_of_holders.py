"""Refused: methods that reach what their object holds are lifted; those that read plain fields may be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch

T = TypeVar("T")


class Desk:
    def __init__(self, doc: Grounded[str], limit: int) -> None:
        self.doc = doc
        self.limit = limit
        self.docs: list[Grounded[str]] = []
        self.calls = 0
        self.anyhow: Any = doc

    def cut(self, text: str) -> str:
        return text[: self.limit]

    def twice(self, text: str) -> str:
        return self.cut(text) + self.cut(text)

    def of_doc(self, text: str) -> str:
        return text + str(self.doc)

    def of_docs(self, text: str) -> int:
        return len(self.docs) + len(text)

    def inside(self, text: str) -> str:
        return self.of_doc(text)

    @property
    def size(self) -> int:
        return len(self.docs)

    def by_property(self, text: str) -> int:
        return self.size + len(text)

    def counts(self, text: str) -> str:
        self.calls += 1
        return text

    def given(self, text: str) -> str:
        return text + show(self)

    def by_name(self, text: str) -> str:
        return text + str(self.doc)

    def by_dict(self, text: str) -> str:
        return text + str(self.__dict__)

    def by_any(self, text: str) -> str:
        return text + str(self.anyhow)

    def by_alias(self, text: str) -> str:
        me = self
        return text + str(me.docs)


def show(desk: Desk) -> str:
    return str(desk.doc)


@dataclass
class Desc:
    def __get__(self, owner: Any, kind: Any = None) -> str:
        return str(owner.doc)


class D2:
    doc: Grounded[str]
    shown = Desc()

    def by_desc(self, text: str) -> str:
        return text + self.shown


class D3:
    doc: Grounded[str]
    other: str

    def __getattribute__(self, name: str) -> Any:
        return object.__getattribute__(self, "doc")

    def by_attr(self, text: str) -> str:
        return text + self.other


class Box(Generic[T]):
    def __init__(self, value: T, limit: int) -> None:
        self.value = value
        self.limit = limit

    def cut(self, text: str) -> str:
        return text[: self.limit]

    def of_value(self, text: str) -> str:
        return text + str(self.value)


class Cb:
    doc: Grounded[str]
    f: Callable[[str], str]

    def call(self, text: str) -> str:
        return self.f(text)


@grounded_pure
def honest_1(desk: Desk, i: str) -> Grounded[str]:
    return lift(desk.cut)(fetch(i))


@grounded_pure
def honest_2(desk: Desk, i: str) -> Grounded[str]:
    return lift(desk.twice)(fetch(i))


@grounded_pure
def honest_3(box: Box[Grounded[str]], i: str) -> Grounded[str]:
    return lift(box.cut)(fetch(i))


@grounded_pure
def launder_1(desk: Desk, i: str) -> Grounded[str]:
    return lift(desk.of_doc)(fetch(i))  # E: grounded-laundering


@grounded_pure
def launder_2(desk: Desk, i: str) -> Grounded[int]:
    return lift(desk.of_docs)(fetch(i))  # E: grounded-laundering


@grounded_pure
def launder_3(desk: Desk, i: str) -> Grounded[str]:
    return lift(desk.inside)(fetch(i))  # E: grounded-laundering


@grounded_pure
def launder_4(desk: Desk, i: str) -> Grounded[int]:
    return lift(desk.by_property)(fetch(i))  # E: grounded-laundering


@grounded_pure
def launder_5(desk: Desk, i: str) -> Grounded[str]:
    return lift(desk.counts)(fetch(i))  # E: grounded-laundering


@grounded_pure
def launder_6(desk: Desk, i: str) -> Grounded[str]:
    return lift(desk.given)(fetch(i))  # E: grounded-laundering


@grounded_pure
def launder_7(desk: Desk, i: str) -> Grounded[str]:
    return lift(desk.by_name)(fetch(i))  # E: grounded-laundering


@grounded_pure
def launder_8(desk: Desk, i: str) -> Grounded[str]:
    return lift(desk.by_dict)(fetch(i))  # E: grounded-laundering


@grounded_pure
def launder_9(desk: Desk, i: str) -> Grounded[str]:
    return lift(desk.by_alias)(fetch(i))  # E: grounded-laundering


@grounded_pure
def launder_10(desk: D2, i: str) -> Grounded[str]:
    return lift(desk.by_desc)(fetch(i))  # E: grounded-laundering


@grounded_pure
def launder_11(desk: D3, i: str) -> Grounded[str]:
    return lift(desk.by_attr)(fetch(i))  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def launder_12(box: Box[Grounded[str]], i: str) -> Grounded[str]:
    return lift(box.of_value)(fetch(i))  # E: grounded-laundering


@grounded_pure
def launder_13(desk: Cb, i: str) -> Grounded[str]:
    return lift(desk.call)(fetch(i))  # E: grounded-laundering


@grounded_pure
def launder_14(desk: Desk, i: str) -> Grounded[str]:
    return lift(desk.by_any)(fetch(i))  # E: grounded-laundering


@grounded_pure
def launder_15(desk: Desk, i: str) -> str:
    return desk.of_doc("a")  # E: grounded-laundering


@grounded_pure
def launder_16(desk: Desk, i: str) -> int:
    d = Desk(fetch(i), 3)  # E: grounded-laundering
    if "x" in d.doc:
        d.limit = 4  # E: grounded-laundering
    return len(d.cut("abcdef"))


@grounded_pure
def launder_17(i: str) -> int:
    d = Desk(fetch(i), 3)  # E: grounded-laundering
    if "x" in d.doc:
        d.docs.append(d.doc)  # E: grounded-laundering
    return d.of_docs("")
