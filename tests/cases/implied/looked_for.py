"""Refused: a test looks for an attribute of an object of any class, whose property then runs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, runtime_checkable

from corvid_runtime import grounded_pure, retrieval, tool

SIZES: list[int] = []


@tool(uses=retrieval)
def fetch(name: str) -> str:
    return name


@runtime_checkable
class HasReady(Protocol):
    @property
    def ready(self) -> str: ...


class Page:
    @property
    def ready(self) -> str:
        SIZES.append(len(fetch("a page")))
        return "ready"


class Note:
    ready: str = "ready"


@grounded_pure
def by_test(page: object) -> bool:
    return isinstance(page, HasReady)  # E: grounded-laundering


@grounded_pure
def by_protocol(page: object) -> int:
    match page:
        case HasReady():  # E: grounded-laundering
            return 1
    return 0


@grounded_pure
def by_attribute(page: object) -> int:
    match page:
        case object(ready="ready"):  # E: grounded-laundering
            return 1
    return 0


@grounded_pure
def of_known_classes(page: Note | int) -> bool:
    return isinstance(page, HasReady)


@grounded_pure
def by_class(page: object) -> bool:
    return isinstance(page, (Note, int, Iterable))
