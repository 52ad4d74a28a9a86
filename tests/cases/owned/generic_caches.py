"""Accepted: a cache of one's own that is generic, keyed by plain values."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from corvid_runtime import Grounded, each, grounded_pure, retrieval, tool

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


@tool(uses=retrieval)
def search(query: str) -> list[str]:
    return [query]


class Cache(Generic[K, V]):
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._entries: OrderedDict[K, tuple[float, V]] = OrderedDict()

    def get(self, key: K) -> V | None:
        entry = self._entries.get(key)
        if entry is None or entry[0] <= self._clock():
            self._entries.pop(key, None)
            return None
        return entry[1]

    def put(self, key: K, value: V) -> None:
        self._entries[key] = (self._clock() + 60, value)


class Noted(Cache[str, V]):
    def put(self, key: str, value: V) -> None:
        super().put(key.lower(), value)


CACHE: Cache[str, list[Grounded[str]]] = Cache()


@grounded_pure
def retrieve(query: str = "bees") -> list[Grounded[str]]:
    if (cached := CACHE.get(query)) is not None:
        return cached
    found = [*each(search(query))]
    CACHE.put(query, found)
    return found


@grounded_pure
def noted(cache: Noted[list[Grounded[str]]], query: str) -> list[Grounded[str]]:
    cache.put(query, [*each(search(query))])
    return cache.get(query) or []
