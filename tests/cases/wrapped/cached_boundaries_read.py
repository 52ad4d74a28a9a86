"""Refused: what a cached boundary gives is retrieved, and a cache shows who asked before."""

from __future__ import annotations

import functools

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
@functools.lru_cache(maxsize=128)
def page(key: str) -> str:
    return key


class Twice:
    def __init__(self, function: object) -> None:
        self.function = function

    def __call__(self, key: str) -> str:
        return key


@tool(uses=retrieval)
@Twice
def twice(key: str) -> str:
    return key


@functools.cache  # E: grounded-laundering `functools.cache`
@tool(uses=retrieval)
def late(key: str) -> str:
    return key


@agent(uses=retrieval)
@functools.cache
def assistant(key: str) -> Grounded[str]:
    return page(key)


@functools.cache
@grounded_pure
def defined(key: str) -> Grounded[str] | None:
    return page(key) if "a" in page(key) else None


@functools.cache  # E: grounded-laundering `functools.cache`
@grounded_pure
def chosen(key: str) -> list[Grounded[str]]:
    return [found for found in [page(key)] if "a" in found]


@grounded_pure
@functools.cache
def below(key: str) -> Grounded[str]:  # E: grounded-declaration
    return page(key)


@grounded_pure
def plain(key: str) -> str:
    return page(key)  # E: grounded-laundering `page(key)`


@grounded_pure
def plain_of_object(key: str) -> str:
    return twice(key)  # E: grounded-laundering `twice(key)`


@grounded_pure
def which(key: str) -> str:
    return "no" if defined(key) is None else "yes"


@grounded_pure(discloses={"condition", "refusal", "effect"})
def hidden(key: str) -> Grounded[str] | None:
    return defined(key)  # E: grounded-laundering
