"""Accepted: helpers without a mark, which another module may bind to such as keep as much."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from corvid_runtime import Grounded, grounded_pure

Step = Callable[[Grounded[str]], Grounded[str]]


def short(doc: Grounded[str]) -> Grounded[str]:
    return doc[:10]


ALIAS = short
DECLARED: Step = short
TABLE: Mapping[str, Step] = {"short": short}
STEPS = (short, short)
HOOK: Step | None = None
LIMIT = 3


@grounded_pure
def by_name(doc: Grounded[str]) -> Grounded[str]:
    return short(doc)


@grounded_pure
def by_alias(doc: Grounded[str]) -> Grounded[str]:
    return ALIAS(doc)


@grounded_pure
def as_declared(doc: Grounded[str]) -> Grounded[str]:
    return DECLARED(doc)


@grounded_pure
def by_table(doc: Grounded[str]) -> Grounded[str]:
    return TABLE["short"](doc)


@grounded_pure
def step_by_step(doc: Grounded[str]) -> Grounded[str]:
    for step in STEPS:
        doc = step(doc)
    return doc
