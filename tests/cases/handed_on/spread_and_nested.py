"""Refused: a callback that is handed on in a container, a spread, a partial or an object."""

from __future__ import annotations

import functools
from collections.abc import Callable
from functools import partial

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, strip


@grounded_pure
def apply(f: Callable[[Grounded[str]], str], d: Grounded[str]) -> Grounded[str]:
    return d if f(d) == "a" else d[1:]


class Leaky:
    def __call__(self, d: Grounded[str]) -> str:
        return d.unwrap_discarding_sources()


@grounded_pure
def partial_to_library(i: str) -> list[str]:
    return list(map(partial(strip), [fetch(i)]))  # E: grounded-laundering


@grounded_pure
def partial_to_pure(i: str) -> Grounded[str]:
    return apply(partial(strip), fetch(i))  # E: grounded-laundering


@grounded_pure
def inside_partial(i: str) -> Callable[[Grounded[str]], Grounded[str]]:
    print(i)
    return partial(apply, strip)  # E: grounded-laundering


@grounded_pure
def object_(i: str) -> Grounded[str]:
    return apply(Leaky(), fetch(i))  # E: grounded-laundering


@grounded_pure
def spread(i: str) -> Grounded[str]:
    return apply(d=fetch(i), **{"f": strip})  # E: grounded-laundering


@grounded_pure
def items(i: str) -> Grounded[str]:
    return list(map(apply, [strip], [fetch(i)]))[0]  # E: grounded-laundering


@grounded_pure
def items_to_lambda(i: str) -> str:
    doc = fetch(i)
    return next(map(lambda f: f(doc), [strip]))  # E: grounded-laundering


@grounded_pure
def folded(i: str) -> str:
    return functools.reduce(lambda acc, f: f(fetch(i)), [strip], "")  # E: grounded-laundering


@grounded_pure
def default(i: str) -> Grounded[str]:
    doc = fetch(i)

    def inner(f: Callable[[Grounded[str]], str] = strip) -> Grounded[str]:  # E: grounded-laundering
        return doc if f(doc) == "a" else doc[1:]

    return inner()


@grounded_pure
def to_nested(i: str) -> list[Grounded[str]]:
    def inner(f: Callable[[Grounded[str]], str]) -> Grounded[str]:
        doc = fetch(i)
        return doc if f(doc) == "a" else doc[1:]

    return list(map(inner, [strip]))  # E: grounded-laundering


@grounded_pure
def sentinel() -> list[str]:
    return list(iter(leak, ""))  # E: grounded-laundering


KEPT: list[Grounded[str]] = []


def leak() -> str:
    return KEPT[-1].unwrap_discarding_sources()
