"""Refused: a number that keeps some sources is computed of one that lost others."""

from __future__ import annotations

from collections.abc import Sequence

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch_int, numbers


@grounded_pure
def added(i: str) -> Grounded[int]:
    return fetch_int(i) + int(fetch_int("b"))  # E: grounded-laundering


@grounded_pure
def added_in_place(i: str) -> Grounded[int]:
    total = fetch_int(i)
    total += int(fetch_int("b"))  # E: grounded-laundering
    return total


@grounded_pure
def lifted(i: str) -> Grounded[int]:
    return lift(max)(fetch_int(i), int(fetch_int("b")))  # E: grounded-laundering


@grounded_pure
def kept_where_it_is_compared(i: str) -> Grounded[int] | None:
    sums: dict[str, Grounded[int]] = {}
    if sums.setdefault("a", fetch_int(i) + int(fetch_int("b"))) > 3:  # E: grounded-laundering
        return sums["a"]
    return None


def weight(number: Grounded[int], others: Sequence[Grounded[int]]) -> float:
    return max((float(each) for each in others), default=0.0) - float(number)


@grounded_pure
def compared(limit: int) -> list[Grounded[int]]:
    """What is only compared nobody gets."""
    used, found = 0, []
    for number in numbers("a"):
        if used + number > limit:
            continue
        used += int(number)
        found.append(number)
    return found


@grounded_pure
def best(i: str) -> Grounded[int]:
    others = numbers(i)
    return max(numbers("a"), key=lambda each: 0.5 * each - 0.5 * weight(each, others))


@grounded_pure
def kept(i: str) -> Grounded[int]:
    return fetch_int(i) + fetch_int("b") + len("words") + len(numbers(i))
