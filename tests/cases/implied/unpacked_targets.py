"""Refused: unpacking runs the methods of an object, in every place that has targets."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Bare:
    def __init__(self, doc: Grounded[str]) -> None:
        self.doc = doc

    def __iter__(self) -> Iterator[str]:
        return iter([self.doc.unwrap_discarding_sources()])


class Counted:
    def __init__(self) -> None:
        self.times = 0

    def __iter__(self) -> Iterator[int]:
        self.times += 1
        return iter([1])


ONE, OTHER = Counted(), Counted()


@grounded_pure
def by_with(key: str) -> str:
    with nullcontext(Bare(fetch(key))) as (text,):  # E: grounded-laundering
        return text


@grounded_pure
def by_with_inside(key: str) -> str:
    with nullcontext((Bare(fetch(key)), 1)) as ((text,), _number):  # E: grounded-laundering
        return text


@grounded_pure
def beside_the_rest(key: str) -> str:
    (text,), *_rest = Bare(fetch(key)), 1, 2  # E: grounded-laundering
    return text


@grounded_pure
def as_an_element(key: str) -> int:
    chosen = ONE if "bee" in fetch(key) else OTHER
    for (_one,) in [chosen]:  # E: grounded-laundering
        pass
    return ONE.times


@grounded_pure
def as_an_element_of_a_comprehension(key: str) -> int:
    chosen = ONE if "bee" in fetch(key) else OTHER
    numbers = [one for _place, (one,) in enumerate([chosen])]  # E: grounded-laundering
    return ONE.times + len(numbers)  # E: grounded-laundering
