"""Refused: a counter made of a mapping holds what the mapping holds; mypy takes it for one of its keys."""

from __future__ import annotations

from collections import Counter

from corvid_runtime import Grounded, agent, grounded_pure, ground, retrieval, tool


@tool(uses=retrieval)
def amounts(query: str) -> dict[str, Grounded[int]]:
    return {query: ground(3, source="a.txt")}


@grounded_pure
def counted(query: str) -> Counter[str]:
    return Counter(amounts(query))  # E: grounded-laundering


@agent
def counting(query: str) -> Counter[str]:
    return Counter(amounts(query))  # N: grounded-coercion


# The names alone are plain.


@grounded_pure
def named(query: str) -> Counter[str]:
    return Counter(list(amounts(query)))


@grounded_pure
def names(query: str) -> set[str]:
    return set(amounts(query))


@grounded_pure
def copied(query: str) -> dict[str, Grounded[int]]:
    return dict(amounts(query))
