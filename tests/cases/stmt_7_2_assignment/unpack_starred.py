"""Refused: a starred target whose list mypy joins to plain objects."""

from __future__ import annotations

from corvid_runtime import Grounded, each, grounded_pure
from prelude import fetch, fetch_rows


@grounded_pure
def joined(key: str) -> list[object]:
    first, *rest = ("a", fetch(key), 1)  # E: grounded-laundering
    told: list[object] = rest
    return told if first else []


@grounded_pure
def before(key: str) -> object:
    *front, last = (fetch(key), 1, "b")  # E: grounded-laundering
    return front if last else None


@grounded_pure
def nested(key: str) -> list[object]:
    (number, *rest), name = ((1, fetch(key), 2), "c")  # E: grounded-laundering
    return rest if number and name else []


@grounded_pure
def kept(key: str) -> tuple[str, list[Grounded[str]]]:
    name, *parts = ("a", fetch(key), fetch(key))
    first, *others = each(fetch_rows(key))
    return name, [*parts, first, *others]
