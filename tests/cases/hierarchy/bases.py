"""Refused: a class may have other attributes than mypy shows, where a base is not known to it."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from corvid_runtime import Grounded, grounded_pure, retrieval, tool
from typing_extensions import dataclass_transform

T = TypeVar("T")
LOG: list[str] = []


@tool(uses=retrieval)
def fetch(key: str) -> str:
    """Look a text up."""
    raise NotImplementedError


class Evil:
    def __init__(self, text: Any = 0) -> None:
        self.size = 0

    def read(self, text: Grounded[str]) -> Grounded[str]:
        LOG.append(str(text))
        return text

    def __setattr__(self, name: str, value: Any) -> None:
        LOG.append(str(value))

    def __len__(self) -> int:
        LOG.append("asked")
        return 1


class Good:
    def read(self, text: Grounded[str]) -> Grounded[str]:
        return text


ANY: Any = Evil


class Mixed(ANY, Good):  # type: ignore[misc]
    """`read` is that of the first base."""


class Own(ANY):  # type: ignore[misc]
    """What the class defines itself is found first."""

    size: int = 0

    def read(self, text: Grounded[str]) -> Grounded[str]:
        return text


class Chosen(Generic[T]):
    def read(self, text: Grounded[str]) -> Grounded[str]:
        return text

    def __class_getitem__(cls, item: Any) -> Any:
        return Evil


class Subscripted(Chosen[int]):
    pass


@dataclass_transform()
def model(cls: type[T]) -> type[T]:
    def init(self: Any, text: Any) -> None:
        LOG.append(str(text))
        self.text = text

    cls.__init__ = init  # type: ignore[method-assign, assignment]
    return cls


@model
class Transformed:
    text: Grounded[str]


@grounded_pure
def mixed(key: str, reader: Mixed) -> Grounded[str]:
    return reader.read(fetch(key))  # E: grounded-laundering


@grounded_pure
def own(key: str, reader: Own) -> Grounded[str]:
    """Accepted: no base has it before the class itself."""
    return reader.read(fetch(key))


@grounded_pure
def assigned(key: str, reader: Own) -> Grounded[str]:
    reader.size = 3  # E: grounded-laundering
    return fetch(key)


@grounded_pure
def asked(key: str, reader: Own) -> Grounded[str]:
    doc = fetch(key)
    if "x" in doc:
        if reader:  # E: grounded-laundering
            pass
    return doc


@grounded_pure
def made(key: str) -> Grounded[str]:
    return Own().read(fetch(key))  # E: grounded-laundering


@grounded_pure
def subscripted(key: str, reader: Subscripted) -> Grounded[str]:
    return reader.read(fetch(key))  # E: grounded-laundering


@grounded_pure
def transformed(key: str) -> Grounded[str]:
    return Transformed(fetch(key)).text  # E: grounded-laundering
