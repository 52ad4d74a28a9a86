"""Refused: iterating a record of a library gives its fields as any type."""

from __future__ import annotations

from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

from corvid_runtime import Grounded, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def fetch(name: str) -> str:
    return name


class Row(BaseModel):
    model_config = ConfigDict(arbitrary_types_allowed=True)
    doc: Grounded[str] | None = None


class Plain(BaseModel):
    name: str = ""


class Pair(NamedTuple):
    doc: Grounded[str]
    other: Grounded[str]


class Docs(dict[str, Grounded[str]]):
    pass


@grounded_pure
def looked_at(name: str) -> int:
    for _field, value in Row(doc=fetch(name)):  # E: grounded-laundering
        if value == "banana":
            return 1
    return 0


@grounded_pure
def taken_apart(name: str) -> bool:
    ((_field, value),) = Row(doc=fetch(name))  # E: grounded-laundering
    return bool(value == "banana")


@grounded_pure
def shown(name: str) -> list[object]:
    return [value for _field, value in Row(doc=fetch(name))]  # E: grounded-laundering


@grounded_pure
def of_plain_fields(name: str) -> list[str]:
    return [field for field, _ in Plain(name=name)]


@grounded_pure
def of_a_pair(name: str) -> list[Grounded[str]]:
    return [part for part in Pair(fetch(name), fetch(name))]


@grounded_pure
def of_keys(name: str) -> list[str]:
    docs = Docs()
    docs[name] = fetch(name)
    return [key for key in docs]
