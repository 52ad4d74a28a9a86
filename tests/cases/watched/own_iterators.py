"""Refused: where an iterator stands that content advanced, if anybody else has it, or it comes out plain."""

import itertools
from collections.abc import Iterator
from corvid_runtime import Grounded, grounded_pure, retrieval, tool, each, interpolate, join, lift

OUT: list[int] = []


@tool(uses=retrieval)
def names(q: str) -> list[str]:
    return [q]


@grounded_pure
def ok(q: str) -> Grounded[str] | None:
    counter = itertools.count(1)
    lines: list[Grounded[str]] = []
    for item in each(names(q)):
        if item == "x":
            continue
        lines.append(interpolate("{}. {}", next(counter), item))
    return join("\n", lines) if lines else None


@grounded_pure
def after(q: str) -> int:
    counter = itertools.count(1)
    for item in each(names(q)):
        if item == "x":
            next(counter)
    return next(counter)  # E: grounded-laundering


@grounded_pure
def aliased(q: str) -> int:
    counter = itertools.count(1)
    other = counter
    for item in each(names(q)):
        if item == "x":
            next(counter)
    return next(other)  # E: grounded-laundering


@grounded_pure
def kept(q: str) -> list[itertools.count[int]]:
    counter = itertools.count(1)
    if names(q)[0] == "x":
        next(counter)
    return [counter]  # E: grounded-laundering


@grounded_pure
def captured(q: str) -> int:
    counter = itertools.count(1)

    def again() -> int:
        return next(counter)

    if names(q)[0] == "x":
        next(counter)
    return again()  # E: grounded-laundering


@grounded_pure
def over_list(q: str) -> int:
    xs = [1, 2, 3]
    it = iter(xs)
    if names(q)[0] == "x":
        next(it)
    return next(it)  # E: grounded-laundering


@grounded_pure
def over_param(q: str, xs: Iterator[int]) -> int:
    it = zip(xs, "abc")
    if names(q)[0] == "x":
        next(it)  # E: grounded-laundering # E: grounded-laundering
    return next(xs)


@grounded_pure
def looped(q: str) -> int:
    it = iter("abc")
    for c in it:
        if names(q)[0] == "x":
            break
    return len(list(it))  # E: grounded-laundering


@grounded_pure
def mapped(q: str) -> int:
    def f(x: str) -> int:
        OUT.append(1)
        return 1

    it = map(f, "abc")
    if names(q)[0] == "x":
        next(it)  # E: grounded-laundering # E: grounded-laundering
    return 1


@grounded_pure
def stopped(q: str) -> Grounded[str]:
    it = iter("ab")
    for item in each(names(q)):
        if item == "x":
            OUT.append(len(next(it)))  # E: grounded-laundering # E: grounded-laundering
    return names(q)[0]


@grounded_pure
def chained(q: str) -> int:
    it = iter("abc")
    both = itertools.chain(it, "d")
    if names(q)[0] == "x":
        next(both)  # E: grounded-laundering # E: grounded-laundering
    return len(next(it))
