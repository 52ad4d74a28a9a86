"""Refused: what a helper gives may be what others have, or hold it, and is changed after a look."""

from __future__ import annotations

import functools
from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure

Texts = list[Grounded[str]]


@dataclass
class Todo:
    text: Grounded[str]
    marks: list[int] = field(default_factory=list)


LAST: list[list[Todo]] = []


def same(items: list[Todo]) -> list[Todo]:
    return items


def either(items: list[Todo], copies: bool) -> list[Todo]:
    return [*items] if copies else items


def stored(items: list[Todo]) -> list[Todo]:
    found = [*items]
    LAST.append(found)
    return found


def stored_by_finally(items: list[Todo]) -> list[Todo]:
    found: list[Todo] = []
    try:
        found = [*items]
        return found
    finally:
        LAST.append(found)


def seen_by_a_function(items: list[Todo]) -> list[Todo]:
    found = [*items]

    def show() -> None:
        LAST.append(found)

    SHOW.append(show)
    return found


SHOW: list[object] = []


@functools.cache
def cached(name: str) -> list[Todo]:
    return []


def filtered(items: list[Todo]) -> list[Todo]:
    return [item for item in items if len(item.text) > 3]


def rows(items: list[Todo]) -> list[list[Todo]]:
    return [items]


class Store:
    def __init__(self) -> None:
        self.items: list[Todo] = []

    def all(self) -> list[Todo]:
        return [*self.items]


class Sharing(Store):
    def all(self) -> list[Todo]:
        return self.items


@grounded_pure
def of_same(todos: list[Todo], text: Grounded[str]) -> list[Todo]:
    found = same(todos)
    if "x" in text:
        found.clear()  # E: grounded-laundering
    return todos


@grounded_pure
def of_either(todos: list[Todo], text: Grounded[str]) -> list[Todo]:
    found = either(todos, False)
    if "x" in text:
        found.clear()  # E: grounded-laundering
    return todos


@grounded_pure
def of_stored(todos: list[Todo], text: Grounded[str]) -> list[Todo]:
    found = stored(todos)
    if "x" in text:
        found.clear()  # E: grounded-laundering
    return todos


@grounded_pure
def of_stored_by_finally(todos: list[Todo], text: Grounded[str]) -> list[Todo]:
    found = stored_by_finally(todos)
    if "x" in text:
        found.clear()  # E: grounded-laundering
    return todos


@grounded_pure
def of_seen(todos: list[Todo], text: Grounded[str]) -> list[Todo]:
    found = seen_by_a_function(todos)
    if "x" in text:
        found.clear()  # E: grounded-laundering
    return todos


@grounded_pure
def of_cached(todos: list[Todo], text: Grounded[str]) -> list[Todo]:
    found = cached("x")  # E: grounded-laundering
    if "x" in text:
        found.clear()  # E: grounded-laundering
    return todos


@grounded_pure
def of_a_method(store: Store, text: Grounded[str]) -> Grounded[str]:
    found = store.all()
    if "x" in text:
        found.clear()  # E: grounded-laundering
    return text


@grounded_pure
def marked(todos: list[Todo]) -> list[Todo]:
    for item in filtered(todos):
        item.marks.append(1)  # E: grounded-laundering # E: grounded-laundering
    return todos


@grounded_pure
def first_marked(todos: list[Todo], text: Grounded[str]) -> list[Todo]:
    found = filtered(todos)
    if "x" in text:
        found[0].marks.append(1)  # E: grounded-laundering # E: grounded-laundering
    return todos


@grounded_pure
def row_changed(todos: list[Todo], text: Grounded[str]) -> list[Todo]:
    found = rows(todos)
    if "x" in text:
        found[0].clear()  # E: grounded-laundering
    return todos


@grounded_pure
def row_by_name(todos: list[Todo], text: Grounded[str]) -> list[Todo]:
    found = rows(todos)
    row = found[0]
    if "x" in text:
        row.clear()  # E: grounded-laundering
    return todos


@grounded_pure
def put_into_own(todos: list[Todo], text: Grounded[str]) -> list[Todo]:
    own: list[list[list[Todo]]] = []
    own.append(rows(todos))
    if "x" in text:
        own[0][0].clear()  # E: grounded-laundering
    return todos


@grounded_pure
def counted(todos: list[Todo]) -> int:
    found = filtered(todos)
    return len(found)  # E: grounded-laundering


@grounded_pure
def handed_on(todos: list[Todo], text: Grounded[str], kept: list[list[Todo]]) -> list[Todo]:
    found = filtered(todos)
    kept.append(found)  # E: grounded-laundering # E: grounded-laundering
    if "x" in text:
        found.clear()  # E: grounded-laundering # E: grounded-laundering
    return todos
