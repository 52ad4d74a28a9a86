"""Refused: a function of the library looks at content where another one calls it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import reduce

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, fetch_int, texts

Named = tuple[Grounded[str], str]


def named(i: str) -> list[Named]:
    return [(fetch(i), "first"), (fetch("b"), "second")]


@grounded_pure
def reduced(i: str) -> str:
    return reduce(max, named(i))[1]  # E: grounded-laundering


@grounded_pure
def greatest_of_each(i: str) -> list[str]:
    return [name for _, name in map(max, [named(i), named("c")])]  # E: grounded-laundering


@grounded_pure
def sorted_each(i: str) -> str:
    return [*map(sorted, [named(i)])][0][0][1]  # E: grounded-laundering


@grounded_pure
def distinct(i: str) -> int:
    return len([*map(set, [texts(i)])][0])  # E: grounded-laundering


@grounded_pure
def beside(i: str) -> str:
    with ThreadPoolExecutor() as pool:
        return pool.submit(max, named(i)).result()[1]  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
async def in_a_thread(i: str) -> str:
    return (await asyncio.to_thread(max, named(i)))[1]  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def kept(i: str) -> list[Grounded[str]]:
    """What has sources of its own is chosen, and ordered."""
    return [
        reduce(max, texts(i)),
        *map(max, [texts(i), texts("b")]),
        *(each for group in map(sorted, [texts(i)]) for each in group),
    ]


@grounded_pure
def of_numbers(i: str) -> Grounded[int]:
    return reduce(max, [fetch_int(i), fetch_int("b")])


@grounded_pure
def of_plain(counts: list[list[int]]) -> list[int]:
    return [*map(len, counts), *map(max, counts)]
