"""Refused: drawing from an iterator of this body runs code that others notice, or moves others on."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any, Protocol

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

LOG: list[str] = []
logger = logging.getLogger(__name__)


class Feed:
    def __iter__(self) -> Iterator[int]:
        LOG.append("drawn")
        return iter([1, 2, 3])


class Source(Protocol):
    @grounded_pure
    def __iter__(self) -> Iterator[int]: ...


def noting(found: Iterable[int]) -> Iterator[int]:
    for number in found:
        LOG.append("drawn")
        yield number


def logging_each(found: Iterable[int]) -> Iterator[int]:
    for number in found:
        logger.info("drawn")
        yield number


def mapped(change: Callable[[int], int], found: Iterable[int]) -> Iterator[int]:
    for number in found:
        yield change(number)


def noted(number: int) -> int:
    LOG.append("drawn")
    return number


async def later(found: list[int]) -> AsyncIterator[int]:
    for number in found:
        yield number


@grounded_pure
def of_an_object() -> int:
    numbers = chain(Feed())
    if "no" in fetch("key"):
        next(numbers)  # E: grounded-laundering  # E: grounded-laundering
    return len(LOG)


@grounded_pure
def of_a_parameter(feed: Feed) -> int:
    numbers = chain(feed, [1])
    if "no" in fetch("key"):
        next(numbers)  # E: grounded-laundering  # E: grounded-laundering
    return len(LOG)


@grounded_pure
def of_anything(feed: object) -> int:
    assert isinstance(feed, Iterable)
    numbers = chain(feed)
    if "no" in fetch("key"):
        next(numbers)  # E: grounded-laundering  # E: grounded-laundering
    return len(LOG)


@grounded_pure
def of_a_generator() -> int:
    numbers = map(lambda number: number + 1, noting([1, 2, 3]))
    if "no" in fetch("key"):
        next(numbers)  # E: grounded-laundering  # E: grounded-laundering
    return len(LOG)


@grounded_pure
def of_a_generator_of_a_generator() -> int:
    numbers = enumerate(chain([0], noting([1, 2, 3])))
    if "no" in fetch("key"):
        next(numbers)  # E: grounded-laundering  # E: grounded-laundering
    return len(LOG)


@grounded_pure(discloses={"condition"})
def that_writes_lines() -> None:
    numbers = logging_each([1, 2, 3])
    if "no" in fetch("key"):
        next(numbers)  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def that_calls_back() -> int:
    numbers = mapped(noted, [1, 2, 3])
    if "no" in fetch("key"):
        next(numbers)  # E: grounded-laundering  # E: grounded-laundering
    return len(LOG)


@grounded_pure
def that_calls_a_parameter(change: Callable[[int], int]) -> None:
    numbers = (change(number) for number in [1, 2, 3])
    if "no" in fetch("key"):
        next(numbers)  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def by_what_another_draws_from() -> list[int]:
    numbers = iter([1, 2, 3])
    doubled = map(lambda number: 2 * number, numbers)
    if "no" in fetch("key"):
        next(numbers)  # E: grounded-laundering  # E: grounded-laundering
    return [*doubled]


@grounded_pure
def spread(its: list[Iterator[int]]) -> list[int]:
    numbers = chain(*its)
    if "no" in fetch("key"):
        next(numbers)  # E: grounded-laundering  # E: grounded-laundering
    return [*its[0]]


@grounded_pure
async def made_later(doc: Grounded[str]) -> list[int]:
    numbers = later([1, 2, 3])
    async for _ in numbers:  # E: grounded-laundering
        if "no" in doc:
            break
    return [number async for number in numbers]


@grounded_pure
def of_the_world(folder: Path) -> list[Path]:
    paths = folder.iterdir()
    if "no" in fetch("key"):
        next(paths)  # E: grounded-laundering  # E: grounded-laundering
    return [*paths]


@grounded_pure
def that_is_no_iterator(its: list[Iterator[int]]) -> list[int]:
    numbers = its.pop()
    if "no" in fetch("key"):
        next(numbers)  # E: grounded-laundering  # E: grounded-laundering
    return [*numbers]


@grounded_pure
def of_a_protocol(source: Source) -> None:
    numbers = chain(source)
    if "no" in fetch("key"):
        next(numbers)  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def of_any(source: Any) -> None:
    numbers = chain(source)
    if "no" in fetch("key"):
        next(numbers)  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def of_lists_of_any(sources: list[list[Any]]) -> None:
    numbers = chain.from_iterable(sources)
    if "no" in fetch("key"):
        next(numbers)  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def of_any_inside(sources: list[Any]) -> None:
    numbers = chain.from_iterable(sources)
    if "no" in fetch("key"):
        next(numbers)  # E: grounded-laundering  # E: grounded-laundering
