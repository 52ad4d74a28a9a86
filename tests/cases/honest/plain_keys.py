"""Accepted: what iterates a dict of grounded values is shown its plain keys alone."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def names(table: dict[str, Grounded[str]]) -> Iterator[str]:
    first = next(iter(table))
    listed = [*tuple(table), *reversed(table), first]
    for position, name in enumerate(table):
        listed[position] = name
    for name, number in zip(table, range(3)):
        listed[number] = name
    return iter(list(table))


@agent
def joined(table: dict[str, Grounded[str]]) -> str:
    return ", ".join(table)
