"""Refused: a generic record shows content in a plain field; its variable stays grounded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar, Union

from corvid_runtime import Grounded, grounded_pure, retrieval, tool

T = TypeVar("T")
U = TypeVar("U")


@tool(uses=retrieval)
def fetch(name: str) -> str:
    return name


@tool(uses=retrieval)
def find(name: str) -> str | None:
    return name or None


@dataclass(frozen=True)
class Ok(Generic[T]):
    value: T

    def map(self, step: Callable[[T], U]) -> Ok[U]:
        return Ok(step(self.value))

    def then(self, step: Callable[[T], Union[Ok[U], Err]]) -> Union[Ok[U], Err]:
        return step(self.value)


@dataclass(frozen=True)
class Err:
    reason: str


@dataclass(frozen=True)
class Result(Generic[T]):
    value: T | None
    error: str = ""

    @classmethod
    def ok(cls, value: T) -> Result[T]:
        return cls(value)

    @staticmethod
    def good(value: T) -> Result[T]:
        return Result(value)

    @classmethod
    def failed(cls, error: str) -> Result[T]:
        return cls(None, error)

    def map(self, step: Callable[[T], U]) -> Result[U]:
        return Result(None, self.error) if self.value is None else Result(step(self.value))

    def told(self, value: T) -> Result[T]:
        return Result(value, "yes" if value else "no")

    def shown(self, value: T) -> Result[T]:
        if value:
            return Result(value, "yes")
        return Result(value)


class Box(Generic[T]):
    def __init__(self, value: T) -> None:
        self._value = value

    def map(self, step: Callable[[T], U]) -> Box[U]:
        return Box(step(self._value))

    def get(self) -> T:
        return self._value


@dataclass
class Noted(Generic[T]):
    value: T
    note: str


def make(value: T) -> Result[T]:
    return Result(value)


def noted(value: T) -> Noted[T]:
    made = Noted(value, "")
    if value == "x":
        made.note = "x"
    return made


def beside(value: T, other: U) -> Noted[U]:
    return Noted(other, str(value))


def upper(text: Grounded[str]) -> Grounded[str]:
    return text.upper()


def checked(text: Grounded[str]) -> Ok[Grounded[str]] | Err:
    return Ok(text)


@grounded_pure
def by_class(name: str) -> Result[Grounded[str]]:
    return Result.ok(fetch(name))


@grounded_pure
def by_static_method(name: str) -> Result[Grounded[str]]:
    return Result.good(fetch(name))


@grounded_pure
def by_function(name: str) -> Result[Grounded[str]]:
    return make(fetch(name))


@grounded_pure
def mapped(name: str) -> Result[Grounded[str]]:
    return Result(find(name)).map(upper)


@grounded_pure
def missing(name: str) -> Result[Grounded[str]]:
    found = find(name)
    if found is None:
        return Result.failed("nothing by that name")
    return Result.ok(found)


@grounded_pure
def in_a_chain(name: str) -> Ok[Grounded[str]] | Err:
    return Ok(fetch(name)).map(upper).then(checked)


@grounded_pure
def boxed(name: str) -> Grounded[str]:
    return Box(fetch(name)).map(upper).map(upper).get()


@grounded_pure
def told(name: str) -> str:
    return Result.ok(fetch(name)).told(fetch(name)).error  # E: grounded-laundering


@grounded_pure
def shown(name: str) -> str:
    return Result.ok(fetch(name)).shown(fetch(name)).error  # E: grounded-laundering


@grounded_pure
def changed(name: str) -> str:
    return noted(fetch(name)).note  # E: grounded-laundering


@grounded_pure
def in_a_plain_field(name: str) -> str:
    return beside(fetch(name), 1).note  # E: grounded-laundering
