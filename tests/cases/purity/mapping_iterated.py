"""Accepted: whoever iterates a table is shown its plain keys; a grounded table takes what it holds."""

from __future__ import annotations

from collections import OrderedDict

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def names(table: dict[str, Grounded[str]], known: set[str]) -> list[str]:
    known.update(table)
    known.update(set(table), sorted(table))
    return [*known, *list(table)]


@grounded_pure
def merged(
    one: dict[str, Grounded[str]], other: dict[str, Grounded[str]]
) -> dict[str, Grounded[str]]:
    one.update(other)
    one.update([(name, text) for name, text in other.items()])
    return OrderedDict(one, further=other["a"])
