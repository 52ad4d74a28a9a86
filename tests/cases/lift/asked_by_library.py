"""Refused: a lifted function that a library asks about content looks at it, as every other does."""

from __future__ import annotations

import functools
import itertools
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch


@dataclass(frozen=True)
class Hit:
    text: Grounded[str]
    rank: int


@lift
def is_long(text: str) -> bool:
    return len(text) > 5


@lift
def score(hit: Hit) -> int:
    return len(hit.text)


@lift
def better(one: Hit, other: Hit) -> Hit:
    return one if len(one.text) > len(other.text) else other


@lift
def slug(name: str) -> str:
    return name.lower()


@grounded_pure
def counted(docs: list[Grounded[str]]) -> int:
    return len(list(filter(is_long, docs)))  # E: grounded-laundering


@grounded_pure
def until(docs: list[Grounded[str]]) -> int:
    return len(list(itertools.takewhile(is_long, docs)))  # E: grounded-laundering


@grounded_pure
def ordered(hits: list[Hit]) -> list[int]:
    return [hit.rank for hit in sorted(hits, key=score)]  # E: grounded-laundering


@grounded_pure
def greatest(hits: list[Hit]) -> int:
    return max(hits, key=score).rank  # E: grounded-laundering


@grounded_pure
def reduced(a: str, b: str) -> int:
    return functools.reduce(better, [Hit(fetch(a), 1), Hit(fetch(b), 2)]).rank  # E: grounded-laundering


@grounded_pure
def mapped(hits: list[Hit]) -> list[int]:
    return [hit.rank for hit in map(better, hits, hits)]  # E: grounded-laundering


@grounded_pure
def kept(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return list(filter(is_long, docs))


@grounded_pure
def plain_names(names: list[str]) -> list[str]:
    return sorted(names, key=slug)


@grounded_pure
def best_text(hits: list[Hit]) -> Grounded[str]:
    return max(hits, key=score).text
