"""Refused: a library's method of content that runs what the program wrote in its place."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping

import attrs
from pydantic import BaseModel, field_serializer
from typing_extensions import Self

from corvid_runtime import agent, grounded_pure, retrieval, tool

SEEN: list[object] = []


def noted(text: str) -> str:
    SEEN.append(text)
    return text


class Table(MutableMapping[str, str]):
    def __init__(self) -> None:
        self.held: dict[str, str] = {}

    def __getitem__(self, key: str) -> str:
        return self.held[key]

    def __setitem__(self, key: str, value: str) -> None:
        self.held[key] = value

    def __delitem__(self, key: str) -> None:
        SEEN.append(self.held.pop(key))

    def __iter__(self) -> Iterator[str]:
        return iter(self.held)

    def __len__(self) -> int:
        return len(self.held)


class Copied(BaseModel):
    text: str

    def __copy__(self) -> Self:
        SEEN.append(self.text)
        return self


class Inner(BaseModel):
    text: str

    @field_serializer("text")
    def _show(self, value: str) -> str:
        return noted(value)


class Outer(BaseModel):
    inner: Inner


@attrs.define
class Compared:
    text: str = attrs.field(eq=noted)


@tool(uses=retrieval)
def table() -> Table:
    return Table()


@tool(uses=retrieval)
def copied() -> Copied:
    return Copied(text="a")


@tool(uses=retrieval)
def outer() -> Outer:
    return Outer(inner=Inner(text="a"))


@tool(uses=retrieval)
def compared() -> Compared:
    return Compared("a")


@agent
@grounded_pure
def popped() -> None:
    table().pop("a")  # E: grounded-laundering


@agent
@grounded_pure
def copy() -> None:
    copied().model_copy()  # E: grounded-laundering


@agent
@grounded_pure
def dumped() -> None:
    outer().model_dump_json()  # E: grounded-laundering


@agent
@grounded_pure
def equal() -> None:
    compared() == compared()  # E: grounded-laundering
