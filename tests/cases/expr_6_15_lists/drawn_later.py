"""Refused: a generator expression reads what it names when it is drawn."""

from __future__ import annotations

from corvid_runtime import Grounded, each, grounded_pure, join
from prelude import fetch, fetch_rows


@grounded_pure
def later(i: str) -> list[int]:
    step = 1
    values = (number * step for number in range(4))
    if "yes" in fetch(i):
        step = 10  # E: grounded-laundering
    return list(values)


@grounded_pure
def through_map(i: str) -> list[str]:
    step = 1
    values = map(str, (number * step for number in range(4)))
    if "yes" in fetch(i):
        step = 10  # E: grounded-laundering
    return list(values)


@grounded_pure
def while_drawn(i: str) -> list[int]:
    step, found = 1, list[int]()
    for value in (number * step for number in range(4)):
        found.append(value)
        if "yes" in fetch(i):
            step = 10  # E: grounded-laundering
    return found


@grounded_pure
def at_once(i: str) -> Grounded[str]:
    best = 0.0
    kept: list[Grounded[str]] = []
    for row in each(fetch_rows(i)):
        if any(row == other for other in kept) or sum(best for _ in kept) > 9:
            continue
        if "best" in row:
            best = 1.0
        kept.append(row)
    return join(" ", (row for row in kept if "x" in row))


@grounded_pure
def drawn_until(i: str) -> int:
    rows = iter(each(fetch_rows(i)))
    next((row for row in rows if "x" in row), None)
    return len(list(rows))  # E: grounded-laundering
