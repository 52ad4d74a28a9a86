"""Accepted: a container that a helper makes is the caller's own, whoever has what it holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from corvid_runtime import Grounded, grounded_pure

Texts = list[Grounded[str]]
T = TypeVar("T")


@dataclass
class Todo:
    text: Grounded[str]


def open_ones(items: list[Todo]) -> list[Todo]:
    return [item for item in items if len(item.text) > 3]


def kept(items: list[Todo]) -> list[Todo]:
    found: list[Todo] = []
    for item in items:
        if len(item.text) > 3:
            found.append(item)
    return found


async def later(items: list[Todo]) -> list[Todo]:
    return [item for item in items if len(item.text) > 3]


def copied(items: list[T]) -> list[T]:
    return list(items)


@grounded_pure
def sorted_in_place(texts: Texts) -> list[Todo]:
    items = [Todo(text) for text in texts]
    items = open_ones(items)
    items.sort(key=lambda item: item.text)
    return items


@grounded_pure
def filled(todos: list[Todo], more: list[Todo]) -> list[Todo]:
    found = kept(todos)
    for item in more:
        if "x" in item.text:
            found.append(item)
    return found


@grounded_pure
async def awaited(todos: list[Todo]) -> list[Todo]:
    found = await later(todos)
    found.sort(key=lambda item: item.text)
    return found[:3]


@grounded_pure
def of_any(todos: list[Todo]) -> list[Todo]:
    found = copied(todos)
    found.sort(key=lambda item: item.text)
    return found
