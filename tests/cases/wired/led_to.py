"""Refused: a marked protocol that no annotation near the value names: its classes lead there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol, TypeAlias, TypedDict

from corvid_runtime import Grounded, grounded_pure

seen: list[str] = []


class Step(Protocol):
    @grounded_pure
    def apply(self, page: Grounded[str], /) -> Grounded[str]: ...


class Leaking:
    def apply(self, page: Grounded[str], /) -> Grounded[str]:
        seen.append(str(page))
        return page


@dataclass
class Inner:
    step: Step


@dataclass
class Outer:
    inner: Inner


class Written:
    @property
    def step(self) -> object:
        return None

    @step.setter
    def step(self, step: Step) -> None:
        print(step)


class Pair(NamedTuple):
    name: str
    step: Step


class Options(TypedDict, total=False):
    step: Step


class Given:
    def __set__(self, owner: object, step: Step) -> None: ...


class Described:
    step = Given()


Take: TypeAlias = Callable[[Step], None]
takers: dict[str, Take] = {}
last: Step | None = None


def by_attributes(outer: Outer) -> None:
    outer.inner.step = Leaking()  # E: grounded-laundering `Leaking()`


def by_a_setter(written: Written) -> None:
    written.step = Leaking()  # E: grounded-laundering `Leaking()`


def by_a_descriptor(described: Described) -> None:
    described.step = Leaking()  # E: grounded-laundering `Leaking()`


def by_a_copy(outer: Outer) -> Inner:
    return replace(outer.inner, step=Leaking())  # E: grounded-laundering `Leaking()`


def by_an_item(options: Options) -> Pair:
    options["step"] = Leaking()  # E: grounded-laundering `Leaking()`
    return Pair("a", Leaking())  # E: grounded-laundering `Leaking()`


def by_an_alias() -> None:
    takers["a"](Leaking())  # E: grounded-laundering `Leaking()`


def by_a_global() -> None:
    global last
    last = Leaking()  # E: grounded-laundering `Leaking()`


def by_a_nested_default() -> None:
    def inner(step: Step = Leaking()) -> None:  # E: grounded-laundering `Leaking()`
        print(step)

    inner()


def by_nothing(words: list[str]) -> int:
    return len([word for word in words if word.strip()])
