"""Refused: what shows how often something went on: yields of nothing, an end that a function says."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from io import StringIO

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


def page(number: int, doc: Grounded[str]) -> int:
    if "x" in doc:
        raise StopIteration  # the line that is refused
    return number


def shown(number: int, doc: Grounded[str]) -> int:
    if "x" in doc:
        raise ValueError("no page")
    return number


@grounded_pure
def pages(key: str) -> list[int]:
    doc = fetch(key)
    return list(map(lambda number: page(number, doc), [1, 2]))  # E: grounded-laundering


@grounded_pure
def shown_pages(key: str) -> list[int]:
    doc = fetch(key)
    return list(map(lambda number: shown(number, doc), [1, 2]))


@grounded_pure
def steps(doc: Grounded[str]) -> Iterator[None]:
    while "x" in doc:
        doc = doc[1:]
        yield None  # E: grounded-laundering


@grounded_pure
def parts(doc: Grounded[str]) -> Iterator[Grounded[str]]:
    while "x" in doc:
        doc = doc[1:]
        yield doc


@grounded_pure
def beats(doc: Grounded[str]) -> Iterator[None]:
    yield None
    yield None


@grounded_pure
def redirected(key: str) -> None:
    sys.stdout = StringIO()  # E: grounded-laundering
    print(fetch(key))


@grounded_pure
def printed(key: str) -> Grounded[str]:
    doc = fetch(key)
    print(doc)
    return doc
