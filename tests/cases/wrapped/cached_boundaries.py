"""Accepted: caches below the marks of boundaries, and above proofs of which they keep nothing plain."""

from __future__ import annotations

import functools

from corvid_runtime import Grounded, each, ground, grounded_pure, prompt, retrieval, tool


@tool(uses=retrieval)
@functools.lru_cache(maxsize=128)
def page(key: str) -> str:
    return ground(key, source="pages")


@tool(uses=retrieval)
@functools.cache
def pages(key: str) -> list[str]:
    return [key]


@prompt(model="m")
@functools.lru_cache
def summarize(text: Grounded[str], style: str = "short") -> str:
    return style


class Store:
    @tool(uses=retrieval)
    @functools.lru_cache(maxsize=10)
    def page(self, key: str) -> str:
        return key


@functools.cache
@grounded_pure
def brief(key: str) -> Grounded[str]:
    return summarize(page(key))


@functools.lru_cache(maxsize=10)
@grounded_pure
def defined(key: str) -> Grounded[str] | None:
    found = page(key)
    if "nothing" in found:
        return None
    return found


@grounded_pure
def answer(store: Store, key: str) -> Grounded[str]:
    found = defined(key)
    if found is None:
        return brief(key)
    for item in each(pages(key)):
        found = found + item
    return found + store.page(key)


@grounded_pure
def first(key: str) -> Grounded[str] | None:
    return defined(key)
