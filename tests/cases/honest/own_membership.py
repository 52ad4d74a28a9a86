"""Accepted: an own `__contains__` that looks is a look, as a method is that answers plainly."""

from __future__ import annotations

from collections import OrderedDict

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Timeline:
    def __init__(self, notes: list[Grounded[str]]) -> None:
        self.notes = notes

    def __contains__(self, word: str) -> bool:
        return any(word in note for note in self.notes)


class Cache:
    def __init__(self) -> None:
        self.data: OrderedDict[str, Grounded[str]] = OrderedDict()

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def __getitem__(self, key: str) -> Grounded[str]:
        self.data.move_to_end(key)
        return self.data[key]


@grounded_pure
def first_with(key: str) -> Grounded[str] | None:
    timeline = Timeline([fetch(key)])
    if "aspirin" not in timeline:
        return None
    return timeline.notes[0]


@grounded_pure
def cached(key: str) -> Grounded[str]:
    cache = Cache()
    if "a" not in cache:
        cache.data["a"] = fetch(key)
    return cache["a"]
