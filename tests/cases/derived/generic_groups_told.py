"""Refused: what a generic helper groups by content is told, or changed, by its group."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from corvid_runtime import Grounded, grounded_pure

T = TypeVar("T")
Texts = list[Grounded[str]]


@dataclass
class Hit:
    text: Grounded[str]
    name: str
    marks: list[int] = field(default_factory=list)


def by_key(items: list[T], key: Callable[[T], str]) -> dict[str, list[T]]:
    out: dict[str, list[T]] = {}
    for item in items:
        out.setdefault(key(item), []).append(item)
    return out


def first_two(items: list[T], key: Callable[[T], bool]) -> tuple[list[T], list[T]]:
    one: list[T] = []
    other: list[T] = []
    for item in items:
        (one if key(item) else other).append(item)
    return one, other


def stored(items: list[T], key: Callable[[T], str]) -> dict[str, list[T]]:
    out: dict[str, list[T]] = {}
    KEPT.append(out)
    for item in items:
        out.setdefault(key(item), []).append(item)
    return out


KEPT: list[object] = []


@grounded_pure
def keys(texts: Texts) -> list[str]:
    return [*by_key(texts, lambda text: str(len(text)))]  # E: grounded-laundering


@grounded_pure
def counted(texts: Texts) -> int:
    groups = by_key(texts, lambda text: "long" if len(text) > 3 else "short")
    return len(groups)  # E: grounded-laundering


@grounded_pure
def returned(texts: Texts) -> dict[str, Texts]:
    return by_key(texts, lambda text: "long" if len(text) > 3 else "short")  # E: grounded-laundering


@grounded_pure
def names(hits: list[Hit]) -> list[str]:
    groups = by_key(hits, lambda hit: "long" if len(hit.text) > 3 else "short")
    return [hit.name for hit in groups["long"]]  # E: grounded-laundering


@grounded_pure
def marked(hits: list[Hit]) -> Texts:
    groups = by_key(hits, lambda hit: "long" if len(hit.text) > 3 else "short")
    for hit in groups["long"]:
        hit.marks.append(1)  # E: grounded-laundering # E: grounded-laundering
    return [hit.text for hit in hits]


@grounded_pure
def first_marked(hits: list[Hit]) -> Texts:
    groups = by_key(hits, lambda hit: "long" if len(hit.text) > 3 else "short")
    groups["long"][0].marks.append(1)  # E: grounded-laundering
    return [hit.text for hit in hits]


@grounded_pure
def plain_by_content(ids: list[str], texts: dict[str, Grounded[str]]) -> list[str]:
    groups = by_key(ids, lambda name: "long" if len(texts[name]) > 3 else "short")
    return groups["long"]  # E: grounded-laundering


@grounded_pure
def lists_by_content(rows: list[list[str]], text: Grounded[str]) -> list[list[str]]:
    groups = by_key(rows, lambda row: "long" if row[0] in text else "short")
    groups["long"][0].append("x")  # E: grounded-laundering # E: grounded-laundering
    return rows


@grounded_pure
def split(ids: list[str], text: Grounded[str]) -> list[str]:
    one, _ = first_two(ids, lambda name: name in text)  # E: grounded-laundering # E: grounded-laundering
    return one  # E: grounded-laundering


@grounded_pure
def of_stored(texts: Texts) -> Texts:
    groups = stored(texts, lambda text: "long" if len(text) > 3 else "short")  # E: grounded-laundering # E: grounded-laundering
    return groups["long"]
