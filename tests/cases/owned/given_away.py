"""Refused: objects and containers of the function's own that a method, an operator or a reader keeps."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from corvid_runtime import grounded_pure
from prelude import fetch

REGISTRY: list[object] = []
KEEP: list[int] = []


class Box:
    def __init__(self) -> None:
        self.n = 0
        self.items: list[int] = []

    def register(self) -> None:
        REGISTRY.append(self)

    def adopt(self, items: list[int]) -> None:
        self.items = items

    def attach(self) -> None:
        self.items = KEEP

    async def read(self) -> int:
        return self.n


class Known:
    def __init__(self) -> None:
        self.n = 0

    def __bool__(self) -> bool:
        KNOWN.append(self)
        return True


KNOWN: list[Known] = []


class Read:
    def __init__(self) -> None:
        self.n = 0

    @property
    def value(self) -> int:
        READ.append(self)
        return 1


READ: list[Read] = []


class Bag:
    def __init__(self) -> None:
        self.kept: object = None

    def __contains__(self, item: object) -> bool:
        self.kept = item
        return True


@grounded_pure
def registered(i: str) -> int:
    box = Box()
    box.register()
    if "x" in fetch(i):
        box.n = 4  # E: grounded-laundering
    return 1


@grounded_pure
def known(i: str) -> int:
    box = Known()
    if box:
        pass
    if "x" in fetch(i):
        box.n = 4  # E: grounded-laundering
    return 1


@grounded_pure
def by_a_property(i: str) -> int:
    box = Read()
    seen = box.value
    if "x" in fetch(i):
        box.n = 4  # E: grounded-laundering
    return seen


@grounded_pure
def adopted(i: str, out: list[int]) -> int:
    box = Box()
    box.adopt(out)
    if "x" in fetch(i):
        box.items.append(2)  # E: grounded-laundering
    return 1


@grounded_pure
def attached(i: str) -> int:
    box = Box()
    box.attach()
    if "x" in fetch(i):
        box.items.append(2)  # E: grounded-laundering
    return 1


@grounded_pure
def kept_beside(i: str, bag: Bag) -> int:
    items: list[int] = []
    if items in bag:
        pass
    if "x" in fetch(i):
        items.append(1)  # E: grounded-laundering
    return 1


@grounded_pure
def put_in_place(i: str, out: list[int]) -> int:
    lists: list[list[int]] = []
    lists += [out]
    if "x" in fetch(i):
        lists[0].append(1)  # E: grounded-laundering
    return 1


@grounded_pure
def read_later(i: str) -> list[int]:
    items: list[int] = []
    later = (len(items) for _ in [1])
    if "x" in fetch(i):
        items.append(1)  # E: grounded-laundering
    return list(later)


@grounded_pure
async def awaited_later(i: str) -> int:
    box = Box()
    later = asyncio.create_task(box.read())
    if "x" in fetch(i):
        box.n = 4  # E: grounded-laundering
    return await later


@grounded_pure
def kept(i: str) -> Iterator[int]:
    box, items = Box(), [1]
    if box.n == 0 and len(items) < 2:
        items += [2]
    if "x" in fetch(i):
        box.n = 4
        items.append(3)
    yield 1
