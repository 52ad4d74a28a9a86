"""Refused: a generic cache whose keys are retrieved, or tell by themselves what is looked up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from prelude import fetch

from corvid_runtime import Grounded, grounded_pure, plain

K = TypeVar("K")
V = TypeVar("V")
SEEN: list[str] = []


class Cache(Generic[K, V]):
    def __init__(self) -> None:
        self.entries: dict[K, V] = {}
        self.misses = 0

    def get(self, key: K) -> V | None:
        found = self.entries.get(key)
        if found is None:
            self.misses += 1
        return found

    def put(self, key: K, value: V) -> None:
        self.entries[key] = value


@dataclass(frozen=True)
class Key:
    text: str

    def __hash__(self) -> int:
        SEEN.append(self.text)
        return 0


class Leaking(Cache[str, Grounded[str]]):
    def put(self, key: str, value: Grounded[str]) -> None:
        SEEN.append(plain(value))


@grounded_pure
def counted(query: str, cache: Cache[Grounded[str], int]) -> int:
    cache.get(fetch(query))  # E: grounded-laundering
    return cache.misses


@grounded_pure
def looked_up(query: str, cache: Cache[Key, Grounded[str]], key: Key) -> list[str]:
    cache.put(key, fetch(query))  # E: grounded-laundering  # E: grounded-laundering
    return SEEN


@grounded_pure
def looked_up_after(query: str, cache: Cache[str, Grounded[str]]) -> int:
    page = fetch(query)
    if "bees" in page:
        cache.get(query)  # E: grounded-laundering
    return cache.misses


@grounded_pure
def kept_plainly(query: str, cache: Cache[str, str]) -> str:
    cache.put(query, fetch(query))  # E: grounded-laundering
    return cache.entries[query]
