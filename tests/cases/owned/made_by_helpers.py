"""Accepted: what a helper, a tool or a task gives is new, and changed as content says."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field
from typing import TypeVar

from corvid_runtime import Grounded, each, grounded_pure
from prelude import fetch_rows, texts

T = TypeVar("T")
KNOWN: list[int] = []


@dataclass
class Report:
    texts: list[Grounded[str]] = field(default_factory=list)


def boxed(value: T) -> list[T]:
    return [value]


async def made() -> Report:
    return Report()


async def known() -> list[int]:
    return KNOWN


@grounded_pure
def of_values(key: str) -> Grounded[str]:
    numbers = boxed(3)
    found = texts(key)[0]
    if len(found) > 3:
        numbers.append(4)
    return found


@grounded_pure
def of_a_whole(key: str) -> list[Grounded[str]]:
    rows = each(fetch_rows(key))
    if len(rows[0]) > 3:
        rows.append(rows[0])
    return rows


@grounded_pure
def of_two_displays(key: str) -> Grounded[str]:
    numbers = [1] + [2]
    found = texts(key)[0]
    if len(found) > 3:
        numbers.append(3)
    return found


@grounded_pure
def of_a_factory_and_a_table(key: str) -> list[Grounded[str]]:
    table: defaultdict[str, list[Grounded[str]]] = defaultdict(list, {"a": []})
    for text in texts(key):
        if len(text) > 3:
            table["a"].append(text)
    return table["a"]


@grounded_pure
async def gathered(key: str) -> Grounded[str]:
    lists = await asyncio.gather(*(known() for _ in range(2)))
    found = texts(key)[0]
    if len(found) > 3:
        lists.reverse()
    return found


@grounded_pure
async def in_time(key: str) -> list[Grounded[str]]:
    report = await asyncio.wait_for(made(), 5)
    for text in texts(key):
        if len(text) > 3:
            report.texts.append(text)
    return report.texts


@grounded_pure
async def by_a_task(key: str) -> Grounded[str]:
    task = asyncio.create_task(known())
    found = texts(key)[0]
    if len(found) > 3:
        await task
    return found
