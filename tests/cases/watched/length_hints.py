"""Refused: content decides whether an object is asked how many items it may have."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, grounded_pure

ASKED: list[int] = []


class Hinted:
    def __iter__(self) -> Iterator[str]:
        return iter(("a", "b"))

    def __length_hint__(self) -> int:
        ASKED.append(1)
        return 2


class Drawn:
    def __iter__(self) -> Drawn:
        return self

    def __next__(self) -> str:
        raise StopIteration

    def __length_hint__(self) -> int:
        ASKED.append(1)
        return 2


class Fixed:
    def __iter__(self) -> Iterator[str]:
        return iter(("a", "b"))

    def __length_hint__(self) -> int:
        return 2


class Made:
    def __iter__(self) -> Drawn:
        return Drawn()


@grounded_pure
def listed(reply: Grounded[str], held: Hinted) -> Grounded[str]:
    if "x" in reply:
        list(held)  # E: grounded-laundering
        [*held]  # E: grounded-laundering
        print(*held)  # E: grounded-laundering
        names = ["a"]
        names += held  # E: grounded-laundering
    return reply


@grounded_pure
def listed_inside(reply: Grounded[str], held: list[Hinted]) -> Grounded[str]:
    if "x" in reply:
        [*map(list, held)]  # E: grounded-laundering
    return reply


@grounded_pure
def left_over(reply: Grounded[str], held: Made) -> Grounded[str]:
    if "x" in reply:
        first, *rest = held  # E: grounded-laundering
    return reply


@grounded_pure
def fixed(reply: Grounded[str], held: Fixed) -> Grounded[str]:
    if "x" in reply:
        list(held)
        [*held]
        first, *rest = held
    list(held)
    return reply
