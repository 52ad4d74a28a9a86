"""Accepted: plain keys of dictionaries with grounded values are joined, collected and ordered."""

from __future__ import annotations

import heapq
from collections import Counter

from corvid_runtime import Grounded, agent, grounded_pure

Table = dict[str, Grounded[str]]


@agent
@grounded_pure
def joined(table: Table) -> str:
    return ", ".join(table) + ", ".join(sorted(table)) + max(table, key=len)


@agent
@grounded_pure
def collected(table: Table, names: set[str]) -> set[str]:
    names.update(table)
    return set(table) | frozenset(table) | names.union(table)


@agent
@grounded_pure
def counted(table: Table) -> tuple[dict[str, int], Counter[str]]:
    return dict.fromkeys(table, 0), Counter(table.keys())


@agent
@grounded_pure
def tested(table: Table, names: set[str]) -> bool:
    return all(table) and names.issubset(table)


@agent
@grounded_pure
def ordered_items(table: Table) -> Table:
    return dict([*sorted(table.items()), min(table.items())])


@agent
@grounded_pure
def ordered_keys(table: Table) -> list[str]:
    return heapq.nsmallest(3, table)


@agent
def heap_of_plain(ranks: list[tuple[int, str]]) -> tuple[int, str]:
    heapq.heapify(ranks)
    return heapq.heappop(ranks)
