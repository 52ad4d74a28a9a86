"""Refused: every way to iterate over an object of the program runs its __iter__."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@dataclass
class Loop:
    held: Grounded[str]

    def __iter__(self) -> Iterator[str]:
        yield self.held.unwrap_discarding_sources()


@grounded_pure
def listed(i: str) -> list[str]:
    return [s for s in Loop(fetch(i))]  # E: grounded-laundering


@grounded_pure
def mapped(i: str) -> dict[str, int]:
    return {s: 1 for s in Loop(fetch(i))}  # E: grounded-laundering


@grounded_pure
def collected(i: str) -> set[str]:
    return {s for s in Loop(fetch(i))}  # E: grounded-laundering


@grounded_pure
def unpacked(i: str) -> str:
    (first,) = Loop(fetch(i))  # E: grounded-laundering
    return first


@grounded_pure
def unpacked_in_loop(i: str) -> str:
    for (first,) in [Loop(fetch(i))]:  # E: grounded-laundering
        return first
    return ""


@grounded_pure
def starred(i: str) -> list[str]:
    return [*Loop(fetch(i))]  # E: grounded-laundering


@grounded_pure
def spread(i: str) -> tuple[str, ...]:
    def inner(*texts: str) -> tuple[str, ...]:
        return texts

    return inner(*Loop(fetch(i)))  # E: grounded-laundering


@grounded_pure
def delegated(i: str) -> Iterator[str]:
    yield from Loop(fetch(i))  # E: grounded-laundering
