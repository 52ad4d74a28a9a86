"""Refused: what a helper answers beside something grounded is content to its callers."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

KEPT: list[str] = []


def measured(doc: Grounded[str]) -> tuple[Grounded[str], int]:
    return doc, len(doc)


def sorted_out(doc: Grounded[str]) -> tuple[Grounded[str], str]:
    if doc == "bees":
        return doc, "insect"
    return doc, "other"


def problems(doc: Grounded[str]) -> list[str]:
    found: list[str] = []
    if "bee" in doc:
        found.append("bee")
    return found


def counted(doc: Grounded[str]) -> dict[str, int]:
    return {"letters": len(doc)}


def shared(doc: Grounded[str]) -> list[str]:
    return KEPT if "bee" in doc else []


@grounded_pure
def by_place(key: str) -> int:
    return measured(fetch(key))[1]  # E: grounded-laundering


@grounded_pure
def unpacked(key: str) -> str:
    _, kind = sorted_out(fetch(key))
    return kind  # E: grounded-laundering


@grounded_pure
def handed_on(key: str) -> tuple[Grounded[str], int]:
    return measured(fetch(key))  # E: grounded-laundering


@grounded_pure
def by_another_name(key: str) -> int:
    call: Callable[[Grounded[str]], tuple[Grounded[str], int]] = measured  # E: grounded-laundering
    return call(fetch(key))[1]  # E: grounded-laundering


@grounded_pure
def mapped(key: str) -> list[int]:
    return [count for _, count in map(measured, [fetch(key)])]  # E: grounded-laundering


@grounded_pure
def listed(key: str) -> list[str]:
    return problems(fetch(key))  # E: grounded-laundering


@grounded_pure
def how_many(key: str) -> int:
    count = 0
    for _ in problems(fetch(key)):
        count += 1
    return count  # E: grounded-laundering


@grounded_pure
def under_a_key(key: str) -> int:
    return counted(fetch(key))["letters"]  # E: grounded-laundering


@grounded_pure
def of_others(key: str) -> list[str]:
    shared(fetch(key)).append("bee")  # E: grounded-laundering
    return KEPT
