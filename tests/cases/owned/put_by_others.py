"""Refused: what is put into an own object by a generic function, by a library, or unbound."""

from __future__ import annotations

import bisect
import functools
import heapq
import itertools
import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from corvid_runtime import Grounded, grounded_pure

T = TypeVar("T")
SEEN: list[int] = []


class Box(Generic[T]):
    def __init__(self, value: T) -> None:
        self.value = value

    def set(self, value: T) -> None:
        self.value = value


class Shelf(Generic[T]):
    def __init__(self, value: T) -> None:
        self.value = value

    def set(self, value: T) -> None:
        self.value = value


class Rows(Shelf[list[int]]):
    def set(self, value: list[int]) -> None:
        super().set(value)


class Registry(Generic[T]):
    def __init__(self) -> None:
        self.by_name: dict[str, T] = {}

    def put(self, name: str, item: T) -> None:
        self.by_name[name] = item


@dataclass
class Topic:
    name: str
    count: int = 0


def put(table: dict[str, T], item: T) -> None:
    table["a"] = item


def index_into(table: dict[int, T], items: list[T]) -> None:
    for number, item in enumerate(items):
        table[number] = item


@grounded_pure
def by_a_method(doc: Grounded[str]) -> int:
    row = [1]
    box: Box[list[int]] = Box([5])
    box.set(row)
    if doc == "left":
        box.value.append(7)
    return len(row)  # E: grounded-laundering


@grounded_pure
def of_others(doc: Grounded[str]) -> None:
    box: Box[list[int]] = Box([])
    box.set(SEEN)
    if doc == "left":
        box.value.append(7)  # E: grounded-laundering


@grounded_pure
def by_super(doc: Grounded[str]) -> int:
    row = [1]
    box = Rows([5])
    box.set(row)
    if doc == "left":
        row.append(7)  # E: grounded-laundering
    return len(box.value)


@grounded_pure
def by_a_bound_method(doc: Grounded[str]) -> int:
    row = [1]
    box: Box[list[int]] = Box([5])
    setting = box.set
    setting(row)
    if doc == "left":
        row.append(7)  # E: grounded-laundering
    return len(box.value)


@grounded_pure
def in_a_registry(doc: Grounded[str]) -> list[Topic]:
    topics = [Topic("bees"), Topic("ants")]
    registry: Registry[Topic] = Registry()
    for topic in topics:
        registry.put(topic.name, topic)
    if doc == "left":
        registry.by_name["bees"].count += 1
    return topics  # E: grounded-laundering


@grounded_pure
def by_a_function(doc: Grounded[str]) -> int:
    row = [1]
    table: dict[str, list[int]] = {}
    put(table, row)
    if doc == "left":
        table["a"].append(7)
    return len(row)  # E: grounded-laundering


@grounded_pure
def the_callers(doc: Grounded[str], topic: Topic) -> None:
    table: dict[str, Topic] = {}
    put(table, topic)
    if doc == "left":
        table["a"].count += 1  # E: grounded-laundering


@grounded_pure
def all_of_them(doc: Grounded[str]) -> list[Topic]:
    topics = [Topic("bees"), Topic("ants")]
    table: dict[int, Topic] = {}
    index_into(table, topics)
    if doc == "left":
        table[0].count += 1
    return topics  # E: grounded-laundering


@grounded_pure
def on_a_heap(doc: Grounded[str]) -> int:
    row = [1]
    heap: list[list[int]] = []
    heapq.heappush(heap, row)
    if doc == "left":
        heap[0].append(2)
    return len(row)  # E: grounded-laundering


@grounded_pure
def in_order(doc: Grounded[str]) -> int:
    row = [1]
    table: list[list[int]] = []
    bisect.insort(table, row)
    if doc == "left":
        row.append(2)
    return len(table[0])  # E: grounded-laundering


@grounded_pure
def by_a_keyword(doc: Grounded[str]) -> int:
    row = [1]
    table = dict(a=row)
    found = table.get("a", [])
    if doc == "left":
        row.append(7)  # E: grounded-laundering
    return len(found)


@grounded_pure
def in_a_namespace(doc: Grounded[str]) -> int:
    row = [1]
    space = types.SimpleNamespace(a=row)
    found: list[int] = space.a
    if doc == "left":
        row.append(7)  # E: grounded-laundering
    return len(found)


@grounded_pure
def repeated(doc: Grounded[str]) -> int:
    row = [1]
    table = list(itertools.repeat(row, 2))
    found = next(iter(table))
    if doc == "left":
        row.append(7)  # E: grounded-laundering
    return len(found)


@grounded_pure
def by_the_class(doc: Grounded[str]) -> int:
    row = [1]
    table: list[list[int]] = []
    list.append(table, row)
    found = table[0]
    if doc == "left":
        row.append(7)  # E: grounded-laundering
    return len(found)


@grounded_pure
def partly(doc: Grounded[str]) -> int:
    row = [1]
    table: list[list[int]] = []
    functools.partial(table.insert, 0)(row)
    if doc == "left":
        row.append(7)  # E: grounded-laundering
    return len(table[0])


@grounded_pure
def by_another_name(doc: Grounded[str]) -> int:
    row = [1]
    table = row
    SEEN_ROWS.append(table)
    if doc == "left":
        row.append(7)  # E: grounded-laundering
    return len(SEEN_ROWS[-1])


SEEN_ROWS: list[list[int]] = []


class Loud(Mapping[str, int]):
    def __getitem__(self, key: str) -> int:
        SEEN.append(1)
        return 1

    def __iter__(self):  # type: ignore[no-untyped-def]
        return iter(["a"])

    def __len__(self) -> int:
        return 1


MAKERS: Mapping[str, Callable[[], Mapping[str, int]]] = {"a": lambda: Loud()}  # E: grounded-laundering


@grounded_pure
def made_by_a_table(doc: Grounded[str]) -> int:
    table = MAKERS["a"]()
    if doc == "left":
        return table["a"]  # E: grounded-laundering
    return 1  # E: grounded-laundering


class Base:
    def __init_subclass__(cls) -> None:
        SEEN.append(1)


@grounded_pure
def makes_a_class(doc: Grounded[str]) -> int:
    if doc == "left":
        type("Sub", (Base,), {})  # E: grounded-laundering
    return len(SEEN)


@grounded_pure
def of_a_sequence(rows: Sequence[list[int]], doc: Grounded[str]) -> int:
    own = [[1]]
    first = own[0]
    second = first
    third = max(own, key=len)
    if doc == "left":
        third.append(2)
    return len(second) + len(rows)  # E: grounded-laundering
