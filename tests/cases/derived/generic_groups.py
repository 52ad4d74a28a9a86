"""Accepted: generic helpers that group, of plain values and of grounded ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

T = TypeVar("T")
Texts = list[Grounded[str]]


def by_key(items: list[T], key: Callable[[T], str]) -> dict[str, list[T]]:
    out: dict[str, list[T]] = {}
    for item in items:
        out.setdefault(key(item), []).append(item)
    return out


def by_key_with_a_test(items: list[T], key: Callable[[T], str]) -> dict[str, list[T]]:
    out: dict[str, list[T]] = {}
    for item in items:
        found = key(item)
        if found not in out:
            out[found] = []
        out[found].append(item)
    return out


@grounded_pure
def plain(names: list[str]) -> list[str]:
    return [*by_key(names, lambda name: name[0])]


@grounded_pure
def plain_with_a_test(names: list[str]) -> Texts:
    groups = by_key_with_a_test(names, lambda name: name[0])
    return [fetch(letter) for letter in groups]


@grounded_pure
def of_content(texts: Texts) -> Texts:
    groups = by_key(texts, lambda text: "long" if len(text) > 3 else "short")
    return groups.get("long", [])


@grounded_pure
def largest(texts: Texts) -> Texts:
    return max(by_key(texts, lambda text: str(len(text))).values(), key=len)
